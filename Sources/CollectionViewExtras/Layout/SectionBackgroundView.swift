import UIKit

/// The decoration view of a ``SectionBackground``.
open class SectionBackgroundView: UICollectionReusableView {
  /// The element kind of all decorations created from a ``SectionBackground``.
  public static let elementKind = "OpenCollectionView.SectionBackground"

  private var contentView: UIView?
  private var borderColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows `background` in place of the previous one.
  func show(_ background: SectionBackground) {
    layer.cornerRadius = background.cornerRadius
    layer.borderWidth = background.borderWidth
    borderColor = background.borderColor
    resolveBorderColor()
    switch background.content {
    case .color(let color):
      backgroundColor = color
      fill(with: nil)
    case .image(let image, let contentMode):
      backgroundColor = nil
      let view = contentView as? UIImageView ?? UIImageView()
      view.image = image
      view.contentMode = contentMode
      fill(with: view)
    case .view(let view):
      backgroundColor = nil
      fill(with: view(contentView))
    }
  }

  private func fill(with view: UIView?) {
    if contentView !== view { contentView?.removeFromSuperview() }
    contentView = view
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
  }

  private func resolveBorderColor() {
    layer.borderColor =
      borderColor?.resolvedColor(with: traitCollection).cgColor ?? UIColor.black.cgColor
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    resolveBorderColor()
  }
}
