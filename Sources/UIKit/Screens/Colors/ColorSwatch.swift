/// A colour; where it is transparent, one half shows it without and the other with what is behind it.
final class ColorSwatch: UIView {
  private let checkers = CheckerView()
  private let opaque = UIView()
  private let clear = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    [checkers, clear, opaque].forEach(addSubview)
    layer.cornerCurve = .continuous
    opaque.layer.mask = corner
  }

  required init?(coder: NSCoder) { nil }

  /// The half without transparency.
  private let corner = CAShapeLayer()

  /// The colour; nil shows none.
  var shown: PickedColor? {
    didSet {
      let alpha = shown?.alpha ?? 1
      checkers.isHidden = alpha == 1
      opaque.isHidden = alpha == 1
      opaque.backgroundColor = shown?.opaque.color
      clear.backgroundColor = shown?.color
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [checkers, clear, opaque] { view.frame = bounds }
    let path = CGMutablePath()
    path.addLines(between: [
      .zero, CGPoint(x: bounds.width, y: 0), CGPoint(x: 0, y: bounds.height),
    ])
    path.closeSubpath()
    corner.frame = bounds
    corner.path = path
  }
}
