/// What a bar stands on: an effect, a colour, and a line at the edge towards the content.
@MainActor final class BarGround: UIView {
  /// On which side of the bar the content lies.
  enum Edge {
    case top
    case bottom
  }

  private let edge: Edge
  private let pane = UIVisualEffectView(effect: nil)
  private let paint = UIView()
  private let line = UIView()

  init(lineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    [pane, paint, line].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a look.
  ///
  /// - Parameter color: Takes the place of the look's colour; nil for that.
  func show(_ look: UIBarAppearance?, color: UIColor? = nil) {
    pane.effect = look?.backgroundEffect
    pane.isHidden = pane.effect == nil
    paint.backgroundColor = color ?? look?.backgroundColor
    line.backgroundColor = look?.shadowColor
    line.isHidden = look?.shadowColor == nil
  }

  /// Whether there is a line.
  var hasLine: Bool { !line.isHidden }

  override func layoutSubviews() {
    super.layoutSubviews()
    pane.frame = bounds
    paint.frame = bounds
    let pixel = 1 / traitCollection.pixelScale
    let y = edge == .bottom ? bounds.height - pixel : 0
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
  }
}
