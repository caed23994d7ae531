/// What a bar stands on: an effect, a colour or a picture, and a line or another picture at the edge
/// towards the content.
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
  /// Take the places of the effect and of the line; made when something does.
  private var pictures: (ground: UIImageView, edge: UIImageView)?

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
    showPictures(nil, edge: nil)
  }

  /// Shows a picture in place of a look.
  ///
  /// - Parameters:
  ///   - edge: Takes the place of the line; nil for that.
  ///   - color: Behind the picture.
  func show(_ image: UIImage, edge: UIImage?, _ look: UIBarAppearance, color: UIColor?) {
    show(look)
    pane.isHidden = true
    paint.backgroundColor = color
    if edge != nil { line.isHidden = true }
    if pictures == nil {
      let new = (ground: UIImageView(), edge: UIImageView())
      insertSubview(new.ground, belowSubview: line)
      addSubview(new.edge)
      pictures = new
    }
    showPictures(image, edge: edge)
    setNeedsLayout()
  }

  private func showPictures(_ image: UIImage?, edge: UIImage?) {
    pictures?.ground.image = image
    pictures?.edge.image = edge
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
    guard let pictures else { return }
    pictures.ground.frame = bounds
    let depth = pictures.edge.image?.size.height ?? 0
    pictures.edge.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -depth, width: bounds.width, height: depth)
  }
}
