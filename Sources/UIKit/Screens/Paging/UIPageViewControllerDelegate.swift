/// Methods that respond to changes of pages by touches.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a touch begins to change the page. Not called for changes made in code.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when a change by a touch has ended.
  ///
  /// - Parameters:
  ///   - finished: Whether the animation ran to its end.
  ///   - previousViewControllers: What was shown before the touch.
  ///   - completed: Whether the page has changed.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// The location of the spine in an orientation. Not called: the orientation does not change on
  /// this platform.
  ///
  /// The default is `pageViewController.spineLocation`.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}
