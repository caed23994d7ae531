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
  ///
  /// It is asked of ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``,
  /// which applications override.
  private func constrainedSize(_ target: CGSize, _ axes: AxisSet) -> CGSize? {
    let cell = self as? UICollectionViewCell
    cell?.updateConfigurationIfNeeded()
    updateConstraintsIfNeeded()
    let horizontal = axes.contains(.horizontal) ? UILayoutPriority.fittingSizeLevel : .required
    let vertical = axes.contains(.vertical) ? UILayoutPriority.fittingSizeLevel : .required
    if let cell, cell.contentHasConstraints {
      guard !cell.isFittedByContent else {
        return cell.contentFit(target, horizontal: horizontal, vertical: vertical)
      }
    } else if !hostsConstraints || constraintState?.engine == nil {
      return nil
    }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension UICollectionViewCell {
  /// Whether constraints give the content view a size of its own.
  var contentHasConstraints: Bool {
    contentView.hostsConstraints && contentView.constraintState?.engine != nil
  }

  /// The size at which the content view has the size of its constraints.
  func contentFit(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let rest = CGSize(
      width: bounds.width - contentView.bounds.width,
      height: bounds.height - contentView.bounds.height)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: target.width - rest.width, height: target.height - rest.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + rest.width, height: size.height + rest.height)
  }
}
