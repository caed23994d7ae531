import Testing
import UIKit

/// Headers and footers of sections and of the whole layout, and where the content begins.
@MainActor @Suite struct BoundaryTraps {
  @Test func `a pinned header stays until its section pushes it out`() throws {
    let header = NSCollectionLayoutBoundarySupplementaryItem.band("header", 30)
    header.pinToVisibleBounds = true
    let section = rowSection()
    section.boundarySupplementaryItems = [header]
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: section),
      StrictDataSource([20, 20], kinds: ["header"]))
    // A section is 30 + 20 x 44 = 910 long.
    let places: [(CGFloat, CGFloat, CGFloat)] = [(0, 0, 910), (100, 100, 910), (895, 880, 910)]
    for (offset, first, second) in places {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      #expect(view.frame(ofKind: "header")?.minY == first)
      #expect(view.frame(ofKind: "header", 1)?.minY == second)
      let shown = view.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0))
      #expect(try #require(shown).frame.minY == first)
    }
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    #expect(view.frame(ofKind: "header", 1)?.minY == 1_000)
  }

  @Test func `the layout has a header and a footer of its own`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      .band("title", 50), .band("end", 20, at: .bottom),
    ]
    let view = UICollectionView.shown(
      UICollectionViewCompositionalLayout(section: rowSection(), configuration: configuration),
      StrictDataSource([2, 1], kinds: ["title", "end"]))
    #expect(view.frame(0)?.minY == 50)
    #expect(view.contentSize.height == CGFloat(50 + 3 * 44 + 20))
    // Their place is one behind all items.
    let frames = [
      "title": CGRect(x: 0, y: 0, width: 320, height: 50),
      "end": CGRect(x: 0, y: 50 + 3 * 44, width: 320, height: 20),
    ]
    for (kind, frame) in frames {
      #expect(view.frame(ofKind: kind, item: .max) == frame)
      #expect(try #require(view.visibleSupplementaryViews(ofKind: kind).first).frame == frame)
    }
  }

  @Test func `the content begins below the inset at the top`() {
    let view = UICollectionView(
      frame: phone, collectionViewLayout: UICollectionViewCompositionalLayout(section: rowSection())
    )
    let data = StrictDataSource([30])
    data.attach(to: view)
    view.contentInset.top = 44
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: -44))
    #expect(view.shownItems.first == IndexPath(item: 0, section: 0))
  }
}
