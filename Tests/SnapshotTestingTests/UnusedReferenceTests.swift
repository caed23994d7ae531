import Foundation
import Testing

@testable import SnapshotTesting

@Suite struct UnusedReferenceTests {
  let team = Team()

  @Test func `what no assertion of a test that ran asked for is unused`() {
    team.write("GridTests", "func testGrid() {}")
    team.references("GridTests", "testGrid.1.png", "testGrid.2.png", "testGrid.wide.txt")
    team.ask("GridTests", "testGrid()", "1", "png")
    #expect(
      team.unused() == ["GridTests.linux/testGrid.2.png", "GridTests.linux/testGrid.wide.txt"])
  }

  @Test func `what belongs to a test that is no more is unused`() {
    team.write("GridTests", "func testGrid() {}\n@Test func `a row, twice`() {}")
    team.references("GridTests", "testGrid.1.png", "testOld.1.png", "a-row-twice.1.png")
    team.ask("GridTests", "testGrid()", "1", "png")
    #expect(team.unused() == ["GridTests.linux/testOld.1.png"])
  }

  @Test func `a test that did not run, or failed, keeps its references`() {
    team.write(
      "GridTests",
      """
      func testGrid() {}
      @available(*, deprecated) func testSkipped() { if hot { assertSnapshot(testName: "in the sun") } }
      func cases(width: Int) {}
      """)
    team.references(
      "GridTests", "testGrid.1.png", "testGrid.2.png", "testSkipped.1.png", "in-the-sun.1.png",
      "cases-width.5.png")
    team.ask("GridTests", "testGrid()", "1", "png", fails: true)
    #expect(team.unused() == [])
  }

  @Test func `references of a test file that is no more are unused`() {
    team.write("GridTests", "func testGrid() { verify(in: \"Shared\") }")
    team.references("GridTests", "testGrid.1.png")
    team.references("OldTests", "testOld.1.png")
    team.references("Shared", "testElsewhere.1.png")
    team.ask("GridTests", "testGrid()", "1", "png")
    #expect(team.unused() == ["OldTests.linux/testOld.1.png"])
  }

  @Test func `in a folder of a test's own choice only tests that ran are looked at`() {
    team.write("GridTests", "func testGrid() {}")
    let folder = team.folder.appendingPathComponent("Pictures").path
    team.put("Pictures.linux/testGrid.1.png", "Pictures.linux/testGrid.2.png")
    team.put("Pictures.linux/testElsewhere.1.png")
    team.ask("GridTests", "testGrid()", "1", "png", in: folder)
    #expect(team.unused().map { ($0 as NSString).lastPathComponent } == ["testGrid.2.png"])
  }

  @Test func `a whole run lists them, and removes them where it is asked to`() throws {
    team.write("GridTests", "func testGrid() {}")
    team.references("GridTests", "testGrid.1.png", "testOld.1.png")
    team.references("OldTests", "testOld.1.png")
    team.ask("GridTests", "testGrid()", "1", "png")
    let list = try #require(UnusedReferences.finish(team.asked.folders, saying: nil, scope: .all))
    #expect(list.hasPrefix("No assertion asked for 2 references:\n  /"))
    #expect(list.contains("__Snapshots__/GridTests.linux/testOld.1.png\n"))
    #expect(list.hasSuffix("SNAPSHOT_TESTING_UNUSED=remove to remove what is listed."))
    #expect(team.exists("GridTests.linux/testOld.1.png"))
    let removed = UnusedReferences.finish(team.asked.folders, saying: "remove", scope: .all)
    #expect(removed?.hasPrefix("Removed 2 references that no assertion asked for:\n") == true)
    #expect(team.exists("GridTests.linux/testGrid.1.png"))
    #expect(!team.exists("GridTests.linux/testOld.1.png"))
    #expect(!team.exists("OldTests.linux"))
    #expect(UnusedReferences.finish(team.asked.folders, saying: nil, scope: .all) == nil)
  }

  @Test func `a run of some tests removes nothing unless that is what it is asked for`() {
    team.write("GridTests", "func testGrid() {}")
    team.references("GridTests", "testGrid.1.png", "testGrid.2.png")
    team.ask("GridTests", "testGrid()", "1", "png")
    let asked = team.asked.folders
    #expect(UnusedReferences.finish(asked, saying: nil, scope: .some) == nil)
    let refusal = UnusedReferences.finish(asked, saying: "remove", scope: .some)
    #expect(refusal?.contains("removes nothing in a run of some tests alone") == true)
    #expect(UnusedReferences.finish(asked, saying: "ignore", scope: .all) == nil)
    #expect(UnusedReferences.finish(asked, saying: "list", scope: .none) == nil)
    #expect(
      UnusedReferences.finish(asked, saying: "yes", scope: .all)
        == "SNAPSHOT_TESTING_UNUSED: expected one of list, remove, remove-filtered, ignore, got \"yes\"."
    )
    #expect(team.exists("GridTests.linux/testGrid.2.png"))
    let removed = UnusedReferences.finish(asked, saying: "remove-filtered", scope: .some)
    #expect(removed?.hasPrefix("Removed 1 reference ") == true)
    #expect(!team.exists("GridTests.linux/testGrid.2.png"))
  }

  @Test(arguments: [
    (["/b/shop.xctest"], UnusedReferences.Scope.all),
    (["/b/shop.xctest", "--testing-library", "xctest"], .all),
    (["/b/shop.xctest", "ShopTests.GridTests/testGrid"], .some),
    (["/b/shop.xctest", "--testing-library", "swift-testing"], .all),
    (["/b/shop.xctest", "--testing-library", "swift-testing", "--filter", "Grid"], .some),
    (["/b/shop.xctest", "--skip=Grid", "--testing-library", "swift-testing"], .some),
    (["/b/benchmarks", "--only", "T1"], .none),
  ])
  func `arguments say which tests run`(arguments: [String], scope: UnusedReferences.Scope) {
    #expect(UnusedReferences.Scope(arguments: arguments) == scope)
  }
}

/// A folder with test files and their references, and what was asked for.
final class Team {
  let folder = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("team-\(UUID().uuidString)", isDirectory: true)
  let asked = AskedReferences()

  func write(_ suite: String, _ text: String) {
    try? folder.appendingPathComponent("\(suite).swift").write(Data(text.utf8))
  }

  /// Writes files without content below the folder.
  func put(_ paths: String...) {
    for path in paths { try? folder.appendingPathComponent(path).write(Data()) }
  }

  func references(_ suite: String, _ names: String...) {
    for name in names { put("__Snapshots__/\(suite).linux/\(name)") }
  }

  func ask(
    _ suite: String, _ test: String, _ name: String, _ ending: String, in own: String? = nil,
    fails: Bool = false
  ) {
    let place = ReferencePlace(
      testFile: folder.appendingPathComponent("\(suite).swift").path, folder: own, testName: test,
      name: name, pathExtension: ending)
    asked.note(place)
    if fails { asked.noteFailure(place) }
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("__Snapshots__/\(path)").path)
  }

  /// The unused references, without what their paths begin with.
  func unused() -> [String] {
    UnusedReferences(asked.folders).files.map {
      $0.path.replacingOccurrences(
        of: folder.appendingPathComponent("__Snapshots__").path + "/", with: "")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
