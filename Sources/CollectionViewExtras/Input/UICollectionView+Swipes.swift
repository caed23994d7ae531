import UIKit

// Swipe actions of rows in lists. The calls on `UITableView` are the same, with `row` for `item`.
extension UICollectionView {
  /// Swipes an item until its actions at `edge` are shown.
  ///
  /// One item is open at a time. It closes when the view scrolls, begins to be edited or changes its
  /// data, and when an action is performed.
  ///
  /// - Parameter animated: Whether the item moves over time. Default `false`.
  /// - Returns: `false` if the item is not visible or has no actions at `edge`, and while the view is
  ///   being edited.
  @discardableResult
  public func performSwipe(
    onItemAt indexPath: IndexPath, edge: SwipeActionsEdge, animated: Bool = false
  ) -> Bool {
    var isOpen = false
    swiping(animated) { isOpen = openSwipe(at: indexPath, edge) }
    return isOpen
  }

  /// Swipes an item all the way, which performs its first action if the configuration allows that.
  /// Otherwise the item stays open.
  ///
  /// - Returns: Whether the action was performed.
  @discardableResult
  public func performFullSwipe(onItemAt indexPath: IndexPath, edge: SwipeActionsEdge) -> Bool {
    swipeFully(at: indexPath, edge)
  }

  /// Taps an action of the open item.
  ///
  /// - Parameter index: The action's index in its configuration.
  /// - Returns: Whether an item is open and has an action at `index`.
  @discardableResult
  public func performTap(onSwipeActionAt index: Int) -> Bool { performSwipeAction(index) }

  /// Closes the open item, if there is one.
  ///
  /// - Parameter animated: Whether the item moves over time. Default `false`.
  public func performSwipeBack(animated: Bool = false) { swiping(animated, closeSwipe) }

  /// The item whose swipe actions are shown; nil if none is open.
  public var indexPathForSwipedItem: IndexPath? { swipedPath }
}

extension UITableView {
  /// Swipes a row until its actions at `edge` are shown. Without actions of the delegate, an editable
  /// row has a button that deletes it at the trailing edge.
  ///
  /// One row is open at a time. It closes when the view scrolls, begins to be edited or changes its
  /// data, and when an action is performed.
  ///
  /// - Parameter animated: Whether the row moves over time. Default `false`.
  /// - Returns: `false` if the row is not visible or has no actions at `edge`, and while the view is
  ///   being edited.
  @discardableResult
  public func performSwipe(
    onRowAt indexPath: IndexPath, edge: SwipeActionsEdge, animated: Bool = false
  ) -> Bool {
    var isOpen = false
    swiping(animated) { isOpen = openSwipe(at: indexPath, edge) }
    return isOpen
  }

  /// Swipes a row all the way, which performs its first action if the configuration allows that.
  /// Otherwise the row stays open.
  ///
  /// - Returns: Whether the action was performed.
  @discardableResult
  public func performFullSwipe(onRowAt indexPath: IndexPath, edge: SwipeActionsEdge) -> Bool {
    swipeFully(at: indexPath, edge)
  }

  /// Taps an action of the open row.
  ///
  /// - Parameter index: The action's index in its configuration.
  /// - Returns: Whether a row is open and has an action at `index`.
  @discardableResult
  public func performTap(onSwipeActionAt index: Int) -> Bool { performSwipeAction(index) }

  /// Closes the open row, if there is one.
  ///
  /// - Parameter animated: Whether the row moves over time. Default `false`.
  public func performSwipeBack(animated: Bool = false) { swiping(animated, closeSwipe) }

  /// The row whose swipe actions are shown; nil if none is open.
  public var indexPathForSwipedRow: IndexPath? { swipedPath }
}

/// Runs `swipe`, which moves rows over time if `animated`, else at once.
@MainActor private func swiping(_ animated: Bool, _ swipe: () -> Void) {
  if animated { swipe() } else { UIView.performWithoutAnimation(swipe) }
}
