import CollectionViewExtras
import QuartzCore
import Testing
import UIKit

/// Rows of a list on the screen that move aside and back.
@MainActor @Suite struct SwipeMotionTests {
  final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
  }

  private func run(_ body: (ManualClock, UICollectionView) throws -> Void) rethrows {
    try ManualClock.run { clock in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "A") { _, _, done in done(true) }
        ])
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let rows = Rows()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = rows
      window.addSubview(view)
      window.isHidden = false
      defer { window.isHidden = true }
      clock.advance(by: 0)
      try body(clock, view)
    }
  }

  /// How far a row is seen to lie aside.
  private func shift(_ row: Int, in view: UICollectionView) -> CGFloat? {
    let cell = view.cellForItem(at: IndexPath(item: row, section: 0))
    return (cell?.layer.presentation()?.sublayerTransform.m41).map { CGFloat($0) }
  }

  @Test func `a row moves aside over time, and its actions stay until it is back`() throws {
    try run { clock, view in
      let path = IndexPath(item: 1, section: 0)
      let cell = try #require(view.cellForItem(at: path))
      let own = cell.subviews
      #expect(view.performSwipe(onItemAt: path, edge: .trailing, animated: true))
      #expect(shift(1, in: view) == 0)
      clock.advance(by: 0.15)
      let halfway = try #require(shift(1, in: view))
      #expect(halfway < -10 && halfway > -64)
      clock.advance(by: 0.2)
      // One button of the least width.
      #expect(shift(1, in: view) == -74)
      #expect(clock.isAtRest)

      #expect(view.performTap(onSwipeActionAt: 0))
      #expect(view.indexPathForSwipedItem == nil)
      clock.advance(by: 0.15)
      #expect(cell.subviews.count == own.count + 1)
      #expect(cell.clipsToBounds)
      clock.advance(by: 0.2)
      #expect(shift(1, in: view) == 0)
      #expect(cell.subviews == own)
      #expect(!cell.clipsToBounds)
    }
  }

  @Test func `a row that is opened again on its way back goes on from there`() throws {
    try run { clock, view in
      let path = IndexPath(item: 1, section: 0)
      #expect(view.performSwipe(onItemAt: path, edge: .trailing, animated: true))
      clock.advance(by: 1)
      view.performSwipeBack(animated: true)
      clock.advance(by: 0.15)
      let before = try #require(shift(1, in: view))
      #expect(view.performSwipe(onItemAt: path, edge: .trailing, animated: true))
      let after = try #require(shift(1, in: view))
      #expect(abs(before - after) < 0.01)
      clock.advance(by: 1)
      #expect(shift(1, in: view) == -74)
      let cell = try #require(view.cellForItem(at: path))
      #expect(cell.clipsToBounds)
    }
  }

  @Test func `a row that goes out of view is as it was before it is used again`() throws {
    try run { clock, view in
      let path = IndexPath(item: 0, section: 0)
      #expect(view.performSwipe(onItemAt: path, edge: .trailing, animated: true))
      clock.advance(by: 1)
      let cell = try #require(view.cellForItem(at: path))
      view.contentOffset.y = 400
      view.layoutIfNeeded()
      #expect(CATransform3DIsIdentity(cell.layer.sublayerTransform))
      #expect(!cell.clipsToBounds)
      #expect(view.indexPathForSwipedItem == nil)
    }
  }
}
