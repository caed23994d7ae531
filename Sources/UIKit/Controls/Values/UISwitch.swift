/// A control that is on or off.
///
/// - Note: 51 by 31 points with a thumb 2 points from the edge, whose shadow ends at the track's
///   edge, as on iOS 13 to 18. Rule CTRL-1.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2

  private let track = UIView()
  private let thumb = UIView()
  private var isShownOn = false

  /// Creates a switch at the frame's origin; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    track.isUserInteractionEnabled = false
    addSubview(track)
    track.addSubview(thumb)
    track.clipsToBounds = true
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.inset
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    show()
  }

  /// Whether the switch is on. The default is `false`. Setting it sends no actions.
  open var isOn: Bool {
    get { isShownOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, optionally animated over a quarter of a second. Sends no actions.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isShownOn else { return }
    isShownOn = on
    guard animated else { return show() }
    UIView.animate(withDuration: 0.25) { self.show() }
  }

  /// The colour of the track while the switch is on; nil, the default, for green.
  open var onTintColor: UIColor? { didSet { if onTintColor !== oldValue { show() } } }
  /// The colour of the thumb; nil, the default, for white.
  open var thumbTintColor: UIColor? { didSet { if thumbTintColor !== oldValue { show() } } }

  private func show() {
    track.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
    placeParts()
  }

  private func placeParts() {
    track.frame = bounds
    let side = Self.size.height - 2 * Self.inset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isRight = isShownOn != isMirrored
    thumb.frame = CGRect(
      x: isRight ? bounds.width - Self.inset - side : Self.inset, y: Self.inset, width: side,
      height: side)
  }

  override func stateDidChange() { show() }

  open override var intrinsicContentSize: CGSize {
    CGRect(origin: .zero, size: Self.size).inset(by: alignmentRectInsets).size
  }

  /// Constraints place the switch without the last two points of its frame, so that `width == 49`
  /// gives a frame of 51 points. Rule AL-2.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Touches

  /// The place of the touch and the value when it began.
  private var start: (x: CGFloat, isOn: Bool) = (0, false)
  /// Whether the finger drags the thumb instead of tapping.
  private var isLed = false
  /// The distance a finger moves before it drags the thumb, in points. UIKit does not document it.
  private static let slop: CGFloat = 10

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (touch.location(in: self).x, isOn)
    isLed = false
    return true
  }

  /// Moves the thumb to the finger's side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - start.x) > Self.slop { isLed = true }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isLed { setOn((x > bounds.midX) != isMirrored, animated: true) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isLed, isOn != start.isOn { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    if isLed { setOn(start.isOn, animated: true) }
  }

  override func didTouchUpInside(_ event: UIEvent?) {
    guard !isLed else { return }
    setOn(!isOn, animated: true)
    sendValueChanged()
  }

  private func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  package override var accessibilityDefaults: AccessibilityDefaults {
    controlDefaults(value: isOn ? "1" : "0", traits: [.button, .toggleButton])
  }

  /// Toggles the switch as a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    isLed = false
    didTouchUpInside(nil)
    return true
  }
}
