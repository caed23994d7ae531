// Written by Scripts/delegates from UITabBarControllerDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UITabBarControllerDelegate {
  /// Whether a tap may select a controller. The default is `true`.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called after a tap selected a controller, even if it was selected before. The default implementation does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { OptionalCall.noteDefault() }
  /// Whether a tap may select a tab of ``UITabBarController/tabs``: of a group that shows a child, that. The default is `true`.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called after a tap selected a tab, even if it was selected before (inferred). The default implementation does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) { OptionalCall.noteDefault() }
  /// The animator of a change of the selected controller. The default is `nil`: no animation.
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { OptionalCall.noteDefault(); return nil }
  /// The object that controls an animator interactively. The default is `nil`: none.
  public func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { OptionalCall.noteDefault(); return nil }
}
