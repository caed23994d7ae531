/// Going back, as the back buttons of browsers do, and opening what an address names.
extension ClientScene {
  /// The controllers in view of the front window, from its root to the innermost.
  private var path: [UIViewController] {
    let window = scene.windows.last { !$0.isHidden && $0.rootViewController != nil }
    var path: [UIViewController] = []
    var next = window?.rootViewController
    while let controller = next, path.count < 100 {
      path.append(controller)
      switch controller {
      case let navigation as UINavigationController: next = navigation.topViewController
      case let tabs as UITabBarController: next = tabs.selectedViewController
      default: next = nil
      }
      if next == nil,
        let presented = path.first(where: { above in
          above.presentedViewController.map { !path.contains($0) } ?? false
        })?.presentedViewController
      {
        next = presented
      }
    }
    return path
  }

  /// How many screens can be gone back: those below the top of navigation controllers in view.
  package var depth: Int {
    path.reduce(0) { $0 + (($1 as? UINavigationController)?.viewControllers.count ?? 1) - 1 }
  }

  /// Goes back by one screen where its user could: the screen has a back button.
  ///
  /// - Returns: Whether a screen goes.
  package func goBack() -> Bool {
    let navigation = path.compactMap { $0 as? UINavigationController }
      .last { $0.viewControllers.count > 1 }
    guard let navigation, let top = navigation.topViewController,
      navigation.presentedViewController == nil
    else { return false }
    let item = top.navigationItem
    let isReplaced =
      !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard !item.hidesBackButton, !isReplaced else { return false }
    return navigation.popViewController(animated: true) != nil
  }

  /// The address by which the scene comes back to what is shown; nil if its delegate names nothing of the kind.
  package var address: String? {
    scene.delegate?.stateRestorationActivity(for: scene).flatMap(ActivityAddress.text)
  }

  /// Opens an address in the application, as when another application asks for it.
  package func open(_ url: URL) {
    guard let delegate = scene.delegate else {
      _ = UIApplication.shared.openByDelegates(url)
      return
    }
    if let activity = ActivityAddress.activity(of: url) {
      return delegate.scene(scene, continue: activity)
    }
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
  }
}
