/// An indicator that spins while a task of unknown length is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The sizes of indicators.
  public enum Style: Int, Sendable {
    /// 20 points wide and high.
    case medium = 100
    /// 37 points wide and high.
    case large = 101

    fileprivate var side: CGFloat { self == .large ? 37 : 20 }
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
    }
  }

  /// Whether the indicator is hidden while it is not animating. The default is `true`.
  open var hidesWhenStopped = true { didSet { show() } }

  private var ownColor: UIColor?

  /// The colour of the foremost spoke. The default is a grey.
  open var color: UIColor! {
    get { ownColor ?? .secondaryLabel }
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
