import ArgumentParser
import Foundation
import PortingCore

/// The Swift files that a command names.
struct SourceFiles {
  private let files: [URL]
  /// Where each copy goes below the folder of the copies: the path below the folder that was named,
  /// with `.ported.swift` at its end.
  ///
  /// Were the names the same, Swift would warn of `#fileID`s that are. `main.swift` stays: only a
  /// file of that name may have statements.
  let names: [String]

  init(at paths: [String]) throws {
    var found: [(file: URL, name: String)] = []
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw ValidationError("There is no file or folder at '\(path)'.")
      }
      found += isFolder.boolValue ? Self.files(in: url) : [(url, url.lastPathComponent)]
    }
    if let twice = Dictionary(grouping: found, by: \.name).first(where: { $0.value.count > 1 }) {
      throw ValidationError(
        "Two files would be copied to '\(twice.key)'. Name a folder above both.")
    }
    files = found.map(\.file)
    names = found.map { Self.nameOfCopy($0.name) }
  }

  func read() throws -> [Source] {
    try files.map { file in
      // What the compiler says points to the file itself, not to a link to it.
      let path = file.resolvingSymlinksInPath().path
      return Source(path: path, text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  private static func nameOfCopy(_ name: String) -> String {
    let isMain = (name as NSString).lastPathComponent == "main.swift"
    return isMain ? name : name.replacing(/\.swift$/, with: ".ported.swift")
  }

  private static func files(in folder: URL) -> [(file: URL, name: String)] {
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map {
      (folder.appendingPathComponent($0), $0)
    }.filter { !isFolder($0.0) }
  }

  private static func isFolder(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
