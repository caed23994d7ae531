/// A day of a month: its number, in a circle if it is selected, and what lies below it.
final class MonthDayView: UIView {
  private let circle = UIView()
  private let label = UILabel()
  private var isSelected = false
  private var isToday = false
  private var isEnabled = true
  /// The fonts of numbers, and of those of selected days.
  private var fonts = (
    usual: UIFont.systemFont(ofSize: 20), selected: UIFont.systemFont(ofSize: 24)
  )
  /// What lies below the number, where weeks are high enough; nil for nothing.
  var decoration: UIView? {
    didSet {
      guard decoration !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let decoration { addSubview(decoration) }
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ text: String, in fonts: (usual: UIFont, selected: UIFont), isSelected: Bool, isToday: Bool,
    isEnabled: Bool
  ) {
    label.text = text
    self.fonts = fonts
    (self.isSelected, self.isToday, self.isEnabled) = (isSelected, isToday, isEnabled)
    showColors()
  }

  private func showColors() {
    label.font = isSelected ? fonts.selected : fonts.usual
    circle.isHidden = !isSelected
    circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
    if !isEnabled {
      label.textColor = .tertiaryLabel
    } else if isSelected {
      label.textColor = isToday ? .white : tintColor
    } else {
      label.textColor = isToday ? tintColor : .label
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: label.text, traits: traits)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let number = CGRect(
      x: 0, y: 0, width: bounds.width, height: min(bounds.height, MonthCalendar.weekHeight))
    let side = min(number.width, number.height)
    circle.frame = CGRect(
      x: number.midX - side / 2, y: number.midY - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    label.frame = number
    placeDecoration(below: number)
  }

  /// Places what lies below the number in the middle, cut to the room.
  private func placeDecoration(below number: CGRect) {
    guard let decoration else { return }
    let room = CGSize(width: bounds.width, height: bounds.height - number.maxY)
    let fitting = decoration.sizeThatFits(room)
    let size = CGSize(
      width: min(fitting.width, room.width), height: min(fitting.height, room.height))
    decoration.frame = CGRect(
      x: bounds.midX - size.width / 2, y: number.maxY + (room.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
