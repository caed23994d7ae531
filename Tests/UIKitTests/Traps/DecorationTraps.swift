import Testing
import UIKit

/// Backgrounds of sections in the wrong place, in the wrong view, at the wrong depth.
@MainActor @Suite struct DecorationTraps {
  /// A page of sections with a background each.
  func page(
    counts: [Int], kinds: Set<String> = [], zIndex: Int = 0, global: CGFloat? = nil,
    _ make: @escaping @MainActor () -> NSCollectionLayoutSection
  ) -> UICollectionView {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if let global { configuration.boundarySupplementaryItems = [.band("title", global)] }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in
        let section = make()
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.zIndex = zIndex
        section.decorationItems = [ground]
        return section
      }, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    return UICollectionView.shown(layout, StrictDataSource(counts, kinds: kinds))
  }

  /// The view in which the only decoration of a section is drawn.
  func ground(in view: UICollectionView, height: CGFloat) -> UIView? {
    view.subviews.first {
      type(of: $0) == UICollectionReusableView.self && $0.frame.height == height
    }
  }

  /// Reports 115, 116 and 119.
  @Test func `the background of an orthogonal section lies behind its scroller and stays`() throws {
    let view = page(counts: [20]) {
      let section = rowOfSquares()
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
      return section
    }
    let frame = CGRect(x: 0, y: 0, width: 320, height: 3 + 100 + 5)
    let scroller = try #require(view.rowScroller)
    let ground = try #require(self.ground(in: view, height: 108))
    #expect(ground.superview === view)
    #expect(ground.frame == frame)
    let places = view.subviews.map { ObjectIdentifier($0) }
    let behind = try #require(places.firstIndex(of: ObjectIdentifier(ground)))
    #expect(try behind < #require(places.firstIndex(of: ObjectIdentifier(scroller))))
    #expect(ground.layer.zPosition <= scroller.layer.zPosition)
    scroller.contentOffset.x = 4 + 500
    view.layoutIfNeeded()
    #expect(ground.superview === view)
    #expect(ground.frame == frame)
  }

  @Test func `backgrounds begin where their sections do, below what is above them`() {
    let view = page(counts: [2, 2], kinds: ["header", "title"], global: 50) {
      let section = rowSection()
      section.boundarySupplementaryItems = [.band("header", 30)]
      return section
    }
    // A section is 30 + 2 x 44 long, and the layout's own header takes 50.
    #expect(view.frame(ofDecoration: "ground") == CGRect(x: 0, y: 50, width: 320, height: 118))
    #expect(
      view.frame(ofDecoration: "ground", 1) == CGRect(x: 0, y: 168, width: 320, height: 118))
    #expect(view.frame(0)?.minY == CGFloat(50 + 30))
    #expect(view.frame(0, 1)?.minY == CGFloat(168 + 30))
  }

  /// Reports 32 and 109.
  @Test(arguments: [(zIndex: 0, isBehind: true), (-5, true), (7, false)])
  func `the depth asked for a background decides what it covers`(
    _ zIndex: Int, _ isBehind: Bool
  ) throws {
    let view = page(counts: [1], zIndex: zIndex) { rowSection() }
    let path = IndexPath(item: 0, section: 0)
    let attributes = try #require(
      view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "ground", at: path))
    #expect(attributes.zIndex == zIndex)
    // Cells of a section with a background are at 1.
    #expect(view.layoutAttributesForItem(at: path)?.zIndex == 1)
    let cell = try #require(view.cellForItem(at: path))
    let ground = try #require(self.ground(in: view, height: 44))
    #expect((ground.layer.zPosition < cell.layer.zPosition) == isBehind)
  }
}
