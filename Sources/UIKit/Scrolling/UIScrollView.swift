import MotionCore

/// A window onto content that is larger than the view.
@preconcurrency @MainActor open class UIScrollView: UIView, _UIScrollDelegating {
  /// How the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On axes that scroll, and vertically in the view of a controller that asks for it.
    case automatic
    /// On axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// On both axes.
    case always
  }

  /// The factor by which a thrown scroll view slows down each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: CGFloat
    /// Creates a value from the number that stands for it.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: the usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: content stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a view of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    coder.objectIsSetUp(self, as: UIScrollView.self)
  }

  /// The delegate under a name that subclasses can give other types.
  @exclusivity(unchecked) public weak var _scrollDelegate: (any UIScrollViewDelegate)?

  /// The measures of the content, of which some have public names below.
  final var measures = ScrollMeasures()

  // MARK: Content

  /// The point of the content at the view's top left corner: the origin of the bounds.
  ///
  /// It is set too where fingers, animations and changed limits move the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if !takesStep() { scrollAnimation = nil }
      guard bounds.origin == newValue else { return bounds.origin = newValue }
      changing(.contentOffset) {}
    }
  }

  /// Moves the content: frame by frame if `animated` and the view is on the screen, else at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    heldDrag?.stopCoast()
    moveContent(to: contentOffset, animated: animated)
  }

  /// The view whose content moves in place of this one's. The default is the view itself.
  package var mover: UIScrollView { self }
  /// The animation that moves the content.
  var scrollAnimation: ScrollAnimation?
  /// Whether the content moves over time when it is asked to.
  var animatesScrolling: Bool { true }

  /// The extent of the content in points. The default is zero.
  open var contentSize: CGSize {
    get { measures.size }
    set {
      refuse(
        unless: newValue.isFinite,
        """
        The content size of \(type(of: self)) must be of finite numbers, got \
        [\(newValue.width) \(newValue.height)].
        """)
      changing(.contentSize) {
        let former = measures.size
        measures.size = newValue
        if newValue != former { contentSizeDidChange(from: former) }
      }
    }
  }

  /// Updates the insets and the offset. Called after the content size has changed.
  func contentSizeDidChange(from size: CGSize) {
    var former = limits
    former.contentSize = size
    updateAdjustedContentInset()
    limitsDidChange(from: former, waits: true)
    edgeDidMove?()
  }

  /// Room around the content. The default is zero.
  open var contentInset: UIEdgeInsets {
    get { measures.inset }
    set {
      changing(.contentInset) {
        guard newValue != measures.inset else { return }
        measures.inset = newValue
        updateAdjustedContentInset()
      }
    }
  }

  /// When the safe area is added to the insets. The default is `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedContentInset() } }
  }

  /// The content inset with the part of the safe area that is added to it.
  open var adjustedContentInset: UIEdgeInsets { measures.adjustedInset }

  /// Called when `adjustedContentInset` has changed. The default implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Called when the content has moved, or its insets, its size or the view's have changed; the
  /// bars around it set it.
  var edgeDidMove: (() -> Void)?

  /// How much of the bar above is scrolled away, and how much can be at most, in points. Set by the
  /// bar.
  var barCollapse = (height: CGFloat(0), limit: CGFloat(0))

  override var scrollsContent: Bool { true }
  override var contentGuide: UILayoutGuide? { contentLayoutGuide }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let size = constrainedContentSize, contentSize != size { contentSize = size }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  /// The refresh control above the content.
  var refresher: (any ScrollRefresher)?

  /// The room above the content for what shows that it is being refreshed, in points. A change
  /// leaves the content where it is.
  var refreshInset: CGFloat {
    get { measures.refreshInset }
    set {
      guard newValue != measures.refreshInset else { return }
      measures.refreshInset = newValue
      updateAdjustedContentInset(movesContent: false)
    }
  }

  private func updateAdjustedContentInset(movesContent: Bool = true) {
    var after = contentInset + safeAreaContribution
    after.top += refreshInset
    guard after != adjustedContentInset else { return }
    let former = limits
    measures.collapse = barCollapse.height
    measures.adjustedInset = after
    if movesContent {
      let offset = contentOffset
      keepStartInView(from: former.inset, to: measures.restingInset)
      limitsDidChange(from: former, at: offset)
    }
    adjustedContentInsetDidChange()
    edgeDidMove?()
    _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  private var safeAreaContribution: UIEdgeInsets {
    let safe = safeAreaInsets
    let vertical = contentSize.height > bounds.height || alwaysBounceVertical
    let horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
    let (usesVertical, usesHorizontal) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: (vertical, horizontal)
      case .automatic: (vertical || controllerWantsInsets, horizontal)
      }
    return UIEdgeInsets(
      top: usesVertical ? safe.top : 0, left: usesHorizontal ? safe.left : 0,
      bottom: usesVertical ? safe.bottom : 0, right: usesHorizontal ? safe.right : 0)
  }

  /// Whether the controller in whose view it is has it keep clear of bars in any case.
  private var controllerWantsInsets: Bool {
    // The nearest responder that manages a view and is none.
    let controller = sequence(first: self as UIResponder, next: \.next)
      .first { !($0 is UIView) && $0.managedView != nil }
    return controller?.parts[ContentScrollViews.self]?.adjustsInsets ?? true
  }

  /// Updates the insets, as the controller's settings have changed.
  func followController() { updateAdjustedContentInset() }

  /// Keeps content that rests at its start there when the insets change.
  func keepStartInView(from before: UIEdgeInsets, to after: UIEdgeInsets) {
    func kept(_ offset: CGPoint) -> CGPoint {
      CGPoint(
        x: offset.x + (offset.x <= -before.left ? before.left - after.left : 0),
        y: offset.y + (offset.y <= -before.top ? before.top - after.top : 0))
    }
    if let end = scrollAnimation?.end { return redirectContent(to: kept(end)) }
    contentOffset = kept(contentOffset)
  }

  /// Moves the content by the least that shows `rect`, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x += UIScrollView.shift(from: (visible.minX, visible.maxX), to: (rect.minX, rect.maxX))
    offset.y += UIScrollView.shift(from: (visible.minY, visible.maxY), to: (rect.minY, rect.maxY))
    setContentOffset(clampedContentOffset(offset), animated: animated)
  }

  private static func shift(
    from visible: (CGFloat, CGFloat), to wanted: (CGFloat, CGFloat)
  ) -> CGFloat {
    if wanted.0 < visible.0 || wanted.1 - wanted.0 > visible.1 - visible.0 {
      return wanted.0 - visible.0
    }
    return max(0, wanted.1 - visible.1)
  }

  override func boundsDidChange(from former: CGRect) {
    super.boundsDidChange(from: former)
    if bounds.size != former.size {
      sizeDidChange(from: former.size)
      edgeDidMove?()
    }
    if bounds != former {
      refresher?.contentDidMove(in: self)
      indicators?.place()
    }
    guard bounds.origin != former.origin else { return }
    setNeedsLayout()
    edgeDidMove?()
    _scrollDelegate?.scrollViewDidScroll(self)
  }

  private func sizeDidChange(from former: CGSize) {
    var limits = limits
    limits.size = former
    updateAdjustedContentInset()
    limitsDidChange(from: limits, waits: true)
  }

  /// Whether the view's next layout keeps the content within its limits, which were `former` before a
  /// size changed.
  func layoutKeepsLimits(changedFrom former: ScrollLimits) -> Bool { false }

  // MARK: Zooming

  /// The least factor. The default is 1.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest factor. The default is 1.
  open var maximumZoomScale: CGFloat = 1
  /// Whether fingers can zoom a little beyond the limits. The default is `true`.
  open var bouncesZoom = true
  /// Whether fingers zoom the content.
  open var isZooming: Bool { heldZoom?.isZooming ?? false }
  /// Whether the content comes back from beyond its limits.
  open var isZoomBouncing: Bool { heldZoom?.bounce != nil }

  /// Zooms the content with fingers.
  var zooming: ScrollZoom {
    if let heldZoom { return heldZoom }
    let zooming = ScrollZoom(self)
    heldZoom = zooming
    return zooming
  }
  private var heldZoom: ScrollZoom?

  /// The recognizer that zooms the content; nil if the limits do not allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    canZoom ? zooming.recognizer : nil
  }

  /// The factor by which the delegate's view for zooming is enlarged, within the limits. The
  /// default is 1.
  ///
  /// It stays where the delegate has no such view. The middle of what is visible stays there as
  /// far as the content allows.
  open var zoomScale: CGFloat {
    get { measures.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms, seen over time if `animated` and the view is on the screen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated) { [self] ratio in
      CGPoint(x: bounds.midX * ratio, y: bounds.midY * ratio)
    }
  }

  /// Shows `rect` of the zoomed view, in that view's coordinates, as large as the limits allow; seen
  /// over time if `animated` and the view is on the screen.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let view = _scrollDelegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0
    else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(to: scale, animated: animated) { [self] _ in
      view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    }
  }

  /// The offset where content comes to rest that would rest at `proposed`. The default is
  /// `proposed`.
  func restingContentOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Behaviour under fingers

  /// Drags the content with fingers.
  var drag: ScrollDrag {
    if let heldDrag { return heldDrag }
    let drag = ScrollDrag(self)
    heldDrag = drag
    return drag
  }
  private var heldDrag: ScrollDrag?

  /// The recognizer that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { drag.recognizer }

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = drag
      if canZoom { _ = zooming }
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  /// Whether a finger is down that may drag.
  open var isTracking: Bool { heldDrag?.isTracking ?? false }
  /// Whether a finger drags the content.
  open var isDragging: Bool { heldDrag?.isDragging ?? false }
  /// Whether released content still moves.
  open var isDecelerating: Bool { heldDrag?.coast != nil }
  /// Whether touches are delivered to subviews after a moment, as the content may be dragged. The
  /// default is `true`.
  open var delaysContentTouches = true

  /// Whether a touch that was delivered to a subview may still become a drag. The default is
  /// `true`.
  open var canCancelContentTouches = true

  /// Whether `view`, which is within the content, gets touches that began in it. If not, they scroll
  /// alone. The default is `true`.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  override func allows(_ touches: Set<UITouch>, on view: UIView, _ event: UIEvent) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }

  /// Whether a touch that was delivered to `view` may become a drag. The default is `true` except
  /// for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.claimsTouches }

  /// Whether a touch may become a drag.
  func mayTake(_ touch: UITouch, from view: UIView) -> Bool {
    guard window?.touchDispatcher.isHeard(touch) ?? false else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// - Note: 0.15 s was measured in UIKit by several.
  override var contentTouchDelay: TimeInterval? {
    delaysContentTouches && isScrollEnabled ? 0.15 : nil
  }

  /// Whether a tap on the status bar scrolls the content to its top. The default is `true`.
  open var scrollsToTop = true
  /// Whether a drag along one axis does not move the other one. The default is `false`.
  open var isDirectionalLockEnabled = false

  /// Whether fingers can scroll the content. The default is `true`.
  open var isScrollEnabled = true
  /// Whether content comes to rest at multiples of the view's size. The default is `false`.
  open var isPagingEnabled = false
  /// Whether content can be dragged beyond its ends. The default is `true`.
  open var bounces = true
  /// Whether content that does not fill the height can be dragged too. The default is `false`.
  open var alwaysBounceVertical = false { didSet { updateAdjustedContentInset() } }
  /// Whether content that does not fill the width can be dragged too. The default is `false`.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedContentInset() } }
  /// How fast released content slows down. The default is `normal`.
  open var decelerationRate: DecelerationRate = .normal
  /// When dragging hides the keyboard. The default is empty.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Indicators

  /// Whether an indicator shows the vertical position. The default is `true`.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator shows the horizontal position. The default is `true`.
  open var showsHorizontalScrollIndicator = true
  /// Default `default`.
  open var indicatorStyle = IndicatorStyle.default

  /// Between the indicator at the side and the view's edges. The default is zero.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators?.place() } }
  /// Between the indicator at the bottom and the view's edges. The default is zero.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators?.place() } }

  /// Sets the insets of both indicators. It is the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the safe area is added to the insets of the indicators. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators?.place() } }

  /// Shows how far the content is scrolled; nil before fingers have scrolled it.
  private(set) var indicators: ScrollIndicators?

  /// Shows the indicators while fingers scroll, or fades them out.
  func showIndicators(_ shows: Bool) {
    guard shows else { return indicators?.hide() ?? () }
    let indicators = indicators ?? ScrollIndicators(self)
    self.indicators = indicators
    indicators.show()
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators(true)
    indicators?.flashOnce()
  }

  // MARK: Moving

  /// Whether content moves by an animation of its own, or after fingers have let it go.
  open var isScrollAnimating: Bool { scrollAnimation != nil || isDecelerating }

  /// Called when a drag, its deceleration or an animation has ended. The default does nothing.
  func motionDidEnd() {}

  /// Stops animations of scrolling and zooming: the content rests where it is, within its limits.
  open func stopScrollingAndZooming() {
    heldDrag?.stopCoast()
    scrollAnimation = nil
    heldZoom?.finishBounce()
    let offset = clampedContentOffset(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }
}
