/// The shadow of a background.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  /// The color. The default is black.
  public var color = UIColor.black
  /// The opacity from 0 to 1. The default is 0: no shadow.
  public var opacity: CGFloat = 0
  /// The blur radius in points. The default is 3.
  public var radius: CGFloat = 3
  /// The offset from the background in points. The default is zero.
  public var offset = CGSize.zero
  /// The outline that casts the shadow, in the coordinates of the background; nil for the outline
  /// of the background. The default is nil.
  public var path: UIBezierPath?

  init() {}

  /// Whether all properties are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.color == right.color && left.opacity == right.opacity && left.radius == right.radius
      && left.offset == right.offset && left.path == right.path
  }

  /// Hashes color, opacity, radius and path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
    hasher.combine(path)
  }
}
