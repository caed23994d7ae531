import LayoutCore
import Testing

@testable import UIKit

/// Needs `@testable`: views that depart stay for motion alone, which no test can see from outside.
@MainActor @Suite struct ElementStoreTests {
  let store = ElementStore()
  let key = ReusePool.Key(kind: "", identifier: "cell", category: .cell)

  private func cell(_ item: Int) -> VisibleElement {
    let view = UICollectionViewCell(frame: .zero)
    view.poolKey = key
    return VisibleElement(.cell(IndexPath(item: item, section: 0)), view, pass: store.pass)
  }

  @Test func `elements are in order however they enter and leave`() {
    let cells = (0..<6).map(cell)
    for item in [3, 4, 1, 5, 0, 2] { store.enter(cells[item]) }
    #expect(store.identities.map(\.item) == [0, 1, 2, 3, 4, 5])
    for item in [4, 0] { store.remove(cells[item]) }
    #expect(store.identities.map(\.item) == [1, 2, 3, 5])
    store.enter(cell(4))
    #expect(store.identities.map(\.item) == [1, 2, 3, 4, 5])
  }

  @Test func `a pass finds those it has not seen, in order`() {
    let cells = (0..<4).map(cell)
    for cell in cells { store.enter(cell) }
    let pass = store.beginPass()
    cells[1].pass = pass
    cells[2].pass = pass
    #expect(store.unseen().map(\.identity.item) == [0, 3])
  }

  @Test func `a view that departs stays in the tree and is not used again until it is released`() {
    let parent = UIView(frame: .zero)
    let element = cell(0)
    parent.addSubview(element.view)
    store.enter(element)
    store.remove(element)
    store.depart(element.view)
    store.removeIdle()
    #expect(store[element.identity] == nil)
    #expect(store.departing == [element.view])
    #expect(element.view.superview === parent)
    #expect(store.pool.take(key, frame: .zero) == nil)

    store.release(element.view)
    #expect(store.departing.isEmpty)
    #expect(element.view.superview == nil)
    #expect(store.pool.take(key, frame: .zero) === element.view)
  }

  @Test func `a view that is discarded leaves the tree unless it is used again`() {
    let parent = UIView(frame: .zero)
    let (first, second) = (cell(0), cell(1))
    for element in [first, second] {
      parent.addSubview(element.view)
      store.enter(element)
      store.remove(element)
      store.recycle(element.view)
    }
    let used = store.pool.take(key, frame: .zero)
    #expect(used === second.view)
    store.enter(VisibleElement(second.identity, second.view, pass: 0))
    store.removeIdle()
    #expect(first.view.superview == nil)
    #expect(second.view.superview === parent)
  }

  @Test func `elements follow a change of the data`() {
    let cells = (0..<4).map(cell)
    for cell in cells { store.enter(cell) }
    var batch = UpdateBatch()
    batch.items.deleted = [IndexPath(item: 1, section: 0)]
    batch.items.moved = [(IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 0))]
    let plan = ChangePlan(batch, before: ItemCounts([4]), after: ItemCounts([3]))
    let generation = store.generation
    let gone = store.rekey(by: plan) { _ in .item }
    #expect(gone.map(\.identity.item) == [1])
    #expect(store.inOrder.map { $0.view } == [3, 0, 2].map { cells[$0].view })
    #expect(store.identities.map(\.item) == [0, 1, 2])
    #expect(store.generation != generation)
  }

  @Test func `the store is consistent after each change`() {
    let cells = (0..<6).map(cell)
    for item in [3, 1, 5, 0] {
      store.enter(cells[item])
      #expect(store.brokenInvariant() == nil)
    }
    store.remove(cells[1])
    store.recycle(cells[1].view)
    #expect(store.brokenInvariant() == nil)
    store.remove(cells[3])
    store.depart(cells[3].view)
    #expect(store.brokenInvariant() == nil)
    store.release(cells[3].view)
    store.removeIdle()
    #expect(store.brokenInvariant() == nil)
  }

  @Test func `an inconsistent store is described`() {
    let (first, second) = (cell(0), cell(1))
    store.enter(first)
    store.enter(second)
    second.view.element = first.identity
    #expect(
      store.brokenInvariant() == "The view of cell {0, 1} displays another element.")
  }
}
