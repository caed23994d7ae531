@testable import OrthogonalRow
@testable import SectionColours
@testable import SectionImages
import Testing
import UIKit

/// The listings of the articles on section colours, section images and orthogonal rows.
@MainActor @Suite struct SectionTests {
  private final class Colours: NSObject, SectionColours.SBCollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      backgroundColorForSectionAt section: Int
    ) -> UIColor { section == 0 ? .red : .green }
  }

  private final class InsetColours: NSObject, SectionColours.SBCollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7) }
  }

  private func layout() -> SectionColours.SBCollectionViewFlowLayout {
    let layout = SectionColours.SBCollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    layout.itemSize = CGSize(width: 60, height: 60)
    return layout
  }

  @Test func `each section is coloured as the delegate says, the layout's inset included`() throws {
    let colours = Colours()
    let view = Stage.show(layout(), counts: [5, 5], delegate: colours)
    let shown = view.subviews.compactMap { $0 as? SectionColours.SBCollectionReusableView }
    #expect(Set(shown.compactMap(\.backgroundColor)) == [.red, .green])
    let red = try #require(shown.first { $0.backgroundColor == .red })
    let (first, last) = (try #require(view.frame(0)), try #require(view.frame(4)))
    #expect(
      red.frame
        == CGRect(
          x: first.minX - 20, y: first.minY - 10, width: 390, height: last.maxY - first.minY + 40))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(
      try #require(view.subviews.firstIndex(of: red)) < #require(view.subviews.firstIndex(of: cell))
    )
  }

  @Test func `an inset the delegate gives is asked for by an optional call`() throws {
    let colours = InsetColours()
    let view = Stage.show(layout(), counts: [5], delegate: colours)
    let shown = try #require(
      view.subviews.compactMap { $0 as? SectionColours.SBCollectionReusableView }.first)
    let first = try #require(view.frame(0))
    #expect(first.origin == CGPoint(x: 7, y: 7))
    #expect(shown.frame.origin == .zero)
    #expect(shown.frame.height == first.height + 14)
  }

  /// A row of cells of 100 x 80 that scrolls under a header of 44.
  private func imageSections() -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(80))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = SectionImages.Listing().section(of: group)
    return Stage.show(
      UICollectionViewCompositionalLayout(section: section), counts: [8, 8],
      kinds: ["header", "background"])
  }

  @Test func `the background lies from the header's top to the cells' bottom, behind both`() throws
  {
    let view = imageSections()
    let header = try #require(view.frame(ofSupplementary: "header"))
    let background = try #require(view.frame(ofSupplementary: "background"))
    let cell = try #require(view.frame(0))
    #expect(header.minY == 0)
    #expect(header.height == 44)
    #expect(cell.minY == header.maxY)
    #expect(background.minY == header.minY)
    #expect(background.maxY == cell.maxY)
    #expect(try #require(view.frame(0, 1)).minY == cell.maxY + CGFloat(44))
    let path = IndexPath(item: 0, section: 0)
    let attributes = view.layoutAttributesForSupplementaryElement(ofKind: "background", at: path)
    #expect(attributes?.zIndex == -1)
  }

  @Test func `the background does not scroll sideways with the cells`() throws {
    let view = imageSections()
    let path = IndexPath(item: 0, section: 0)
    let rows = view.subviews.compactMap { $0 as? UIScrollView }
    let row = try #require(rows.min { $0.frame.minY < $1.frame.minY })
    let background = try #require(view.supplementaryView(forElementKind: "background", at: path))
    let before = background.convert(background.bounds, to: nil)
    row.contentOffset.x += 50
    view.layoutIfNeeded()
    #expect(background.superview === view)
    #expect(background.convert(background.bounds, to: nil) == before)
    let cell = try #require(view.cellForItem(at: path))
    #expect(cell.superview === row)
  }

  @Test func `the row's scroll view is found by its name once there are cells`() throws {
    let section = OrthogonalRow.Listing().section()
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 6, trailing: 50)
    let view = Stage.show(UICollectionViewCompositionalLayout(section: section), counts: [12])
    let row = try #require(view.orthogonalScrollView)
    #expect(!row.clipsToBounds)
    #expect(row.frame.minX == 30)
    #expect(row.frame.width == CGFloat(390 - 80))
    let empty = Stage.show(UICollectionViewCompositionalLayout(section: section), counts: [0])
    #expect(empty.orthogonalScrollView == nil)
  }
}
