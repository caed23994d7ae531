/// Decides about the columns of a split view controller and learns of their changes.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// The mode to which the button of the display mode leads.
  ///
  /// The default is `.automatic`: the next one that fits the size.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode

  /// Whether the delegate has shown a controller as the primary one itself.
  ///
  /// The default is `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool

  /// Whether the delegate has shown a controller as the secondary one itself.
  ///
  /// The default is `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// The primary controller in compact width, of a split view without a style.
  ///
  /// The default is `nil`: the present one.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?

  /// The primary controller in regular width, of a split view without a style.
  ///
  /// The default is `nil`: the present one.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?

  /// Whether the delegate has put the secondary controller into the primary one itself, or does not
  /// want to see it in compact width, of a split view without a style.
  ///
  /// The default is `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The secondary controller of a split view without a style that has regular width again.
  ///
  /// The default is `nil`: what the primary controller gives back, or the former one.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// The column on top in compact width, of a split view with a style.
  ///
  /// The default is `proposedTopColumn`.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// The display mode in regular width again, of a split view with a style.
  ///
  /// The default is `proposedDisplayMode`.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after the columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after the columns have come apart.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Called when a swipe begins to show or to hide a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

  /// Called when a swipe that shows or hides a column has ended.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  /// The orientations of the screen, which never rotates here: not called.
  ///
  /// The default is `.all`.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
}
