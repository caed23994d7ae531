/// Shows that something is under way whose end is not known.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large an indicator is.
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

  /// As large as `style` says, and hidden until it is started.
  public init(style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    addSubview(spokes)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    show()
  }

  /// Default medium.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether it is hidden while it does not turn. Default true.
  open var hidesWhenStopped = true { didSet { show() } }

  private var ownColor: UIColor?

  /// Of the foremost spoke. Default a grey.
  open var color: UIColor! {
    get { ownColor ?? .secondaryLabel }
    set {
      ownColor = newValue
      show()
    }
  }

  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    show()
  }

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

  /// The spokes stay as large as the style says, in the middle of any frame.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    spokes.bounds.size = CGSize(width: side, height: side)
    spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
