/// A control above the content of a scroll view that starts a refresh when it is pulled into view.
///
/// - Note: 60 points high. When it is pulled that far it starts refreshing and sends its events,
///   while the finger is still down. While it refreshes, and nothing drags, it stays visible by
///   adding its height to `adjustedContentInset`; `contentInset` does not change.
@preconcurrency @MainActor open class UIRefreshControl: UIControl, ScrollRefresher {
  static let height: CGFloat = 60
  /// The side of the spokes, in points; the title is below them.
  private static let side: CGFloat = 28
  private static let titleGap: CGFloat = 4

  private let spokes = SpokesView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  private let label = UILabel()
  /// Whether the present pull may still start a refresh; each starts at most one.
  private var isArmed = true

  override func setUp() {
    bounds.size.height = Self.height
    spokes.shown = 0
    label.alpha = 0
    label.textAlignment = .center
    [spokes, label].forEach(addSubview)
  }

  // MARK: Refreshing

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// Shows that a refresh is in progress. Does not scroll the content and sends no actions.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isArmed = false
    show()
    if let scrollView, !scrollView.isDragging { scrollView.refreshInset = Self.height }
  }

  /// Ends the refresh and scrolls the content back to its start.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView else { return show() }
    scrollView.refreshInset = 0
    let start = -scrollView.adjustedContentInset.top
    guard scrollView.contentOffset.y < start, !scrollView.isDragging else { return show() }
    scrollView.drag.stopCoast()
    let move = { scrollView.contentOffset.y = start }
    guard layer.isOnScreen else {
      move()
      return show()
    }
    UIView.animate(withDuration: 0.25, animations: move) { _ in self.show() }
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, scrollView !== newSuperview, scrollView.refresher === self else { return }
    scrollView.refresher = nil
    scrollView.refreshInset = 0
    scrollView.comeBack()
  }

  /// Becomes the refresh control of a scroll view it is added to.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView, scrollView.refresher == nil else { return }
    scrollView.refresher = self
    scrollView.refreshInset = isRefreshing ? Self.height : 0
    contentDidMove(in: scrollView)
  }

  /// The distance in points by which the control is pulled into view.
  private func pull(in scrollView: UIScrollView) -> CGFloat {
    let start = scrollView.adjustedContentInset.top - scrollView.refreshInset
    return -scrollView.contentOffset.y - start
  }

  func contentDidMove(in scrollView: UIScrollView) {
    frame = CGRect(
      x: scrollView.bounds.minX, y: -Self.height, width: scrollView.bounds.width,
      height: Self.height)
    if !scrollView.isDragging, !isRefreshing { isArmed = true }
    let pull = pull(in: scrollView)
    if !isRefreshing {
      let share = isArmed ? min(max(pull / Self.height, 0), 1) : 0
      spokes.shown = SpokesView.whole * share
      label.alpha = share
    }
    guard isArmed, isEnabled, scrollView.isDragging, pull >= Self.height else { return }
    isArmed = false
    isRefreshing = true
    show()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  func contentWillBeLetGo(in scrollView: UIScrollView) {
    if isRefreshing { scrollView.refreshInset = Self.height }
  }

  // MARK: Look

  /// The title below the spokes. The default is nil.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      label.textAlignment = .center
      setNeedsLayout()
    }
  }

  /// The colour of the spokes, and of a title without a colour. Without one both are grey.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      spokes.color = newValue ?? .secondaryLabel
      label.textColor = newValue
    }
  }

  private func show() {
    spokes.shown = isRefreshing ? SpokesView.whole : 0
    spokes.isTurning = isRefreshing
    label.alpha = isRefreshing ? 1 : 0
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let title = label.sizeThatFits(CGSize(width: bounds.width, height: 0))
    let hasTitle = label.text?.isEmpty == false
    let both = Self.side + (hasTitle ? Self.titleGap + title.height : 0)
    let top = bounds.midY - both / 2
    spokes.bounds.size = CGSize(width: Self.side, height: Self.side)
    spokes.center = CGPoint(x: bounds.midX, y: top + Self.side / 2)
    label.frame = CGRect(
      x: 0, y: top + Self.side + Self.titleGap, width: bounds.width,
      height: hasTitle ? title.height : 0)
  }
}

extension UIScrollView {
  /// The refresh control above the content. The default is nil.
  public var refreshControl: UIRefreshControl? {
    get { refresher as? UIRefreshControl }
    set {
      guard newValue !== refresher else { return }
      refresher?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }
}
