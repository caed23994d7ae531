/// An indicator that spins while a task of unknown length is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The sizes of indicators.
  public enum Style: Int, Sendable {
    /// 20 points wide and high.
    case medium = 100
    /// 37 points wide and high.
    case large = 101

    /// 37 points wide and high, white.
    @available(*, deprecated, renamed: "large") case whiteLarge = 0
    /// 20 points wide and high, white.
    @available(*, deprecated, renamed: "medium") case white = 1
    /// 20 points wide and high, grey.
    @available(*, deprecated, renamed: "medium") case gray = 2

    // Names of deprecated cases would be reported here: the first styles are told by their numbers.
    fileprivate var side: CGFloat { self == .large || rawValue == 0 ? 37 : 20 }
    fileprivate var color: UIColor {
      rawValue <= 1 ? .white : rawValue == 2 ? .gray : .secondaryLabel
    }
  }

  private let spokes = SpokesView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates an indicator of the size of a style, hidden until it starts.
  public init(style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    begin()
  }

  /// Creates an object from an archive.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    begin()
    coder.objectIsSetUp(self, as: UIActivityIndicatorView.self)
  }

  private func begin() {
    addSubview(spokes)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    show()
  }

  /// The size of the indicator. The default is `medium`.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      show()
    }
  }

  /// Whether the indicator is hidden while it is not animating. The default is `true`.
  open var hidesWhenStopped = true { didSet { show() } }

  private var ownColor: UIColor?

  /// The colour of the foremost spoke. The default is that of the style: a grey, or white.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      show()
    }
  }

  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Shows the indicator and starts its animation.
  open func startAnimating() {
    isAnimating = true
    show()
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    isAnimating = false
    show()
  }

  private func show() {
    spokes.color = color
    spokes.isTurning = isAnimating
    isHidden = hidesWhenStopped && !isAnimating
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Centres the spokes, whose size the style determines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    spokes.bounds.size = CGSize(width: side, height: side)
    spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
