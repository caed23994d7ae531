import Foundation
import Testing

@testable import SnapshotTesting

/// Suites that run on several machines.
@Suite struct ShardTests {
  private static let planted = (0..<24).map { "planted-\($0)" }

  @Test(arguments: [1, 2, 4, 7])
  func `every test belongs to one share`(count: Int) throws {
    let shards = try (1...count).map { try #require(SnapshotShard("\($0)/\(count)")) }
    for test in 0..<500 {
      let owners = shards.filter { $0.includes("test\(test)()", in: "/a/ShopTests/Grid.swift") }
      #expect(owners.count == 1)
    }
    let shares = shards.map { shard in
      (0..<500).count { shard.includes("test\($0)()", in: "/a/ShopTests/Grid.swift") }
    }
    #expect(shares.allSatisfy { abs($0 - 500 / count) < 60 }, "\(shares)")
  }

  @Test func `the folder of a checkout does not count`() throws {
    let shard = try #require(SnapshotShard("3/8"))
    for test in 0..<100 {
      #expect(
        shard.includes("t\(test)", in: "/home/a/App/Tests/ShopTests/Grid.swift")
          == shard.includes("t\(test)", in: "/builds/b/Tests/ShopTests/Grid.swift"))
    }
  }

  @Test(arguments: ["", "2", "0/4", "5/4", "a/b", "1/2/3", "-1/4", "1/0"])
  func `other texts are no share`(text: String) { #expect(SnapshotShard(text) == nil) }

  @Test func `four processes take every snapshot once`() throws {
    let runs = try (1...4).map { try ShardRun(shard: "\($0)/4") }
    let taken = runs.map { $0.finish() }
    #expect(taken.joined().sorted() == Self.planted.map { "\($0).1.txt" }.sorted())
    #expect(taken.allSatisfy { !$0.isEmpty }, "\(taken)")
    // A machine that was lost runs again and takes the same ones.
    #expect(try ShardRun(shard: "2/4").finish() == taken[1])
  }

  /// Takes snapshots that have no references, in a process that ``ShardRun`` starts.
  @Test(.enabled(if: ShardRun.isInside)) func plantedSnapshots() {
    for name in Self.planted {
      _ = verifySnapshot(of: name, as: .lines, record: .never, testName: name)
    }
  }
}

/// A run of the planted snapshots by this process's program.
private final class ShardRun {
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("shard-\(UUID().uuidString)")
  private let process = Process()

  private static let variable = "UIKIT_TESTING_PLANTED_SHARDS"

  static var isInside: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  init(shard: String) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "ShardTests/plantedSnapshots",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      Self.variable: "1", "SNAPSHOT_ARTIFACTS": folder.path, "SNAPSHOT_SHARD": shard,
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The names of the snapshots that were taken.
  func finish() -> [String] {
    process.waitUntilExit()
    let taken = folder.appendingPathComponent("ShardTests").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: taken)) ?? []).sorted()
  }
}
