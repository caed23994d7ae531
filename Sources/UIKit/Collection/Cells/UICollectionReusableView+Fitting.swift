import LayoutCore

extension UICollectionReusableView {
  /// The size of the view with the estimated dimensions of `attributes` measured, on whole pixels.
  ///
  /// Constraints determine it, in a cell those of its content view; views without constraints are
  /// asked for `sizeThatFits(_:)`. Rule SIZE-1.
  func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let axes = attributes.estimatedAxes
    let fitted = constrainedSize(attributes.size, axes) ?? sizeThatFits(attributes.size)
    var size = attributes.size
    let scale = max(traitCollection.displayScale, 1)
    if axes.contains(.horizontal) { size.width = Self.pixels(fitted.width, scale) }
    if axes.contains(.vertical) { size.height = Self.pixels(fitted.height, scale) }
    return size
  }

  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  /// The size by constraints, with the dimensions of `axes` measured; nil without constraints.
  private func constrainedSize(_ target: CGSize, _ axes: AxisSet) -> CGSize? {
    let cell = self as? UICollectionViewCell
    cell?.updateConfigurationIfNeeded()
    updateConstraintsIfNeeded()
    // A view whose constraints do not depend on its superviews.
    var view: UIView = self
    if let content = cell?.contentView, content.hostsConstraints,
      content.constraintState?.engine != nil
    {
      view = content
    } else if !hostsConstraints || constraintState?.engine == nil {
      return nil
    }
    let rest = CGSize(
      width: bounds.width - view.bounds.width, height: bounds.height - view.bounds.height)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: target.width - rest.width, height: target.height - rest.height),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    return CGSize(width: size.width + rest.width, height: size.height + rest.height)
  }
}
