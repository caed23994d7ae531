// Interpolation between two values. Fractions below 0 and above 1 extrapolate.

extension CGFloat {
  /// The interpolated number; exactly the ends for fractions of 0 and 1.
  func interpolated(to end: CGFloat, _ share: CGFloat) -> CGFloat {
    self * (1 - share) + end * share
  }
}

extension CGPoint {
  func interpolated(to end: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, share), y: y.interpolated(to: end.y, share))
  }
}

extension CGSize {
  /// The interpolated size, never negative.
  func interpolated(to end: CGSize, _ share: CGFloat) -> CGSize {
    CGSize(
      width: max(0, width.interpolated(to: end.width, share)),
      height: max(0, height.interpolated(to: end.height, share)))
  }
}

extension CGRect {
  /// The rectangle at the same position on the screen when the content offset is `target` instead
  /// of `offset`.
  func moved(from offset: CGPoint, to target: CGPoint) -> CGRect {
    offsetBy(dx: target.x - offset.x, dy: target.y - offset.y)
  }
}

extension CATransform3D {
  /// The matrix, interpolated by component.
  func interpolated(to end: CATransform3D, _ share: CGFloat) -> CATransform3D {
    CATransform3D(
      m11: m11.interpolated(to: end.m11, share), m12: m12.interpolated(to: end.m12, share),
      m13: m13.interpolated(to: end.m13, share), m14: m14.interpolated(to: end.m14, share),
      m21: m21.interpolated(to: end.m21, share), m22: m22.interpolated(to: end.m22, share),
      m23: m23.interpolated(to: end.m23, share), m24: m24.interpolated(to: end.m24, share),
      m31: m31.interpolated(to: end.m31, share), m32: m32.interpolated(to: end.m32, share),
      m33: m33.interpolated(to: end.m33, share), m34: m34.interpolated(to: end.m34, share),
      m41: m41.interpolated(to: end.m41, share), m42: m42.interpolated(to: end.m42, share),
      m43: m43.interpolated(to: end.m43, share), m44: m44.interpolated(to: end.m44, share))
  }
}

extension UICollectionViewLayoutAttributes {
  /// A transparent copy at the same position.
  var faded: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.alpha = 0
    return copy
  }

  /// A copy at the same position on the screen at another content offset.
  func moved(from offset: CGPoint, to target: CGPoint) -> UICollectionViewLayoutAttributes {
    guard offset != target, let copy = copy() as? UICollectionViewLayoutAttributes else {
      return self
    }
    copy.center.x += target.x - offset.x
    copy.center.y += target.y - offset.y
    return copy
  }

  /// Attributes between these and others of the same element.
  ///
  /// Properties that cannot be interpolated, including those of subclasses, are those of the nearer
  /// end. The element is hidden if it is hidden at both ends.
  func interpolated(
    to end: UICollectionViewLayoutAttributes, _ share: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let nearer = share < 0.5 ? self : end
    guard let middle = nearer.copy() as? UICollectionViewLayoutAttributes else { return nearer }
    middle.transform3D = transform3D.interpolated(to: end.transform3D, share)
    middle.size = size.interpolated(to: end.size, share)
    middle.center = center.interpolated(to: end.center, share)
    middle.alpha = min(max(alpha.interpolated(to: end.alpha, share), 0), 1)
    if share > 0, share < 1 { middle.isHidden = isHidden && end.isHidden }
    return middle
  }
}
