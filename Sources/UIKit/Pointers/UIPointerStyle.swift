/// How a pointer and the view under it look.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  /// The effect on the view; nil if the pointer alone changes.
  final let effect: UIPointerEffect?
  /// The shape of the pointer; nil for that of the effect.
  final let shape: UIPointerShape?
  /// The axes along which the pointer stays in the middle of its region.
  final let constrainedAxes: UIAxis

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, axes: UIAxis) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
    super.init()
  }

  /// Creates a style with an effect on a view.
  ///
  /// - Parameter shape: The shape of the pointer; nil for that of the effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, axes: [])
  }

  /// Creates a style that shapes the pointer alone.
  ///
  /// - Parameter axes: The axes along which the pointer stays in the middle of its region.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape, axes: axes)
  }

  /// A pointer that is not seen.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, axes: .both) }

  /// The pointer of the system.
  open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, axes: []) }

  /// Returns the style itself, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What becomes of a view under a pointer.
public enum UIPointerEffect {
  /// How a view is tinted under a pointer.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none
    /// In front of it.
    case overlay
    /// Behind it.
    case underlay
  }

  /// The system chooses the effect.
  case automatic(UITargetedPreview)
  /// The pointer becomes a platter behind the view.
  case highlight(UITargetedPreview)
  /// The pointer vanishes and the view rises.
  case lift(UITargetedPreview)
  /// The view changes below the pointer, which stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that has the effect.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of a pointer. Lengths are in points.
public enum UIPointerShape {
  /// The inside of a path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright beam, as in text.
  case verticalBeam(length: CGFloat)
  /// A lying beam.
  case horizontalBeam(length: CGFloat)

  /// The radius of corners for which none is given: 8 points.
  public static let defaultCornerRadius: CGFloat = 8
}
