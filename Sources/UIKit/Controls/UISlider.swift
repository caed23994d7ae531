/// A control whose thumb is dragged along a line to a value.
///
/// - Note: 34 points high, with a thumb of 28 and a line of 4, as pictures of iOS 13 to 18 show.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let thumbSide: CGFloat = 28
  private static let lineHeight: CGFloat = 4

  private let minimumLine = UIView()
  private let maximumLine = UIView()
  private let thumb = UIView()
  private var shown: Float = 0
  /// Between the finger and the middle of the thumb.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    for view in [maximumLine, minimumLine, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for line in [minimumLine, maximumLine] { line.layer.cornerRadius = Self.lineHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    show()
  }

  // MARK: Value

  /// Within the limits; others are taken as the nearest of these. Default 0. Setting it tells nobody.
  open var value: Float {
    get { shown }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    shown = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard animated else { return placeParts() }
    UIView.animate(withDuration: 0.25) { self.placeParts() }
  }

  /// Default 0.
  open var minimumValue: Float = 0 { didSet { value = shown } }
  /// Default 1.
  open var maximumValue: Float = 1 { didSet { value = shown } }
  /// Whether others hear of every value on the way, or of the last alone. Default true.
  open var isContinuous = true

  // MARK: Look

  /// Nil for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { show() } }
  /// Nil for grey.
  open var maximumTrackTintColor: UIColor? { didSet { show() } }
  /// Nil for white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  private func show() {
    minimumLine.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumLine.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func stateDidChange() { show() }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The way of the thumb's middle.
  private var way: ClosedRange<CGFloat> {
    let half = Self.thumbSide / 2
    return half...max(half, bounds.width - half)
  }

  private func placeParts() {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((shown - minimumValue) / range) : 0
    let share = isMirrored ? 1 - part : part
    let x = way.lowerBound + (way.upperBound - way.lowerBound) * share
    let y = bounds.midY
    thumb.frame = CGRect(
      x: x - Self.thumbSide / 2, y: y - Self.thumbSide / 2, width: Self.thumbSide,
      height: Self.thumbSide)
    let line = CGRect(
      x: 2, y: y - Self.lineHeight / 2, width: max(0, bounds.width - 4), height: Self.lineHeight)
    maximumLine.frame = line
    minimumLine.frame =
      isMirrored
      ? CGRect(x: x, y: line.minY, width: line.maxX - x, height: line.height)
      : CGRect(x: line.minX, y: line.minY, width: x - line.minX, height: line.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Touches

  /// Followed where the thumb is touched.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    grip = point.x - thumb.frame.midX
    return thumb.frame.insetBy(dx: -10, dy: -10).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let length = way.upperBound - way.lowerBound
    guard length > 0 else { return true }
    let part = (touch.location(in: self).x - grip - way.lowerBound) / length
    let share = min(max(isMirrored ? 1 - part : part, 0), 1)
    value = minimumValue + (maximumValue - minimumValue) * Float(share)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    let share = (value - minimumValue) / max(maximumValue - minimumValue, .leastNormalMagnitude)
    return controlDefaults(value: "\(Int((share * 100).rounded()))%", traits: .adjustable)
  }

  /// A tenth of the way up.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// A tenth of the way down.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    value += (maximumValue - minimumValue) * share
    sendActions(for: .valueChanged)
  }
}
