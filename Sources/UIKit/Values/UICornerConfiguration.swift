/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  /// A radius in points; one that is negative or no number counts as 0.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(max(0, radius.isNaN ? 0 : radius)))
  }

  /// The radius of the container's corner, less the distance from it: the curves have one center.
  ///
  /// The container is the nearest view above with a corner configuration.
  ///
  /// - Parameter minimum: The least radius in points; nil for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: max(0, minimum ?? 0)))
  }
}

/// The corners of a view, which follow its size and its container.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case capsule(maximum: CGFloat)
    case corners(UICornerRadius, isUniform: Bool)
  }

  let kind: Kind

  /// Corners of half the shorter side.
  ///
  /// - Parameter maximumRadius: The largest radius in points; nil for no limit.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .capsule(maximum: max(0, maximumRadius ?? .greatestFiniteMagnitude)))
  }

  /// Four corners of a radius. Corners whose radius is 0 are not rounded; the others have the largest
  /// of the radii, as a layer has one.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners(radius, isUniform: false))
  }

  /// Four equal corners: of the largest radius that one of them has.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners(radius, isUniform: true))
  }
}
