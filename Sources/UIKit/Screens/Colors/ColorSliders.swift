/// A caption, a slider and a field with the same value as a whole number.
final class ColorSliderRow: UIView {
  /// Called with a value from 0 to 1, and whether more are to come while the finger moves.
  var onChange: ((Double, Bool) -> Void)?
  private let caption = UILabel()
  private let track: ColorTrack
  private let field = UITextField()
  /// What the field shows for 1.
  private let most: Double
  private let unit: String

  static let height: CGFloat = 66
  private static let fieldWidth: CGFloat = 76

  init(_ title: String, most: Double, unit: String = "") {
    (track, self.most, self.unit) = (ColorTrack(title), most, unit)
    super.init(frame: .zero)
    caption.text = title.uppercased()
    caption.font = .systemFont(ofSize: 13, weight: .semibold)
    caption.textColor = .secondaryLabel
    caption.isAccessibilityElement = false
    field.becomeColorField(label: title)
    field.keyboardType = .numberPad
    field.addAction(UIAction { [weak self] _ in self?.takeField() }, for: .editingDidEnd)
    track.onChange = { [weak self] in self?.onChange?($0, $1) }
    [caption, track, field].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ value: Double, from ends: (PickedColor, PickedColor), knob: PickedColor) {
    track.show(value, from: ends, knob: knob)
    if !field.isEditing { field.text = "\(Int((value * most).rounded()))\(unit)" }
  }

  /// Takes a number over; other texts give way to the value.
  private func takeField() {
    let digits = (field.text ?? "").filter { $0.isASCII && $0.isNumber }
    onChange?(Double(digits).map { min($0 / most, 1) } ?? track.value, false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    caption.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
    let y: CGFloat = 24
    let width = max(0, bounds.width - Self.fieldWidth - 16)
    track.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: y, width: width, height: ColorTrack.height)
    field.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - Self.fieldWidth, y: y, width: Self.fieldWidth,
      height: ColorTrack.height)
  }
}

/// Sliders for red, green and blue, and a field for the hexadecimal number of the colour.
final class ColorSliders: UIView {
  /// Called with a colour, and whether more are to come while the finger moves.
  var onChange: ((PickedColor, Bool) -> Void)?
  private let rows = ["Red", "Green", "Blue"].map { ColorSliderRow($0, most: 255) }
  private let channels: [WritableKeyPath<PickedColor, Double>] = [\.red, \.green, \.blue]
  private let caption = UILabel()
  private let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (row, part) in zip(rows, channels) {
      row.onChange = { [weak self] value, isMoving in
        guard let self else { return }
        var color = shown
        color[keyPath: part] = value
        onChange?(color, isMoving)
      }
      addSubview(row)
    }
    caption.text = "sRGB Hex Color #"
    caption.font = .systemFont(ofSize: 17)
    caption.textColor = .tintColor
    caption.isAccessibilityElement = false
    field.becomeColorField(label: "sRGB Hex Color")
    field.autocapitalizationType = .allCharacters
    field.addAction(UIAction { [weak self] _ in self?.takeField() }, for: .editingDidEnd)
    addSubview(caption)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  var shown = PickedColor(red: 1, green: 1, blue: 1) {
    didSet {
      let color = shown.opaque
      for (row, part) in zip(rows, channels) {
        var ends = (color, color)
        (ends.0[keyPath: part], ends.1[keyPath: part]) = (0, 1)
        row.show(color[keyPath: part], from: ends, knob: color)
      }
      if !field.isEditing { field.text = shown.hex }
    }
  }

  private func takeField() {
    onChange?(PickedColor(hex: field.text ?? "", alpha: shown.alpha) ?? shown, false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * (ColorSliderRow.height + 8), width: bounds.width,
        height: ColorSliderRow.height)
    }
    let y = 3 * (ColorSliderRow.height + 8)
    let width: CGFloat = 98
    let taken = caption.intrinsicContentSize.width.rounded(.up)
    let start = max(0, bounds.width - width - 10 - taken)
    caption.frame = CGRect(
      x: isMirrored ? width + 10 : start, y: y, width: taken, height: ColorTrack.height)
    field.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - width, y: y, width: width, height: ColorTrack.height)
  }
}

extension UITextField {
  /// Gives a field the look of those in colour pickers. The return key ends editing.
  func becomeColorField(label: String) {
    font = .systemFont(ofSize: 17)
    textAlignment = .center
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    returnKeyType = .done
    accessibilityLabel = label
    addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }
}
