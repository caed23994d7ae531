import CollectionViewExtras
import Testing
import UIKit

/// Layouts that change what super says of items that come and go.
@MainActor @Suite(.serialized) struct AppearingItemTests {
  /// New items grow, and deleted ones leave to the right, as tutorials have it.
  private final class Growing: UICollectionViewFlowLayout {
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var initials: [UICollectionViewLayoutAttributes?] = []
    var changes = true

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        if item.updateAction == .insert { item.indexPathAfterUpdate.map { inserted.append($0) } }
        if item.updateAction == .delete { item.indexPathBeforeUpdate.map { deleted.append($0) } }
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      inserted = []
      deleted = []
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if changes, inserted.contains(itemIndexPath) {
        attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        initials.append(attributes)
      }
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      if changes, deleted.contains(itemIndexPath) { attributes?.center.x += 400 }
      return attributes
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 4
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func run(_ body: (UICollectionView, Growing, Items, ManualClock) throws -> Void) rethrows
  {
    try ManualClock.run { clock in
      let (layout, items) = (Growing(), Items())
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
      clock.advance(by: 0)
      try body(view, layout, items, clock)
      window.isHidden = true
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `a new item starts from what super says, transparent, as the layout changes it`()
    throws
  {
    try run { view, layout, items, clock in
      items.count = 5
      view.insertItems(at: [path(1)])
      let cell = try #require(view.cellForItem(at: path(1)))
      #expect(layout.initials.map { $0?.alpha } == [0])
      #expect(layout.initials.map { $0?.center.y } == [75])
      #expect(cell.layer.presentation()?.affineTransform().a == 0.5)
      clock.advance(by: 1)
      #expect(cell.transform == .identity && cell.alpha == 1)
    }
  }

  @Test func `a deleted item ends with what super says, as the layout changes it`() throws {
    try run { view, _, items, clock in
      let cell = try #require(view.cellForItem(at: path(2)))
      items.count = 3
      view.deleteItems(at: [path(2)])
      clock.advance(by: 0.2)
      let shown = try #require(cell.layer.presentation())
      #expect(shown.position.x > 250 && shown.position.y == 125 && shown.opacity < 0.5)
      clock.advance(by: 1)
      #expect(cell.superview == nil || cell.isHidden)
    }
  }

  @Test func `without changes items fade, and others move from their places`() throws {
    try run { view, layout, items, clock in
      layout.changes = false
      let third = try #require(view.cellForItem(at: path(2)))
      items.count = 5
      view.insertItems(at: [path(2)])
      let new = try #require(view.cellForItem(at: path(2)))
      clock.advance(by: 0.15)
      let shown = try #require(new.layer.presentation())
      #expect(shown.opacity > 0.1 && shown.opacity < 0.9 && shown.position.y == 125)
      let moving = try #require(third.layer.presentation())
      #expect(moving.position.y > 130 && moving.position.y < 170 && moving.opacity == 1)
      clock.advance(by: 1)
    }
  }
}
