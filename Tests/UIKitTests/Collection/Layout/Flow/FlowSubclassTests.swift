import Testing
import UIKit

/// What is drawn by flow layouts that applications derive.
@MainActor @Suite struct FlowSubclassTests {
  func cell(_ view: UICollectionView, _ item: Int, section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  func shownFrames(_ view: UICollectionView) -> [CGRect] {
    view.shownItems.compactMap { view.cellForItem(at: $0)?.frame }
  }

  static let tagWidths: [CGFloat] = [100, 150, 90, 60, 200, 200, 30]

  /// Tags from the left, 8 points apart, in rows of 30 that are 10 apart.
  static let tagFrames = [
    CGRect(x: 12, y: 0, width: 100, height: 30), CGRect(x: 120, y: 0, width: 150, height: 30),
    CGRect(x: 12, y: 40, width: 90, height: 30), CGRect(x: 110, y: 40, width: 60, height: 30),
    CGRect(x: 12, y: 80, width: 200, height: 30), CGRect(x: 12, y: 120, width: 200, height: 30),
    CGRect(x: 220, y: 120, width: 30, height: 30),
  ]

  @Test(arguments: [true, false], [true, false])
  func `tags stand at the left of their rows`(byItem: Bool, measured: Bool) {
    let layout: UICollectionViewFlowLayout =
      byItem ? LeftAlignedByItemLayout() : LeftAlignedFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    let sizes = Self.tagWidths.map { CGSize(width: $0, height: 30) }
    let stage = FlowStage([sizes], layout)
    let delegate = FlowSizes { sizes[$0.item] }
    if measured {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else {
      stage.view.delegate = delegate
    }
    stage.view.layoutIfNeeded()
    #expect(shownFrames(stage.view) == Self.tagFrames)
  }

  @Test func `columns follow the width of the view`() {
    let view = UICollectionView.shown(ColumnFlowLayout(), StrictDataSource([5]))
    // 320 - 2 * 8 = 304 are three columns of 101.
    #expect(
      shownFrames(view).map(\.size) == Array(repeating: CGSize(width: 101, height: 70), count: 5))
    #expect(cell(view, 3)?.frame.origin == CGPoint(x: 8, y: 80))
    view.frame.size = CGSize(width: 480, height: 320)
    view.layoutIfNeeded()
    // 480 - 2 * 8 = 464 are four columns of 116.
    #expect(
      shownFrames(view).map(\.origin) == [
        CGPoint(x: 8, y: 10), CGPoint(x: 124, y: 10), CGPoint(x: 240, y: 10),
        CGPoint(x: 356, y: 10), CGPoint(x: 8, y: 80),
      ])
  }

