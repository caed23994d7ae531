import UIKit

extension UIContextMenuInteraction {
  /// The open menu; nil if none is open.
  public var visibleMenu: UIMenu? { openMenu }

  /// The delegate's previews of the open menu; empty if the whole view is the preview.
  public var visiblePreviews: [UITargetedPreview] { openPreviews }

  /// The controller that the open menu shows as its preview; nil if the preview is the view itself.
  public var visiblePreviewController: UIViewController? { openPreviewController }

  /// Long-presses the view, which opens its menu.
  ///
  /// - Parameter location: A point in the view's coordinates.
  /// - Returns: Whether the delegate provides a menu.
  @discardableResult
  public func performLongPress(at location: CGPoint) -> Bool { openMenu(at: location) }

  /// Taps an action of the open menu, which closes the menu and performs the action.
  ///
  /// - Returns: Whether the menu has the action and the action is enabled.
  @discardableResult
  public func performTap(on action: UIAction) -> Bool { choose(action) }

  /// Taps the preview of the open menu.
  ///
  /// - Returns: How the preview is committed; nil if no menu is open.
  @discardableResult
  public func performTapOnPreview() -> UIContextMenuInteractionCommitStyle? { commitPreview() }
}
