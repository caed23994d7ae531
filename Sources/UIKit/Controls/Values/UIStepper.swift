/// A control with two buttons that increase and decrease a value.
///
/// - Note: 94 by 32 points, as on iOS 13 to 18. Rule CTRL-4.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private static let dividerHeight: CGFloat = 18
  /// The time before the first repetition, in seconds, and between later ones. UIKit documents
  /// neither.
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  private let halves = [UIImageView(), UIImageView()]
  private let signs = [
    UIImageView(image: UIImage(systemName: "minus")),
    UIImageView(image: UIImage(systemName: "plus")),
  ]
  private let divider = UIImageView()
  /// The images in place of the stepper's own look.
  final var images = StepperImages() { didSet { show() } }
  private var shown: Double = 0
  /// The button a finger is on: 0 decreases, 1 increases; nil for none.
  private var pressed: Int?
  private var timer: FrameTimer?

  /// Creates a stepper at the frame's origin; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    layer.cornerRadius = 8
    clipsToBounds = true
    for view in halves + signs + [divider] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for (half, label) in zip(halves, ["Decrement", "Increment"]) {
      half.isAccessibilityElement = true
      half.accessibilityLabel = label
    }
    for sign in signs {
      sign.contentMode = .center
      sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 17, weight: .medium)
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    show()
  }

  // MARK: Value

  /// The value, limited to the range. The default is 0. Setting it sends no actions.
  open var value: Double {
    get { shown }
    set {
      shown = min(max(newValue, minimumValue), maximumValue)
      show()
    }
  }

  /// The smallest value. The default is 0. A value above ``maximumValue`` raises that.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = shown
    }
  }

  /// The largest value. The default is 100. A value below ``minimumValue`` lowers that.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = shown
    }
  }

  /// The amount of a step, greater than 0. The default is 1.
  open var stepValue: Double = 1 {
    didSet {
      refuse(
        unless: stepValue > 0,
        "The step of UIStepper must be greater than 0, got \(stepValue).")
    }
  }

  /// Whether a step beyond one end of the range continues at the other. The default is `false`.
  open var wraps = false { didSet { show() } }
  /// Whether holding a button repeats its step. The default is `true`.
  open var autorepeat = true
  /// Whether `valueChanged` is sent for every step instead of once at the end. The default is
  /// `true`.
  open var isContinuous = true

  private func canCount(_ half: Int) -> Bool {
    isEnabled && (wraps || (half == 0 ? shown > minimumValue : shown < maximumValue))
  }

  private func count(_ half: Int) {
    guard canCount(half) else { return }
    let next = shown + (half == 0 ? -stepValue : stepValue)
    let isBeyond = next < minimumValue || next > maximumValue
    value = wraps && isBeyond ? (half == 0 ? maximumValue : minimumValue) : next
    if isContinuous { sendValueChanged() }
  }

  private func sendValueChanged() { sendActions(for: .valueChanged) }

  // MARK: Touches

  private func half(at touch: UITouch) -> Int? {
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (point.x < bounds.midX) == isMirrored ? 1 : 0
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let half = half(at: touch) else { return false }
    setPressed(half)
    count(half)
    if autorepeat { repeatCount(after: Self.repeatDelay) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if half(at: touch) != pressed { release() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    release()
    if !isContinuous { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) { release() }

  private func repeatCount(after delay: TimeInterval) {
    timer = FrameTimer(after: delay) { [weak self] in
      guard let self, let pressed else { return }
      count(pressed)
      repeatCount(after: Self.repeatInterval)
    }
  }

  private func setPressed(_ half: Int?) {
    pressed = half
    show()
  }

  private func release() {
    timer?.cancel()
    timer = nil
    setPressed(nil)
  }

  // MARK: Look

  private func show() {
    let hasBackground = images.background(.normal) != nil
    backgroundColor = hasBackground ? .clear : .tertiarySystemFill
    divider.image = images.divider(state(of: 0), state(of: 1))
    divider.backgroundColor = divider.image == nil ? .systemFill : nil
    for index in 0..<2 {
      halves[index].image = images.background(state(of: index))
      signs[index].image = images.sign(index, state(of: index))
      halves[index].backgroundColor = pressed == index && !hasBackground ? .systemFill : .clear
      signs[index].tintColor = canCount(index) ? .label : .label.withAlphaComponent(0.5)
      halves[index].accessibilityTraits = canCount(index) ? .button : [.button, .notEnabled]
    }
    divider.isHidden = pressed != nil && divider.image == nil
    setNeedsLayout()
  }

  /// The state that decides on the images of a button.
  private func state(of half: Int) -> State {
    canCount(half) ? pressed == half ? .highlighted : .normal : .disabled
  }

  override func stateDidChange() { show() }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    for index in 0..<2 {
      let isLeft = (index == 0) != isMirrored
      let frame = CGRect(origin: CGPoint(x: isLeft ? 0 : half.width, y: 0), size: half)
      halves[index].frame = frame
      signs[index].frame = frame
    }
    let line = CGSize(
      width: divider.image?.size.width ?? 1,
      height: divider.image == nil ? Self.dividerHeight : bounds.height)
    divider.frame = CGRect(
      x: bounds.midX - line.width / 2, y: (bounds.height - line.height) / 2, width: line.width,
      height: line.height)
  }
}
