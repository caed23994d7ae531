/// The name of a data set in an asset catalogue, those of the folders that name it in front.
public typealias NSDataAssetName = String

/// The content of a data set of an asset catalogue.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// What the catalogue says the content is, such as `public.json`. Default `public.data`.
  public let typeIdentifier: String

  /// The data set of this name in the main bundle; nil if there is none.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// The data set of this name in `bundle`; nil if there is none.
  ///
  /// Of several files the one for the screen's idiom is taken.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let folder = BundleAssets.assets(of: bundle).folder(of: name, .data) else { return nil }
    let entries = (CatalogueContents(folder: folder)?.data ?? []).compactMap { entry in
      AssetConditions(entry).map { (conditions: $0, entry: entry) }
    }
    let values = UITraitCollection.current.values
    guard let entry = entries.best(for: values, scale: 0, by: { $0.conditions })?.entry,
      let file = entry.filename,
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.universalTypeIdentifier ?? "public.data"
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
