import TestSupport
import Testing
import UIKit

/// Rows that scroll across the page.
@MainActor @Suite struct OrthogonalTraps {
  /// A row of 100-point squares 8 apart, above rows of 44.
  func page(
    _ counts: [Int] = [20, 5],
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> UICollectionView {
    UICollectionView.shown(layout(behavior), StrictDataSource(counts))
  }

  func layout(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard index == 0 else { return rowSection() }
      let section = rowOfSquares(behavior)
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
      section.interGroupSpacing = 8
      return section
    }
  }

  /// Reports 78, 84 and 85.
  @Test func `the trailing inset is free behind the last item of a row`() throws {
    let view = page()
    let scroller = try #require(view.rowScroller)
    scroller.contentOffset.x = 100_000
    view.layoutIfNeeded()
    // 20 squares and 19 gaps are 2152 long, 320 - 4 - 6 of it is seen.
    #expect(scroller.contentOffset.x == CGFloat(4 + 2152 - 310))
    let last = try #require(view.cellForItem(at: IndexPath(item: 19, section: 0)))
    #expect(last.convert(last.bounds, to: view).maxX == CGFloat(320 - 6))
  }

  @Test func `the layout's queries answer the items of a row, before a reload and after`() throws {
    let data = StrictDataSource([20, 5])
    let view = UICollectionView.shown(layout(), data)
    let scroller = try #require(view.rowScroller)
    scroller.contentOffset.x = 4 + 1_080
    view.layoutIfNeeded()
    let found = try #require(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds))
    // Square n begins at 4 + 108 n - 1080 on the screen; 10, 11 and 12 begin before 320.
    let row = found.filter { $0.indexPath.section == 0 }.map(\.indexPath.item)
    #expect(Set(row).isSuperset(of: [10, 11, 12]))
    for item in 0..<20 {
      #expect(view.frame(item) == CGRect(x: 4 + 108 * item, y: 3, width: 100, height: 100))
    }
    data.counts = [2, 5]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.shownItems.filter { $0.section == 0 }.map(\.item) == [0, 1])
    #expect(view.frame(1) == CGRect(x: 112, y: 3, width: 100, height: 100))
    #expect(view.frame(2) == nil)
  }

  @Test func `a scroller outlives a rotation with what it has scrolled`() throws {
    let view = page()
    let scroller = try #require(view.rowScroller)
    scroller.contentOffset.x = 4 + 300
    view.layoutIfNeeded()
    view.frame.size = CGSize(width: 480, height: 320)
    view.layoutIfNeeded()
    #expect(view.rowScroller === scroller)
    #expect(scroller.frame == CGRect(x: 4, y: 3, width: 470, height: 100))
    #expect(scroller.contentOffset.x == CGFloat(4 + 300))
    // Square n begins at 4 + 108 n - 300: the third ends at 20, the eighth begins at 460.
    #expect(view.shownItems.filter { $0.section == 0 }.map(\.item) == [2, 3, 4, 5, 6, 7])
  }

  @Test func `a centred row begins with its first item in the middle`() throws {
    let view = page([20, 5], .groupPagingCentered)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    // The middle of what is seen of the row: 4 + 310 / 2.
    #expect(first.convert(first.bounds, to: view).midX == 159)
  }

  @Test func `a row of a million items costs what is in view`() throws {
    let data = StrictDataSource([1_000_000])
    let view = UICollectionView.shown(CountingLayout(section: rowOfSquares()), data)
    let layout = try #require(view.collectionViewLayout as? CountingLayout)
    let scroller = try #require(view.rowScroller)
    for offset in [50_000_000.0, 99_999_000, 20] {
      layout.answered = 0
      data.forgetRequests()
      scroller.contentOffset.x = offset
      view.layoutIfNeeded()
      // Four or five squares meet 320 points.
      #expect((1...5).contains(data.cellRequests.count))
      #expect(layout.answered <= 50)
    }
    #expect(data.made.count <= 15)
  }

  final class CountingLayout: UICollectionViewCompositionalLayout {
    var answered = 0

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect)
      answered += found?.count ?? 0
      return found
    }
  }
}