  @Test func `rows as wide as the view follow a rotation`() {
    let data = StrictDataSource([20])
    let view = UICollectionView.shown(UICollectionViewFlowLayout(), data)
    let delegate = FlowSizes { [unowned view] _ in
      CGSize(width: view.bounds.width - 20, height: 60)
    }
    view.delegate = delegate
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell(view, 1)?.frame == CGRect(x: 10, y: 70, width: 300, height: 60))
    view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell(view, 1)?.frame == CGRect(x: 10, y: 70, width: 460, height: 60))
    #expect(view.contentSize == CGSize(width: 480, height: 20 * 70 - 10))
  }

  @Test func `a background lies behind each section`() {
    let layout = SectionBackgroundFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let data = StrictDataSource([12, 3, 40])
    let view = UICollectionView.shown(layout, data)
    func backgrounds() -> [CGRect] {
      view.subviews.filter { $0 is SectionBackgroundFlowLayout.BackgroundView }.map(\.frame)
        .sorted { $0.minY < $1.minY }
    }
    // Five to a line: three lines, one, eight; 170 + 20, 50 + 20, 470 + 20 high.
    let expected = [
      CGRect(x: 0, y: 0, width: 320, height: 190), CGRect(x: 0, y: 190, width: 320, height: 70),
      CGRect(x: 0, y: 260, width: 320, height: 490),
    ]
    #expect(backgrounds() == expected)
    #expect(view.subviews.prefix(3).allSatisfy { $0 is SectionBackgroundFlowLayout.BackgroundView })
    view.contentOffset.y = 270
    view.layoutIfNeeded()
    #expect(backgrounds() == [expected[2]])
    data.counts = [12, 40]
    view.contentOffset.y = 0
    view.deleteSections([1])
    view.layoutIfNeeded()
    #expect(backgrounds() == [expected[0], expected[2].offsetBy(dx: 0, dy: -70)])
  }

  @Test func `the first item of a section sticks to the top`() {
    let layout = StickyFirstItemLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView.shown(layout, StrictDataSource([6, 6]))
    func top(_ offset: CGFloat, section: Int = 0) -> CGFloat? {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      return cell(view, 0, section: section)?.frame.minY
    }
    #expect(top(0) == 0)
    #expect(top(250) == 250)
    #expect(cell(view, 3)?.frame.minY == 300)
    #expect(cell(view, 0)?.layer.zPosition == 1024)
    #expect(top(550) == 500)
    #expect(cell(view, 0, section: 1)?.frame.minY == 600)
    #expect(top(620, section: 1) == 620)
    #expect(cell(view, 0) == nil)
    #expect(top(10) == 10)
  }

  @Test func `cells apply attributes of the layout's own class`() throws {
    let layout = ParallaxFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 120)
    layout.minimumLineSpacing = 0
    let data = StrictDataSource([20])
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    data.attach(to: view)
    view.register(ParallaxFlowLayout.Cell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    let shown = try #require(cell(view, 1) as? ParallaxFlowLayout.Cell)
    // Its middle at 180, that of the view at 240; 30 points by 480.
    #expect(shown.applied == CGFloat(180 - 240) / 16)
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(cell(view, 1) === shown)
    #expect(shown.applied == CGFloat(180 - 300) / 16)
    #expect(shown.picture.transform.ty == shown.applied)
    #expect(shown.frame == CGRect(x: 0, y: 120, width: 320, height: 120))
  }

  @Test func `cards pile up where they leave`() throws {
    let layout = CardStackLayout()
    layout.itemSize = CGSize(width: 300, height: 200)
    let view = UICollectionView.shown(layout, StrictDataSource([10]))
    view.contentOffset.y = 310
    view.layoutIfNeeded()
    // Card 0 is 310 deep: as far back as it goes; card 1 starts at 210, half its height further.
    let (back, half) = (try #require(cell(view, 0)), try #require(cell(view, 1)))
    #expect(back.alpha == 0.5 && half.alpha == 0.75)
    #expect(abs(back.frame.width - 300 * 0.9) < 0.01)
    #expect(abs(half.frame.width - 300 * 0.95) < 0.01)
    #expect(half.center == CGPoint(x: 160, y: 310.0 + 100))
    #expect(back.center == half.center)
    #expect(back.layer.zPosition < half.layer.zPosition)
    #expect(cell(view, 2)?.transform == .identity)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(back.transform == .identity && back.alpha == 1)
    #expect(back.frame == CGRect(x: 10, y: 0, width: 300, height: 200))
  }

  @Test func `a carousel shows the card in the middle largest, and says where to rest`() throws {
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 200, height: 300)
    let view = UICollectionView.shown(layout, StrictDataSource([8]))
    // Cards 220 apart from 60 on, in the middle of 480.
    #expect(view.contentSize == CGSize(width: 8 * 220 - 20 + 2 * 60, height: 480))
    #expect(cell(view, 0)?.frame == CGRect(x: 60, y: 90, width: 200, height: 300))
    #expect(abs(try #require(cell(view, 1)).transform.a - 0.8) < 0.01)
    view.contentOffset.x = 220
    view.layoutIfNeeded()
    #expect(cell(view, 1)?.frame == CGRect(x: 280, y: 90, width: 200, height: 300))
    func rest(_ x: CGFloat, velocity: CGFloat) -> CGPoint {
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: x, y: 0),
        withScrollingVelocity: CGPoint(x: velocity, y: 0))
    }
    #expect(rest(300, velocity: 0) == CGPoint(x: 220, y: 0))
    #expect(rest(340, velocity: 0) == CGPoint(x: 440, y: 0))
    #expect(rest(300, velocity: 1) == CGPoint(x: 440, y: 0))
    view.frame.size = CGSize(width: 480, height: 320)
    view.layoutIfNeeded()
    // (480 - 200) / 2 at both ends.
    #expect(view.contentSize == CGSize(width: 8 * 220 - 20 + 2 * 140, height: 320))
  }

  @Test func `a layout is asked where new items come from`() throws {
    let layout = FadingLayout()
    let data = StrictDataSource([3])
    let view = UICollectionView.shown(layout, data)
    data.counts = [4]
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    view.layoutIfNeeded()
    let new = try #require(layout.initial[IndexPath(item: 1, section: 0)])
    #expect(new.alpha == 0)
    #expect(new.frame == CGRect(x: 67.5, y: 100, width: 50, height: 50))
    #expect(layout.initial[IndexPath(item: 3, section: 0)]?.alpha == 1)
    #expect(layout.inserted.isEmpty)
    #expect(cell(view, 1)?.frame == CGRect(x: 67.5, y: 0, width: 50, height: 50))
    #expect(cell(view, 1)?.alpha == 1)
  }

  @Test func `contexts of a subclass keep the delegate's answers while only the origin moves`() {
    let layout = ThriftyLayout()
    let delegate = CountingSizes()
    let view = UICollectionView.shown(layout, StrictDataSource([100]))
    view.delegate = delegate
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(delegate.requests == 100)
    for offset in stride(from: 0.0, through: 600, by: 60) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(delegate.requests == 100)
    view.frame.size.width = 480
    view.layoutIfNeeded()
    #expect(delegate.requests == 200)
  }
}

/// Is computed again at every movement, the delegate's answers only at another size.
final class ThriftyLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flowContext = context as! UICollectionViewFlowLayoutInvalidationContext
    flowContext.invalidateFlowLayoutDelegateMetrics =
      newBounds.size != collectionView?.bounds.size
    return context
  }
}
