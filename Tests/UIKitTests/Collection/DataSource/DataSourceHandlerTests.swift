import Testing
import UIKit

/// The handlers of a diffable data source, and what it answers as a data source, also where an
/// application's subclass asks it.
@MainActor @Suite struct DataSourceHandlerTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Transaction = NSDiffableDataSourceTransaction<String, Int>
  typealias SectionTransaction = NSDiffableDataSourceSectionTransaction<String, Int>

  /// A data source that lets its superclass answer and writes that down.
  final class Asking: UICollectionViewDiffableDataSource<String, Int> {
    var answers: [String] = []

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
      let count = super.numberOfSections(in: collectionView)
      answers.append("sections \(count)")
      return count
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      answers.append("\(kind) of \(indexPath)")
      return super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      let may = super.collectionView(collectionView, canMoveItemAt: indexPath)
      answers.append("\(indexPath) may move: \(may)")
      return may
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      answers.append("\(sourceIndexPath) to \(destinationIndexPath)")
      super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  private func show(_ items: [Int]) -> (UICollectionView, Asking) {
    let section = rowSection(height: 40)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "header", alignment: .top)
    ]
    let view = UICollectionView(
      frame: phone, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { $0.tag = $2 }
    let provider: Source.CellProvider = { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let source = Asking(collectionView: view, cellProvider: provider)
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { view, _, _ in view.tag = 99 }
    #expect(source.supplementaryViewProvider == nil)
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["s"])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func `what a subclass asks its superclass is what the snapshot says`() {
    let (view, source) = show([1, 2, 3])
    #expect(source.answers.contains("sections 1"))
    #expect(source.answers.contains("header of [0, 0]"))
    #expect(view.visibleSupplementaryViews(ofKind: "header").map(\.tag) == [99])
    let place = IndexPath(item: 0, section: 0)
    #expect(source.supplementaryViewProvider?(view, "header", place)?.tag == 99)
    let asked: any UICollectionViewDataSource = source
    #expect(asked.numberOfSections?(in: view) == 1)
    #expect(source.numberOfSections(in: view) == 1)
  }

  @Test func `whether an item may move and where to goes through the data source`() {
    let (view, source) = show([1, 2, 3])
    let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
    #expect(!source.collectionView(view, canMoveItemAt: first))
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    #expect(source.collectionView(view, canMoveItemAt: first))
    #expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    source.answers = []
    #expect(view.beginInteractiveMovementForItem(at: first))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 20 + 100))
    view.layoutIfNeeded()
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(source.answers.contains("[0, 0] may move: true"))
    #expect(source.answers.contains("\(first) to \(last)"))
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
  }

  @Test func `a move by the data source itself is one of the snapshot`() {
    let (view, source) = show([1, 2, 3])
    source.reorderingHandlers.canReorderItem = { _ in true }
    var sections: [SectionTransaction] = []
    source.reorderingHandlers.didReorder = { sections = $0.sectionTransactions }
    source.collectionView(
      view, moveItemAt: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    #expect(source.snapshot().itemIdentifiers == [3, 1, 2])
    #expect(sections.map(\.sectionIdentifier) == ["s"])
    #expect(sections.first?.finalSnapshot.items == [3, 1, 2])
  }

  @Test func `handlers for moves begin empty and can be put together beforehand`() {
    let (view, source) = show([1, 2, 3])
    #expect(source.reorderingHandlers.canReorderItem == nil)
    #expect(source.reorderingHandlers.willReorder == nil)
    #expect(source.reorderingHandlers.didReorder == nil)
    var events: [String] = []
    var handlers = Source.ReorderingHandlers()
    handlers.canReorderItem = { $0 == 1 }
    handlers.willReorder = { events.append("will \($0.finalSnapshot.itemIdentifiers)") }
    handlers.didReorder = { events.append("did \($0.finalSnapshot.itemIdentifiers)") }
    source.reorderingHandlers = handlers
    #expect(source.reorderingHandlers.canReorderItem?(1) == true)
    #expect(source.reorderingHandlers.canReorderItem?(2) == false)
    source.collectionView(
      view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    #expect(events == ["will [2, 1, 3]", "did [2, 1, 3]"])
  }

  @Test func `handlers of trees begin empty and can be put together beforehand`() {
    let (_, source) = show([])
    #expect(source.sectionSnapshotHandlers.shouldExpandItem == nil)
    #expect(source.sectionSnapshotHandlers.willExpandItem == nil)
    #expect(source.sectionSnapshotHandlers.shouldCollapseItem == nil)
    #expect(source.sectionSnapshotHandlers.willCollapseItem == nil)
    #expect(source.sectionSnapshotHandlers.snapshotForExpandingParent == nil)
    var events: [String] = []
    var handlers = Source.SectionSnapshotHandlers<Int>()
    handlers.shouldExpandItem = { $0 > 1 }
    handlers.shouldCollapseItem = { $0 > 2 }
    handlers.willExpandItem = { events.append("expands \($0)") }
    handlers.willCollapseItem = { events.append("collapses \($0)") }
    handlers.snapshotForExpandingParent = { parent, children in
      var more = children
      more.append([parent * 10])
      return more
    }
    source.sectionSnapshotHandlers = handlers
    let kept = source.sectionSnapshotHandlers
    #expect(kept.shouldExpandItem?(1) == false && kept.shouldExpandItem?(2) == true)
    #expect(kept.shouldCollapseItem?(2) == false && kept.shouldCollapseItem?(3) == true)
    kept.willExpandItem?(4)
    kept.willCollapseItem?(5)
    #expect(events == ["expands 4", "collapses 5"])
    let empty = NSDiffableDataSourceSectionSnapshot<Int>()
    #expect(kept.snapshotForExpandingParent?(7, empty).items == [70])
  }
}
