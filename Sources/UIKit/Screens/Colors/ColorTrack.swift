/// A slider whose track shows the colours that its positions stand for.
final class ColorTrack: UIControl {
  /// Called with a position from 0 to 1, and whether more are to come while the finger moves.
  var onChange: ((Double, Bool) -> Void)?
  private let checkers = CheckerView()
  private let track = GradientView()
  private let knob = UIView()
  private let label: String

  static let height: CGFloat = 36
  private static let inset: CGFloat = 3

  /// - Parameter label: The accessibility label.
  init(_ label: String) {
    self.label = label
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func setUp() {
    checkers.isHidden = true
    for view in [checkers, track] {
      view.layer.cornerRadius = Self.height / 2
      view.clipsToBounds = true
    }
    knob.layer.borderWidth = 3
    knob.layer.borderColor = UIColor.white.cgColor
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
    for view in [checkers, track, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private(set) var value = 0.0

  /// Shows a position.
  ///
  /// - Parameters:
  ///   - ends: The colours at both ends of the track.
  ///   - color: The colour of the knob.
  func show(_ value: Double, from ends: (PickedColor, PickedColor), knob color: PickedColor) {
    self.value = value
    checkers.isHidden = ends.0.alpha == 1 && ends.1.alpha == 1
    track.gradient.colors = [ends.0.color.cgColor, ends.1.color.cgColor]
    knob.backgroundColor = color.opaque.color
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var side: CGFloat { bounds.height - 2 * Self.inset }
  /// How far the knob goes.
  private var way: CGFloat { max(1, bounds.width - 2 * Self.inset - side) }

  override func layoutSubviews() {
    super.layoutSubviews()
    checkers.frame = bounds
    track.frame = bounds
    let ends = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    (track.gradient.startPoint, track.gradient.endPoint) = isMirrored ? (ends.1, ends.0) : ends
    let part = CGFloat(isMirrored ? 1 - value : value)
    knob.frame = CGRect(x: Self.inset + way * part, y: Self.inset, width: side, height: side)
    knob.layer.cornerRadius = side / 2
  }

  private func position(_ touch: UITouch) -> Double {
    let part = Double((touch.location(in: self).x - Self.inset - side / 2) / way)
    let limited = min(max(part, 0), 1)
    return isMirrored ? 1 - limited : limited
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onChange?(position(touch), true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onChange?(position(touch), true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    onChange?(touch.map(position) ?? value, false)
  }

  override func cancelTracking(with event: UIEvent?) { onChange?(value, false) }

  package override var accessibilityDefaults: AccessibilityDefaults {
    controlDefaults(
      label: label, value: "\(Int((value * 100).rounded()))%", traits: .adjustable)
  }

  override func accessibilityIncrement() { onChange?(min(1, value + 0.1), false) }
  override func accessibilityDecrement() { onChange?(max(0, value - 0.1), false) }
}

/// Grey and white squares behind colours that let them shine through.
final class CheckerView: UIView {
  private static let side: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor(white: 0.8, alpha: 1).setFill()
    let (columns, rows) = (Int(bounds.width / Self.side), Int(bounds.height / Self.side))
    for row in 0...max(0, rows) {
      for column in 0...max(0, columns) where (row + column).isMultiple(of: 2) {
        UIRectFill(
          CGRect(
            x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side,
            height: Self.side))
      }
    }
  }
}
