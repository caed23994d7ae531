import UIKit

extension UIFocusSystem {
  /// Moves the focus as an arrow key or the tab key does, with all calls to delegates and focus
  /// environments.
  ///
  /// Without a focused item, the focus goes to the window's preferred environment. Items of a
  /// collection view that are out of view are scrolled to.
  ///
  /// - Returns: Whether the focus moved.
  @discardableResult
  public func moveFocus(_ heading: UIFocusHeading) -> Bool { move(heading) }

  /// Moves the focus to an item; nil removes the focus.
  ///
  /// - Returns: Whether the focus moved.
  @discardableResult
  public func moveFocus(to item: (any UIFocusItem)?) -> Bool { move(to: item, []) }
}
