/// A control that selects a value from a range with a thumb on a track.
///
/// - Note: 34 points high, with a thumb of 27 and a track of 4, as pictures of iOS 17 show; 31 high
///   where constraints place it. Rule CTRL-3.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let height: CGFloat = 31
  private static let fittingHeight: CGFloat = 34
  private static let thumbSide: CGFloat = 27
  /// How far the middle of the thumb is above that of the track.
  private static let thumbLift: CGFloat = 7 / 6
  private static let lineHeight: CGFloat = 4

  private let minimumLine = UIImageView()
  private let maximumLine = UIImageView()
  private let thumb = UIImageView()
  private let minimumPicture = UIImageView()
  private let maximumPicture = UIImageView()
  private var shown: Float = 0
  /// The horizontal distance from the middle of the thumb to the finger.
  private var grip: CGFloat = 0

  override func setUp() {
    for view in [maximumLine, minimumLine, minimumPicture, maximumPicture, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    show()
  }

  // MARK: Value

  /// The value, limited to the range. The default is 0. Setting it sends no actions.
  open var value: Float {
    get { shown }
    set { setValue(newValue, animated: false) }
  }

  /// Sets ``value``, optionally animated over a quarter of a second. Sends no actions.
  open func setValue(_ value: Float, animated: Bool) {
    shown = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard animated else { return placeParts() }
    UIView.animate(withDuration: 0.25) { self.placeParts() }
  }

  /// The smallest value. The default is 0.
  open var minimumValue: Float = 0 { didSet { value = shown } }
  /// The largest value. The default is 1.
  open var maximumValue: Float = 1 { didSet { value = shown } }
  /// Whether `valueChanged` is sent for every movement instead of once at the end. The default is
  /// `true`.
  open var isContinuous = true

  // MARK: Look

  /// The colour of the track below the thumb; nil, the default, for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { show() } }
  /// The colour of the track above the thumb; nil, the default, for grey.
  open var maximumTrackTintColor: UIColor? { didSet { show() } }
  /// The colour of the thumb; nil, the default, for white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  /// The image at the end of the smallest value. The default is nil.
  open var minimumValueImage: UIImage? { didSet { show() } }
  /// The image at the end of the largest value. The default is nil.
  open var maximumValueImage: UIImage? { didSet { show() } }

  private var thumbImages: [State: UIImage] = [:]

  /// Sets the image of the thumb in a state; nil for that of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    show()
  }

  /// The image that was set for the thumb in a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  /// The image of the thumb in the present state; nil for a round thumb.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  private var trackImages: (minimum: [State: UIImage], maximum: [State: UIImage]) = ([:], [:])

  /// Sets the image of the track below the thumb in a state; nil for that of the normal state. It is
  /// stretched to the track's width and as high as it is.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    trackImages.minimum[state] = image
    show()
  }

  /// Sets the image of the track above the thumb in a state; nil for that of the normal state. It is
  /// stretched to the track's width and as high as it is.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    trackImages.maximum[state] = image
    show()
  }

  /// The image that was set for the track below the thumb in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { trackImages.minimum[state] }
  /// The image that was set for the track above the thumb in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { trackImages.maximum[state] }
  /// The image of the track below the thumb in the present state; nil for a line.
  open var currentMinimumTrackImage: UIImage? {
    trackImages.minimum[state] ?? trackImages.minimum[.normal]
  }
  /// The image of the track above the thumb in the present state; nil for a line.
  open var currentMaximumTrackImage: UIImage? {
    trackImages.maximum[state] ?? trackImages.maximum[.normal]
  }

  private func show(_ image: UIImage?, or color: UIColor?, in line: UIImageView) {
    line.image = image
    line.backgroundColor = image == nil ? color : nil
    line.layer.cornerRadius = image == nil ? Self.lineHeight / 2 : 0
  }

  private func show() {
    show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor, in: minimumLine)
    show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .systemFill, in: maximumLine)
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

  /// The distance between an image and the track.
  private static let pictureGap: CGFloat = 8
  /// The distance by which the thumb reaches beyond the track.
  private static let overlap: CGFloat = 3

  private func pictureRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The rectangle of ``minimumValueImage``; zero without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(minimumValueImage, in: bounds, atLeft: !isMirrored)
  }

  /// The rectangle of ``maximumValueImage``; zero without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(maximumValueImage, in: bounds, atLeft: isMirrored)
  }

  /// The rectangle of the track: 3 points from the edges, 8 from the images.
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

  /// The rectangle of the thumb on a track at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let lift = currentThumbImage == nil ? Self.thumbLift : 0
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let free = max(0, rect.width + 2 * Self.overlap - size.width)
    return CGRect(
      x: rect.minX - Self.overlap + free * (isMirrored ? 1 - part : part),
      y: rect.midY - size.height / 2 - lift, width: size.width, height: size.height)
  }

  private func placeParts() {
    let line = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: line, value: shown)
    let x = thumb.frame.midX
    func frame(_ part: UIImageView, from: CGFloat, to: CGFloat) {
      let height = part.image?.size.height ?? line.height
      part.frame = CGRect(
        x: from, y: line.midY - height / 2, width: max(0, to - from), height: height)
    }
    frame(maximumLine, from: line.minX, to: line.maxX)
    if isMirrored {
      frame(minimumLine, from: x, to: line.maxX)
    } else {
      frame(minimumLine, from: line.minX, to: x)
    }
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height - alignmentRectInsets.bottom)
  }

  /// Constraints place the slider without 2 points of its frame at the sides and 1 below. Rule AL-2.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.fittingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Touches

  /// Tracks touches on the thumb, or within 10 points of it.
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

  /// Moves the thumb up by a tenth of the range.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Moves the thumb down by a tenth of the range.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    value += (maximumValue - minimumValue) * share
    sendActions(for: .valueChanged)
  }
}
