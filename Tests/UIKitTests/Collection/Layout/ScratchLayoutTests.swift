import Testing
import UIKit

/// Layouts written from scratch, as applications write them.
@MainActor @Suite struct ScratchLayoutTests {
  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // MARK: Layouts

  @Test func `a wheel turns as the content is scrolled, its own attributes being applied`() throws {
    let layout = WheelLayout()
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    let data = StrictDataSource([12])
    data.attach(to: view)
    view.register(WheelCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: path(3)) as? WheelCell)
    #expect(cell.angles == [.pi / 2])
    #expect(abs(cell.center.x - 160) < 1e-9)
    #expect(cell.center.y == 340.0)
    #expect(cell.transform == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(cell.layer.zPosition == 9)
    #expect(view.indexPathForItem(at: CGPoint(x: 160, y: 340)) == path(3))

    let before = layout.preparations
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(layout.preparations == before + 1)
    #expect(cell.angles.count == 2)
    #expect(cell.angles.last == CGFloat.pi / 2 + 0.5)
    let angle: CGFloat = .pi / 2 + 0.5
    let expected: CGFloat = 290 + 100 * sin(angle)
    #expect(abs(cell.center.y - expected) < 1e-9)

    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(cell.angles.count == 2, "equal attributes are not applied again")
  }

  @Test func `attributes of a subclass are copied and compared with their own properties`() throws {
    let original = WheelAttributes(forCellWith: path(3))
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    original.angle = 5
    original.alpha = 0.5
    let copy = try #require(original.copy() as? WheelAttributes)
    #expect(copy == original)
    #expect(copy.angle == 5)
    #expect(copy.frame == original.frame)
    #expect(copy.indexPath == path(3))
    copy.angle = 6
    #expect(copy != original)
    #expect(original.angle == 5)
    copy.angle = 5
    copy.alpha = 1
    #expect(copy != original)
    let plain = UICollectionViewLayoutAttributes(forCellWith: path(3))
    plain.frame = original.frame
    #expect(original != plain)
  }

  @Test func `masonry follows the data and the width`() {
    var heights: [CGFloat] = [100, 40, 60, 30, 80]
    let layout = MasonryLayout(columns: 2) { heights[$0.item] }
    let data = StrictDataSource([5])
    let view = UICollectionView.shown(layout, data)
    let frames = { view.shownItems.compactMap { view.cellForItem(at: $0)?.frame } }
    #expect(
      frames() == [
        CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 0, width: 160, height: 40),
        CGRect(x: 160, y: 40, width: 160, height: 60), CGRect(x: 0, y: 100, width: 160, height: 30),
        CGRect(x: 160, y: 100, width: 160, height: 80),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 180))
    heights.insert(70, at: 0)
    data.counts = [6]
    view.insertItems(at: [path(0)])
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 160, y: 0, width: 160, height: 100))
    #expect(view.contentSize.height == 220)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 200, y: 0, width: 200, height: 100))
  }

  @Test func `a sheet keeps its first row and column in view`() throws {
    let layout = SheetLayout()
    let data = StrictDataSource(Array(repeating: 20, count: 50))
    let view = UICollectionView.shown(layout, data)
    #expect(view.contentSize == CGSize(width: 1600, height: 1500))
    for offset in [CGPoint(x: 200, y: 300), CGPoint(x: 0, y: 900), CGPoint(x: 1280, y: 1020)] {
      view.contentOffset = offset
      view.layoutIfNeeded()
      let corner = try #require(view.cellForItem(at: path(0, 0)))
      #expect(corner.frame.origin == offset)
      #expect(corner.layer.zPosition == 3)
      let row = Int(offset.y / 30) + 3
      let head = try #require(view.cellForItem(at: path(0, row)))
      #expect(head.frame.origin == CGPoint(x: offset.x, y: CGFloat(row) * 30))
      #expect(view.indexPathForItem(at: CGPoint(x: offset.x + 5, y: offset.y + 5)) == path(0, 0))
    }
    #expect(layout.solutions == 1, "scrolling solves nothing anew")
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.solutions == 2)
  }

  @Test func `a timeline has events, labels and a line that moves alone`() throws {
    final class Line: UICollectionReusableView {}
    let layout = TimelineLayout { path in CGFloat(8 + path.item * 2)...CGFloat(9 + path.item * 2) }
    layout.register(Line.self, forDecorationViewOfKind: TimelineLayout.now)
    let data = StrictDataSource([3], kinds: [TimelineLayout.hour])
    let view = UICollectionView.shown(layout, data)
    view.contentOffset.y = 450
    view.layoutIfNeeded()
    #expect(view.shownItems == [path(0), path(1), path(2)])
    #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 60, y: 600, width: 200, height: 60))
    let labels = view.indexPathsForVisibleSupplementaryElements(ofKind: TimelineLayout.hour)
    #expect(labels.sorted() == (8...15).map { path($0) })
    let line = try #require(view.subviews.first { $0 is Line })
    #expect(line.frame.minY == 720)
    data.forgetRequests()
    layout.setTime(13)
    view.layoutIfNeeded()
    #expect(view.subviews.first { $0 is Line } === line)
    #expect(line.frame.minY == 780)
    #expect(data.cellRequests == [])
    #expect(layout.contexts.last?.onlyNowMoved == true)
    #expect(layout.contexts.last?.invalidatedDecorationIndexPaths == ["now": [path(0)]])
    #expect(layout.contexts.last?.invalidateDataSourceCounts == false)
    view.reloadData()
    #expect(layout.contexts.last?.onlyNowMoved == false)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    #expect(layout.contexts.last?.invalidateEverything == true)
  }

  // MARK: Calls

  /// Writes down the questions as well.
  final class Session: DiaryLayout {
    override var collectionViewContentSize: CGSize {
      note("size")
      return super.collectionViewContentSize
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      note("elements \(Int(rect.minY))-\(Int(rect.maxY))")
      return super.layoutAttributesForElements(in: rect)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      note("should \(Int(newBounds.minY))")
      return newBounds.minY == 700
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      note("context \(Int(newBounds.minY))")
      return super.invalidationContext(forBoundsChange: newBounds)
    }
  }

  @Test func `a layout is asked as often as necessary and no more`() {
    let diary = LayoutDiary()
    let layout = Session("list", diary, columns: 1, side: 100)
    let view = UICollectionView.shown(layout, StrictDataSource([50]))
    #expect(diary.take().suffix(3) == ["list size", "list elements -240-720", "list size"])
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(diary.take() == ["list should 10"])
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(diary.take() == ["list should 1000", "list elements 760-1720"])
    view.contentOffset.y = 700
    view.layoutIfNeeded()
    let asked = ["list prepare", "list size", "list elements 460-1420", "list size"]
    #expect(
      diary.take() == [
        "list should 700", "list context 700", "list invalidate",
      ] + asked)
    layout.invalidateLayout()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(diary.take() == ["list invalidate", "list invalidate"] + asked)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(diary.take() == ["list invalidate"] + asked)
    view.layoutIfNeeded()
    _ = view.numberOfItems(inSection: 0)
    #expect(diary.take() == [])
  }

  // MARK: Contexts

  @Test func `a context adjusts the offset after the layout and the size until then`() {
    let diary = LayoutDiary()
    let layout = DiaryLayout("list", diary, columns: 1, side: 100)
    let view = UICollectionView.shown(layout, StrictDataSource([50]))
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    context.contentSizeAdjustment = CGSize(width: 5, height: 60)
    layout.invalidateLayout(with: context)
    #expect(view.contentSize == CGSize(width: 105, height: 5060))
    #expect(view.contentOffset.y == 1000)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 5000))
    #expect(view.contentOffset.y == 1030)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1030, "once")
  }

  @Test func `older items put in above leave what is in view where it is`() {
    /// Says in its context by how much what is above has grown.
    final class Chat: DiaryLayout {
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        let above = updateItems.filter {
          $0.updateAction == .insert && $0.indexPathAfterUpdate?.item ?? .max < 10
        }
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = CGFloat(above.count) * side
        invalidateLayout(with: context)
      }
    }
    let data = StrictDataSource([50])
    let view = UICollectionView.shown(Chat("chat", LayoutDiary(), columns: 1, side: 100), data)
    view.contentOffset.y = 2030
    view.layoutIfNeeded()
    data.counts = [53]
    view.insertItems(at: [path(0), path(1), path(2)])
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 2330)
    #expect(view.shownItems.first == path(23))
  }

  // MARK: Direction

  @Test(arguments: [true, false], [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `layouts that say so are mirrored where the reading direction is not theirs`(
    flips: Bool, development: UIUserInterfaceLayoutDirection
  ) {
    final class Directed: DiaryLayout {
      var flips = false
      var development = UIUserInterfaceLayoutDirection.leftToRight

      override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { development }
    }
    let layout = Directed("grid", LayoutDiary(), columns: 5, side: 64)
    layout.flips = flips
    layout.development = development
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    view.semanticContentAttribute = .forceRightToLeft
    let data = StrictDataSource([5])
    data.attach(to: view)
    view.layoutIfNeeded()
    let isMirrored = flips && development == .leftToRight
    let frame = CGRect(x: isMirrored ? 192 : 64, y: 0, width: 64, height: 64)
    #expect(view.cellForItem(at: path(1))?.frame == frame)
    #expect(view.layoutAttributesForItem(at: path(1))?.frame == frame)
    #expect(view.indexPathForItem(at: CGPoint(x: frame.midX, y: 30)) == path(1))
    #expect(layout.layoutAttributesForItem(at: path(1))?.frame.minX == 64)
  }

  @Test func `a mirrored layout turns into one that is not`() {
    final class Mirrored: DiaryLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let view = UICollectionView(
      frame: phone,
      collectionViewLayout: Mirrored("grid", LayoutDiary(), columns: 5, side: 64))
    view.semanticContentAttribute = .forceRightToLeft
    let data = StrictDataSource([5])
    data.attach(to: view)
    view.layoutIfNeeded()
    let transition = view.startInteractiveTransition(
      to: DiaryLayout("plain", LayoutDiary(), columns: 5, side: 64))
    transition.transitionProgress = 0.25
    view.layoutIfNeeded()
    // From 256 at the right to 0 at the left.
    #expect(view.cellForItem(at: path(0))?.frame.minX == 192)
  }

  // MARK: Decorations

  final class First: UICollectionReusableView {}
  final class Second: UICollectionReusableView {}

  func timeline(_ decoration: AnyClass?) -> TimelineLayout {
    let layout = TimelineLayout { _ in 0...1 }
    layout.time = 2
    layout.register(decoration, forDecorationViewOfKind: TimelineLayout.now)
    return layout
  }

  @Test func `each layout has its own class for a kind of decoration`() {
    let data = StrictDataSource([1], kinds: [TimelineLayout.hour])
    let view = UICollectionView.shown(timeline(First.self), data)
    #expect(view.subviews.filter { $0 is First }.count == 1)
    view.collectionViewLayout = timeline(Second.self)
    view.layoutIfNeeded()
    #expect(view.subviews.filter { $0 is First }.count == 0)
    #expect(view.subviews.filter { $0 is Second }.count == 1)
    let transition = view.startInteractiveTransition(to: timeline(First.self))
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(view.subviews.filter { $0 is First }.count == 1)
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(view.subviews.filter { $0 is First }.count == 1)
    #expect(view.subviews.filter { $0 is Second }.count == 0)
  }

  @Test func `a class that is no reusable view is refused, and so is a kind without a class`() async
  {
    await #expect(processExitsWith: .failure) { @MainActor in
      UICollectionViewLayout().register(UIView.self, forDecorationViewOfKind: "line")
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let layout = TimelineLayout { _ in 0...1 }
      layout.time = 2
      _ = UICollectionView.shown(layout, StrictDataSource([1], kinds: [TimelineLayout.hour]))
    }
  }

  // MARK: Nibs

  /// Makes its views in code.
  final class CodeNib: UINib {
    var owners: [Any?] = []
    var objects: () -> [Any] = { [] }

    override func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
      owners.append(ownerOrNil)
      return objects()
    }
  }

  @Test func `a nib makes decorations, cells and headers`() {
    let (line, cell, label) = (CodeNib(), CodeNib(), CodeNib())
    line.objects = { [Second(frame: .zero)] }
    cell.objects = { [WheelCell(frame: .zero)] }
    label.objects = { [First(frame: .zero)] }
    let layout = TimelineLayout { _ in 0...1 }
    layout.time = 2
    layout.register(line, forDecorationViewOfKind: TimelineLayout.now)
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    let data = StrictDataSource([1], kinds: [TimelineLayout.hour])
    data.attach(to: view)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      label, forSupplementaryViewOfKind: TimelineLayout.hour, withReuseIdentifier: "view")
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0)) is WheelCell)
    #expect(view.cellForItem(at: path(0))?.reuseIdentifier == "cell")
    #expect(view.cellForItem(at: path(0))?.frame == CGRect(x: 60, y: 0, width: 200, height: 60))
    #expect(view.subviews.filter { $0 is Second }.count == 1)
    #expect(view.visibleSupplementaryViews(ofKind: TimelineLayout.hour).allSatisfy { $0 is First })
    #expect(cell.owners.count == 1)
    #expect(label.owners.count == 8)
  }

  @Test func `nibs that are files, or hold something else, are refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let nib = CodeNib()
      nib.objects = { [UIView(), UIView()] }
      let view = UICollectionView(
        frame: phone, collectionViewLayout: UICollectionViewFlowLayout())
      let data = StrictDataSource([1])
      data.attach(to: view)
      view.register(nib, forCellWithReuseIdentifier: "cell")
      view.layoutIfNeeded()
    }
  }

  // MARK: Letting go

  /// Cards that come to rest with one at the left edge.
  final class Snapping: UICollectionViewFlowLayout {
    var asked: [String] = []

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append("\(proposed.x) \(velocity.x)")
      return CGPoint(x: (proposed.x / 110).rounded() * 110, y: proposed.y)
    }
  }

  @Test func `content that is let go rests where the layout says`() {
    let layout = Snapping()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 480)
    let view = UICollectionView.shown(layout, StrictDataSource([50]))
    view.contentOffset.x = 37
    view.letGo(withVelocity: .zero)
    #expect(layout.asked == ["37.0 0.0"])
    #expect(view.contentOffset.x == 0)
    view.contentOffset.x = 200
    view.decelerationRate = .fast
    view.letGo(withVelocity: CGPoint(x: 2, y: 0))
    // Each millisecond keeps 0.99 of the velocity: 2 x (0.99 + 0.99² + …) = 198 points.
    #expect(view.contentOffset.x == 440)
    view.letGo(withVelocity: CGPoint(x: 100_000, y: 0))
    #expect(view.contentOffset.x == view.contentSize.width - 320, "no further than the content")
    #expect(layout.asked.last == "\(view.contentSize.width - 320) 100000.0")
  }

  @Test func `pages turn one at a time`() {
    let layout = Snapping()
    layout.scrollDirection = .horizontal
    let view = UICollectionView.shown(layout, StrictDataSource([500]))
    view.isPagingEnabled = true
    view.contentOffset.x = 350
    view.letGo(withVelocity: CGPoint(x: 9, y: 0))
    #expect(view.contentOffset.x == 640)
    view.contentOffset.x = 600
    view.letGo(withVelocity: CGPoint(x: -0.1, y: 0))
    #expect(view.contentOffset.x == 320)
    view.contentOffset.x = 500
    view.letGo(withVelocity: .zero)
    #expect(view.contentOffset.x == 640)
    #expect(layout.asked == [])
  }

  // MARK: Archives

  func archived<Layout: UICollectionViewLayout>(_ layout: Layout) throws -> Layout? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(layout, forKey: "layout")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: "layout") as? Layout
  }

  @Test func `a flow layout comes out of an archive as it went in`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 71, height: 72)
    layout.estimatedItemSize = CGSize(width: 9, height: 10)
    layout.minimumLineSpacing = 3
    layout.minimumInteritemSpacing = 4
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 5, height: 6)
    layout.footerReferenceSize = CGSize(width: 7, height: 8)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.sectionInsetReference = .fromLayoutMargins
    layout.sectionHeadersPinToVisibleBounds = true
    let copy = try #require(try archived(layout))
    #expect(copy !== layout)
    #expect(copy.itemSize == layout.itemSize)
    #expect(copy.estimatedItemSize == layout.estimatedItemSize)
    #expect(copy.minimumLineSpacing == 3)
    #expect(copy.minimumInteritemSpacing == 4)
    #expect(copy.scrollDirection == .horizontal)
    #expect(copy.headerReferenceSize == layout.headerReferenceSize)
    #expect(copy.footerReferenceSize == layout.footerReferenceSize)
    #expect(copy.sectionInset == layout.sectionInset)
    #expect(copy.sectionInsetReference == .fromLayoutMargins)
    #expect(copy.sectionHeadersPinToVisibleBounds)
    #expect(!copy.sectionFootersPinToVisibleBounds)
  }

  @Test func `a layout that comes out of an archive has its classes of decorations`() throws {
    let layout = LinedFlow()
    layout.register(LineView.self, forDecorationViewOfKind: "line")
    let copy = try #require(try archived(layout))
    #expect(copy !== layout)
    let view = UICollectionView.shown(copy, StrictDataSource([1]))
    #expect(view.subviews.filter { $0 is LineView }.count == 1)
  }

  @Test func `a transition layout brings its two layouts out of an archive`() throws {
    let next = UICollectionViewFlowLayout()
    next.minimumLineSpacing = 33
    let layout = UICollectionViewTransitionLayout(
      currentLayout: UICollectionViewLayout(), nextLayout: next)
    let copy = try #require(try archived(layout))
    #expect((copy.nextLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 33)
    #expect(type(of: copy.currentLayout) == UICollectionViewLayout.self)
  }
}
