import Foundation

/// Where a snapshot's reference lies, and where the snapshot goes that differs from it.
///
/// References lie beside the test's file in `__Snapshots__/FileName.linux/`. On Apple's systems the
/// folder is `__Snapshots__/FileName`, so that a team has both.
package struct ReferencePlace {
  /// The file's name, such as `test.1.png`.
  package let fileName: String
  /// The file's name without its last ending, such as `test.1`.
  let title: String
  let folder: URL
  /// The test's file.
  let source: URL
  /// What the names of the test's references begin with, before a point.
  let test: String
  /// Whether the test chose the folder itself.
  let isInOwnFolder: Bool
  /// The name of the test's file without its ending.
  private var suite: String { source.deletingPathExtension().lastPathComponent }

  package var reference: URL { folder.appendingPathComponent(fileName) }

  /// What is added to the name of a folder that other systems have, too.
  static let folderSuffix = ".linux"

  /// - Parameters:
  ///   - folder: A folder of the test's own choice, the suffix not counted; nil for the usual one.
  ///   - name: The snapshot's name; nil has it numbered.
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

  /// The number of the next snapshot without a name of `series` in the present test.
  package static func number(in series: String) -> String {
    "\(SnapshotCounter.current.next(in: series))"
  }

  /// Where the snapshot goes that differs: below `SNAPSHOT_ARTIFACTS` or the temporary folder.
  package var artifact: URL {
    let base = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: base, isDirectory: true).appendingPathComponent(suite)
      .appendingPathComponent(fileName)
  }

  private static func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// `text` with a hyphen for each run of characters other than letters, digits, `-`, `.` and `_`,
  /// and none at its ends.
  static func cleaned(_ text: String) -> String {
    let pieces = text.split { !($0.isLetter || $0.isNumber || "-._".contains($0)) }
    return pieces.joined(separator: "-").trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }
}

extension URL {
  /// Writes `data` here, and the folders above first.
  func write(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: self, options: .atomic)
  }
}
