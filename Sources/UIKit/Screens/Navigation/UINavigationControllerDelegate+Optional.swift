// Written by Scripts/delegates from UINavigationControllerDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UINavigationControllerDelegate {
  /// Called before a controller is shown. The default implementation does nothing.
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { OptionalCall.noteDefault() }
  /// Called after a controller was shown. The default implementation does nothing.
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { OptionalCall.noteDefault() }
  /// The animator of a push or a pop. The default is `nil`: the views slide.
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { OptionalCall.noteDefault(); return nil }
  /// The object that controls an animator interactively. The default is `nil`: none.
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { OptionalCall.noteDefault(); return nil }
}
