import Foundation

/// The location of a snapshot's reference, and of the snapshot if it differs.
///
/// References are beside the test's file in `__Snapshots__/FileName.linux/`. On Apple's systems the
/// folder is `__Snapshots__/FileName`, so that both can exist.
package struct ReferencePlace {
  /// The file's name, such as `test.1.png`.
  package let fileName: String
  /// The file's name without its extension, such as `test.1`.
  let title: String
  let folder: URL
  /// The test's file.
  let source: URL
  /// The prefix of the test's references, before the first period.
  let test: String
  /// Whether the test specifies the folder.
  let isInOwnFolder: Bool
  /// The name of the test's file without its extension.
  private var suite: String { source.deletingPathExtension().lastPathComponent }

  package var reference: URL { folder.appendingPathComponent(fileName) }

  /// The suffix of folders that also exist for other systems.
  static let folderSuffix = ".linux"

  /// - Parameters:
  ///   - folder: The folder specified by the test, without the suffix; nil for the default.
  ///   - name: The snapshot's name; nil for a number.
  package init(
    testFile: String, folder: String?, testName: String, name: String?, pathExtension: String?
  ) {
    source = URL(fileURLWithPath: testFile)
    isInOwnFolder = folder != nil
    let usual = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent).path
    self.folder = URL(
      fileURLWithPath: Self.withoutSlash(folder ?? usual) + Self.folderSuffix, isDirectory: true)
    test = Self.cleaned(testName)
    let series = self.folder.appendingPathComponent(test).path
    let last = name.map(Self.cleaned) ?? Self.number(in: series)
    fileName = "\(test).\(last)" + (pathExtension.map { ".\($0)" } ?? "")
    title = pathExtension == nil ? fileName : (fileName as NSString).deletingPathExtension
  }

  /// The number of the next unnamed snapshot of `series` in the current test.
  package static func number(in series: String) -> String {
    "\(SnapshotCounter.current.next(in: series))"
  }

  /// The file for a differing snapshot, in `SNAPSHOT_ARTIFACTS` or the temporary folder.
  package var artifact: URL {
    let base = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: base, isDirectory: true).appendingPathComponent(suite)
      .appendingPathComponent(fileName)
  }

  private static func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// `text` with each run of characters other than letters, digits, `-`, `.` and `_` replaced by a
  /// hyphen, without hyphens at its ends.
  static func cleaned(_ text: String) -> String {
    let pieces = text.split { !($0.isLetter || $0.isNumber || "-._".contains($0)) }
    return pieces.joined(separator: "-").trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }
}

extension URL {
  /// Writes `data` and creates missing folders.
  func write(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: self, options: .atomic)
  }
}
