/// A date or a time on a grey plate, which opens a picker when it is tapped.
///
/// - Note: Text of 17 points, 7 points of room above and below and 11 at the sides, as pictures of
///   iOS 14 to 18 show; Apple documents none of them.
final class DateField: UIControl {
  private let label = UILabel()
  /// Whether the picker is open: then the text has the tint colour.
  var isOpen = false { didSet { showColors() } }

  var text: String? {
    get { label.text }
    set {
      guard newValue != label.text else { return }
      label.text = newValue
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  override func setUp() {
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
    showColors()
  }

  private func showColors() {
    backgroundColor = .tertiarySystemFill
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isEnabled ? (isHighlighted ? 0.5 : 1) : 0.4
  }

  override func stateDidChange() { showColors() }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func didTouchUpInside(_ event: UIEvent?) { sendActions(for: .primaryActionTriggered) }

  package override var accessibilityDefaults: AccessibilityDefaults {
    controlDefaults(label: label.text, traits: .button)
  }

  override var intrinsicContentSize: CGSize {
    let size = label.sizeThatFits(.zero)
    return CGSize(width: size.width + 22, height: size.height + 14)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
