import Testing
import UIKit

@MainActor @Suite struct UpdateTests {
  func rows(_ counts: [Int]) -> (UICollectionView, StrictDataSource) {
    let data = StrictDataSource(counts)
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: rowSection()), data)
    return (view, data)
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `a batch ends in the state of the data source`() {
    let (view, data) = rows([4, 2])
    var finished = false
    view.selectItem(at: path(3), animated: false, scrollPosition: [])
    view.performBatchUpdates {
      data.counts = [4, 1, 2]
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(0), path(3)])
      view.insertSections([1])
      view.moveItem(at: path(1), to: path(1, 2))
      view.deleteItems(at: [path(0, 1)])
    } completion: {
      finished = $0
    }
    #expect(finished)
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 3)
    #expect(view.shownItems.count == 7)
    // 3 was behind 0, deleted, and 1, moved away; before it came 0; behind it 3.
    #expect(view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func `reloading items replaces their cells only`() {
    let (view, data) = rows([4])
    let kept = view.cellForItem(at: path(0))
    data.forgetRequests()
    view.reloadItems(at: [path(2)])
    view.layoutIfNeeded()
    #expect(data.cellRequests == [path(2)])
    #expect(view.cellForItem(at: path(0)) === kept)
  }

  @Test func `changes made alone count each for itself`() {
    let (view, data) = rows([2])
    data.counts = [3]
    view.insertItems(at: [path(1)])
    data.counts = [3, 5]
    view.insertSections([1])
    view.layoutIfNeeded()
    #expect(view.shownItems.count == 8)
    data.counts = [5]
    view.deleteSections([0])
    #expect(view.numberOfSections == 1)
  }

  @Test func `numbers that do not add up are refused with a text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let data = StrictDataSource([2])
        let view = UICollectionView.shown(
          UICollectionViewCompositionalLayout(section: rowSection()), data)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    expectText("invalid number of items in section 0", in: result)
    expectText("(1 inserted, 0 deleted)", in: result)
  }
}
