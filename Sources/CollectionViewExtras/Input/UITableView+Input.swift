import UIKit

// Touches on rows. The calls on `UICollectionView` are the same, with `item` for `row`.
extension UITableView {
  /// Taps a row: highlights it, selects or deselects it and performs its primary action, as far as
  /// the delegate allows.
  ///
  /// - Returns: Whether the row was highlighted; if not, nothing else happens, except that an open
  ///   row closes.
  @discardableResult
  public func performTap(onRowAt indexPath: IndexPath) -> Bool {
    guard performTouchDown(onRowAt: indexPath) else { return false }
    performTouchUp(onRowAt: indexPath)
    return true
  }

  /// Touches a row without lifting the finger, which highlights it.
  ///
  /// - Returns: Whether the row was highlighted. If not, do not lift or cancel the touch.
  @discardableResult
  public func performTouchDown(onRowAt indexPath: IndexPath) -> Bool { touchDown(indexPath) }

  /// Lifts the finger off a touched row, which selects or deselects it.
  public func performTouchUp(onRowAt indexPath: IndexPath) { touchUp(indexPath) }

  /// Ends the touch of a row without selecting it, as scrolling does.
  public func performTouchCancel(onRowAt indexPath: IndexPath) { touchCancel(indexPath) }

  /// Pans with two fingers from a row over others, one after the other, and lifts: selects everything
  /// between the first row and the last.
  ///
  /// - Returns: Whether the delegate allows selection by two fingers.
  @discardableResult
  public func performMultipleSelection(
    fromRowAt indexPath: IndexPath, over others: [IndexPath]
  ) -> Bool {
    selectByDragging(from: indexPath, over: others)
  }

  /// Drags a row by its reorder control to a point of the content and lifts.
  ///
  /// - Returns: Whether the row may be moved.
  @discardableResult
  public func performDrag(onRowAt indexPath: IndexPath, to point: CGPoint) -> Bool {
    moveRow(at: indexPath, toPoint: point)
  }

  /// Touches an index title, which scrolls to its section.
  ///
  /// - Returns: Whether there is a title at `index`.
  @discardableResult
  public func performTap(onIndexTitleAt index: Int) -> Bool { touchIndexTitle(index) }

  /// The index titles that are shown; empty if none are.
  public var visibleIndexTitles: [String] { currentIndexTitles }
}
