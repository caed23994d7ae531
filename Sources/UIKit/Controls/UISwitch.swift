/// A control that is on or off.
///
/// - Note: 51 by 31 points with a thumb 2 points from the edge, as on iOS 13 to 18.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2

  private let track = UIView()
  private let thumb = UIView()
  private var isShownOn = false

  /// Takes the size of a switch, whatever the frame's is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
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

  /// Default false. Setting it tells nobody.
  open var isOn: Bool {
    get { isShownOn }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isShownOn else { return }
    isShownOn = on
    guard animated else { return show() }
    UIView.animate(withDuration: 0.25) { self.show() }
  }

  /// The colour while it is on; nil for green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// Nil for white.
  open var thumbTintColor: UIColor? { didSet { show() } }

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
  /// gives a frame of 51 points. Rule LAYOUT-1.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Touches

  /// Where the finger came down, and what the switch was then.
  private var start: (x: CGFloat, isOn: Bool) = (0, false)
  /// Whether the finger leads the thumb instead of tapping.
  private var isLed = false
  /// How far a finger moves before it leads the thumb, in points; UIKit does not document it.
  private static let slop: CGFloat = 10

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (touch.location(in: self).x, isOn)
    isLed = false
    return true
  }

  /// A finger that moves leads the thumb to its side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - start.x) > Self.slop { isLed = true }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isLed { setOn((x > bounds.midX) != isMirrored, animated: true) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isLed, isOn != start.isOn { tell() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    if isLed { setOn(start.isOn, animated: true) }
  }

  override func didTouchUpInside(_ event: UIEvent?) {
    guard !isLed else { return }
    setOn(!isOn, animated: true)
    tell()
  }

  private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  package override var accessibilityDefaults: AccessibilityDefaults {
    controlDefaults(value: isOn ? "1" : "0", traits: [.button, .toggleButton])
  }

  /// Switches as a touch does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    isLed = false
    didTouchUpInside(nil)
    return true
  }
}
