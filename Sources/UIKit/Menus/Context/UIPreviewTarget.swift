/// The place that a lifted view comes from or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
  /// The view that the place is in.
  public let container: UIView
  /// The middle of the place in the container's coordinates.
  public let center: CGPoint
  /// What the view is transformed by there.
  public let transform: CGAffineTransform

  /// The container must be in a window, as in UIKit.
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

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
