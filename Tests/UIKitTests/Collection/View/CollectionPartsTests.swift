import Testing

@testable import UIKit

/// Needs `@testable`: parts are not visible from outside.
@MainActor @Suite struct CollectionPartsTests {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())

  @Test func `every part learns of changes of the data`() {
    let parts = view.collectionParts
    let listed = Set(parts.all.map(ObjectIdentifier.init))
    for child in Mirror(reflecting: parts).children {
      // The store has no index paths but those of its elements, which the reconciler updates.
      if child.value is ElementStore { continue }
      guard let part = child.value as? any CollectionPart else {
        Issue.record("\(child.label ?? "") is no part.")
        continue
      }
      #expect(listed.contains(ObjectIdentifier(part)), "\(child.label ?? "") is not listed.")
    }
    #expect(listed.count == parts.all.count, "a part is listed twice")
  }

  @Test func `a change reaches selection, prefetching and orthogonal sections`() {
    let parts = view.collectionParts
    parts.selecting.select([IndexPath(item: 2, section: 0)])
    parts.rows.distances = [1: 40]
    var batch = UpdateBatch()
    batch.sections.insert([0])
    let plan = ChangePlan(batch, before: ItemCounts([3, 3]), after: ItemCounts([1, 3, 3]))
    parts.dataDidChange(.updated(plan))
    #expect(parts.selecting.selected == [IndexPath(item: 2, section: 1)])
    #expect(parts.rows.distances == [2: 40])
    parts.dataDidChange(.reloaded)
    #expect(parts.selecting.selected.isEmpty)
  }
}
