/// All hues from one side to the other, white at the top and black at the bottom.
final class ColorSpectrum: UIControl {
  /// Called with a colour, and whether more are to come while the finger moves.
  var onChange: ((PickedColor, Bool) -> Void)?
  private let hues = GradientView()
  private let lights = GradientView()
  private let knob = UIView()

  private static let knobSide: CGFloat = 26

  override func setUp() {
    hues.gradient.colors = GradientView.hues(6)
    (hues.gradient.startPoint, hues.gradient.endPoint) = (
      CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)
    )
    let (white, black) = (UIColor.white, UIColor.black)
    lights.gradient.colors = [
      white.cgColor, white.withAlphaComponent(0).cgColor, black.withAlphaComponent(0).cgColor,
      black.cgColor,
    ]
    lights.gradient.locations = [0, 0.5, 0.5, 1]
    hues.layer.cornerRadius = 8
    hues.layer.cornerCurve = .continuous
    hues.clipsToBounds = true
    hues.addSubview(lights)
    knob.layer.borderWidth = 3
    knob.layer.borderColor = UIColor.white.cgColor
    knob.layer.cornerRadius = Self.knobSide / 2
    knob.layer.shadowOpacity = 0.25
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
    for view in [hues, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// The colour that the knob is at.
  var shown = PickedColor(red: 1, green: 1, blue: 1) { didSet { placeKnob() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    hues.frame = bounds
    lights.frame = bounds
    placeKnob()
  }

  /// Where the finger is, which greys do not say; nil without one.
  private var touched: CGPoint?

  private func placeKnob() {
    let place =
      touched
      ?? CGPoint(
        x: bounds.width * shown.hue, y: bounds.height * (1 - shown.lightness))
    knob.backgroundColor = shown.opaque.color
    knob.bounds.size = CGSize(width: Self.knobSide, height: Self.knobSide)
    knob.center = place
  }

  private func take(_ touch: UITouch, isMoving: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let point = touch.location(in: self)
    let place = CGPoint(
      x: min(max(point.x, 0), bounds.width), y: min(max(point.y, 0), bounds.height))
    touched = place
    let color = PickedColor(
      hue: place.x / bounds.width, lightness: 1 - place.y / bounds.height, alpha: 1)
    onChange?(color, isMoving)
    placeKnob()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    take(touch, isMoving: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    take(touch, isMoving: true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { take(touch, isMoving: false) }
    touched = nil
  }

  override func cancelTracking(with event: UIEvent?) {
    touched = nil
    onChange?(shown, false)
  }

  // MARK: Accessibility

  package override var accessibilityDefaults: AccessibilityDefaults {
    controlDefaults(label: "Spectrum", value: shown.name, traits: .adjustable)
  }

  override func accessibilityIncrement() { step(by: 1.0 / 12) }
  override func accessibilityDecrement() { step(by: -1.0 / 12) }

  /// Goes on by a part of all hues.
  private func step(by part: Double) {
    let hue = shown.hue + part
    let lightness = min(max(shown.lightness, 0.1), 0.9)
    onChange?(PickedColor(hue: hue - hue.rounded(.down), lightness: lightness, alpha: 1), false)
  }
}

/// A view that is a gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  /// The layer of the view.
  var gradient: CAGradientLayer { layer as? CAGradientLayer ?? CAGradientLayer() }

  /// All pure hues in a number of steps, red at both ends.
  static func hues(_ steps: Int) -> [CGColor] {
    (0...steps).map {
      UIColor(hue: CGFloat($0) / CGFloat(steps), saturation: 1, brightness: 1, alpha: 1).cgColor
    }
  }
}
