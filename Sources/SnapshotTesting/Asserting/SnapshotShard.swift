import Foundation

/// A machine's share of the snapshot tests of a suite, from `SNAPSHOT_SHARD`: `2/8` is the second of
/// eight.
///
/// A test belongs to one share by its file and its function, on all machines and in all runs, so that
/// its snapshots stay together and their numbers as they are. Assertions of other shares take no
/// snapshot and pass.
package struct SnapshotShard: Hashable, Sendable {
  private let number: UInt64
  private let count: UInt64

  /// The share of this process; nil where it runs all tests.
  package static let present: SnapshotShard? = {
    guard let text = ProcessInfo.processInfo.environment["SNAPSHOT_SHARD"], !text.isEmpty else {
      return nil
    }
    guard let shard = SnapshotShard(text) else {
      fatalError("SNAPSHOT_SHARD: expected a number and a count such as 2/8, got \"\(text)\".")
    }
    return shard
  }()

  /// - Parameter text: Such as "2/8", counted from 1; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Whether a test's snapshots are taken here.
  ///
  /// - Parameters:
  ///   - file: The path of the test's file, of which the last two parts count.
  ///   - test: The name of the test's function.
  package func includes(_ test: String, in file: String) -> Bool {
    let place = file.split(separator: "/").suffix(2).joined(separator: "/")
    // FNV-1a, the same in every process.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(place) \(test)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // The low bits of the hash are mixed less than the high ones.
    return (hash ^ hash >> 32) % count == number - 1
  }

  /// Whether the process leaves the snapshots of a test to others.
  package static func leavesOut(_ test: String, in file: StaticString) -> Bool {
    present.map { !$0.includes(test, in: "\(file)") } ?? false
  }
}
