/// A row of dots, one for each page; taps beside the middle go on or back by one.
///
/// - Note: 26 points high with dots of 7 and 17 from one to the next, as pictures of iOS 14 to 18
///   show; Apple documents none of them.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// Whether the dots lie on a background.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger is on it.
    case automatic
    case prominent
    case minimal
  }

  private static let height: CGFloat = 26
  private static let dotSide: CGFloat = 7
  private static let pitch: CGFloat = 17
  /// Beside the first and the last dot.
  private static let margin: CGFloat = 12

  private let background = UIView()
  private var dots: [UIImageView] = []

  override func setUp() {
    background.isUserInteractionEnabled = false
    background.layer.cornerRadius = Self.height / 2
    addSubview(background)
    show()
  }

  // MARK: Pages

  /// Default 0. The current page becomes the last one if there are fewer.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      images = images.filter { $0.key < numberOfPages }
      makeDots()
      currentPage = page
    }
  }

  private var page = 0

  /// Others than the pages that there are are taken as the nearest of these. Default 0. Setting it
  /// tells nobody.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      show()
    }
  }

  /// Whether nothing is shown for a single page. Default false.
  open var hidesForSinglePage = false { didSet { show() } }

  // MARK: Look

  /// Of the dots; nil for a translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }
  /// Of the current page's dot; nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }
  /// Default automatic.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { show() } }

  /// What is shown instead of a dot. Default nil.
  open var preferredIndicatorImage: UIImage? { didSet { show() } }
  private var images: [Int: UIImage] = [:]

  /// What is shown instead of a page's dot; nil for what all have.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    refuse(
      unless: (0..<numberOfPages).contains(page),
      """
      Page \(page) of UIPageControl is out of bounds, expected one of \(numberOfPages). Set \
      numberOfPages first.
      """)
    images[page] = image
    show()
  }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in UIImageView() }
    for dot in dots {
      dot.contentMode = .scaleAspectFit
      addSubview(dot)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show() {
    let isUseless = hidesForSinglePage && numberOfPages <= 1
    for (index, dot) in dots.enumerated() {
      let others = pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
      let color = index == page ? currentPageIndicatorTintColor ?? .white : others
      let image = images[index] ?? preferredIndicatorImage
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

  /// What the dots of a number of pages take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(pageCount, 1) - 1) * Self.pitch + Self.dotSide
    return CGSize(width: dots + 2 * Self.margin, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
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

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, numberOfPages > 0 else { return }
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

  /// The next page.
  open override func accessibilityIncrement() { turn(by: 1) }

  /// The page before.
  open override func accessibilityDecrement() { turn(by: -1) }
}
