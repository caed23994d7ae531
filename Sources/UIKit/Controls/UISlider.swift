/// A control whose thumb is dragged along a line to a value.
///
/// - Note: 34 points high, with a thumb of 28 and a line of 4, as pictures of iOS 13 to 18 show.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let height: CGFloat = 31
  private static let thumbSide: CGFloat = 28
  private static let lineHeight: CGFloat = 4

  private let minimumLine = UIView()
  private let maximumLine = UIView()
  private let thumb = UIImageView()
  private let minimumPicture = UIImageView()
  private let maximumPicture = UIImageView()
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
    for view in [maximumLine, minimumLine, minimumPicture, maximumPicture, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for line in [minimumLine, maximumLine] { line.layer.cornerRadius = Self.lineHeight / 2 }
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

  /// Shown where the smallest value is. Default nil.
  open var minimumValueImage: UIImage? { didSet { show() } }
  /// Shown where the greatest value is. Default nil.
  open var maximumValueImage: UIImage? { didSet { show() } }

  private var thumbImages: [State: UIImage] = [:]

  /// Has a picture take the thumb's place in a state; nil for what it is in the normal one.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    show()
  }

  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  /// The picture in the thumb's place; nil for none.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  private func show() {
    minimumLine.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumLine.backgroundColor = maximumTrackTintColor ?? .systemFill
    let image = currentThumbImage
    thumb.image = image
    thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : .clear
    thumb.layer.cornerRadius = image == nil ? Self.thumbSide / 2 : 0
    thumb.layer.shadowOpacity = image == nil ? 0.15 : 0
    minimumPicture.image = minimumValueImage
    maximumPicture.image = maximumValueImage
    for picture in [minimumPicture, maximumPicture] { picture.tintColor = .secondaryLabel }
    setNeedsLayout()
    alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func stateDidChange() { show() }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Between a picture and the line.
  private static let pictureGap: CGFloat = 8
  /// How far the thumb reaches beyond the line.
  private static let overlap: CGFloat = 2

  private func pictureRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(minimumValueImage, in: bounds, atLeft: !isMirrored)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(maximumValueImage, in: bounds, atLeft: isMirrored)
  }

  /// Where the line is: 2 points from the sides, 8 from the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let ends = [
      minimumValueImageRect(forBounds: bounds).width,
      maximumValueImageRect(forBounds: bounds).width,
    ].map { $0 > 0 ? $0 + Self.pictureGap : Self.overlap }
    let (left, right) = isMirrored ? (ends[1], ends[0]) : (ends[0], ends[1])
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.lineHeight / 2,
      width: max(0, bounds.width - left - right), height: Self.lineHeight)
  }

  /// Where the thumb is on a line at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let free = max(0, rect.width + 2 * Self.overlap - size.width)
    return CGRect(
      x: rect.minX - Self.overlap + free * (isMirrored ? 1 - part : part),
      y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func placeParts() {
    let line = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: line, value: shown)
    let x = thumb.frame.midX
    maximumLine.frame = line
    minimumLine.frame =
      isMirrored
      ? CGRect(x: x, y: line.minY, width: max(0, line.maxX - x), height: line.height)
      : CGRect(x: line.minX, y: line.minY, width: max(0, x - line.minX), height: line.height)
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height - alignmentRectInsets.bottom)
  }

  /// Constraints place the track: the frame reaches 2 points beyond it at the sides and 1 below.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
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
    let line = trackRect(forBounds: bounds)
    let ends = [minimumValue, maximumValue].map {
      thumbRect(forBounds: bounds, trackRect: line, value: $0).midX
    }
    guard ends[0] != ends[1] else { return true }
    let part = (touch.location(in: self).x - grip - ends[0]) / (ends[1] - ends[0])
    value = minimumValue + (maximumValue - minimumValue) * Float(min(max(part, 0), 1))
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
