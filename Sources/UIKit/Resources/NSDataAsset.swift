/// The name of a data set in an asset catalogue, after the names of folders that are namespaces.
public typealias NSDataAssetName = String

/// The content of a data set of an asset catalogue.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// The name in the asset catalogue.
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The type of the content in the catalogue, such as `public.json`. The default is `public.data`.
  public let typeIdentifier: String

  /// Loads the data set with this name from the main bundle; nil if there is none.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// Loads the data set with this name from `bundle`; nil if there is none.
  ///
  /// Of several files it is the one for the screen's idiom.
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

  /// Returns the asset itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
