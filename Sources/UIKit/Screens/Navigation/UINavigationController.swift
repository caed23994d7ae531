/// A stack of controllers, of which the top one is visible under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The duration of the animation that hides or shows a bar, in seconds.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  /// A change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A controller was added on top.
    case push
    /// The top controller was removed.
    case pop
  }

  final let bar: UINavigationBar
  private let tools: UIToolbar

  /// Creates a controller with an empty stack. The name must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller whose stack contains the given root.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with an empty stack and bars of the given classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for `UINavigationBar`.
  ///   - toolbarClass: A subclass of `UIToolbar`; nil for `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    refuse(
      unless: navigationBarClass == nil || navigationBarClass is UINavigationBar.Type,
      "navigationBarClass must be a subclass of UINavigationBar, got \(String(describing: navigationBarClass))."
    )
    refuse(
      unless: toolbarClass == nil || toolbarClass is UIToolbar.Type,
      "toolbarClass must be a subclass of UIToolbar, got \(String(describing: toolbarClass)).")
    let barType = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    let toolsType = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    bar = _ViewMaker.make(barType, frame: .zero)
    tools = _ViewMaker.make(toolsType, frame: .zero)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a controller of an interface document; one with an empty stack if `coder` is of another
  /// archive.
  public required init?(coder: NSCoder) {
    bar = coder.documentObject("navigationBar") as? UINavigationBar ?? UINavigationBar(frame: .zero)
    tools = coder.documentObject("toolbar") as? UIToolbar ?? UIToolbar(frame: .zero)
    super.init(coder: coder)
    setUp()
    coder.objectIsSetUp(self, as: UINavigationController.self)
  }

  private func setUp() {
    bar.isManaged = true
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
  }

  /// The navigation bar at the top.
  open var navigationBar: UINavigationBar { bar }
  /// The toolbar at the bottom. It is hidden by default.
  open var toolbar: UIToolbar! { tools }

  /// The object that receives changes of the stack and provides animators.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The controllers from the root to the top.
  final var stack: [UIViewController] = []

  /// The controllers from the root to the top. Setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The presented controller, or the one on top of the stack if nothing is presented.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pops to the child to which an unwind segue leads.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if stack.contains(where: { $0 === subsequentVC }) {
      popToViewController(subsequentVC, animated: true)
    }
  }

  /// Adds a controller on top. It slides in if `animated` and the view is on screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    refuse(
      unless: viewController.parent !== self || !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController))."
    )
    refuse(
      unless: !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported (\(viewController)). Push its root."
    )
    change(keeping: stack.count, adding: [viewController], animated: animated)
  }

  /// Removes the top controller. Does nothing and returns nil if that is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard let top = stack.last, stack.count > 1 else { return nil }
    change(keeping: stack.count - 1, animated: animated)
    return top
  }

  /// Removes all controllers above `viewController`, which must be in the stack.
  ///
  /// - Returns: The removed controllers, the lowest first.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      refuse(
        """
        Tried to pop to a view controller that doesn't exist: \(viewController) is not among the \
        \(stack.count) controllers of \(type(of: self)). Push it, or look for it in viewControllers.
        """)
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(keeping: index + 1, animated: animated) }
    return popped
  }

  /// Removes all controllers but the root.
  ///
  /// - Returns: The removed controllers, the lowest first.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack. The animation is a pop if the new top controller was in the stack before,
  /// otherwise a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    refuse(
      unless: Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      """
      All view controllers in a navigation controller must be distinct (\(viewControllers)). Make \
      a controller for each place in the stack.
      """)
    change(to: viewControllers, animated: animated)
  }

  override var container: (any ControllerContainer)? { self }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The item of the root unless one was set.
  open override var tabBarItem: UITabBarItem! {
    get {
      ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// The controller on top while the bar is hidden; otherwise nil.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The controller on top.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Light content below a bar that is black, otherwise `default`.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .default ? super.preferredStatusBarStyle : .lightContent
  }

  // MARK: Changes of the stack

  /// The change under way; nil while the stack is at rest.
  final var currentChange: ControllerChange?
  final private(set) lazy var swipeBack = SwipeBack(self)

  /// Recognizes a swipe from the leading edge, which pops the top controller.
  ///
  /// Unless another delegate of the recognizer decides otherwise, it does not begin if the bar shows
  /// no back button or if the delegate provides an animator.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

  /// Adds the bars to the view, and the view of the controller on top.
  open override func loadView() {
    super.loadView()
    view.backgroundColor = .systemBackground
    let leaving = visibleTop
    view.addSubview(bar)
    view.addSubview(tools)
    swipeBack.install(in: view)
    run(StackChange(leaving: leaving))
  }

  // MARK: Bars

  private var hidesBar = false
  private var hidesTools = true

  /// Whether the navigation bar is hidden. The default is `false`.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar. It slides if `animated`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    changeBars(animated) { hidesBar = hidden }
  }

  /// Whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { hidesTools }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar. It slides if `animated`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesTools else { return }
    changeBars(animated) { hidesTools = hidden }
  }

  /// Lays out the bars after the search bar of an item has changed.
  final func changeBarsWithSearch(animated: Bool) { changeBars(animated) { bar.setNeedsLayout() } }

  private func changeBars(_ animated: Bool, _ change: () -> Void) {
    guard animated, isViewLoaded else {
      change()
      viewIfLoaded?.setNeedsLayout()
      return
    }
    BlockAnimator(
      duration: UINavigationController.hideShowBarDuration, delay: 0,
      pace: .curve(.easeInEaseOut), options: [], completion: nil
    ).run {
      change()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Called when the toolbar items of a descendant have changed.
  final func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { tools.items = controller.toolbarItems }
  }

  private var showsTools: Bool { !hidesTools && !hidesBottomBar }

  /// Whether a controller in the stack hides the bar at the bottom.
  final var hidesBottomBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

  func placeBars() {
    guard isViewLoaded else { return }
    swipeBack.updateEdge()
    let safe = view.safeAreaInsets
    let size = view.bounds.size
    tools.items = stack.last?.toolbarItems
    islandLift = presentIslandLift
    let barTop = barTop
    bar.overhang = barTop
    let stretch = max(0, -bar.collapse)
    let height = bar.contentHeight + stretch
    bar.frame = CGRect(
      x: 0, y: hidesBar ? -height - barTop : barTop, width: size.width, height: height)
    bar.isHidden = hidesBar
    tools.overhang = safe.bottom
    let toolsHeight = tools.contentHeight
    tools.frame = CGRect(
      x: 0, y: showsTools ? size.height - safe.bottom - toolsHeight : size.height,
      width: size.width, height: toolsHeight)
    tools.isHidden = !showsTools
    guard let top = stack.last, currentChange == nil || top.viewIfLoaded?.superview === view else {
      return
    }
    placeContent(of: top)
  }

  /// The lift of the bar since it was last placed: what content knows of it changes with its place.
  private(set) final var islandLift: CGFloat = 0

  private func placeContent(of top: UIViewController) {
    let extends = extendedEdges(of: top)
    let covered = hidesBar ? 0 : barTop + bar.contentHeight - view.safeAreaInsets.top
    top.barInsets = UIEdgeInsets(
      top: extends.contains(.top) ? covered : 0, left: 0,
      bottom: showsTools && extends.contains(.bottom) ? tools.contentHeight : 0, right: 0)
    (top.navigationItem.search as? UIViewController)?.barInsets = UIEdgeInsets(
      top: covered, left: 0,
      bottom: showsTools ? tools.contentHeight : 0, right: 0)
    guard currentChange == nil, let content = top.viewIfLoaded, content.superview === view else {
      return
    }
    let frame = frame(of: top)
    if content.frame != frame { content.frame = frame }
    followContent()
  }

  /// The edges at which a controller's view extends under bars.
  private func extendedEdges(of top: UIViewController) -> UIRectEdge {
    var edges = top.edgesForExtendedLayout
    if !bar.isTranslucent, !top.extendedLayoutIncludesOpaqueBars { edges.remove(.top) }
    return edges
  }

  /// The frame of a controller's view at rest.
  final func frame(of top: UIViewController) -> CGRect {
    let extends = extendedEdges(of: top)
    let safe = view.safeAreaInsets
    var frame = view.bounds
    if !extends.contains(.top) {
      let edge = hidesBar ? safe.top : barTop + bar.contentHeight
      frame.origin.y += edge
      frame.size.height -= edge
    }
    if !extends.contains(.bottom) {
      frame.size.height -= safe.bottom + (showsTools ? tools.contentHeight : 0)
    }
    return frame
  }

  // MARK: Content under the bars

  /// The scroll view whose content the bars follow.
  private weak var followed: UIScrollView?

  /// Lets the bars follow the content of a controller that comes on top.
  final func follow(_ top: UIViewController) {
    let content = top.scrollView(at: .top)
    guard content !== followed || content == nil else { return }
    followed?.edgeDidMove = nil
    followed = content
    bar.collapse = 0
    content?.edgeDidMove = { [weak self] in self?.contentDidMove() }
    // Content that was visible before keeps its offset; other content starts at its top.
    if let content, content.measures.restingInset.top > 0 { contentDidMove() }
  }

  /// Follows a scroll view that was added after the controller appeared.
  private func followContent() {
    if let top = stack.last, top.scrollView(at: .top) !== followed { follow(top) }
    updateScrollEdge()
  }

  /// Whether the scroll view is at the top of the view, under the bar.
  private func reachesBar(_ content: UIScrollView) -> Bool {
    content.contentInsetAdjustmentBehavior != .never && !hidesBar
      && abs(content.convert(content.bounds, to: view).minY) < 1
  }

  /// The distance of the content's start to the top of its view while nothing is scrolled.
  private func start(of content: UIScrollView) -> CGFloat {
    guard reachesBar(content) else { return content.adjustedContentInset.top }
    return content.contentInset.top + barTop + bar.fixedHeight + bar.collapsibleHeight
  }

  private func contentDidMove() {
    guard let content = followed, isViewLoaded else { return }
    let limit = reachesBar(content) ? bar.collapsibleHeight : 0
    bar.collapse = limit > 0 ? min(content.contentOffset.y + start(of: content), limit) : 0
    content.barCollapse = (max(0, bar.collapse), limit)
    updateScrollEdge()
  }

  /// Tells the bars whether content is under them.
  private func updateScrollEdge() {
    defer { tabContainerAround?.updateScrollEdge() }
    guard let content = followed else {
      bar.isAtScrollEdge = true
      return tools.isAtScrollEdge = true
    }
    let top = start(of: content) - max(0, bar.collapse)
    bar.isAtScrollEdge = content.contentOffset.y <= -top + 0.01
    let bottom = content.contentSize.height + content.adjustedContentInset.bottom
    tools.isAtScrollEdge = content.contentOffset.y + content.bounds.height >= bottom - 0.01
  }
}
