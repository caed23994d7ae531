/// A stack of controllers, the top one shown under a bar with its title.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar at the top.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// From the root to the one shown.
  open var viewControllers: [UIViewController] = [] { didSet { stackDidChange(from: oldValue) } }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    stackDidChange(from: [])
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { topViewController }

  /// Shows `viewController` on top. The change is immediate, animated or not.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    refuse(
      unless: !viewControllers.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController))."
    )
    viewControllers.append(viewController)
  }

  /// Takes the top controller off, unless it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return [] }
    let popped = Array(viewControllers.dropFirst())
    viewControllers = [viewControllers[0]]
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func stackDidChange(from former: [UIViewController]) {
    for controller in former.reversed()
    where !viewControllers.contains(where: { $0 === controller }) {
      controller.willLeaveStack()
    }
    for controller in former where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.disappear()
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    for (below, controller) in zip(viewControllers, viewControllers.dropFirst())
    where !former.contains(where: { $0 === controller }) {
      controller.didJoinStack(above: below)
    }
    if isViewLoaded { showTop() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(navigationBar)
    showTop()
  }

  private func showTop() {
    navigationBar.show(viewControllers.map(\.navigationItem))
    for hidden in viewControllers.dropLast() {
      hidden.disappear()
      hidden.viewIfLoaded?.removeFromSuperview()
    }
    guard let top = topViewController, let content = top.view, content.superview !== view else {
      return
    }
    let attach = { [self] in
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, belowSubview: navigationBar)
      view.setNeedsLayout()
    }
    view.window == nil ? attach() : top.appear(in: attach)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: top + navigationBar.contentHeight)
    topViewController?.barInsets =
      isNavigationBarHidden
      ? .zero : UIEdgeInsets(top: navigationBar.contentHeight, left: 0, bottom: 0, right: 0)
    navigationBar.content = topContent
  }

  /// What scrolls under the bar: the top controller's view, or the first scroll view in it.
  private var topContent: UIScrollView? {
    guard let view = topViewController?.viewIfLoaded else { return nil }
    return view as? UIScrollView
      ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
