import UIKit

// Apple's interface has rows of table views answer to fingers alone. These do by code what fingers
// do.
extension UITableView {
  /// Moves a row aside and shows the actions that the delegate has for it at `edge`; at the trailing
  /// edge, the one that deletes the row where the delegate says nothing.
  ///
  /// - Returns: False where the row is not in view or has no actions there, and while the table view
  ///   is edited.
  @discardableResult
  public func revealSwipeActions(forRowAt indexPath: IndexPath, edge: SwipeActionsEdge) -> Bool {
    openSwipe(at: indexPath, edge.edge)
  }

  /// The row that shows its actions; nil if none does.
  public var indexPathForRevealedSwipeActions: IndexPath? { swipedPath }

  /// Performs an action of the row that shows them, as a tap on its button does.
  ///
  /// - Parameter index: Of the action in its configuration.
  /// - Returns: Whether there is such an action.
  @discardableResult
  public func performRevealedSwipeAction(at index: Int) -> Bool { performSwipeAction(index) }

  /// Touches a title at the side: the table view scrolls to the section that it leads to.
  ///
  /// - Returns: Whether there are so many titles.
  @discardableResult
  public func performTouch(onIndexTitleAt index: Int) -> Bool { touchIndexTitle(index) }

  /// The titles shown at the side.
  public var shownIndexTitles: [String] { currentIndexTitles }

  /// Drags a row by its grip to a point of the content and lifts.
  ///
  /// - Returns: Whether the row may be moved.
  @discardableResult
  public func performDrag(ofRowAt indexPath: IndexPath, to point: CGPoint) -> Bool {
    moveRow(at: indexPath, toPoint: point)
  }
}

extension UITableViewCell {
  /// Taps an accessory or a sign of the cell: a detail button, or what deletes or inserts the row.
  ///
  /// - Returns: Whether the cell shows such an accessory that does something.
  @discardableResult
  public func performAccessoryAction(_ type: UICellAccessory.AccessoryType) -> Bool {
    tapAccessory(type)
  }
}
