import UIKit

// Apple's interface opens menus for fingers alone. These do by code what fingers do.
extension UIContextMenuInteraction {
  /// The menu that is open; nil if none is.
  public var visibleMenu: UIMenu? { openMenu }

  /// What is lifted of the view for the open menu; empty where the delegate leaves it to the view.
  public var visiblePreviews: [UITargetedPreview] { openPreviews }

  /// What the open menu shows of what it is for; nil where that is the view itself.
  public var visiblePreviewController: UIViewController? { openPreviewController }

  /// Presses the view long.
  ///
  /// - Parameter location: In the view's coordinates.
  /// - Returns: Whether there is a menu for that.
  @discardableResult
  public func performLongPress(at location: CGPoint) -> Bool { openMenu(at: location) }

  /// Taps an action of the open menu: the menu closes and the action is performed.
  ///
  /// - Returns: Whether the menu has the action, and it is enabled.
  @discardableResult
  public func performTap(on action: UIAction) -> Bool { choose(action) }

  /// Taps the preview of the open menu.
  ///
  /// - Returns: What becomes of the preview; nil if there is none.
  @discardableResult
  public func performTapOnPreview() -> UIContextMenuInteractionCommitStyle? { commitPreview() }
}

extension UICollectionView {
  /// Opens the old menu of an item, with the actions to cut, copy and paste.
  ///
  /// - Returns: What it offers; empty if the delegate wants no menu.
  public func editActions(forItemAt indexPath: IndexPath) -> [Selector] {
    editMenuActions(at: indexPath)
  }

  /// Opens the old menu of an item and chooses an action.
  ///
  /// - Returns: Whether the menu offers the action.
  @discardableResult
  public func performEditAction(_ action: Selector, forItemAt indexPath: IndexPath) -> Bool {
    chooseEditAction(action, at: indexPath)
  }
}
