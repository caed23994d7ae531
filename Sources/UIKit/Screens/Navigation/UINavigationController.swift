/// A stack of controllers, the top one shown under a bar with its title.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The time a push or a pop takes, in seconds.
  private static let movementDuration: TimeInterval = 0.35
  /// The time bars take to come and go, in seconds.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  /// What is done with a stack.
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  /// The bar at the top.
  let bar: UINavigationBar
  private let tools: UIToolbar

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    begin()
    pushViewController(rootViewController, animated: false)
  }

  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for that class itself.
  ///   - toolbarClass: A subclass of `UIToolbar`; nil for that class itself.
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
    begin()
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    bar.isManaged = true
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
  }

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }
  /// The bar at the bottom, hidden at first.
  open var toolbar: UIToolbar! { tools }

  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// From the root to the one shown.
  var stack: [UIViewController] = []

  /// From the root to the one shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  /// What is presented in front, or else the controller on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Shows `viewController` on top; it slides in if `animated` and the view is on the screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    refuse(
      unless: !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController))."
    )
    refuse(
      unless: !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported (\(viewController)). Push its root."
    )
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the top controller off, unless it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard let top = stack.last, stack.count > 1 else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Takes all controllers above `viewController` off.
  ///
  /// - Returns: Those taken off, the lowest first.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let place = stack.firstIndex { $0 === viewController }
    guard let place else {
      refuse(
        """
        Tried to pop to a view controller that doesn't exist: \(viewController) is not among the \
        \(stack.count) controllers of \(type(of: self)). Push it, or look for it in viewControllers.
        """)
    }
    let popped = Array(stack[(place + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...place]), animated: animated) }
    return popped
  }

  /// Takes all controllers but the root off.
  ///
  /// - Returns: Those taken off, the lowest first.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Exchanges the stack. The view of a controller that was below goes back, any other forward.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  override var showsOthers: Bool { true }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The item of the root where none was set.
  open override var tabBarItem: UITabBarItem! {
    get { heldTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  override var childrenInSight: [UIViewController] { [stack.last].compactMap { $0 } }

  /// The controller on top while the bar is hidden; else the bar says.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The controller on top.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  override func placesChildren(in container: UIView) -> Bool { viewIfLoaded === container }

  // MARK: Changing the stack

  /// The controller whose view is in.
  weak var shown: UIViewController?
  /// The movement under way.
  var movement: ControllerTransition?

  /// A change of the stack that has not come to its end.
  struct Change {
    /// The stack before.
    var former: [UIViewController] = []
    var added: [UIViewController]
    var removed: [UIViewController]
    var direction: UINavigationBar.Movement
    var isAnimated: Bool
    /// Whether the content moves by itself and the views do not.
    var sharesContent = false
  }

  private func change(to controllers: [UIViewController], animated: Bool) {
    movement?.end()
    let former = stack
    let removed = former.reversed().filter { one in !controllers.contains { $0 === one } }
    let added = controllers.filter { one in !former.contains { $0 === one } }
    guard !removed.isEmpty || !added.isEmpty || former.last !== controllers.last else {
      stack = controllers
      return bar.show(controllers.map(\.navigationItem))
    }
    var sharesContent = removed.contains(where: \.sharesContent)
    for controller in removed { controller.willLeaveStack() }
    stack = controllers
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    for controller in added { addChild(controller) }
    for (below, controller) in zip(controllers, controllers.dropFirst())
    where added.contains(where: { $0 === controller }) {
      controller.didJoinStack(above: below)
    }
    sharesContent = sharesContent || added.contains(where: \.sharesContent)
    let isBack = former.contains { $0 === controllers.last } || controllers.isEmpty
    show(
      Change(
        former: former, added: added, removed: removed, direction: isBack ? .back : .forward,
        isAnimated: animated, sharesContent: sharesContent))
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(bar)
    view.addSubview(tools)
    swipeBack.install(in: view)
    show(Change(added: [], removed: [], direction: .forward, isAnimated: false))
  }

  /// Brings the controller on top into view.
  private func show(_ change: Change) {
    guard isViewLoaded else { return end(change) }
    let isSeen = appearance.isOnTheWayIn
    let moves =
      change.isAnimated && !change.sharesContent && appearance == .shown && shown != nil
    let (leaving, top) = (shown, stack.last)
    guard leaving !== top else {
      bar.show(stack.map(\.navigationItem))
      view.setNeedsLayout()
      return end(change)
    }
    shown = top
    let animators = moves ? animators(change, from: leaving, to: top) : nil
    let duration = moves ? UINavigationController.movementDuration : 0
    let container = animators == nil ? view as UIView : UIView(frame: view.bounds)
    let transition = ControllerTransition(
      in: container,
      duration: self.duration(of: animators, in: container, from: leaving, to: top) ?? duration)
    // The bar of tabs takes part.
    transition.heldLayer = (tabBarController?.viewIfLoaded ?? view).layer
    transition.lead(from: leaving, to: top)
    if moves { join(transition) }
    if isSeen {
      top?.loadViewIfNeeded()
      leaving?.beginAppearanceTransition(false, animated: change.isAnimated)
      top?.beginAppearanceTransition(true, animated: change.isAnimated)
    }
    if let top {
      delegate?.navigationController(self, willShow: top, animated: change.isAnimated)
    }
    movement = transition
    ViewAnimations.withoutAnimation {
      begin(change, from: leaving, moves: moves, slides: animators == nil)
    }
    guard view.window != nil else {
      // Traits and safe areas are not known yet: nothing is laid out.
      movement = nil
      return finish(change, from: leaving)
    }
    let whenOver = { [self] in
      movement = nil
      if container !== view { takeOut(container) }
      if transition.isCancelled {
        takeBack(change, from: leaving, to: top)
      } else {
        finish(change, from: leaving)
      }
    }
    if let animators, let leaving, let top {
      return transition.run(
        custom(animators, in: container, from: leaving, to: top),
        with: {
          bar.move(change.direction)
          tabBarController?.placeBars()
        }, whenOver: whenOver)
    }
    if moves, swipeBack.isBeginning { transition.hold() }
    transition.run(
      { finishPlaces(change, from: leaving, moves: moves) }, whenOver: whenOver)
  }

  private lazy var swipeBack = SwipeBack(self)

  /// Takes the top controller off by a finger that comes from the leading edge. It does not begin
  /// where there is no way back in the bar, or where the delegate has an animator, unless another
  /// delegate of the recognizer says so.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

  private func finish(_ change: Change, from leaving: UIViewController?) {
    bar.endMovement()
    leaving?.viewIfLoaded?.removeFromSuperview()
    companion(of: leaving)?.removeFromSuperview()
    leaving?.endAppearanceTransition()
    if appearance == .shown { shown?.endAppearanceTransition() }
    end(change)
    viewIfLoaded?.setNeedsLayout()
    guard let shown else { return }
    delegate?.navigationController(self, didShow: shown, animated: change.isAnimated)
  }

  /// Puts the top view where it comes from, and all else where it is.
  private func begin(
    _ change: Change, from leaving: UIViewController?, moves: Bool, slides: Bool
  ) {
    bar.show(stack.map(\.navigationItem), moves ? change.direction : nil)
    guard let top = stack.last, let content = top.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = frame(of: top)
    let covers = change.direction == .forward || leaving?.viewIfLoaded == nil
    if covers {
      view.insertSubview(content, belowSubview: bar)
    } else if let below = leaving?.viewIfLoaded {
      view.insertSubview(content, belowSubview: below)
    }
    if let companion = companion(of: top) {
      companion.frame = view.bounds
      view.insertSubview(companion, aboveSubview: content)
    }
    follow(top)
    placeBars()
    top.viewIsInPlace()
    if view.window != nil { view.layoutIfNeeded() }
    guard moves, slides else { return }
    content.frame.origin.x = start(change.direction, covers: covers)
    companion(of: top)?.frame.origin.x = content.frame.minX
  }

  /// What lies in front of a controller's view and moves with it: what is found by its search.
  func companion(of controller: UIViewController?) -> UIView? {
    controller?.navigationItem.search?.heldPresentation?.containerView
  }

  private func finishPlaces(_ change: Change, from leaving: UIViewController?, moves: Bool) {
    if let top = stack.last {
      top.viewIfLoaded?.frame = frame(of: top)
      companion(of: top)?.frame = view.bounds
    }
    tabBarController?.placeBars()
    guard moves else { return }
    bar.move(change.direction)
    let way = -start(change.direction, covers: change.direction == .back)
    leaving?.viewIfLoaded?.frame.origin.x = way
    companion(of: leaving)?.frame.origin.x = way
  }

  /// Where a view begins: a full width away where it covers the other one, else a third.
  private func start(_ direction: UINavigationBar.Movement, covers: Bool) -> CGFloat {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = covers ? view.bounds.width : view.bounds.width * 0.3
    return (direction == .forward) != isMirrored ? distance : -distance
  }

  private func end(_ change: Change) {
    for controller in change.removed {
      if controller.viewIfLoaded?.superview === viewIfLoaded {
        controller.viewIfLoaded?.removeFromSuperview()
      }
      controller.removeFromParent()
      controller.isMovingFromParent = false
    }
    for controller in change.added where controller.parent === self {
      controller.didMove(toParent: self)
      controller.isMovingToParent = false
    }
  }

  // MARK: Bars

  private var hidesBar = false
  private var hidesTools = true

  /// Whether the bar at the top is hidden. Default false.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top; it slides if `animated`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    changeBars(animated) { hidesBar = hidden }
  }

  /// Whether the bar at the bottom is hidden. Default true.
  open var isToolbarHidden: Bool {
    get { hidesTools }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom; it slides if `animated`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesTools else { return }
    changeBars(animated) { hidesTools = hidden }
  }

  /// Has changes be seen that others make of what the bars show.
  func changeBarsWithSearch(animated: Bool) { changeBars(animated) { bar.setNeedsLayout() } }

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

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { tools.items = controller.toolbarItems }
  }

  private var showsTools: Bool { !hidesTools && !hidesBottomBar }

  /// Whether a controller in the stack has taken the bar at the bottom away.
  private var hidesBottomBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

  override var hidesTabBar: Bool { hidesBottomBar }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
  }

  override func placeBars() {
    guard isViewLoaded else { return }
    swipeBack.followDirection()
    let safe = view.safeAreaInsets
    let size = view.bounds.size
    tools.items = stack.last?.toolbarItems
    bar.overhang = safe.top
    let stretch = max(0, -bar.collapse)
    let height = bar.contentHeight + stretch
    bar.frame = CGRect(
      x: 0, y: hidesBar ? -height - safe.top : safe.top, width: size.width, height: height)
    bar.isHidden = hidesBar
    tools.overhang = safe.bottom
    let toolsHeight = tools.contentHeight
    tools.frame = CGRect(
      x: 0, y: showsTools ? size.height - safe.bottom - toolsHeight : size.height,
      width: size.width, height: toolsHeight)
    tools.isHidden = !showsTools
    guard let top = stack.last, movement == nil || top.viewIfLoaded?.superview === view else {
      return
    }
    placeContent(of: top)
  }

  private func placeContent(of top: UIViewController) {
    let extends = extendedEdges(of: top)
    top.barInsets = UIEdgeInsets(
      top: !hidesBar && extends.contains(.top) ? bar.contentHeight : 0, left: 0,
      bottom: showsTools && extends.contains(.bottom) ? tools.contentHeight : 0, right: 0)
    top.navigationItem.search?.barInsets = UIEdgeInsets(
      top: hidesBar ? 0 : bar.contentHeight, left: 0,
      bottom: showsTools ? tools.contentHeight : 0, right: 0)
    guard movement == nil, let content = top.viewIfLoaded, content.superview === view else {
      return
    }
    let frame = frame(of: top)
    if content.frame != frame { content.frame = frame }
    followContent()
  }

  /// The edges at which a controller's view reaches below bars.
  private func extendedEdges(of top: UIViewController) -> UIRectEdge {
    var edges = top.edgesForExtendedLayout
    if !bar.isTranslucent, !top.extendedLayoutIncludesOpaqueBars { edges.remove(.top) }
    return edges
  }

  /// Where a controller's view stands.
  func frame(of top: UIViewController) -> CGRect {
    let extends = extendedEdges(of: top)
    let safe = view.safeAreaInsets
    var frame = view.bounds
    if !extends.contains(.top) {
      let edge = safe.top + (hidesBar ? 0 : bar.contentHeight)
      frame.origin.y += edge
      frame.size.height -= edge
    }
    if !extends.contains(.bottom) {
      frame.size.height -= safe.bottom + (showsTools ? tools.contentHeight : 0)
    }
    return frame
  }

  // MARK: Content that scrolls under the bars

  private weak var followed: UIScrollView?

  /// Follows what scrolls in a controller that comes on top.
  func follow(_ top: UIViewController) {
    let content = top.scrollView(at: .top)
    guard content !== followed || content == nil else { return }
    followed?.edgeDidMove = nil
    followed = content
    bar.collapse = 0
    content?.edgeDidMove = { [weak self] in self?.contentDidMove() }
    // Content that is shown again has its place; other content begins at its start.
    if let content, content.restingInset.top > 0 { contentDidMove() }
  }

  /// A scroll view may have come in since the controller's view was shown.
  private func followContent() {
    if let top = stack.last, top.scrollView(at: .top) !== followed { follow(top) }
    showEdge()
  }

  /// Whether the content's start is the bar's edge.
  private func reachesBar(_ content: UIScrollView) -> Bool {
    content.contentInsetAdjustmentBehavior != .never && !hidesBar
      && abs(content.convert(content.bounds, to: view).minY) < 1
  }

  /// How far the content's start lies below the top of its view, bars at their full height.
  private func start(of content: UIScrollView) -> CGFloat {
    guard reachesBar(content) else { return content.adjustedContentInset.top }
    return content.contentInset.top + view.safeAreaInsets.top + bar.fixedHeight
      + bar.collapsibleHeight
  }

  private func contentDidMove() {
    guard let content = followed, isViewLoaded else { return }
    let zone = reachesBar(content) ? bar.collapsibleHeight : 0
    bar.collapse = zone > 0 ? min(content.contentOffset.y + start(of: content), zone) : 0
    content.barCollapse = (max(0, bar.collapse), zone)
    showEdge()
  }

  /// Shows whether content reaches below the bars.
  private func showEdge() {
    defer { tabBarController?.showEdge() }
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
