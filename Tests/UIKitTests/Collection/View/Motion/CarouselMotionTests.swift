import CollectionViewExtras
import Testing
import UIKit

/// Changes around and of a section that scrolls on its own, on the screen.
@MainActor @Suite struct CarouselMotionTests {
  /// A section of rows of 20 points, and below it a row that scrolls, with items of 40 by 30.
  private func run(_ body: (ManualClock, UICollectionView, StrictDataSource) -> Void) {
    ManualClock.run { clock in
      let layout = UICollectionViewCompositionalLayout { section, _ in
        guard section == 1 else { return rowSection(height: 20) }
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(40), heightDimension: .absolute(30))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let carousel = NSCollectionLayoutSection(group: group)
        carousel.orthogonalScrollingBehavior = .continuous
        return carousel
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let data = StrictDataSource([1, 6])
      data.attach(to: view)
      window.addSubview(view)
      window.isHidden = false
      clock.advance(by: 0)
      body(clock, view, data)
      window.isHidden = true
    }
  }

  /// The frame of a view as it is shown, on the screen.
  private func shownFrame(_ cell: UIView, in view: UICollectionView) -> CGRect {
    var frame = (cell.layer.presentation() ?? cell.layer).frame
    var parent = cell.superview
    while let current = parent, current !== view {
      let shown = current.layer.presentation() ?? current.layer
      frame = frame.offsetBy(
        dx: shown.frame.minX - shown.bounds.minX, dy: shown.frame.minY - shown.bounds.minY)
      parent = current.superview
    }
    let origin = (view.layer.presentation() ?? view.layer).bounds.origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  @Test func `a row that scrolls goes along with its cells`() {
    run { clock, view, data in
      view.scrollToItem(at: IndexPath(item: 2, section: 1), at: .left, animated: false)
      view.layoutIfNeeded()
      clock.advance(by: 0)
      let cell = view.cellForItem(at: IndexPath(item: 2, section: 1)) ?? UICollectionViewCell()
      #expect(shownFrame(cell, in: view) == CGRect(x: 0, y: 20, width: 40, height: 30))
      data.counts = [2, 6]
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      #expect(shownFrame(cell, in: view) == CGRect(x: 0, y: 20, width: 40, height: 30))
      clock.advance(by: 0.15)
      #expect(shownFrame(cell, in: view).minY.rounded() == 30)
      clock.advance(by: 0.15)
      #expect(shownFrame(cell, in: view) == CGRect(x: 0, y: 40, width: 40, height: 30))
    }
  }

  @Test func `a row that is deleted fades with its cells`() {
    run { clock, view, data in
      let cell = view.cellForItem(at: IndexPath(item: 1, section: 1)) ?? UICollectionViewCell()
      let row = cell.superview
      data.counts = [1]
      view.deleteSections([1])
      #expect(view.visibleCells.count == 1)
      clock.advance(by: 0.15)
      #expect(shownFrame(cell, in: view) == CGRect(x: 40, y: 20, width: 40, height: 30))
      #expect(rounded(Double(cell.layer.presentation()?.opacity ?? 0)) == 0.5)
      #expect(row?.superview === view)
      clock.advance(by: 0.15)
      #expect(cell.superview == nil)
      #expect(row?.superview == nil)
      #expect(clock.isAtRest)
    }
  }

  @Test func `a layout without the row takes its cells up where they are seen`() {
    run { clock, view, _ in
      view.scrollToItem(at: IndexPath(item: 2, section: 1), at: .left, animated: false)
      view.layoutIfNeeded()
      clock.advance(by: 0)
      let cell = view.cellForItem(at: IndexPath(item: 2, section: 1)) ?? UICollectionViewCell()
      let rows = UICollectionViewCompositionalLayout(section: rowSection(height: 10))
      view.setCollectionViewLayout(rows, animated: true)
      #expect(cell.superview === view)
      #expect(cell.frame == CGRect(x: 0, y: 30, width: 100, height: 10))
      #expect(shownFrame(cell, in: view) == CGRect(x: 0, y: 20, width: 40, height: 30))
      clock.advance(by: 0.15)
      #expect(shownFrame(cell, in: view) == CGRect(x: 0, y: 25, width: 70, height: 20))
      clock.advance(by: 0.15)
      #expect(shownFrame(cell, in: view) == CGRect(x: 0, y: 30, width: 100, height: 10))
      #expect(view.subviews.allSatisfy { $0 is UICollectionReusableView })
      #expect(clock.isAtRest)
    }
  }
}
