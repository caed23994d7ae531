// Written by Scripts/delegates from UISplitViewControllerDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UISplitViewControllerDelegate {
  /// Called before the display mode changes.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { OptionalCall.noteDefault() }
  /// The mode to which the button of the display mode leads.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { OptionalCall.noteDefault(); return .automatic }
  /// Whether the delegate has shown a controller as the primary one itself.
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { OptionalCall.noteDefault(); return false }
  /// Whether the delegate has shown a controller as the secondary one itself.
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { OptionalCall.noteDefault(); return false }
  /// The primary controller in compact width, of a split view without a style.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { OptionalCall.noteDefault(); return nil }
  /// The primary controller in regular width, of a split view without a style.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { OptionalCall.noteDefault(); return nil }
  /// Whether the delegate has put the secondary controller into the primary one itself, or does not want to see it in compact width, of a split view without a style.
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { OptionalCall.noteDefault(); return false }
  /// The secondary controller of a split view without a style that has regular width again.
  public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { OptionalCall.noteDefault(); return nil }
  /// The column on top in compact width, of a split view with a style.
  public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { OptionalCall.noteDefault(); return proposedTopColumn }
  /// The display mode in regular width again, of a split view with a style.
  public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { OptionalCall.noteDefault(); return proposedDisplayMode }
  /// Called after the columns have become one.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { OptionalCall.noteDefault() }
  /// Called after the columns have come apart.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { OptionalCall.noteDefault() }
  /// Called before a column is shown.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { OptionalCall.noteDefault() }
  /// Called before a column is hidden.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { OptionalCall.noteDefault() }
  /// Called when a swipe begins to show or to hide a column.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { OptionalCall.noteDefault() }
  /// Called when a swipe that shows or hides a column has ended.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { OptionalCall.noteDefault() }
  /// The orientations of the screen, which never rotates here: not called.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask { OptionalCall.noteDefault(); return .all }
}
