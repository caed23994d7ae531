// Written by Scripts/delegates from UIPageViewControllerDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UIPageViewControllerDelegate {
  /// Called when a touch begins to change the page. Not called for changes made in code.
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { OptionalCall.noteDefault() }
  /// Called when a change by a touch has ended.
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { OptionalCall.noteDefault() }
  /// The location of the spine in an orientation. Not called: the orientation does not change on this platform.
  public func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { OptionalCall.noteDefault(); return pageViewController.spineLocation }
}
