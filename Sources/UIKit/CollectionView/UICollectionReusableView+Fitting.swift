import LayoutCore

extension UICollectionReusableView {
  /// The size the view has of itself where `attributes` leave it open, on whole device pixels.
  ///
  /// Constraints decide, of a cell those of its content; a view laid out by frames is asked for the
  /// size that fits. One that cannot size itself keeps the size it has.
  func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let axes = attributes.estimatedAxes
    let fitted =
      isLaidOutByConstraints
      ? systemLayoutSizeFitting(
        attributes.size,
        withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
      : sizeThatFits(attributes.size)
    var size = attributes.size
    let scale = max(traitCollection.displayScale, 1)
    if axes.contains(.horizontal) { size.width = Self.pixels(fitted.width, scale) }
    if axes.contains(.vertical) { size.height = Self.pixels(fitted.height, scale) }
    return size
  }

  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  private var isLaidOutByConstraints: Bool {
    updateConstraintsIfNeeded()
    if constraintState?.engine != nil { return true }
    return (self as? UICollectionViewCell)?.contentView.constraintState?.engine != nil
  }
}
