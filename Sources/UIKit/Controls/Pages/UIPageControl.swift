/// A row of dots, one per page. A tap beside the middle goes to the next or the previous page.
///
/// - Note: 25.67 points high with dots of 7.5 points at a distance of 17.67, as pictures of iOS 17
///   show; Apple documents none of them. Rule CTRL-5.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// When the background behind the dots is visible.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger is on the control.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  private static let height: CGFloat = 77 / 3
  private static let dotSide: CGFloat = 7.5
  private static let pitch: CGFloat = 53 / 3
  /// The distance from the first and the last dot to the edge.
  private static let margin: CGFloat = 14.75

  private let background = UIView()
  private var dots: [UIImageView] = []

  override func setUp() {
    background.isUserInteractionEnabled = false
    background.layer.cornerRadius = Self.height / 2
    addSubview(background)
    show()
  }

  // MARK: Pages

  /// The number of pages. The default is 0. ``currentPage`` is limited to them.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      images = images.filter { $0.key < numberOfPages }
      currentImages = currentImages.filter { $0.key < numberOfPages }
      makeDots()
      currentPage = page
    }
  }

  private var page = 0

  /// The index of the current page, limited to the pages there are. The default is 0. Setting it
  /// sends no actions.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      show()
    }
  }

  /// Whether the control is empty if there is only one page. The default is `false`.
  open var hidesForSinglePage = false { didSet { show() } }

  // MARK: Look

  /// The colour of the dots; nil, the default, for translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }
  /// The colour of the current page's dot; nil, the default, for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }
  /// When the background is visible. The default is `automatic`.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { show() } }

  /// The image shown instead of each dot. The default is nil.
  open var preferredIndicatorImage: UIImage? { didSet { show() } }
  private var images: [Int: UIImage] = [:]

  /// The image shown instead of a page's dot; nil for ``preferredIndicatorImage``.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image shown instead of a page's dot; nil for ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    refuseStrangePage(page)
    images[page] = image
    show()
  }

  /// The image shown instead of the dot of the current page; nil, the default, for that of its page.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { show() } }
  private var currentImages: [Int: UIImage] = [:]

  /// The image shown instead of a page's dot while it is the current one; nil for
  /// ``preferredCurrentPageIndicatorImage``.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Sets the image shown instead of a page's dot while it is the current one; nil for
  /// ``preferredCurrentPageIndicatorImage``.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    refuseStrangePage(page)
    currentImages[page] = image
    show()
  }

  private func image(ofPage index: Int) -> UIImage? {
    let own = images[index] ?? preferredIndicatorImage
    guard index == page else { return own }
    return currentImages[index] ?? preferredCurrentPageIndicatorImage ?? own
  }

  private func refuseStrangePage(_ page: Int) {
    refuse(
      unless: (0..<numberOfPages).contains(page),
      """
      Page \(page) of UIPageControl is out of bounds, expected one of \(numberOfPages). Set \
      numberOfPages first.
      """)
  }

  /// More dots than this fit no screen.
  private static let mostDots = 200

  /// The page of the first dot: with more pages than dots the current one is in the middle.
  private var firstShown: Int {
    min(max(page - Self.mostDots / 2, 0), max(numberOfPages - Self.mostDots, 0))
  }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<min(numberOfPages, Self.mostDots)).map { _ in UIImageView() }
    for dot in dots {
      dot.contentMode = .scaleAspectFit
      addSubview(dot)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show() {
    let isUseless = hidesForSinglePage && numberOfPages <= 1
    for (index, dot) in zip(firstShown..., dots) {
      let others = pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
      let color = index == page ? currentPageIndicatorTintColor ?? .white : others
      let image = image(ofPage: index)
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : .clear
      dot.layer.cornerRadius = image == nil ? Self.dotSide / 2 : 0
      dot.isHidden = isUseless
    }
    let hasBackground = backgroundStyle == .prominent || backgroundStyle == .automatic && isTracking
    background.backgroundColor = hasBackground && !isUseless ? .tertiarySystemFill : .clear
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  override func stateDidChange() { show() }

  // MARK: Layout

  /// The size in points of a control with a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(pageCount, 1) - 1) * Self.pitch + Self.dotSide
    return CGSize(width: dots + 2 * Self.margin, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(forNumberOfPages: dots.count)
    background.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isMirrored ? dots.count - 1 - index : index)
      let middle = background.frame.minX + Self.margin + Self.dotSide / 2 + place * Self.pitch
      let side = dot.image == nil ? Self.dotSide : Self.dotSide * 1.7
      dot.frame = CGRect(
        x: middle - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }
  }

  // MARK: Touches

  /// What a finger on the control does.
  public enum InteractionState: Int, Sendable {
    /// No finger is on the control.
    case none
    /// A tap turns one page.
    case discrete
    /// The pages follow the finger.
    case continuous
  }

  /// What a finger on the control does at present.
  open private(set) var interactionState = InteractionState.none

  /// Whether pages follow a finger that moves along the dots; else only taps turn pages. The default
  /// is `true`.
  open var allowsContinuousInteraction = true

  /// Where the finger came down, and the page of then.
  private var start: (x: CGFloat, page: Int) = (0, 0)

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (touch.location(in: self).x, page)
    interactionState = .discrete
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - start.x
    guard allowsContinuousInteraction, numberOfPages > 0,
      abs(way) >= Self.pitch || interactionState == .continuous
    else { return true }
    interactionState = .continuous
    turn(by: start.page + Int(way / Self.pitch) * (isMirrored ? -1 : 1) - page)
    return true
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasContinuous = interactionState == .continuous
    interactionState = .none
    guard !wasContinuous, let touch, isTouchInside, numberOfPages > 0 else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    turn(by: isRight == isMirrored ? -1 : 1)
  }

  private func turn(by pages: Int) {
    let before = page
    currentPage += pages
    if page != before { sendActions(for: .valueChanged) }
  }

  // MARK: Accessibility

  package override var accessibilityDefaults: AccessibilityDefaults {
    controlDefaults(
      value: numberOfPages > 0 ? "page \(page + 1) of \(numberOfPages)" : nil,
      traits: .adjustable)
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() { turn(by: 1) }

  /// Goes to the previous page.
  open override func accessibilityDecrement() { turn(by: -1) }
}
