/// Scrolls between the current page, in the middle, and those before and behind it.
///
/// There is room for three pages. Where there is no page before or behind, the insets leave that
/// room out, so that the content rests and bounces at the current page.
final class PageScroller: UIScrollView {
  /// The place of a page beside the current one.
  enum Side: CaseIterable {
    case before, behind
  }

  private let isVertical: Bool
  private let spacing: CGFloat
  private var missing: Set<Side> = []

  init(isVertical: Bool, spacing: CGFloat) {
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    alwaysBounceHorizontal = !isVertical
    alwaysBounceVertical = isVertical
  }

  required init?(coder: NSCoder) { nil }

  /// The content stays where it is when the insets change: the current page has a fixed place.
  override func keepStartInView(from before: UIEdgeInsets, to after: UIEdgeInsets) {}

  /// The length of a page with the spacing, in points.
  private var extent: CGFloat { isVertical ? bounds.height : bounds.width }

  private var isMirrored: Bool {
    !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func point(_ distance: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  /// Fills `bounds`, the room of a page; half of the spacing lies outside on either side.
  func place(in bounds: CGRect) {
    frame =
      isVertical
      ? bounds.insetBy(dx: 0, dy: -spacing / 2) : bounds.insetBy(dx: -spacing / 2, dy: 0)
    contentSize =
      isVertical
      ? CGSize(width: bounds.width, height: 3 * extent)
      : CGSize(width: 3 * extent, height: bounds.height)
    setMissing(missing)
  }

  /// Sets the sides where there is no page.
  func setMissing(_ sides: Set<Side>) {
    missing = sides
    let first = sides.contains(isMirrored ? .behind : .before) ? -extent : 0
    let last = sides.contains(isMirrored ? .before : .behind) ? -extent : 0
    contentInset =
      isVertical
      ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
      : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
  }

  private func index(of side: Side?) -> CGFloat {
    switch side {
    case nil: 1
    case .before: isMirrored ? 2 : 0
    case .behind: isMirrored ? 0 : 2
    }
  }

  /// The offset that shows the page of a side; nil stands for the current page.
  func offset(of side: Side?) -> CGPoint { point(index(of: side) * extent) }

  /// The frame of the page of a side; nil stands for the current page.
  func frame(of side: Side?) -> CGRect {
    let start = point(index(of: side) * extent + spacing / 2)
    let size =
      isVertical
      ? CGSize(width: bounds.width, height: max(0, extent - spacing))
      : CGSize(width: max(0, extent - spacing), height: bounds.height)
    return CGRect(origin: start, size: size)
  }

  /// The side that is partly visible; nil while the current page fills the view.
  var visibleSide: Side? {
    let distance = (isVertical ? contentOffset.y : contentOffset.x) - extent
    guard abs(distance) > 0.01 else { return nil }
    return (distance > 0) != isMirrored ? .behind : .before
  }

  /// Whether the page of a side fills more than half of the view.
  func showsMost(of side: Side) -> Bool {
    let distance = (isVertical ? contentOffset.y : contentOffset.x) - extent
    return visibleSide == side && abs(distance) > extent / 2
  }
}
