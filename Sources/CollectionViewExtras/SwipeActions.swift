import UIKit

/// The side of a row that swipe actions lie at, in reading direction.
public enum SwipeActionsEdge: Hashable, Sendable {
  case leading
  case trailing

  var edge: SwipeEdge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

// Apple's interface opens rows for fingers alone. These do by code what fingers do.
extension UICollectionView {
  /// Moves a row aside and shows the actions that its list has for it at `edge`.
  ///
  /// One row is open at a time. It closes when the view scrolls, is edited or changes its data, and
  /// when an action is done.
  ///
  /// - Parameter animated: Whether the row is seen moving. Default false.
  /// - Returns: False where the row is not in view or has no actions there, and while the view is
  ///   edited.
  @discardableResult
  public func revealSwipeActions(
    forItemAt indexPath: IndexPath, edge: SwipeActionsEdge, animated: Bool = false
  ) -> Bool {
    if animated { return openSwipe(at: indexPath, edge.edge) }
    var isOpen = false
    UIView.performWithoutAnimation { isOpen = openSwipe(at: indexPath, edge.edge) }
    return isOpen
  }

  /// Closes the row that shows its actions, if there is one.
  ///
  /// - Parameter animated: Whether the row is seen moving. Default false.
  public func hideSwipeActions(animated: Bool = false) {
    if animated { closeSwipe() } else { UIView.performWithoutAnimation(closeSwipe) }
  }

  /// The row that shows its actions; nil if none does.
  public var indexPathForRevealedSwipeActions: IndexPath? { swipedPath }

  /// Performs an action of the row that shows them, as a tap on its button does.
  ///
  /// - Parameter index: Of the action in its configuration.
  /// - Returns: Whether there is such an action.
  @discardableResult
  public func performRevealedSwipeAction(at index: Int) -> Bool {
    performSwipeAction(index)
  }

  /// Swipes a row all the way: performs its first action, if the actions allow that. Else the row
  /// stays open.
  ///
  /// - Returns: Whether the action was performed.
  @discardableResult
  public func performFullSwipe(forItemAt indexPath: IndexPath, edge: SwipeActionsEdge) -> Bool {
    swipeFully(at: indexPath, edge.edge)
  }
}
