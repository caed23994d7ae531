/// The side of a rectangle that an edit menu's arrow comes from.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As there is room: above the rectangle, or else below.
  case automatic
  /// The menu is below the rectangle.
  case up
  /// The menu is above the rectangle.
  case down
  /// The menu is at the right of the rectangle. Here as `automatic`.
  case left
  /// The menu is at the left of the rectangle. Here as `automatic`.
  case right
}

/// Where an edit menu opens.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier. The default is unique.
  public let identifier: AnyHashable
  /// The point at which the menu opens, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The wanted direction of the arrow. The default is `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameter identifier: Nil for a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Takes part in the appearance or disappearance of an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
