/// The place a lifted view comes from or moves to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
  /// The view that contains the place.
  public let container: UIView
  /// The centre of the place, in the container's coordinates.
  public let center: CGPoint
  /// The transform of the view in the place.
  public let transform: CGAffineTransform

  /// Creates a target. The container must be in a window, as in UIKit.
  public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    refuse(
      unless: container.window != nil,
      """
      UIPreviewTarget requires that the container view is in a window, but it is not. \
      (container: \(container))
      """)
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target without a transform. The container must be in a window.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself, which cannot be changed.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
