// What the controllers on the stack, and those around the navigation controller, ask.
extension UINavigationController: ControllerContainer {
  final var childrenInSight: [UIViewController] { [stack.last].compactMap { $0 } }
  final var shownContent: UIViewController { topViewController ?? self }
  final func placesChildren(in container: UIView) -> Bool { viewIfLoaded === container }

  final var showsOthers: Bool { true }

  final var hidesTabBar: Bool { hidesBottomBar }
  final var titledTabBarItem: UITabBarItem? { tabBarItem }
  final func tabWasTappedAgain() { popToRootViewController(animated: true) }

  final func takeSecondary(_ controller: UIViewController) {
    splitStack.take(controller, onto: self, animated: false)
  }

  final func giveBackSecondary() -> UIViewController? {
    guard let column = splitStack.last else { return nil }
    return splitStack.giveBack(column, of: self) ? column : nil
  }
}
