import Foundation
import Testing

@testable import SnapshotTesting

@Suite struct NamingTests {
  let scratch = Scratch()

  @Test(arguments: [
    ("testGrid()", "testGrid"), ("a grid, twice()", "a-grid-twice"), ("iPhone 13", "iPhone-13"),
    ("1.5_x-large", "1.5_x-large"), ("größe/../..", "größe-..-.."), ("``", ""),
  ])
  func `names are cleaned of what file names should not hold`(name: String, cleaned: String) {
    #expect(ReferencePlace.cleaned(name) == cleaned)
  }

  @Test func `references lie beside the test, in a folder for this system`() {
    let place = ReferencePlace(
      testFile: "/app/Tests/GridTests.swift", folder: nil, testName: "testGrid()", name: "wide",
      pathExtension: "png")
    #expect(
      place.reference.path == "/app/Tests/__Snapshots__/GridTests.linux/testGrid.wide.png")
    let own = ReferencePlace(
      testFile: "/app/Tests/GridTests.swift", folder: "/app/Pictures/", testName: "testGrid()",
      name: "wide", pathExtension: nil)
    #expect(own.reference.path == "/app/Pictures.linux/testGrid.wide")
  }

  @Test func `snapshots without a name are numbered from 1 in each test`() {
    for text in ["a", "b"] { _ = scratch.failure(of: text, as: .lines, named: nil) }
    _ = scratch.failure(of: "c", as: .lines, named: nil, testName: "other()")
    #expect(scratch.files == ["other.1.txt", "test.1.txt", "test.2.txt"])
    #expect(scratch.text("test.2.txt") == "b")
  }

  @Test(.snapshots) func `several strategies have names or numbers`() {
    let strategies = [Snapshotting<Int, String>.description, .dump]
    assertSnapshots(of: 5, as: strategies)
    assertSnapshots(of: 5, as: ["dump": .dump, "words": .description])
  }

  @Test func `a hundred tests at once write a hundred references`() async {
    let scratch = scratch
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          _ = scratch.failure(of: "\(number)", as: .lines, named: "\(number)", record: .all)
        }
      }
    }
    #expect(scratch.files.count == 100)
    #expect((0..<100).allSatisfy { scratch.text("test.\($0).txt") == "\($0)" })
  }

  @Test func `numbers are given once to however many ask`() async {
    let counter = SnapshotCounter()
    let numbers = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<200 { group.addTask { counter.next(in: "series") } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(numbers == Set(1...200))
  }

  @Test(arguments: ["first", "second"])
  func `cases of a test are told to use names where they mix up references`(text: String) throws {
    try scratch.write(Data("neither".utf8), to: "test.1.txt")
    let failure = scratch.failure(of: text, as: .lines, named: nil)
    #expect(failure == nil || failure?.contains("tell them apart by names") == true)
  }
}

/// A test of the same name as another one, in the same file.
@Suite struct SharedReferenceTests {
  static let scratch = Scratch()

  @Suite(.serialized) struct Both {
    @Test func first() {
      #expect(SharedReferenceTests.scratch.failure(of: "a", as: .lines) != nil)
    }

    @Test func second() throws {
      let failure = try #require(SharedReferenceTests.scratch.failure(of: "b", as: .lines))
      #expect(failure.contains("uses the same reference: give one of both snapshots a name."))
      #expect(failure.contains("first()"))
    }
  }
}
