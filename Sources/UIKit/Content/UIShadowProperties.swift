/// The shadow of a background.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  /// Default black.
  public var color = UIColor.black
  /// From 0 to 1. Default 0: no shadow.
  public var opacity: CGFloat = 0
  /// How far the shadow fades out, in points. Default 3.
  public var radius: CGFloat = 3
  /// From the background to its shadow, in points. Default zero.
  public var offset = CGSize.zero
  /// What throws the shadow, in the coordinates of the background; nil for its outline. Default nil.
  public var path: UIBezierPath?

  init() {}

  public static func == (left: Self, right: Self) -> Bool {
    left.color == right.color && left.opacity == right.opacity && left.radius == right.radius
      && left.offset == right.offset && left.path == right.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
    hasher.combine(path)
  }
}
