import Testing
import UIKit

/// What layouts hear of changes, and when.
@MainActor @Suite struct TransactionTests {
  /// Writes down what it is called for.
  class Diary: UICollectionViewFlowLayout {
    var entries: [String] = []
    var updates: [UICollectionViewUpdateItem] = []
    var insertedHeaders: [IndexPath] = []

    private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

    override func prepare() {
      entries.append("prepare")
      super.prepare()
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      updates = updateItems
      entries.append("updates")
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      entries.append("finalize")
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      entries.append("target")
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      entries.append("initial \(name(itemIndexPath))")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      entries.append("final \(name(itemIndexPath))")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      entries.append("initial header \(name(elementIndexPath))")
      return nil
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      entries.append("final header \(name(elementIndexPath))")
      return nil
    }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      insertedHeaders
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      entries.append("to")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      entries.append("from")
    }

    override func finalizeLayoutTransition() { entries.append("finalize transition") }
  }

  /// Invalidates itself and lays out a cell when it prepares for updates.
  private final class MeasuringDiary: Diary {
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      invalidateLayout()
      collectionView?.visibleCells.first?.layoutIfNeeded()
    }
  }

  @Test func `a layout that lays out cells while it prepares for updates prepares once`() {
    let layout = MeasuringDiary()
    let data = StrictDataSource([2])
    let view = UICollectionView.shown(layout, data)
    view.performBatchUpdates {
      data.counts = [3]
      view.insertItems(at: [path(2)])
    }
    #expect(layout.entries.filter { $0 == "updates" } == ["updates"])
    #expect(view.shownItems == [path(0), path(1), path(2)])
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `a layout hears of a change in UIKit's order`() {
    let layout = Diary()
    let data = StrictDataSource([2])
    let view = UICollectionView.shown(layout, data)
    layout.entries = []
    view.performBatchUpdates {
      data.counts = [2]
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(1)])
    } completion: { _ in
      layout.entries.append("completion")
    }
    #expect(
      layout.entries == [
        "prepare", "updates", "target", "final 0.0", "final 0.1", "initial 0.0", "initial 0.1",
        "finalize", "completion",
      ])
    #expect(layout.updates.map(\.updateAction) == [.delete, .insert])
    #expect(layout.updates.map(\.indexPathBeforeUpdate) == [path(0), nil])
    #expect(layout.updates.map(\.indexPathAfterUpdate) == [nil, path(1)])
    layout.entries = []
    view.layoutIfNeeded()
    #expect(!layout.entries.contains("updates"))
    #expect(view.shownItems == [path(0), path(1)])
  }

  @Test func `sections, moves and reloads are update items`() {
    let layout = Diary()
    let data = StrictDataSource([3, 1, 1])
    let view = UICollectionView.shown(layout, data)
    view.performBatchUpdates {
      data.counts = [1, 3, 1]
      view.deleteSections([2])
      view.insertSections([0])
      view.moveItem(at: path(0), to: path(2, 1))
      view.reloadItems(at: [path(1)])
    }
    let whole = { IndexPath(item: NSNotFound, section: $0) }
    #expect(layout.updates.map(\.updateAction) == [.delete, .move, .insert, .reload])
    #expect(
      layout.updates.map(\.indexPathBeforeUpdate) == [whole(2), path(0), nil, path(1)])
    #expect(
      layout.updates.map(\.indexPathAfterUpdate) == [nil, path(2, 1), whole(0), path(0, 1)])
  }

  @Test func `elements a layout adds by kind are asked about as well`() {
    let layout = Diary()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let data = StrictDataSource([1], kinds: [UICollectionView.elementKindSectionHeader])
    let view = UICollectionView.shown(layout, data)
    layout.entries = []
    layout.insertedHeaders = [path(0), path(5)]
    data.counts = [2]
    view.insertItems(at: [path(1)])
    #expect(
      layout.entries.filter { $0.contains("header") } == [
        "final header 0.0", "initial header 0.0", "initial header 0.5",
      ])
  }

  @Test func `nothing is announced before anything was shown`() {
    let layout = Diary()
    let data = StrictDataSource([1])
    let view = HoldingView(frame: phone, collectionViewLayout: layout)
    view.data = data
    data.attach(to: view)
    _ = view.numberOfSections
    data.counts = [2]
    view.insertItems(at: [path(1)])
    #expect(layout.entries == [])
    view.layoutIfNeeded()
    #expect(view.shownItems.count == 2)
    #expect(!layout.entries.contains("updates"))
  }

  @Test func `both layouts hear of the replacement of one by the other`() {
    let (old, new) = (Diary(), Diary())
    let view = UICollectionView.shown(old, StrictDataSource([1]))
    old.entries = []
    view.setCollectionViewLayout(new, animated: false)
    #expect(old.entries == ["to"])
    view.layoutIfNeeded()
    #expect(old.entries == ["to", "final 0.0", "finalize transition"])
    #expect(
      new.entries == ["from", "prepare", "target", "initial 0.0", "finalize transition"])
    #expect(old.collectionView == nil)
    #expect(new.collectionView === view)
  }
}
