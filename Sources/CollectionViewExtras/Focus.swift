import UIKit

extension UIFocusSystem {
  /// Moves the focus as an arrow key or a tab does, with all questions to those around it.
  ///
  /// From nowhere it goes where the window prefers it. Items of a collection view that are not in
  /// view are scrolled there.
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  public func moveFocus(_ heading: UIFocusHeading) -> Bool { move(heading) }

  /// Puts the focus on an item, or with nil takes it away.
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  public func moveFocus(to item: (any UIFocusItem)?) -> Bool { move(to: item, []) }
}
