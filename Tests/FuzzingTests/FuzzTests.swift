import Fuzzing
import Testing
import UIKit

/// Random operations on collection views against a simple model; seeds are printed.
@MainActor @Suite struct FuzzTests {
  @Test(arguments: 0..<20)
  func `random operations leave in view what the model says`(shard: UInt64) {
    for seed in shard * 10..<shard * 10 + 10 {
      let script = FuzzScript.random(seed: seed, length: 50)
      guard let failure = FuzzRun.failure(of: script) else { continue }
      let shortest = FuzzShrinker { FuzzRun.failure(of: $0)?.operation }.shortest(script)
      let text = FuzzRun.failure(of: shortest)?.text ?? failure.text
      Issue.record("seed \(seed): \(text)\n\(shortest.swiftSource)")
    }
  }

  /// What was found by chance once.
  private nonisolated static let former = [
    // A cell as high as estimated changes what others are estimated.
    FuzzScript(
      .indexPaths, .selfSizingFlow, counts: [2, 10],
      [
        .change([.deleteSection(35)]),
        .change([.insertSection(at: 2, count: 9)]),
        .change([.insertSection(at: 15, count: 22), .reloadItem(49), .deleteItem(30)]),
        .change([.moveItem(48, section: 4, at: 11), .moveItem(44, section: 4, at: 9)]),
        .scrollTo(15, position: 0),
      ])
  ]

  @Test(arguments: former)
  func `what failed once does not fail any more`(script: FuzzScript) {
    #expect(FuzzRun.failure(of: script) == nil)
  }

  /// A collection view that is off by one when a section moves.
  private final class OffByOne: UICollectionView {
    override func moveSection(_ section: Int, toSection newSection: Int) {
      super.moveSection(section, toSection: max(0, newSection - 1))
    }
  }

  @Test func `a planted mistake is found and told in three operations at most`() throws {
    func failure(_ script: FuzzScript) -> FuzzFailure? {
      FuzzRun.failure(of: script, makeView: OffByOne.init(frame:collectionViewLayout:))
    }
    let found = (0..<200).lazy.map { FuzzScript.random(seed: $0, length: 50) }
      .first { failure($0) != nil }
    let shortest = FuzzShrinker { failure($0)?.operation }.shortest(try #require(found))
    #expect(shortest.operations.count <= 3, "\(shortest.swiftSource)")
    #expect(shortest.swiftSource.contains("moveSection"), "\(shortest.swiftSource)")
    #expect(FuzzRun.failure(of: shortest) == nil)
  }

  @Test func `a script is printed as it is written`() {
    let script = FuzzScript(
      .diffable, .carousels, counts: [3, 0],
      [
        .change([.moveSection(1, to: 0), .insertItem(section: 2, at: 5)]),
        .scrollTo(4, position: 2), .layout(.grid),
      ])
    #expect(
      script.swiftSource == """
        FuzzScript(
          .diffable, .carousels, counts: [3, 0],
          [
            .change([.moveSection(1, to: 0), .insertItem(section: 2, at: 5)]),
            .scrollTo(4, position: 2),
            .layout(.grid),
          ])
        """)
  }
}
