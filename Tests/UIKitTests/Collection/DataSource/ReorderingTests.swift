import Testing
import UIKit

/// Items that a person moves.
@MainActor @Suite struct ReorderingTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

  @MainActor final class Stage {
    let view: UICollectionView
    let source: Source
    var will: [(Transaction, shown: [Int])] = []
    var did: [(Transaction, shown: [Int])] = []

    init(_ sections: [String: [Int]]) {
      view = UICollectionView(
        frame: phone,
        collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection(height: 40)))
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        cell, _, item in cell.tag = item
      }
      source = Source(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(sections.keys.sorted())
      for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
      source.apply(snapshot)
      view.layoutIfNeeded()
    }

    func letMove(_ may: @escaping (Int) -> Bool = { _ in true }) {
      source.reorderingHandlers.canReorderItem = may
      source.reorderingHandlers.willReorder = { [unowned self] in
        will.append(($0, source.snapshot().itemIdentifiers))
      }
      source.reorderingHandlers.didReorder = { [unowned self] in
        did.append(($0, source.snapshot().itemIdentifiers))
      }
    }

    func move(_ item: Int, toY y: CGFloat, cancels: Bool = false) -> Bool {
      guard let path = source.indexPath(for: item),
        view.beginInteractiveMovementForItem(at: path)
      else { return false }
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
      view.layoutIfNeeded()
      if cancels { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
      view.layoutIfNeeded()
      return true
    }

    var tags: [Int] { view.shownItems.compactMap { view.cellForItem(at: $0)?.tag } }
  }

  @Test func `nothing moves without a handler`() {
    let stage = Stage(["a": [1, 2, 3]])
    #expect(!stage.move(1, toY: 100))
  }

  @Test func `items that may not move stay`() {
    let stage = Stage(["a": [1, 2, 3]])
    stage.letMove { $0 != 2 }
    #expect(!stage.move(2, toY: 100))
    #expect(stage.move(1, toY: 100))
  }

  @Test func `a movement is told of once, before and after the data source has it`() throws {
    let stage = Stage(["a": [1, 2, 3, 4]])
    stage.letMove()
    let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(stage.move(1, toY: 100))
    #expect(stage.tags == [2, 3, 1, 4])
    #expect(stage.view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(stage.source.indexPath(for: 1) == IndexPath(item: 2, section: 0))
    #expect(stage.will.map(\.shown) == [[1, 2, 3, 4]])
    #expect(stage.did.map(\.shown) == [[2, 3, 1, 4]])
    let transaction = try #require(stage.did.first).0
    #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(transaction.finalSnapshot.itemIdentifiers == [2, 3, 1, 4])
    #expect([1, 2, 3, 4].applying(transaction.difference) == [2, 3, 1, 4])
    #expect(
      transaction.difference.map { change in
        switch change {
        case .remove(let offset, let item, let other):
          "- \(item) at \(offset), \(other.map(String.init) ?? "")"
        case .insert(let offset, let item, let other):
          "+ \(item) at \(offset), \(other.map(String.init) ?? "")"
        }
      } == ["- 1 at 0, 2", "+ 1 at 2, 0"], "the move is inferred")
    let section = try #require(transaction.sectionTransactions.first)
    #expect(transaction.sectionTransactions.count == 1)
    #expect(section.sectionIdentifier == "a")
    #expect(section.initialSnapshot.rootItems == [1, 2, 3, 4])
    #expect(section.finalSnapshot.rootItems == [2, 3, 1, 4])
    #expect([1, 2, 3, 4].applying(section.difference) == [2, 3, 1, 4])
  }

  @Test func `of two sections that changed the last one comes first`() throws {
    let stage = Stage(["a": [1, 2], "b": [3, 4], "c": [5]])
    stage.letMove()
    #expect(stage.move(1, toY: 130))
    #expect(stage.source.snapshot().itemIdentifiers(inSection: "a") == [2])
    #expect(stage.source.snapshot().itemIdentifiers(inSection: "b") == [3, 1, 4])
    let transaction = try #require(stage.did.first).0
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
  }

  @Test func `a movement that is cancelled is not told of`() {
    let stage = Stage(["a": [1, 2, 3]])
    stage.letMove()
    #expect(stage.move(1, toY: 100, cancels: true))
    #expect(stage.will.isEmpty && stage.did.isEmpty)
    #expect(stage.tags == [1, 2, 3])
  }

  @Test func `an item of a tree moves with what is hidden below it`() {
    let stage = Stage([:])
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2, 3])
    tree.append([10], to: 1)
    stage.source.apply(tree, to: "s")
    stage.view.layoutIfNeeded()
    stage.letMove()
    #expect(stage.move(1, toY: 100))
    #expect(stage.source.snapshot(for: "s").items == [2, 3, 1, 10])
    #expect(stage.did.first?.0.sectionTransactions.first?.finalSnapshot.items == [2, 3, 1, 10])
  }
}
