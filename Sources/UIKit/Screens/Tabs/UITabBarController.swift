/// Hears of what a tab bar controller shows, and is asked before a tap changes it.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may choose a controller. By itself true.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tap chose a controller, which may have been chosen before. By itself nothing.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Asked where another controller is shown while people look. By itself nil: the change is
  /// immediate.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked where there is an animator. By itself nil: nobody controls it.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Controllers side by side, one of them shown above a bar of tabs.
///
/// The bar has a tab for each, however many there are.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  private let bar = UITabBar(frame: .zero)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    bar.delegate = self
    bar.mayChoose = { [weak self] item in self?.mayChoose(item) ?? false }
  }

  open var tabBar: UITabBar { bar }
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Controllers

  private var tabs: [UIViewController]?

  /// In the order of the tabs. Default nil.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Exchanges the controllers. The one that is shown stays if it is among them, else the first is
  /// shown. The change is immediate, animated or not.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (former, new) = (tabs ?? [], viewControllers ?? [])
    let removed = former.filter { one in !new.contains { $0 === one } }
    let added = new.filter { one in !former.contains { $0 === one } }
    tabs = viewControllers
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    let kept = new.contains { $0 === chosen }
    if !kept { choose(new.first) }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    tabsDidChange()
  }

  func tabsDidChange() {
    bar.items = tabs.map { $0.compactMap(\.tabBarItem) }
    bar.selectedItem = chosen?.tabBarItem
  }

  private var chosen: UIViewController?

  /// The controller that is shown. Setting it to one without a tab is refused.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      refuse(
        unless: newValue == nil || tabs?.contains { $0 === newValue } ?? false,
        """
        -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
        controller's list of view controllers can be selected, got \
        \(newValue.map { "\($0)" } ?? "nil"). Add it to viewControllers first.
        """)
      if newValue !== chosen { choose(newValue) }
    }
  }

  /// The place of the controller that is shown; `NSNotFound` without one. A place without a
  /// controller is ignored.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === chosen } ?? NSNotFound }
    set {
      guard let tabs, tabs.indices.contains(newValue), tabs[newValue] !== chosen else { return }
      choose(tabs[newValue])
    }
  }

  /// The change under way that an animator makes.
  var movement: ControllerTransition?

  private func choose(_ controller: UIViewController?) {
    movement?.end()
    let former = chosen
    let animator = animator(from: former, to: controller)
    mark(controller)
    guard isViewLoaded else { return }
    if let animator, let former, let controller {
      exchange(former, for: controller, by: animator)
    } else {
      exchange(former, for: controller)
    }
  }

  /// Has a controller count as the one that is shown.
  func mark(_ controller: UIViewController?) {
    chosen = controller
    bar.selectedItem = controller?.tabBarItem
  }

  private func exchange(_ former: UIViewController?, for controller: UIViewController?) {
    let isSeen = appearance.isOnTheWayIn
    if isSeen {
      controller?.loadViewIfNeeded()
      former?.beginAppearanceTransition(false, animated: false)
      controller?.beginAppearanceTransition(true, animated: false)
    }
    former?.scrollView(at: .bottom)?.edgeDidMove = nil
    former?.viewIfLoaded?.removeFromSuperview()
    if let content = controller?.view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, belowSubview: bar)
    }
    placeBars()
    if isSeen { controller?.viewIsInPlace() }
    former?.endAppearanceTransition()
    guard appearance == .shown else { return }
    view.layoutIfNeeded()
    controller?.endAppearanceTransition()
  }

  override var childrenInSight: [UIViewController] { [chosen].compactMap { $0 } }

  /// The controller that is shown.
  open override var childForStatusBarStyle: UIViewController? { chosen }
  /// The controller that is shown.
  open override var childForStatusBarHidden: UIViewController? { chosen }

  override func placesChildren(in container: UIView) -> Bool { viewIfLoaded === container }

  // MARK: Taps

  private func mayChoose(_ item: UITabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    tabs?.first { $0.tabBarItem === item }
  }

  /// A tap on the tab that is chosen already takes its navigation back to the root.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = controller(of: item) else { return }
    if controller === chosen {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      choose(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(bar)
    exchange(nil, for: chosen)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
  }

  override func placeBars() {
    guard isViewLoaded else { return }
    let hides = chosen?.hidesTabBar ?? false
    let height = bar.contentHeight + view.safeAreaInsets.bottom
    let size = view.bounds.size
    bar.frame = CGRect(
      x: 0, y: hides ? size.height : size.height - height, width: size.width, height: height)
    bar.isHidden = hides && !ViewAnimations.areRunning
    guard let chosen else { return }
    chosen.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: hides ? 0 : bar.contentHeight, right: 0)
    if !chosen.showsOthers {
      chosen.scrollView(at: .bottom)?.edgeDidMove = { [weak self] in self?.showEdge() }
    }
    showEdge()
  }

  /// Shows whether content reaches below the bar.
  func showEdge() {
    let top = (chosen as? UINavigationController)?.topViewController ?? chosen
    guard let content = top?.scrollView(at: .bottom) else { return bar.isAtScrollEdge = true }
    let end = content.contentSize.height + content.adjustedContentInset.bottom
    bar.isAtScrollEdge = content.contentOffset.y + content.bounds.height >= end - 0.01
  }
}
