/// Where an interface document of a bundle lies.
struct DocumentFile: Hashable {
  /// The kinds of documents, by the ending of their names.
  enum Kind: String {
    case nib = "xib"
    case storyboard
  }

  let path: String
  let kind: Kind

  /// The name without the ending.
  var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

  private struct Place: Hashable {
    let bundle: String
    let module: String?
    let languages: [String]
  }

  @MainActor private static var known: [Place: [String: String]] = [:]

  /// The document with a name; nil if there is none.
  ///
  /// It is looked for in the bundle's folders, in the folders of languages and in plain folders
  /// within them: the preferred languages come first, then the folder `Base.lproj`.
  ///
  /// - Parameter module: The module whose resources belong to the main bundle too.
  @MainActor static func find(
    _ name: String, _ kind: Kind, in bundle: Bundle, module: String? = nil
  ) -> DocumentFile? {
    let place = Place(
      bundle: bundle.bundlePath, module: bundle == .main ? module : nil,
      languages: PreferredLanguages.current)
    let files = known[place] ?? index(of: bundle, module: place.module)
    known[place] = files
    return files["\(name).\(kind.rawValue)"].map { DocumentFile(path: $0, kind: kind) }
  }

  /// The paths of all documents of a bundle by their names.
  @MainActor private static func index(of bundle: Bundle, module: String?) -> [String: String] {
    var folders = bundle.resourceFolders
    if let module, let program = bundle.executablePath {
      let folder = (program as NSString).deletingLastPathComponent
      folders += Bundle.targetFolders(of: "\(folder)/\(module)")
    }
    var files: [String: (rank: Int, path: String)] = [:]
    for (number, folder) in folders.enumerated() {
      for file in documents(in: folder, depth: 3) {
        let rank = number * 1000 + file.rank
        if files[file.name].map({ rank < $0.rank }) ?? true { files[file.name] = (rank, file.path) }
      }
    }
    return files.mapValues(\.path)
  }

  private typealias Found = (name: String, rank: Int, path: String)

  @MainActor private static func documents(in folder: String, depth: Int) -> [Found] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let language = ((folder as NSString).lastPathComponent as NSString)
    let rank = language.pathExtension == "lproj" ? rank(of: language.deletingPathExtension) : 0
    var found: [Found] = []
    for name in names.sorted() {
      let ending = (name as NSString).pathExtension
      if Kind(rawValue: ending) != nil {
        found.append((name, rank, "\(folder)/\(name)"))
      } else if depth > 0, ending == "lproj" || (ending.isEmpty && !name.hasPrefix(".")),
        isFolder("\(folder)/\(name)"), isLikely(name)
      {
        found += documents(in: "\(folder)/\(name)", depth: depth - 1)
          .map { ($0.name, $0.rank + (ending == "lproj" ? 0 : 100), $0.path) }
      }
    }
    return found
  }

  /// Folders of builds hold no resources and are large.
  private static func isLikely(_ name: String) -> Bool {
    !["Modules", "ModuleCache", "index", "checkouts", "repositories"].contains(name)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Preferred languages in their order, then the base, then all others.
  @MainActor private static func rank(of language: String) -> Int {
    if language == "Base" { return 50 }
    let preferred = PreferredLanguages.current
    let index = preferred.firstIndex { $0 == language || $0.hasPrefix(language + "-") }
    return index.map { min($0 + 1, 49) } ?? 60
  }
}
