/// A container that shows one of several controllers, selected by a tab bar.
///
/// The bar has a tab for each controller: there is no tab *More*.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  override var container: (any ControllerContainer)? { self }

  private let bar = UITabBar(frame: .zero)

  /// Creates a controller without tabs. The name must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller of an interface document; one without tabs for coders of other archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.objectIsSetUp(self, as: UITabBarController.self)
  }

  private func setUp() {
    bar.delegate = self
    bar.maySelect = { [weak self] item in self?.maySelect(item) ?? false }
    bar.wasTapped = { [weak self] item in self?.tabWasTapped(item) }
  }

  /// The bar with the tabs.
  open var tabBar: UITabBar { bar }
  /// The object that decides about selections and provides their animators.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Controllers

  private var controllers: [UIViewController]?
  /// The tabs that were set in place of the controllers; nil for none.
  final var list: TabList?

  /// How the tabs are shown. The default is `automatic`. It makes no difference here: there is no
  /// sidebar.
  open var mode = Mode.automatic

  /// The controllers in the order of their tabs. The default is nil.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected if it is among them; otherwise the first
  /// is selected. The change is never animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in list?.roots ?? [] { tab.enter(nil) }
    list = nil
    let isKept = viewControllers?.contains { $0 === selected } ?? false
    replaceControllers(
      by: viewControllers, selecting: isKept ? selected : viewControllers?.first)
  }

  /// Keeps controllers that are or become children.
  final func keepControllers(_ controllers: [UIViewController]) { self.controllers = controllers }

  final func replaceControllers(
    by viewControllers: [UIViewController]?, selecting chosen: UIViewController?
  ) {
    let (former, new) = (controllers ?? [], viewControllers ?? [])
    let removed = former.filter { one in !new.contains { $0 === one } }
    let added = new.filter { one in !former.contains { $0 === one } }
    controllers = viewControllers
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    if chosen !== selected { select(chosen) }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    tabsDidChange()
  }

  /// Selects the child to which an unwind segue leads.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if controllers?.contains(where: { $0 === subsequentVC }) ?? false {
      selectedViewController = subsequentVC
    }
  }

  final func tabsDidChange() {
    bar.items = list?.shown.map(\.item) ?? controllers.map { $0.compactMap(\.tabBarItem) }
    bar.selectedItem = selectedItem
  }

  private var selected: UIViewController?

  private var selectedItem: UITabBarItem? {
    guard let list else { return selected?.tabBarItem }
    return list.root(of: list.selected).flatMap { $0.isHidden ? nil : $0.item }
  }

  /// The selected controller. Setting it to one without a tab stops the program.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      refuse(
        unless: newValue == nil || controllers?.contains { $0 === newValue } ?? false,
        """
        -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
        controller's list of view controllers can be selected, got \
        \(newValue.map { "\($0)" } ?? "nil"). Add it to viewControllers first.
        """)
      guard newValue !== selected else { return }
      list?.select(list?.all.first { $0.existingController === newValue })
      select(newValue)
    }
  }

  /// The index of the selected controller, or of the tab of ``tabs``; `NSNotFound` if there is none.
  /// Setting it to an invalid index does nothing.
  open var selectedIndex: Int {
    get {
      if let list { return list.root(of: list.selected).flatMap(tabs.firstIndex) ?? NSNotFound }
      return controllers?.firstIndex { $0 === selected } ?? NSNotFound
    }
    set {
      if list != nil {
        if tabs.indices.contains(newValue) { selectedTab = tabs[newValue] }
        return
      }
      guard let controllers, controllers.indices.contains(newValue),
        controllers[newValue] !== selected
      else { return }
      select(controllers[newValue])
    }
  }

  /// The animated change of the selection under way; nil if there is none.
  final var currentChange: ControllerChange?

  final func select(_ controller: UIViewController?) {
    currentChange?.coordinator.end()
    let former = selected
    let animator = animator(from: former, to: controller)
    setSelected(controller)
    guard isViewLoaded else { return }
    if let animator, let former, let controller {
      replace(former, with: controller, by: animator)
    } else {
      replace(former, with: controller)
    }
  }

  /// Sets the selected controller without showing it.
  final func setSelected(_ controller: UIViewController?) {
    selected = controller
    bar.selectedItem = selectedItem
  }

  /// Adds the view of a controller below the bar.
  final func addContent(of controller: UIViewController?) {
    guard let content = controller?.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: bar)
  }

  private func replace(_ former: UIViewController?, with controller: UIViewController?) {
    let isSeen = appearance.isOnTheWayIn
    if isSeen {
      controller?.loadViewIfNeeded()
      former?.beginAppearanceTransition(false, animated: false)
      controller?.beginAppearanceTransition(true, animated: false)
    }
    former?.scrollView(at: .bottom)?.edgeDidMove = nil
    former?.viewIfLoaded?.removeFromSuperview()
    addContent(of: controller)
    placeBars()
    if isSeen { controller?.viewIsInPlace() }
    former?.endAppearanceTransition()
    guard appearance == .shown else { return }
    view.layoutIfNeeded()
    controller?.endAppearanceTransition()
  }

  /// Leaves it to the selected controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    selected?.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }

  /// Leaves it to the selected controller.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    selected?.separateSecondaryViewController(for: splitViewController)
  }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selected }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selected }

  // MARK: Taps

  private func maySelect(_ item: UITabBarItem) -> Bool {
    if let mayBe = maySelectTab(of: item) { return mayBe }
    guard let controller = controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    controllers?.first { $0.tabBarItem === item }
  }

  /// Called for each tap on a tab, before ``selectedViewController`` is set. The default implementation
  /// does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Selects the controller of a tapped tab. A tap on the selected tab pops its navigation to the root.
  /// Rule BAR-7.
  private func tabWasTapped(_ item: UITabBarItem) {
    if selectTab(of: item) { return }
    guard let controller = controller(of: item) else { return }
    if controller === selected {
      controller.container?.tabWasTappedAgain()
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Layout

  open override func loadView() {
    super.loadView()
    view.backgroundColor = .systemBackground
    view.addSubview(bar)
    replace(nil, with: selected)
  }

  /// Whether the tab bar is hidden, so that the controllers have its room. The default is `false`:
  /// only while one is shown that hides it when pushed.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var hidesBar = false

  /// Hides or shows the tab bar, which moves over the lower edge if that is animated.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard animated, isViewLoaded, view.window != nil else { return placeBars() }
    let change = {
      self.placeBars()
      self.view.layoutIfNeeded()
    }
    // It is hidden after its way out.
    UIView.animate(withDuration: 0.35, animations: change) { _ in self.placeBars() }
  }

  final func placeBars() {
    guard isViewLoaded else { return }
    let hides = hidesBar || selected?.container?.hidesTabBar ?? false
    let height = bar.contentHeight + view.safeAreaInsets.bottom
    let size = view.bounds.size
    bar.frame = CGRect(
      x: 0, y: hides ? size.height : size.height - height, width: size.width, height: height)
    bar.isHidden = hides && !ViewAnimations.areRunning
    guard let selected else { return }
    selected.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: hides ? 0 : bar.contentHeight, right: 0)
    if selected.container?.showsOthers != true {
      selected.scrollView(at: .bottom)?.edgeDidMove = { [weak self] in self?.updateScrollEdge() }
    }
    updateScrollEdge()
  }

  /// Tells the bar whether content is under it.
  final func updateScrollEdge() {
    guard let content = selected?.contentController.scrollView(at: .bottom) else {
      return bar.isAtScrollEdge = true
    }
    let end = content.contentSize.height + content.adjustedContentInset.bottom
    bar.isAtScrollEdge = content.contentOffset.y + content.bounds.height >= end - 0.01
  }
}

extension UITabBarController: TabContainer {
  final var childrenInSight: [UIViewController] { [selected].compactMap { $0 } }
  final func placesChildren(in container: UIView) -> Bool { viewIfLoaded === container }
  final var tabContainer: (any TabContainer)? { self }
}

extension UIViewController {
  /// The nearest tab bar controller among the ancestors; nil if there is none.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// The tab that made the controller; nil for other controllers.
  public var tab: UITab? {
    (parent as? UITabBarController)?.everyTab.first { $0.existingController === self }
  }
}
