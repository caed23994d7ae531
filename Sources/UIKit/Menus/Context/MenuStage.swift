/// Shows the view of a preview controller.
@MainActor final class MenuStage: UIView {
  private let controller: UIViewController

  /// Corners of previews up to iOS 18, in points.
  private static let radius: CGFloat = 13

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = Self.radius
    layer.cornerCurve = .continuous
    backgroundColor = .systemBackground
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { nil }

  /// The preferred size of the controller; without one the full width and half the height.
  func fittingSize(in room: CGRect) -> CGSize {
    let wanted = controller.preferredContentSize
    return CGSize(
      width: wanted.width > 0 ? min(wanted.width, room.width) : room.width,
      height: wanted.height > 0 ? min(wanted.height, room.height) : room.height / 2)
  }

  func fill(_ frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    transform = .identity
    alpha = 1
    controller.view.frame = bounds
    controller.view.layoutIfNeeded()
  }

  /// Shrinks to a rectangle and becomes transparent.
  func shrink(to frame: CGRect) {
    let scale = bounds.width > 0 ? min(1, frame.width / bounds.width) : 1
    center = CGPoint(x: frame.midX, y: frame.midY)
    transform = CGAffineTransform(scaleX: scale, y: scale)
    alpha = 0
  }

  /// The controller gets no touches: a tap anywhere commits the preview.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in self }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if transform.isIdentity { controller.view.frame = bounds }
  }
}
