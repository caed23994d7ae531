import Testing
import UIKit

@MainActor @Suite struct FlowLayoutTests {
  /// Gives sizes and insets of its own.
  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  func frames(_ view: UICollectionView, _ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func `items of one size stand in a justified grid, the last line too`() {
    let view = UICollectionView.shown(UICollectionViewFlowLayout(), StrictDataSource([7]))
    // k = (320 + 10) / 60 = 5, gap (320 - 250) / 4 = 17.5
    #expect(frames(view, 7).map(\.minX) == [0, 67.5, 135, 202.5, 270, 0, 67.5])
    #expect(frames(view, 7).map(\.minY) == [0, 0, 0, 0, 0, 60, 60])
    #expect(view.contentSize == CGSize(width: 320, height: 110))
    #expect(view.visibleCells.count == 7)
  }

  @Test func `a line of one item is centred`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 30)
    let view = UICollectionView.shown(layout, StrictDataSource([2]))
    #expect(frames(view, 2) == [
      CGRect(x: 60, y: 0, width: 200, height: 30), CGRect(x: 60, y: 40, width: 200, height: 30),
    ])
  }

  @Test func `lines of different items are justified but for the last`() {
    let delegate = Sizes([
      CGSize(width: 100, height: 20), CGSize(width: 150, height: 40),
      CGSize(width: 90, height: 20), CGSize(width: 60, height: 20),
    ])
    let view = UICollectionView.shown(UICollectionViewFlowLayout(), StrictDataSource([4]))
    view.delegate = delegate
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    // 320 - 250 = 70 between the first two; the lower one in the middle of 40.
    #expect(frames(view, 4) == [
      CGRect(x: 0, y: 10, width: 100, height: 20), CGRect(x: 170, y: 0, width: 150, height: 40),
      CGRect(x: 0, y: 50, width: 90, height: 20), CGRect(x: 100, y: 50, width: 60, height: 20),
    ])
  }

  @Test func `sections are header, insets, lines and footer`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 20, right: 12)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 11)
    let kinds: Set = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let view = UICollectionView.shown(layout, StrictDataSource([3, 3], kinds: kinds))
    // 30 + 5 + 90 + 20 + 11 = 156 a section; gap (296 - 270) / 2 = 13
    #expect(frames(view, 3, section: 1).map(\.minY) == [191, 191, 191])
    #expect(frames(view, 3).map(\.minX) == [12, 115, 218])
    let path = IndexPath(item: 0, section: 1)
    #expect(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path)?.frame
        == CGRect(x: 0, y: 156, width: 320, height: 30))
    #expect(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: path)?.frame
        == CGRect(x: 0, y: 301, width: 320, height: 11))
  }

  @Test func `scrolling sideways swaps the axes`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let view = UICollectionView.shown(layout, StrictDataSource([10]))
    // k = (480 + 10) / 60 = 8, gap (480 - 400) / 7
    #expect(frames(view, 10).map(\.minX) == [0, 0, 0, 0, 0, 0, 0, 0, 60, 60])
    #expect(frames(view, 2)[1].minY == 61.5)
    #expect(view.contentSize == CGSize(width: 110, height: 480))
  }

  @Test func `a subclass adds decorations with attributes of its own`() {
    let layout = DecoratedLayout()
    let view = UICollectionView.shown(layout, StrictDataSource([3]))
    let decoration = view.subviews.compactMap { $0 as? ColorView }.first
    #expect(decoration?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(decoration?.backgroundColor == .green)
    #expect(view.subviews.first === decoration)
  }
}

final class ColorAttributes: UICollectionViewLayoutAttributes {
  var color = UIColor.clear
}

final class ColorView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? ColorAttributes else { return }
    backgroundColor = attributes.color
  }
}

final class DecoratedLayout: UICollectionViewFlowLayout {
  private var decorations: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    register(ColorView.classForCoder(), forDecorationViewOfKind: "color")
    let attributes = ColorAttributes(
      forDecorationViewOfKind: "color", with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    attributes.zIndex = -1
    attributes.color = .green
    decorations = [attributes]
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (super.layoutAttributesForElements(in: rect) ?? []) + decorations
  }
}
