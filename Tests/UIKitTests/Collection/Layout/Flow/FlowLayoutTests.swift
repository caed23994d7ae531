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
    #expect(
      frames(view, 2) == [
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
    #expect(
      frames(view, 4) == [
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

  @Test func `the delegate's sizes are asked for again unless a context says not to`() {
    let delegate = CountingSizes()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView.shown(layout, StrictDataSource([4]))
    view.delegate = delegate
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(delegate.requests == 4)
    delegate.width = 140
    layout.minimumLineSpacing = 20
    view.layoutIfNeeded()
    #expect(delegate.requests == 8)
    #expect(frames(view, 4).map(\.minX) == [0, 180, 0, 180])

    delegate.width = 60
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    view.bounds.size.width = 300
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    // The width of the view changed as well, which asks for everything.
    #expect(delegate.requests == 12)

    delegate.width = 50
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(delegate.requests == 12)
    #expect(frames(view, 4).map(\.minX) == [0, 80, 160, 240])
  }

  @Test func `a context that keeps the attributes leaves every frame`() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView.shown(layout, StrictDataSource([7]))
    let before = layout.layoutAttributesForItem(at: IndexPath(item: 6, section: 0))
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 6, section: 0)) === before)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 6, section: 0)) !== before)
  }

  @Test func `new items are laid out whatever the context keeps`() {
    let layout = UICollectionViewFlowLayout()
    let data = StrictDataSource([2])
    let view = UICollectionView.shown(layout, data)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    layout.invalidateLayout(with: context)
    data.counts = [3]
    view.insertItems(at: [IndexPath(item: 2, section: 0)])
    view.layoutIfNeeded()
    #expect(view.shownItems.count == 3)
  }

  @Test func `an item that does not fit is reported once for each layout`() {
    var texts: [String] = []
    let handler = FlowReport.handler
    FlowReport.handler = { texts.append($0.text) }
    defer { FlowReport.handler = handler }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    let view = UICollectionView.shown(layout, StrictDataSource([2]))
    #expect(texts.isEmpty)
    layout.sectionInset.left = 10
    view.layoutIfNeeded()
    layout.sectionInset.left = 20
    view.layoutIfNeeded()
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
          + "the item width must be less than the width of the UICollectionView") == true)
    #expect(texts.first?.contains("Item 0 of section 0 has a width of 320.0") == true)
    #expect(texts.first?.contains("room for 310.0") == true)
    // Layout goes on.
    #expect(frames(view, 2).map(\.origin) == [CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 60)])
  }

  @Test func `a layout is mirrored only if it says so`() {
    for flips in [false, true] {
      let layout = FlippingLayout()
      layout.flips = flips
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      let data = StrictDataSource([3], kinds: [UICollectionView.elementKindSectionHeader])
      let view = UICollectionView.shown(layout, data)
      let path = IndexPath(item: 0, section: 0)
      #expect(view.cellForItem(at: path)?.frame.minX == 20)
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      // 320 - (20 + 50)
      let expected: CGFloat = flips ? 250 : 20
      #expect(view.cellForItem(at: path)?.frame.minX == expected)
      #expect(view.layoutAttributesForItem(at: path)?.frame.minX == expected)
      #expect(layout.layoutAttributesForItem(at: path)?.frame.minX == 20)
      #expect(view.indexPathForItem(at: CGPoint(x: expected + 1, y: 40)) == path)
      #expect(
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: path)?.frame
          == CGRect(x: 0, y: 0, width: 320, height: 30))
    }
    #expect(!UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
    #expect(UICollectionViewLayout().developmentLayoutDirection == .leftToRight)
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

final class FlippingLayout: UICollectionViewFlowLayout {
  var flips = false
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
}

/// Counts how often it is asked for a size.
final class CountingSizes: NSObject, UICollectionViewDelegateFlowLayout {
  var requests = 0
  var width: CGFloat = 50

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    requests += 1
    return CGSize(width: width, height: 50)
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
