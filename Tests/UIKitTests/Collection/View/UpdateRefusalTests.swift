import Testing
import UIKit

/// Batches that UIKit stops with an exception.
@MainActor @Suite struct UpdateRefusalTests {
  enum Mistake: String, CaseIterable, Codable, Sendable {
    case deleteMissing, deleteFromMissingSection, deleteMissingSection, reloadMissing
    case insertBeyond, insertIntoMissingSection, insertSectionBeyond
    case deleteAndMove, moveTwiceToOnePlace, moveTwiceFromOnePlace, insertAndMove
    case deleteAndMoveSection, moveSectionsToOnePlace, moveMissing, deleteAndReload

    var text: String {
      switch self {
      case .deleteMissing, .reloadMissing:
        "attempt to delete item 77 from section 0 which only contains 5 items before the update"
      case .deleteFromMissingSection:
        "attempt to delete item 0 from section 4, but there are only 2 sections before the update"
      case .deleteMissingSection:
        "attempt to delete section 3, but there are only 2 sections before the update"
      case .insertBeyond:
        "attempt to insert item 6 into section 0, but there are only 6 items in section 0 after "
          + "the update"
      case .insertIntoMissingSection:
        "attempt to insert item 0 into section 9, but there are only 2 sections after the update"
      case .insertSectionBeyond:
        "attempt to insert section 3 but there are only 3 sections after the update"
      case .deleteAndMove:
        "attempt to perform a delete and a move from the same index path ([0, 1])"
      case .moveTwiceToOnePlace:
        "attempt to perform multiple moves to the same index path ([0, 3])"
      case .moveTwiceFromOnePlace:
        "attempt to perform multiple moves from the same index path ([0, 1])"
      case .insertAndMove:
        "attempt to perform an insert and a move to the same index path ([0, 3])"
      case .deleteAndMoveSection:
        "attempt to perform a delete and a move from the same section (1)"
      case .moveSectionsToOnePlace:
        "attempt to perform multiple moves to the same section (0)"
      case .moveMissing:
        "attempt to move item 9 from section 1 which only contains 2 items before the update"
      case .deleteAndReload:
        "attempt to delete and reload the same index path ([0, 1])"
      }
    }

    @MainActor func make(_ view: UICollectionView, _ data: StrictDataSource) {
      func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
      }
      switch self {
      case .deleteMissing: view.deleteItems(at: [path(77)])
      case .reloadMissing: view.reloadItems(at: [path(77)])
      case .deleteFromMissingSection: view.deleteItems(at: [path(0, 4)])
      case .deleteMissingSection: view.deleteSections([3])
      case .insertBeyond:
        data.counts = [6, 2]
        view.insertItems(at: [path(6)])
      case .insertIntoMissingSection: view.insertItems(at: [path(0, 9)])
      case .insertSectionBeyond:
        data.counts = [5, 2, 1]
        view.insertSections([3])
      case .deleteAndMove:
        data.counts = [4, 2]
        view.deleteItems(at: [path(1)])
        view.moveItem(at: path(1), to: path(3))
      case .moveTwiceToOnePlace:
        view.moveItem(at: path(1), to: path(3))
        view.moveItem(at: path(2), to: path(3))
      case .moveTwiceFromOnePlace:
        view.moveItem(at: path(1), to: path(3))
        view.moveItem(at: path(1), to: path(2))
      case .insertAndMove:
        data.counts = [6, 2]
        view.insertItems(at: [path(3)])
        view.moveItem(at: path(1), to: path(3))
      case .deleteAndMoveSection:
        data.counts = [5]
        view.deleteSections([1])
        view.moveSection(1, toSection: 0)
      case .moveSectionsToOnePlace:
        view.moveSection(1, toSection: 0)
        view.moveSection(0, toSection: 0)
      case .moveMissing: view.moveItem(at: path(9, 1), to: path(0))
      case .deleteAndReload:
        data.counts = [4, 2]
        view.deleteItems(at: [path(1)])
        view.reloadItems(at: [path(1)])
      }
    }
  }

  @Test(arguments: Mistake.allCases)
  func `a batch that cannot be is refused in UIKit's words`(mistake: Mistake) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake] in
      await MainActor.run {
        let data = StrictDataSource([5, 2])
        let view = UICollectionView.shown(UICollectionViewFlowLayout(), data)
        view.performBatchUpdates { mistake.make(view, data) }
      }
    }
    expectText(mistake.text, in: result)
  }
}
