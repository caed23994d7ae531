/// The spokes of an activity indicator: the foremost is opaque, those behind it fade.
///
/// - Note: Eight spokes, as since iOS 13; their alphas are taken from pictures of iOS 14 to 18.
final class SpokesView: UIView {
  static let count = 8
  /// The value of ``shown`` with all spokes.
  static let whole = CGFloat(count)

  /// The alphas of the spokes, from the foremost backwards.
  private static let alphas: [CGFloat] = [1, 0.83, 0.66, 0.49, 0.32, 0.32, 0.32, 0.32]

  /// The colour of the foremost spoke.
  var color = UIColor.secondaryLabel { didSet { setNeedsDisplay() } }

  /// The number of spokes shown, the first at the top, the others clockwise. While it is below
  /// ``count``, no spoke fades but the last, whose alpha is the fraction. The default is ``count``.
  var shown = whole { didSet { if shown != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2
    let spoke = UIBezierPath(
      roundedRect: CGRect(
        x: -radius * 0.12, y: -radius, width: radius * 0.24, height: radius * 0.6),
      cornerRadius: radius * 0.12)
    for index in 0..<Self.count {
      let alpha = alpha(at: index)
      guard alpha > 0 else { continue }
      let path = UIBezierPath(cgPath: spoke.cgPath)
      path.apply(
        CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
          .rotated(by: 2 * .pi * CGFloat(index) / CGFloat(Self.count)))
      color.withAlphaComponent(color.cgColor.alpha * alpha).setFill()
      path.fill()
    }
  }

  private func alpha(at index: Int) -> CGFloat {
    let count = Self.count
    guard shown < CGFloat(count) else { return Self.alphas[(count - index) % count] }
    return min(max(shown - CGFloat(index), 0), 1)
  }

  // MARK: Turning

  private static let key = "turning"

  /// Whether the spokes turn, by one spoke eight times a second. Nothing is stepped: what is shown
  /// is a function of the time.
  var isTurning = false { didSet { if isTurning != oldValue { followWindow() } } }

  private func followWindow() {
    guard isTurning, window != nil else { return layer.removeAnimation(forKey: Self.key) }
    guard layer.animation(forKey: Self.key) == nil else { return }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0...Self.count).map { 2 * .pi * CGFloat($0) / CGFloat(Self.count) }
    turn.calculationMode = .discrete
    turn.keyTimes = (0...Self.count).map { NSNumber(value: Double($0) / Double(Self.count)) }
    turn.duration = 1
    turn.repeatCount = .infinity
    layer.add(turn, forKey: Self.key)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    followWindow()
  }
}
