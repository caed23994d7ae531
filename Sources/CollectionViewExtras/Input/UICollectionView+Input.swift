import UIKit

// Touches on items. The calls on `UITableView` are the same, with `row` for `item`.
extension UICollectionView {
  /// Taps an item: highlights it, selects or deselects it and performs its primary action, as far as
  /// the delegate allows.
  ///
  /// - Returns: Whether the item was highlighted; if not, nothing else happens.
  @discardableResult
  public func performTap(onItemAt indexPath: IndexPath) -> Bool {
    guard performTouchDown(onItemAt: indexPath) else { return false }
    performTouchUp(onItemAt: indexPath)
    return true
  }

  /// Touches an item without lifting the finger, which highlights it.
  ///
  /// - Returns: Whether the item was highlighted. If not, do not lift or cancel the touch.
  @discardableResult
  public func performTouchDown(onItemAt indexPath: IndexPath) -> Bool { touches.begin(indexPath) }

  /// Lifts the finger off a touched item, which selects or deselects it.
  public func performTouchUp(onItemAt indexPath: IndexPath) { touches.end(indexPath) }

  /// Ends the touch of an item without selecting it, as scrolling does.
  public func performTouchCancel(onItemAt indexPath: IndexPath) { touches.cancel(indexPath) }

  /// Pans with two fingers from an item over others, one after the other, and lifts: selects
  /// everything between the first item and the last.
  ///
  /// - Returns: Whether the delegate allows selection by two fingers.
  @discardableResult
  public func performMultipleSelection(
    fromItemAt indexPath: IndexPath, over others: [IndexPath]
  ) -> Bool {
    selectByDragging(from: indexPath, over: others)
  }

  /// Opens an item by a pinch with two fingers.
  ///
  /// - Returns: The delegate's configuration for a new window; nil for none. No window is opened.
  public func performPinchOpen(
    onItemAt indexPath: IndexPath
  ) -> UIWindowScene.ActivationConfiguration? {
    pinchOpen(indexPath)
  }

  /// Touches an index title, which scrolls to the place that the data source returns for it.
  ///
  /// - Returns: Whether there is a title at `index` and the data source returns a valid place.
  @discardableResult
  public func performTap(onIndexTitleAt index: Int) -> Bool { touchIndexTitle(index) }

  /// The index titles that are shown; empty if none are.
  public var visibleIndexTitles: [String] { currentIndexTitles }
}

// The edit menu of items from before context menus.
extension UICollectionView {
  /// The actions of an item's edit menu: cut, copy and paste as far as the delegate allows them.
  ///
  /// - Returns: An empty array if the delegate shows no menu.
  public func editActions(forItemAt indexPath: IndexPath) -> [Selector] {
    editMenuActions(at: indexPath)
  }

  /// Opens an item's edit menu and chooses an action.
  ///
  /// - Returns: Whether the menu has the action.
  @discardableResult
  public func performEditAction(_ action: Selector, onItemAt indexPath: IndexPath) -> Bool {
    chooseEditAction(action, at: indexPath)
  }
}

extension UICollectionViewController {
  /// Long-presses an item, drags it to a point of the content and lifts: the controller's standard
  /// gesture moves the item.
  ///
  /// - Returns: Whether the item moved. It does not if the controller does not install the gesture or
  ///   the data source does not let the item move.
  @discardableResult
  public func performDrag(onItemAt indexPath: IndexPath, to point: CGPoint) -> Bool {
    moveByStandardGesture(itemAt: indexPath, to: point)
  }
}
