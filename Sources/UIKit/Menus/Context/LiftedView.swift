/// A picture of a view that is lifted out of its place, which is empty meanwhile.
@MainActor final class LiftedView: UIView {
  private weak var source: UIView?
  /// The alpha of the source before it was hidden.
  private var formerAlpha: CGFloat?
  private let picture = UIImageView()
  private let outline: UIBezierPath
  private let target: UIPreviewTarget

  init(_ preview: UITargetedPreview) {
    let view = preview.view
    source = view
    target = preview.target
    let bounds = view.bounds
    outline =
      preview.parameters.visiblePath
      ?? UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius(of: view))
    super.init(frame: CGRect(origin: .zero, size: outline.bounds.size))
    isUserInteractionEnabled = false
    view.layoutIfNeeded()
    picture.image = Self.picture(of: view, outline, preview.parameters.backgroundColor)
    picture.frame = self.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    let path =
      preview.parameters.shadowPath?.copy() as? UIBezierPath
      ?? outline.copy() as? UIBezierPath ?? outline
    path.apply(CGAffineTransform(translationX: -outline.bounds.minX, y: -outline.bounds.minY))
    layer.shadowPath = path.cgPath
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  /// The corner radius of a view, 10 points if it has none. UIKit does not document it.
  private static func radius(of view: UIView) -> CGFloat {
    view.layer.cornerRadius > 0 ? view.layer.cornerRadius : 10
  }

  private static func picture(
    of view: UIView, _ outline: UIBezierPath, _ color: UIColor
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = view.traitCollection.pixelScale
    format.opaque = false
    let box = outline.bounds
    return UIGraphicsImageRenderer(size: box.size, format: format).image { context in
      let context = context.cgContext
      context.translateBy(x: -box.minX, y: -box.minY)
      outline.addClip()
      context.setFillColor(color.resolvedColor(with: view.traitCollection).cgColor)
      context.fill(box)
      view.layer.render(in: context)
    }
  }

  /// The rectangle of the picture in its place, in the window's coordinates.
  private(set) lazy var home = place(of: target)

  /// The rectangle of a target, in the window's coordinates; nil outside a window.
  private func place(of target: UIPreviewTarget) -> CGRect? {
    guard target.container.window != nil else { return nil }
    let center = target.container.convert(target.center, to: nil)
    let size = bounds.size.applying(target.transform)
    let (width, height) = (abs(size.width), abs(size.height))
    return CGRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Sets the target the picture moves to in the end; nil for none.
  func retarget(to target: UIPreviewTarget?) {
    guard let target else { return home = nil }
    retarget(to: target)
  }

  /// Sets the target the picture moves to when the menu closes.
  func retarget(to target: UIPreviewTarget) { home = place(of: target) ?? home }

  /// Moves and scales the picture to a rectangle of the window.
  func place(at frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    let scale = bounds.width > 0 ? frame.width / bounds.width : 1
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Hides the view while the picture represents it.
  func hideSource() {
    guard let source, formerAlpha == nil else { return }
    formerAlpha = source.alpha
    source.alpha = 0
  }

  func showSource() {
    guard let formerAlpha else { return }
    self.formerAlpha = nil
    if source?.alpha == 0 { source?.alpha = formerAlpha }
  }
}
