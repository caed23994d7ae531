@testable import Backgrounds
@testable import Badges
@testable import BasicGrid
@testable import BasicList
@testable import Featured
@testable import HeadersFooters
@testable import HelloLayout
@testable import TwoColumns
import Testing
import UIKit

/// The samples of the compositional-layout article.
@MainActor @Suite struct SampleTests {
  @Test func `the list has one item a line and its rows show number and chevron`() throws {
    let controller = BasicList.ViewController()
    let view = Stage.show(controller)
    #expect(controller.navigationItem.title == "List")
    #expect(view.numberOfItems(inSection: 0) == 94)
    #expect(view.frame(2) == CGRect(x: 0, y: 2 * 44, width: 390, height: 44))
    #expect(view.contentSize == CGSize(width: 390, height: 94 * 44))
    let cell = try #require(
      view.cellForItem(at: IndexPath(item: 3, section: 0)) as? BasicList.ListCell)
    cell.layoutIfNeeded()
    #expect(cell.label.text == "3")
    let image: UIImageView = cell.accessoryImageView
    // Rule TEXT-11: constraints place the alignment rectangle of a symbol, to a pixel.
    let rect = image.alignmentRect(forFrame: image.frame)
    #expect(rect.minX == 390 - 10 - 13 && rect.width == 13)
    #expect(abs(rect.minY - 12) < 0.34 && abs(rect.height - 20) < 0.34)
    #expect(cell.accessoryImageView.image != nil)
    // Half a point is no whole number of pixels at 3 pixels a point.
    let line = cell.seperatorView.frame
    #expect(line.minX == 10 && line.width == 370 && line.height > 0 && line.height < 1)
    #expect(abs(line.minY - 43.5) <= 1.0 / 3)
    #expect(
      near(cell.label.frame, CGRect(x: 10, y: 10, width: 390 - 10 - 13 - 10 - 10, height: 24)))
    #expect(view.visibleCells.count == 20)
  }

  @Test func `the grid has five square columns`() {
    let view = Stage.show(BasicGrid.ViewController())
    let side = 390 * 0.2
    #expect(near(view.frame(0), CGRect(x: 5, y: 5, width: side - 10, height: side - 10)))
    #expect(
      near(view.frame(6), CGRect(x: side + 5, y: side + 5, width: side - 10, height: side - 10)))
  }

  @Test func `two columns stretch over the group whatever the item says`() {
    let view = Stage.show(TwoColumns.ViewController())
    let width = (390.0 - 20 - 10) / 2
    #expect(view.frame(0) == CGRect(x: 10, y: 0, width: width, height: 44))
    #expect(view.frame(3) == CGRect(x: 10 + width + 10, y: 44 + 10, width: width, height: 44))
  }

  @Test func `badges sit on the top trailing corner and hide where there is nothing to count`()
    throws
  {
    let controller = Badges.ViewController()
    let view = Stage.show(controller)
    let kind = Badges.ViewController.badgeElementKind
    for item in 0..<100 {
      let path = IndexPath(item: item, section: 0)
      let cell = try #require(view.frame(item))
      let corner = CGRect(x: cell.maxX - 20 + 6, y: cell.minY - 6, width: 20, height: 20)
      let badge = try #require(view.frame(ofSupplementary: kind, item))
      #expect(abs(badge.minX - corner.minX) <= 1.0 / 3 && abs(badge.minY - corner.minY) <= 1.0 / 3)
      guard let shown = view.supplementaryView(forElementKind: kind, at: path) else { continue }
      let model = try #require(controller.dataSource.itemIdentifier(for: path))
      #expect(shown.isHidden == (model.badgeCount == 0))
      #expect(shown.layer.cornerRadius == 10)
    }
    #expect(!view.visibleSupplementaryViews(ofKind: kind).isEmpty)
  }

  @Test func `each section has a header and a footer`() throws {
    let view = Stage.show(HeadersFooters.ViewController())
    let header = HeadersFooters.ViewController.sectionHeaderElementKind
    let footer = HeadersFooters.ViewController.sectionFooterElementKind
    let first = try #require(view.frame(ofSupplementary: header))
    #expect(first.origin == CGPoint(x: 10, y: 0))
    #expect(first.width == 370)
    #expect(try #require(view.frame(0)).minY == first.maxY)
    #expect(try #require(view.frame(1)).minY == first.maxY + CGFloat(44 + 5))
    #expect(
      try #require(view.frame(ofSupplementary: footer)).minY == first.maxY + CGFloat(5 * 44 + 4 * 5)
    )
    let path = IndexPath(item: 0, section: 1)
    let shown = view.supplementaryView(forElementKind: header, at: path)
    #expect((shown as? HeadersFooters.TitleSupplementaryView)?.label.text == "Header for section 1")
  }

  @Test func `a background covers its section behind the cells and a tap selects for a moment`()
    throws
  {
    let controller = Backgrounds.ViewController()
    let view = Stage.show(controller)
    let kind = Backgrounds.ViewController.sectionBackgroundDecorationElementKind
    let length: CGFloat = 10 + 5 * 44 + 4 * 5 + 10
    #expect(
      near(
        view.frame(ofDecoration: kind, 1),
        CGRect(x: 5, y: length + 5, width: 380, height: length - 10)))
    let shown = try #require(
      view.subviews.first { $0 is Backgrounds.SectionBackgroundDecorationView })
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let order = view.subviews
    #expect(try #require(order.firstIndex(of: shown)) < #require(order.firstIndex(of: cell)))
    let last = view.cellForItem(at: IndexPath(item: 4, section: 0)) as? Backgrounds.ListCell
    #expect(last?.seperatorView.isHidden == true)
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    controller.collectionView(view, didSelectItemAt: IndexPath(item: 0, section: 0))
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `the first layout shows one item as large as the view less its insets`() {
    let view = Stage.show(HelloLayout.Listing().layout(), counts: [2])
    #expect(view.frame(0) == CGRect(x: 8, y: 8, width: 390 - 16, height: 844 - 16))
    #expect(view.frame(1)?.minY == CGFloat(844 + 8))
  }

  @Test func `the featured row comes to rest with a group in the middle`() throws {
    let section = Featured.Listing().createFeaturedSection(using: Featured.Section())
    let view = Stage.show(UICollectionViewCompositionalLayout(section: section), counts: [4])
    let row = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
    let width = (390 * 0.93 * 3).rounded(.down) / 3
    #expect(abs(row.contentOffset.x - row.frame.minX - -(390 - width) / 2) <= 1.0 / 3)
    #expect(
      Featured.UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered.rawValue
        == 5)
  }
}
