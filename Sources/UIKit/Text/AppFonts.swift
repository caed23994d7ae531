import Synchronization

/// The fonts that the property list of the application names under `UIAppFonts`.
enum AppFonts {
  private static let added = Mutex<[FontFamily]>([])
  /// The main bundle's, added when fonts are first asked for by name.
  private static let main: Void = add(
    Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? [],
    in: Bundle.main.resourceFolders)

  static var families: [FontFamily] {
    _ = main
    return added.withLock { $0 }
  }

  /// Adds the fonts of files; those that cannot be found or read are reported.
  ///
  /// - Parameters:
  ///   - files: Paths within one of `folders`.
  ///   - folders: Where files are looked for, the likeliest first.
  static func add(_ files: [String], in folders: [String]) {
    for file in files {
      let paths = folders.map { "\($0)/\(file)" }
      guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
        MissingResource.report("The font file \(file) of UIAppFonts is not in the bundle.")
        continue
      }
      guard let data = FileManager.default.contents(atPath: path), let font = FontFile(data),
        Platform.addFonts(file: path)
      else {
        MissingResource.report("The file \(file) of UIAppFonts is no TrueType or OpenType font.")
        continue
      }
      added.withLock { $0.insert(font) }
    }
  }
}

extension FontFamily {
  /// The families that may be asked for by name.
  static var known: [FontFamily] { AppFonts.families + all }
}

extension [FontFamily] {
  /// Adds a face to its family.
  fileprivate mutating func insert(_ font: FontFile) {
    let face = FontFamily.Face(
      name: font.postScriptName, weight: font.weight, isItalic: font.isItalic)
    if let index = firstIndex(where: { $0.name == font.family }) {
      self[index].otherFaces.append(face)
    } else {
      let names = Array<String>(repeating: font.postScriptName, count: 4)
      append(
        FontFamily(
          name: font.family, faces: names, metrics: font.metrics, isMonospaced: font.isMonospaced,
          otherFaces: [face]))
    }
  }
}
