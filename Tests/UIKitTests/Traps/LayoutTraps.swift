import Testing
import UIKit

/// Layouts that were replaced, configured anew, without extent, or printed.
@MainActor @Suite struct LayoutTraps {
  final class CountingLayout: UICollectionViewCompositionalLayout {
    private(set) var preparations = 0

    override func prepare() {
      preparations += 1
      super.prepare()
    }
  }

  @Test func `two layouts are swapped to and fro, each preparing once a time`() {
    let rows = CountingLayout(section: rowSection())
    let squares = CountingLayout(section: rowOfSquares())
    let view = UICollectionView.shown(rows, StrictDataSource([30]))
    for round in 1...5 {
      let before = (rows.preparations, squares.preparations)
      view.setCollectionViewLayout(squares, animated: false)
      view.layoutIfNeeded()
      #expect(view.collectionViewLayout === squares)
      #expect(rows.collectionView == nil)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 100)
      view.setCollectionViewLayout(rows, animated: false)
      view.layoutIfNeeded()
      #expect(squares.collectionView == nil)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 44)
      #expect(view.rowScroller == nil)
      #expect(rows.preparations == before.0 + 1, "round \(round)")
      #expect(squares.preparations == before.1 + 1, "round \(round)")
    }
  }

  /// A delegate that changes the layout while cells are being shown.
  @Test func `a layout may be swapped while the first one is being shown`() {
    final class Swapping: NSObject, UICollectionViewDelegate {
      let next = UICollectionViewCompositionalLayout(section: rowSection(height: 60))
      var swaps = 0

      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        guard collectionView.collectionViewLayout !== next else { return }
        swaps += 1
        collectionView.collectionViewLayout = next
      }
    }
    let delegate = Swapping()
    let view = UICollectionView(
      frame: phone, collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection())
    )
    let data = StrictDataSource([30])
    data.attach(to: view)
    view.delegate = delegate
    view.layoutIfNeeded()
    #expect(delegate.swaps == 1)
    // 480 / 60
    #expect(view.shownItems.map(\.item) == Array(0..<8))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
  }

  @Test func `another configuration is laid out at the next layout`() {
    let layout = UICollectionViewCompositionalLayout(section: rowSection())
    let view = UICollectionView.shown(layout, StrictDataSource([2]))
    #expect(view.frame(1) == CGRect(x: 0, y: 44, width: 320, height: 44))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    layout.configuration = configuration
    view.layoutIfNeeded()
    #expect(view.frame(1) == CGRect(x: 320, y: 0, width: 320, height: 44))
    #expect(view.contentSize == CGSize(width: 640, height: 480))
  }

  @Test func `lengths of zero divide nothing`() throws {
    let nothing = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: nothing, subitems: [NSCollectionLayoutItem(layoutSize: nothing)])
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .paging, .groupPagingCentered,
    ] {
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = behavior
      let layout = UICollectionViewCompositionalLayout(section: section)
      let view = UICollectionView.shown(layout, StrictDataSource([10]))
      #expect(view.contentSize == CGSize(width: 320, height: 0))
      let frame = try #require(view.frame(9))
      #expect(frame.size == .zero && frame.minX.isFinite && frame.minY == 0)
    }
  }

  /// In a view without extent, with shares of it.
  @Test func `a view without extent shares out nothing until it has some`() {
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: rowOfSquares(.paging)), StrictDataSource([10]),
      frame: .zero)
    #expect(view.shownItems.isEmpty)
    view.frame = phone
    view.layoutIfNeeded()
    #expect(view.shownItems.map(\.item) == [0, 1, 2, 3])
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = .zero
    flow.minimumInteritemSpacing = 0
    flow.minimumLineSpacing = 0
    view.collectionViewLayout = flow
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 320, height: 0))
    #expect(view.shownItems.isEmpty)
  }

  /// Reports 6 and 42.
  @Test func `the objects of a layout print what they ask for`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(44), repeatingSubitem: item, count: 2)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    let objects: [(NSObject, String)] = [
      (size, "<NSCollectionLayoutSize: fw 0.5 x est 44>"),
      (item, "<NSCollectionLayoutItem: fw 0.5 x est 44>"),
      (group, "<NSCollectionLayoutGroup: fw 1 x 44, horizontal, 1 subitem>"),
      (badge, "<NSCollectionLayoutSupplementaryItem: fw 0.5 x est 44, badge>"),
      (
        NSCollectionLayoutBoundarySupplementaryItem.band("header", 30),
        "<NSCollectionLayoutBoundarySupplementaryItem: fw 1 x 30, header>"
      ),
      (ground, "<NSCollectionLayoutDecorationItem: fw 1 x fh 1, ground>"),
      (
        NSCollectionLayoutSection(group: group),
        "<NSCollectionLayoutSection: <NSCollectionLayoutGroup: fw 1 x 44, horizontal, 1 subitem>>"
      ),
      (NSCollectionLayoutSpacing.flexible(8), "<NSCollectionLayoutSpacing: at least 8>"),
      (NSCollectionLayoutSpacing.fixed(8), "<NSCollectionLayoutSpacing: 8>"),
    ]
    for (object, text) in objects {
      #expect(object.description == text)
      #expect(object.debugDescription == text)
    }
    #expect(group.visualDescription().hasPrefix("horizontal group fw 1 x 44\n"))
  }
}
