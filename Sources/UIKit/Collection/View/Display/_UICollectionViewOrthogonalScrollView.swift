import GeometryCore
import LayoutCore

/// The scroll view of a section that scrolls across its layout's scroll axis.
///
/// Its content has the coordinates of the collection view with the section unscrolled, so at rest
/// its offset is the origin of its own frame. Rules ORTH-3, ORTH-5.
open class _UICollectionViewOrthogonalScrollView: UIScrollView {
  /// The number of its section.
  var section: Int
  /// Called after each layout, while the view is in a collection view.
  var onLayout: () -> Void = {}
  private var scroller: OrthogonalScroller?
  private var isMirrored = false

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
  }

  /// Returns nil: archives are not read on this platform.
  public required init?(coder: NSCoder) {
    nil
  }

  override var animatesScrolling: Bool {
    (superview as? UIScrollView)?.animatesScrolling ?? false
  }

  /// The distance at which content rests that would rest at another one.
  var restingDistance: (Double) -> Double = { $0 }

  /// Whether an animation or a finger moves its content, so that only the final offset rests.
  var isScrollingOverTime: Bool { scrollAnimation != nil || isDragging || isDecelerating }

  // Paging goes to the next page or group in the direction of the finger, and no farther.
  // Rule ORTH-13.
  override func restingContentOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let scroller else { return proposed }
    let step: Double =
      switch scroller.behavior {
      case .paging: scroller.viewportExtent
      case .groupPaging, .groupPagingCentered: scroller.groupStride
      case .none, .continuous, .continuousGroupLeadingBoundary: 0
      }
    guard step > 0 else { return offset(for: restingDistance(distance(at: proposed))) }
    let way = scroller.axis == .vertical ? velocity.y : isMirrored ? -velocity.x : velocity.x
    let half = way > 0 ? step / 2 : way < 0 ? -step / 2 : 0
    return offset(for: restingDistance(distance + half))
  }

  /// How far scrolling moves the content from where the layout places it, in points.
  var shift: CGPoint {
    CGPoint(x: contentOffset.x - frame.minX, y: contentOffset.y - frame.minY)
  }

  /// How far the section is scrolled, in points in reading direction.
  var distance: Double { distance(at: contentOffset) }

  /// The distance at which the content comes to rest that an animation moves; else the present one.
  var destinedDistance: Double { distance(at: destinedOffset) }

  private func distance(at offset: CGPoint) -> Double {
    guard let scroller else { return 0 }
    if scroller.axis == .vertical { return Double(offset.y - frame.minY) }
    return Double(isMirrored ? frame.minX - offset.x : offset.x - frame.minX)
  }

  /// Sets the frame and the range of offsets, and scrolls by `distance`.
  func place(_ scroller: OrthogonalScroller, isMirrored: Bool, distance: Double) {
    self.scroller = scroller
    self.isMirrored = isMirrored
    let place = CGRect(scroller.frame)
    if frame != place { frame = place }
    let range = scroller.range
    var low = offset(for: range.lowerBound)
    var high = offset(for: range.upperBound)
    if low.x > high.x { (low, high) = (high, low) }
    let inset = UIEdgeInsets(top: -low.y, left: -low.x, bottom: 0, right: 0)
    if contentInset != inset { contentInset = inset }
    contentSize = CGSize(width: high.x + place.width, height: high.y + place.height)
    scroll(to: distance)
  }

  /// Applies `options`; `rate` is the deceleration rate unless they have one.
  func apply(
    _ options: OrthogonalScrollingOptions, along axis: Axis, rate: UIScrollView.DecelerationRate
  ) {
    decelerationRate = options.decelerationRate ?? rate
    bounces = options.bounces ?? true
    let always = (
      horizontal: options.bounces == true && axis == .horizontal,
      vertical: options.bounces == true && axis == .vertical
    )
    if alwaysBounceHorizontal != always.horizontal { alwaysBounceHorizontal = always.horizontal }
    if alwaysBounceVertical != always.vertical { alwaysBounceVertical = always.vertical }
  }

  func scroll(to distance: Double) {
    let target = offset(for: distance)
    guard contentOffset != target else { return }
    if isScrollingOverTime { relocateContent(to: target) } else { contentOffset = target }
  }

  // The layout that follows finds the content at rest.
  override func motionDidEnd() { setNeedsLayout() }

  func scrollOverTime(to distance: Double) {
    setContentOffset(offset(for: distance), animated: true)
  }

  private func offset(for distance: Double) -> CGPoint {
    guard let scroller else { return .zero }
    var offset = CGPoint(scroller.frame.origin)
    switch scroller.axis {
    case .horizontal: offset.x += CGFloat(isMirrored ? -distance : distance)
    case .vertical: offset.y += CGFloat(distance)
    }
    return offset
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if superview != nil { onLayout() }
  }
}
