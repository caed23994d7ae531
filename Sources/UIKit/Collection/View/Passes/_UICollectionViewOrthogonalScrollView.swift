import GeometryCore
import LayoutCore

/// Scrolls the cells of a section that scrolls across its layout's scroll axis.
///
/// Its content coordinates are the collection view's with the section unscrolled, so at rest its
/// offset is the origin of its own frame. Rules ORTH-3, ORTH-5.
open class _UICollectionViewOrthogonalScrollView: UIScrollView {
  /// The section it scrolls now.
  var section: Int
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

  public required init?(coder: NSCoder) {
    nil
  }

  override var animatesScrolling: Bool {
    (superview as? UICollectionView)?.animatesScrolling ?? false
  }

  /// Whether its content is on its way: where that comes to rest is settled, not where it is.
  var isScrollingOverTime: Bool { scrollAnimation != nil }

  /// How far the content is moved from where the layout places it, in points.
  var shift: CGPoint {
    CGPoint(x: contentOffset.x - frame.minX, y: contentOffset.y - frame.minY)
  }

  /// How far the section is scrolled, in points in reading direction.
  var distance: Double {
    guard let scroller else { return 0 }
    if scroller.axis == .vertical { return Double(shift.y) }
    return Double(isMirrored ? -shift.x : shift.x)
  }

  /// Takes its place, scrolled by `distance`.
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
  func take(
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
    (superview as? UICollectionView)?.scrollerDidMove(self)
  }
}
