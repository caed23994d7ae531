import Testing
import UIKit

/// The recorded facts about transitions between layouts, all of `collectiontransition.json`.
@MainActor @Suite struct RecordedTransitionTests {
  nonisolated static let recorded = RecordedObjects("collectiontransition")

  /// One check per case of the file.
  static let checks: [String: @MainActor (RecordedObjects.Case) -> Void] = [
    "target-content-offset": { fact in
      let offset = UICollectionViewLayout()
        .targetContentOffset(forProposedContentOffset: fact.inputs["proposed"].point)
      #expect(RecordedValue(offset) == fact.expected)
    },
    "target-content-offset-zero": { fact in
      let offset = UICollectionViewLayout()
        .targetContentOffset(forProposedContentOffset: fact.inputs["proposed"].point)
      #expect(RecordedValue(offset) == fact.expected)
    },
    "prepare-finalize-content-size": { _ in
      let layout = UICollectionViewLayout()
      let before = layout.collectionViewContentSize
      layout.prepareForTransition(to: UICollectionViewLayout())
      layout.prepareForTransition(from: UICollectionViewLayout())
      layout.finalizeLayoutTransition()
      #expect(layout.collectionViewContentSize == before)
    },
    "index-paths-UICollectionElementKindSectionHeader": expectNoIndexPaths,
    "index-paths-UICollectionElementKindSectionFooter": expectNoIndexPaths,
    "index-paths-charon.decoration": expectNoIndexPaths,
    "transition-layouts": { fact in
      let (current, next) = (UICollectionViewFlowLayout(), UICollectionViewLayout())
      let layout = UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
      #expect(layout.currentLayout === current)
      #expect(layout.nextLayout === next)
      #expect(
        .number(Double(layout.transitionProgress)) == fact.expected["transitionProgress"])
    },
    "transition-progress": { fact in
      let layout = makeTransition()
      #expect(fact.inputs["set"].numbers.count == fact.expected.numbers.count)
      for (progress, expected) in zip(fact.inputs["set"].numbers, fact.expected.numbers) {
        layout.transitionProgress = CGFloat(progress)
        #expect(Double(layout.transitionProgress) == expected)
      }
    },
    "transition-progress-after-finalize": { fact in
      let layout = makeTransition()
      layout.transitionProgress = 0.5
      layout.finalizeLayoutTransition()
      #expect(.number(Double(layout.transitionProgress)) == fact.expected)
    },
  ]

  static func makeTransition() -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(
      currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())
  }

  static func expectNoIndexPaths(_ fact: RecordedObjects.Case) {
    guard case .text(let kind) = fact.inputs["kind"] else { fatalError("no kind") }
    let layout = UICollectionViewLayout()
    let answers: RecordedValue = .object([
      "indexPathsToDeleteForSupplementaryView": RecordedValue(
        layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)),
      "indexPathsToInsertForSupplementaryView": RecordedValue(
        layout.indexPathsToInsertForSupplementaryView(ofKind: kind)),
      "indexPathsToDeleteForDecorationView": RecordedValue(
        layout.indexPathsToDeleteForDecorationView(ofKind: kind)),
      "indexPathsToInsertForDecorationView": RecordedValue(
        layout.indexPathsToInsertForDecorationView(ofKind: kind)),
    ])
    #expect(answers == fact.expected)
  }

  @Test func `every recorded case is checked`() {
    #expect(Set(Self.checks.keys) == Self.recorded.ids)
    #expect(Self.recorded.cases.count == 9)
  }

  @Test(arguments: recorded.ids.sorted())
  func `transitions are as recorded`(id: String) throws {
    let check = try #require(Self.checks[id])
    check(Self.recorded[id])
  }
}
