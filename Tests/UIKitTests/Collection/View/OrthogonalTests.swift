import Testing
import UIKit

@MainActor @Suite struct OrthogonalTests {
  /// A row of squares above plain rows.
  func page(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    counts: [Int] = [20, 5],
    _ change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> (UICollectionView, StrictDataSource) {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = index == 0 ? rowOfSquares(behavior) : rowSection()
      if index == 0 {
        section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.interGroupSpacing = 8
        change(section)
      }
      return section
    }
    let data = StrictDataSource(counts)
    return (UICollectionView.shown(layout, data), data)
  }

  /// As the seed article finds it.
  func orthogonalScroller(of view: UICollectionView) -> UIScrollView? {
    view.subviews.first { "\(type(of: $0))" == "_UICollectionViewOrthogonalScrollView" }
      as? UIScrollView
  }

  @Test func `the scroller is the section's inset box and found by its name`() {
    let (view, _) = page()
    let scroller = orthogonalScroller(of: view)
    // 320 - 4 - 6 = 310 wide.
    #expect(scroller?.frame == CGRect(x: 4, y: 3, width: 310, height: 100))
    #expect(scroller?.contentOffset == CGPoint(x: 4, y: 3))
    #expect(scroller?.clipsToBounds == false)
    #expect(view.contentSize == CGSize(width: 320, height: 3 + 100 + 5 + 5 * 44))
  }

  @Test func `cells of the row are in the scroller, others outside`() {
    let (view, _) = page()
    let scroller = orthogonalScroller(of: view)
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.superview === scroller)
    #expect(first?.frame == CGRect(x: 4, y: 3, width: 100, height: 100))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.superview === view)
    // 4, 112, 220 and, outside the viewport but in view, none at 328.
    #expect(view.shownItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
  }

  @Test func `there is no scroller without cells`() {
    let (view, data) = page(counts: [0, 5])
    #expect(orthogonalScroller(of: view) == nil)
    data.counts = [1, 5]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(orthogonalScroller(of: view) != nil)
    data.counts = [0, 5]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(orthogonalScroller(of: view) == nil)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 200.0, 200.0),
    (.continuousGroupLeadingBoundary, 200, 216), (.groupPaging, 200, 216), (.paging, 200, 310),
    (.groupPagingCentered, 200, 219), (.continuous, 700, 546), (.paging, 700, 546),
    (.groupPagingCentered, 700, 651),
  ])
  func `a programmatic offset comes to rest at the next layout`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ asked: Double,
    _ rest: Double
  ) throws {
    let (view, _) = page(behavior, counts: [8, 5])
    let scroller = try #require(orthogonalScroller(of: view))
    scroller.contentOffset.x = 4 + asked
    view.layoutIfNeeded()
    #expect(scroller.contentOffset == CGPoint(x: 4 + rest, y: 3))
  }

  @Test func `scrolling a row brings its cells into view and keeps them as it scrolls away`() throws
  {
    let (view, data) = page(counts: [20, 50])
    let scroller = try #require(orthogonalScroller(of: view))
    scroller.contentOffset.x = 4 + 540
    view.layoutIfNeeded()
    // Squares start every 108 points: 4 + 108 n - 540 is in view of 320 for n = 5 to 7.
    #expect(view.shownItems.filter { $0.section == 0 }.map(\.item) == [5, 6, 7])
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(view.shownItems.allSatisfy { $0.section == 1 })
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(scroller.superview === view)
    #expect(scroller.contentOffset.x == 4.0 + 540)
    #expect(view.shownItems.filter { $0.section == 0 }.map(\.item) == [5, 6, 7])
    #expect(data.made.count < 40)
  }

  @Test func `the distance of a row outlives a reload`() throws {
    let (view, _) = page()
    try #require(orthogonalScroller(of: view)).contentOffset.x = 304
    view.layoutIfNeeded()
    view.reloadData()
    view.layoutIfNeeded()
    #expect(try #require(orthogonalScroller(of: view)).contentOffset.x == 304)
  }

  @Test func `the handler hears of the distance and its changes reach the cells`() throws {
    var offsets: [CGPoint] = []
    var counted = 0
    let (view, _) = page { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset)
        counted = items.count
        #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
        for item in items where item.indexPath.item == 1 {
          item.alpha = 0.5
          item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
      }
    }
    #expect(offsets.last == CGPoint(x: 0, y: 3))
    #expect(counted == 3)
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.alpha == 0.5)
    // 112 + 25, 3 + 25: half as large about its middle.
    #expect(cell?.frame == CGRect(x: 137, y: 28, width: 50, height: 50))
    try #require(orthogonalScroller(of: view)).contentOffset.x = 4 + 20
    view.layoutIfNeeded()
    #expect(offsets.last == CGPoint(x: 20, y: 3))
  }

  @Test func `the centred first page is at a negative distance`() {
    var offsets: [CGPoint] = []
    let (view, _) = page(.groupPagingCentered) { section in
      section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset) }
    }
    // -(310 - 100) / 2
    #expect(offsets.last?.x == -105)
    #expect(orthogonalScroller(of: view)?.contentOffset.x == 4.0 - 105)
  }

  @Test func `scrolling to an item of the row moves the row`() throws {
    let (view, _) = page(counts: [20, 50])
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    view.scrollToItem(
      at: IndexPath(item: 10, section: 0), at: [.centeredHorizontally, .top], animated: false)
    view.layoutIfNeeded()
    // The square at 1080 of the row in the middle of 310: 1080 + 50 - 155.
    #expect(try #require(orthogonalScroller(of: view)).contentOffset.x == 4.0 + 975)
    #expect(view.contentOffset.y == 3)
  }

  @Test func `before iOS 15 the scroller spanned the view, the cells where they are now`() throws {
    let (view, _) = page()
    let layout = try #require(view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    layout.quirks.orthogonalScrollersSpanContainer = true
    view.layoutIfNeeded()
    #expect(orthogonalScroller(of: view)?.frame == CGRect(x: 0, y: 3, width: 320, height: 100))
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell.map { $0.convert($0.bounds, to: view) }?.origin == CGPoint(x: 4, y: 3))
  }

  @Test func `right to left the row begins at the right and scrolls to the left`() throws {
    let (view, _) = page()
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    let scroller = try #require(orthogonalScroller(of: view))
    // The insets change sides: 6 at the left, 4 at the right.
    #expect(scroller.frame == CGRect(x: 6, y: 3, width: 310, height: 100))
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame.maxX == 316)
    scroller.contentOffset.x = 6.0 - 300
    view.layoutIfNeeded()
    #expect(scroller.contentOffset.x == 6.0 - 300)
    // Square n begins at 108 n - 300 from the right edge of the viewport.
    #expect(view.shownItems.filter { $0.section == 0 }.map(\.item) == [2, 3, 4, 5])
  }
}
