import Synchronization

/// Where the assets of a bundle lie: the folders of all its asset catalogues, by kind and name.
///
/// Catalogues are folders named `….xcassets` as the development environment keeps them; on this
/// platform they are not compiled.
final class BundleAssets: Sendable {
  /// What a folder of a catalogue holds, by the ending of its name.
  enum Kind: String {
    case images = "imageset"
    case symbols = "symbolset"
    case colors = "colorset"
    case data = "dataset"
  }

  private let folders: [Kind: [String: String]]

  private static let known = Mutex<[String: BundleAssets]>([:])

  /// The assets of `bundle`, looked for once.
  static func assets(of bundle: Bundle) -> BundleAssets {
    let path = bundle.bundlePath
    if let assets = known.withLock({ $0[path] }) { return assets }
    let assets = BundleAssets(catalogues: bundle.resourceFolders.flatMap(Self.catalogues))
    known.withLock { $0[path] = assets }
    return assets
  }

  /// - Parameter catalogues: Paths; what an earlier one has counts before that of a later one.
  init(catalogues: [String]) {
    var folders: [Kind: [String: String]] = [:]
    // Folders within the catalogues, with what the names of what is in them begin with.
    var open = catalogues.reversed().map { (path: $0, prefix: "") }
    while let (path, prefix) = open.popLast() {
      for name in Self.names(in: path) {
        let (place, plain) = ("\(path)/\(name)", (name as NSString).deletingPathExtension)
        let suffix = (name as NSString).pathExtension
        if let kind = Kind(rawValue: suffix) {
          let key = prefix + plain
          if folders[kind]?[key] == nil { folders[kind, default: [:]][key] = place }
        } else if suffix.isEmpty, Self.isFolder(place) {
          let names = CatalogueContents(folder: place)?.properties?.providesNamespace == true
          open.append((place, names ? "\(prefix)\(name)/" : prefix))
        }
      }
    }
    self.folders = folders
  }

  /// The folder of the asset `name`; nil if there is none of that kind.
  func folder(of name: String, _ kind: Kind) -> String? { folders[kind]?[name] }

  /// The catalogues in a folder, and in the plain folders within it.
  private static func catalogues(in folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let place = "\(folder)/\(name)"
      if name.hasSuffix(".xcassets") { return [place] }
      guard !name.contains("."), isFolder(place) else { return [] }
      return names(in: place).filter { $0.hasSuffix(".xcassets") }.map { "\(place)/\($0)" }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
