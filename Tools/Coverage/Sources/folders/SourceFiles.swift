import FoldersCore
import Foundation

/// The Swift files below `Sources`.
struct SourceFiles {
  /// The texts by paths from the root.
  private(set) var texts: [String: String] = [:]
  private var changeTimes: [String: Int64] = [:]

  init(root: String) throws {
    let folder = URL(fileURLWithPath: root).appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".swift"), path.contains("/") else { continue }
      let file = folder.appendingPathComponent(path)
      texts["Sources/" + path] = try String(contentsOf: file, encoding: .utf8)
      let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
      changeTimes["Sources/" + path] =
        ((date as? Date)?.timeIntervalSince1970).map { Int64($0 * 1e9) }
    }
  }

  /// Throws if a file was changed after it was compiled.
  func refuseStaleIndex(store: String, library: String, root: String) throws {
    guard FileManager.default.fileExists(atPath: store) else {
      throw StaleIndex(reason: "there is no index at \(store)", files: [])
    }
    let times = try Codebase.compileTimes(store: store, library: library, root: root)
    let missing = texts.keys.filter { times[$0] == nil }.sorted()
    let changed = changeTimes.filter { (times[$0.key] ?? .max) < $0.value }.keys.sorted()
    if !missing.isEmpty {
      throw StaleIndex(reason: "these files were not compiled", files: missing)
    }
    if !changed.isEmpty {
      throw StaleIndex(reason: "these files were changed after they were compiled", files: changed)
    }
  }
}

/// An index that does not say what the sources say.
struct StaleIndex: Error, CustomStringConvertible {
  var reason: String
  var files: [String]

  var description: String {
    let list = files.prefix(10).map { "\n  \($0)" }.joined()
    let more = files.count > 10 ? "\n  and \(files.count - 10) more" : ""
    return "\(reason); run swift build --build-tests first.\(list)\(more)"
  }
}
