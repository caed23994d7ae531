import Foundation
import Testing

@testable import SnapshotTesting

/// A folder for references that goes away with the last one who holds it.
final class Scratch: Sendable {
  let path = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"
  private var folder: String { path + ReferencePlace.folderSuffix }

  /// What is in the folder that the library makes of it, in order.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func data(_ file: String) -> Data? { FileManager.default.contents(atPath: "\(folder)/\(file)") }

  func text(_ file: String) -> String? { data(file).map { String(decoding: $0, as: UTF8.self) } }

  func write(_ data: Data, to file: String) throws {
    try URL(fileURLWithPath: "\(folder)/\(file)").write(data)
  }

  /// What is wrong with the snapshot, its reference being in the folder.
  func failure<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = "it", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, testName: String = "test()"
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: record, snapshotDirectory: path,
      timeout: timeout, testName: testName)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}

/// What a strategy makes of a value at once.
func made<Value, Format>(of value: Value, as strategy: Snapshotting<Value, Format>) -> Format? {
  var result: Format?
  strategy.snapshot(value).run { result = $0 }
  return result
}
