import Testing
import UIKit

/// Where content begins that reads from the right.
@MainActor @Suite struct RightToLeftTests {
  /// Ten squares of 100 points in a line that scrolls sideways.
  func view(_ layout: UICollectionViewLayout, count: Int = 10) -> UICollectionView {
    let view = HoldingView(frame: phone, collectionViewLayout: layout)
    let data = StrictDataSource([count])
    view.data = data
    view.semanticContentAttribute = .forceRightToLeft
    data.attach(to: view)
    view.layoutIfNeeded()
    return view
  }

  func row() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = rowOfSquares()
    section.orthogonalScrollingBehavior = .none
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  final class MirroredFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func `a page that scrolls sideways begins at its first item, at the right`() {
    let view = view(row())
    // 1000 - 320
    #expect(view.contentOffset.x == 680)
    #expect(view.shownItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test func `so does a flow layout that mirrors itself, and no other`() {
    for (layout, first) in [(MirroredFlow(), 0), (UICollectionViewFlowLayout(), 0)] {
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 480)
      layout.minimumLineSpacing = 0
      let view = view(layout)
      #expect(view.contentOffset.x == (layout is MirroredFlow ? 680 : 0))
      #expect(view.shownItems.first?.item == first)
    }
  }

  @Test func `what the program scrolled to stays`() {
    let view = UICollectionView(frame: phone, collectionViewLayout: row())
    let data = StrictDataSource([10])
    view.semanticContentAttribute = .forceRightToLeft
    data.attach(to: view)
    view.contentOffset.x = 120
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 120)
    view.contentOffset.x = 0
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 0)
  }

  @Test func `a handler finds the screen place of an item by the offset it is told`() throws {
    var places: [Int: CGFloat] = [:]
    let section = rowOfSquares()
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      places = [:]
      for item in items { places[item.indexPath.item] = item.frame.minX - offset.x }
    }
    let view = view(UICollectionViewCompositionalLayout(section: section))
    #expect(places == [0: 220, 1: 120, 2: 20, 3: -80])
    let scroller = try #require(view.rowScroller)
    scroller.contentOffset.x = -30
    view.layoutIfNeeded()
    #expect(places[0] == 250 && places[3] == -50)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.convert(cell.bounds, to: view).minX == -50)
  }
}
