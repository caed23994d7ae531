import CoreGraphics

// The numbers that a layer takes.
extension CALayer {
  /// `bounds` as the layer keeps it: lengths are positive, zero has no sign.
  func checkedBounds(_ bounds: CGRect) -> CGRect {
    let (origin, size) = (bounds.origin, bounds.size)
    refuse(
      unless: origin.isFinite && size.isFinite,
      """
      CALayer bounds contains \(origin.isNumber && size.isNumber ? "infinity" : "NaN"): \
      [\(origin.x) \(origin.y); \(size.width) \(size.height)]. \(owner)
      """)
    return CGRect(
      x: Swift.min(origin.x, origin.x + size.width) + 0,
      y: Swift.min(origin.y, origin.y + size.height) + 0,
      width: abs(size.width), height: abs(size.height))
  }

  /// `position` as the layer keeps it: zero has no sign.
  func checkedPosition(_ position: CGPoint) -> CGPoint {
    refuse(
      unless: position.isFinite,
      """
      CALayer position contains \(position.isNumber ? "infinity" : "NaN"): \
      [\(position.x) \(position.y)]. \(owner)
      """)
    return CGPoint(x: position.x + 0, y: position.y + 0)
  }

  /// What a refusal says of whose layer it is.
  private var owner: String {
    let view = host.map { " of \(type(of: $0))" } ?? ""
    return """
      Layer: \(type(of: self))\(view). Look for a division by zero, or a length that is not known \
      yet, where its geometry is set.
      """
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point with `standard` in place of coordinates that are not finite.
  func finite(orElse standard: CGFloat) -> CGPoint {
    CGPoint(x: x.isFinite ? x : standard, y: y.isFinite ? y : standard)
  }

  fileprivate var isNumber: Bool { !x.isNaN && !y.isNaN }
}

extension CGSize {
  package var isFinite: Bool { width.isFinite && height.isFinite }
  fileprivate var isNumber: Bool { !width.isNaN && !height.isNaN }
}
