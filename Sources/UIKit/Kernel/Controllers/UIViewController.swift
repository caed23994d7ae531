/// An object that owns a view and takes it through its life.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
  UIAppearanceContainer
{
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    refuse(
      unless: nibNameOrNil == nil,
      "Could not load NIB '\(nibNameOrNil ?? "")': nib files are not read on this platform. Build the view in loadView() or viewDidLoad()."
    )
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The nib file that the view comes from: none on this platform.
  open var nibName: String? { nil }
  /// Where the nib file is: nowhere on this platform.
  open var nibBundle: Bundle? { nil }

  // MARK: View

  private var loadedView: UIView?

  /// The controller's view, made when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.traitsMayHaveChanged()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  override var managedView: UIView? { viewIfLoaded }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    refuse(
      unless: loadedView != nil,
      "\(type(of: self)).loadView() returned without setting view. Assign self.view or call super.loadView()."
    )
    viewDidLoad()
  }

  /// Makes the view: by itself, an empty one as large as the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called in place of the view's `updateConstraints()`, which it calls by itself.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  // MARK: Missing content

  /// What is shown in the place of the content, and who shows it at the next layout.
  final var unavailableContent: AnyObject?
  final var showsUnavailableContent: (() -> Void)?
  private var unavailableContentIsStale = false

  /// What ``updateContentUnavailableConfiguration(using:)`` is called with.
  ///
  /// Its search text is that of the search controller which the controller's navigation item has, or
  /// whose results the controller shows.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search = navigationItem.search ?? parent as? any NavigationSearch
    state.searchText = search?.searchText
    return state
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` be called before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailableContentIsStale = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called to set `contentUnavailableConfiguration`, as there is content or not. By itself nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// The view is about to be laid out.
  final func updateUnavailableContent() {
    if unavailableContentIsStale {
      unavailableContentIsStale = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let show = showsUnavailableContent else { return }
    showsUnavailableContent = nil
    show()
  }

  /// Called when memory is short. By itself nothing.
  open func didReceiveMemoryWarning() {}

  /// Nil: storyboards are not read on this platform.
  open var storyboard: UIStoryboard? { nil }

  /// Called before a segue is performed. By itself nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue is to be performed. By itself true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Stops the program: segues by identifier come from storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    refuse(
      """
      Receiver (\(self)) has no segue with identifier '\(identifier)': storyboards are not read on \
      this platform. Show the controller in code.
      """)
  }

  /// Tells this controller and those below it that memory is short.
  func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.receiveMemoryWarning() }
  }

  // MARK: Appearance

  private(set) var appearance = AppearanceState.hidden
  /// Whether the view comes into sight or goes out of it because it changes its window.
  private var followsWindow = false

  /// Tells a child that its view comes into sight, or goes out of it. Containers that do not have
  /// it done for them call it, and ``endAppearanceTransition()`` afterwards.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != appearance.isOnTheWayIn else { return }
    if isAppearing {
      appearance = .appearing(animated: animated, isInPlace: false)
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells a child that its view has come into sight, or has gone out of it.
  open func endAppearanceTransition() {
    switch appearance {
    case .hidden, .shown: return
    case .appearing(let animated, _):
      viewIsInPlace()
      appearance = .shown
      takeFirstResponderOfWindow()
      viewDidAppear(animated)
      forwardAppearance { child in
        child.beginAppearanceTransition(true, animated: animated)
        child.endAppearanceTransition()
      }
    case .disappearing(let animated):
      appearance = .hidden
      viewDidDisappear(animated)
      forwardAppearance { $0.endAppearanceTransition() }
    }
  }

  /// A controller that can be the first responder is, once it is in sight, where nobody else is:
  /// its accessory view is then at the bottom of the screen. Inferred: public chats rely on it.
  private func takeFirstResponderOfWindow() {
    guard let window = viewIfLoaded?.window, window.firstResponder == nil else { return }
    becomeFirstResponder()
  }

  /// Notes that the view, which comes into sight, has its place in the window.
  func viewIsInPlace() {
    guard case .appearing(let animated, false) = appearance else { return }
    appearance = .appearing(animated: animated, isInPlace: true)
    placeBars()
    viewIsAppearing(animated)
    forwardAppearance { $0.viewIsInPlace() }
  }

  /// Has bars and the insets that follow from them be right before a layout. By itself nothing.
  func placeBars() {}

  /// Whether children hear of their views' appearance when the controller does. By itself true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children whose views are seen when the controller's is. By itself those whose views are
  /// within.
  var childrenInSight: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  private func forwardAppearance(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    childrenInSight.forEach(tell)
  }

  /// Takes the controller from hidden to shown; `attach` puts its view into the window.
  package func appear(in attach: () -> Void) {
    guard appearance == .hidden else { return attach() }
    beginAppearanceTransition(true, animated: false)
    attach()
    viewIsInPlace()
    viewIfLoaded?.window?.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// Takes the controller from shown to hidden.
  package func disappear() {
    guard appearance != .hidden else { return }
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// Whether the controller hears of its view's appearance when the view comes into a window.
  private var hearsOfWindow: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isOnTheWayIn
  }

  /// The view is about to change its window.
  func viewWillMove(to window: UIWindow?) {
    if window?.isOnScreen == true {
      guard appearance == .hidden, hearsOfWindow else { return }
      followsWindow = true
      beginAppearanceTransition(true, animated: false)
    } else if appearance == .shown {
      followsWindow = true
      beginAppearanceTransition(false, animated: false)
    }
  }

  /// The view has changed its window.
  func viewDidMoveToWindow() {
    guard followsWindow else { return }
    followsWindow = false
    switch appearance {
    case .hidden, .shown: return
    case .disappearing: endAppearanceTransition()
    case .appearing:
      viewIsInPlace()
      if parent?.appearance ?? .shown == .shown { endAppearanceTransition() }
    }
  }

  /// Whether a window or a container of the system gives the view its frame.
  var isPlacedByContainer: Bool {
    guard let container = viewIfLoaded?.superview else { return false }
    if let window = container as? UIWindow { return window.rootViewController === self }
    return container is PresentationFrame || (parent?.placesChildren(in: container) ?? false)
  }

  /// Whether the controller gives views within `container` their frames. By itself false.
  func placesChildren(in container: UIView) -> Bool { false }

  /// Whether the controller comes into its parent as its view comes into sight.
  open internal(set) var isMovingToParent = false
  /// Whether the controller leaves its parent as its view goes out of sight.
  open internal(set) var isMovingFromParent = false

  // MARK: Transitions

  private weak var currentTransition: (any UIViewControllerTransitionCoordinator)?

  /// The transition that the controller or one above it takes part in; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? parent?.transitionCoordinator ?? heldPresentation?.transition
  }

  func takePart(
    in transition: any UIViewControllerTransitionCoordinator, _ change: () -> Void
  ) {
    currentTransition = transition
    change()
    currentTransition = nil
  }

  /// Has others take part in a transition until it is over.
  func join(_ transition: ControllerTransition) { currentTransition = transition }

  /// Called before the view takes on another size together with its window.
  ///
  /// By itself it tells the children whose views are as large as the controller's.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let present = viewIfLoaded?.bounds.size
    for child in children where child.viewIfLoaded?.bounds.size == present {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Called before the traits of the window change. By itself it tells the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Tree

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.parent?.children.removeAll { $0 === childController }
    refuse(
      unless: childController !== self, "Can't add self as child controller: \(childController).")
    childController.isMovingToParent = true
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    childController.viewIfLoaded?.traitsMayHaveChanged()
  }

  /// Takes the controller out of its parent, which is told by the caller beforehand with `willMove(toParent: nil)`.
  open func removeFromParent() {
    guard let former = parent else { return }
    former.children.removeAll { $0 === self }
    former.childOverrides[ObjectIdentifier(self)] = nil
    parent = nil
    isMovingFromParent = false
    didMove(toParent: nil)
  }

  /// Called when the controller has been pushed on another one. By itself nothing.
  func didJoinStack(above controller: UIViewController) {}

  /// Whether the view shows content of the controller below on the stack. By itself false.
  var sharesContent: Bool { false }

  /// Called before the controller is taken off a stack. By itself nothing.
  func willLeaveStack() {}

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true }
  }

  open func didMove(toParent parent: UIViewController?) { isMovingToParent = false }

  /// Exchanges the view of one child for that of another, with the changes of `animations` seen
  /// over `duration`.
  ///
  /// Both have to be children. The controllers hear of their views' appearance.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - completion: Hears whether the animation came to its end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    refuse(
      unless: fromViewController.parent === self && toViewController.parent === self,
      """
      Children view controllers \(fromViewController) and \(toViewController) must have a common \
      parent view controller when calling \
      transition(from:to:duration:options:animations:completion:). Add both with addChild(_:).
      """)
    let isAnimated = duration > 0
    fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    toViewController.beginAppearanceTransition(true, animated: isAnimated)
    let container = fromViewController.viewIfLoaded?.superview ?? view
    if let added = toViewController.view { container?.addSubview(added) }
    toViewController.viewIsInPlace()
    BlockAnimator(
      duration: duration, delay: 0, pace: .curve(options.curve.timing), options: options
    ) { finished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
    .run { animations?() }
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The nearest navigation controller above.
  open var navigationController: UINavigationController? { nearestParent() }

  /// The nearest tab bar controller above.
  open var tabBarController: UITabBarController? { nearestParent() }

  private func nearestParent<Container: UIViewController>() -> Container? {
    sequence(first: parent, next: { $0?.parent }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? Container }.first
  }

  // MARK: Presentation

  /// The controller that this one has presented.
  var heldPresented: UIViewController?
  /// The controller that has presented this one.
  weak var heldPresenting: UIViewController?
  /// How this controller is presented, as far as that was asked for.
  var heldPresentation: UIPresentationController?

  /// Default automatic: a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      guard modalPresentationStyle != oldValue, heldPresenting == nil else { return }
      (heldPresentation, heldPopover) = (nil, nil)
    }
  }
  /// Says how the controller comes and goes when it is presented. Default nil: as its styles say.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Default: it comes up from the bottom edge.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person cannot dismiss the controller by swiping or tapping beside it. Default false.
  open var isModalInPresentation = false
  /// Whether what is presented in the current context takes the place of this controller's view.
  /// Default false.
  open var definesPresentationContext = false
  /// Whether the view comes into sight because the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the view goes out of sight because the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  /// What the controller, or one above it, has presented.
  open var presentedViewController: UIViewController? {
    heldPresented ?? parent?.presentedViewController
  }

  /// What has presented the controller or one above it.
  open var presentingViewController: UIViewController? {
    heldPresenting ?? parent?.presentingViewController
  }

  /// How the controller, or one above it, is presented; before that how it will be.
  open var presentationController: UIPresentationController? {
    if let heldPresentation { return heldPresentation }
    if let parent { return parent.presentationController }
    willBePresented(by: nil, source: self)
    return heldPresentation
  }

  /// Finds how the controller is presented, unless that is known.
  ///
  /// - Parameters:
  ///   - presenter: Nil while it is not known.
  ///   - source: Who was asked to present the controller.
  func willBePresented(by presenter: UIViewController?, source: UIViewController) {
    guard heldPresentation == nil else { return }
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source) : nil
    heldPresentation = custom ?? makePresentationController()
  }

  /// How the controller is presented, if that is as a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// How the controller is presented as a popover, if it is one: also while that has become a sheet
  /// in compact width.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let popover = presentationController as? UIPopoverPresentationController ?? heldPopover
    heldPopover = popover
    return popover
  }

  /// The popover that has become something else.
  private var heldPopover: UIPopoverPresentationController?

  /// How the controller is to be presented. By itself as its style says.
  func makePresentationController() -> UIPresentationController {
    if modalPresentationStyle == .popover {
      let popover =
        heldPopover
        ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      heldPopover = popover
      return popover
    }
    return modalPresentationStyle.isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Shows a controller in front of this one.
  ///
  /// The root of the containers that the controller is in presents it, or, in the current context,
  /// the nearest of them that defines one. Where the view is not in a window, or something is
  /// presented already, nothing happens but a message on standard error.
  ///
  /// - Parameters:
  ///   - flag: Whether it is seen to come. Without a window on the screen it is there at once.
  ///   - completion: Called after the controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    PresentationRequest(of: viewControllerToPresent, by: self)
      .run(animated: flag, completion: completion)
  }

  /// Takes away what the controller or one above it has presented, with all in front of that;
  /// failing that, has the controller be dismissed by the one that presents it.
  ///
  /// - Parameter completion: Called after `viewDidDisappear(_:)`; not where there is nothing to
  ///   dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.heldPresentation?.dismiss(animated: flag, completion: completion)
    } else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
    }
  }

  /// Shows a controller as the containers above see fit: a navigation controller pushes it; without
  /// one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    let taker = sequence(first: parent, next: { $0?.parent }).prefix { $0 != nil }
      .compactMap { $0 }.first { $0.showsOthers }
    if let taker { taker.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller in the second place as the containers above see fit; without one that has
  /// such a place it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// Whether ``show(_:sender:)`` puts the other one into this container. By itself false.
  var showsOthers: Bool { false }

  // MARK: Focus

  /// Where the focus goes that comes to the controller. By itself to its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [viewIfLoaded].compactMap { $0 } }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.superview ?? parent
  }

  /// Has the focus, if it is within the view, go where the controller prefers it soon.
  open func setNeedsFocusUpdate() { viewIfLoaded?.window?.focusSystem.requestUpdate(from: self) }

  /// Has the focus go at once where it was asked to go.
  open func updateFocusIfNeeded() { viewIfLoaded?.updateFocusIfNeeded() }

  /// Whether the focus may move to, from or within the view. By itself true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has moved to, from or within the view. By itself nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Title

  /// What the controller is called. Setting it sets the titles of its items in bars.
  open var title: String? {
    didSet {
      navigationItem.title = title
      heldTabBarItem?.title = title
    }
  }

  /// What a navigation bar shows of the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// What a tab bar shows of the controller. By itself its title.
  open var tabBarItem: UITabBarItem! {
    get {
      let item = heldTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      heldTabBarItem = item
      return item
    }
    set {
      heldTabBarItem = newValue
      tabBarController?.tabsDidChange()
    }
  }
  /// What was asked for or set as the item.
  private(set) var heldTabBarItem: UITabBarItem?

  /// What the toolbar of a navigation controller shows of the controller. Default nil.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }

  /// The change is immediate, animated or not.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the bar at the bottom goes when the controller is pushed, until it is popped. Default
  /// false.
  open var hidesBottomBarWhenPushed = false

  // MARK: Screen

  /// The orientations that it can be shown in: on phones all but upside down, on tablets all.
  ///
  /// The headless screen lies as it is described; nothing turns it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the controller wants to turn with the device, which nothing turns. By itself true.
  open var shouldAutorotate: Bool { true }

  /// The orientation that a presented controller comes in. By itself that of the screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }

  /// Notes that ``supportedInterfaceOrientations`` has changed, which nothing turns the screen by.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns the screen as the device lies; here they always lie the same.
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Edges of the screen

  /// Whether the line at the screen's bottom would go; it is not drawn on this platform. By itself
  /// false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Who answers for that line instead. By itself nobody.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Notes that the answer has changed. It is asked for whenever someone wants to know.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges where the application's gestures go before the system's; there are none of the system
  /// on this platform. By itself none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Who answers for the edges instead. By itself nobody.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Notes that the answer has changed. It is asked for whenever someone wants to know.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Status bar

  /// Whether the status bar is this controller's while it is presented, though it does not cover the
  /// screen. Default false.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// By itself default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// By itself false.
  open var prefersStatusBarHidden: Bool { false }
  /// Who answers for the style instead. By itself nobody.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Who answers whether the bar is hidden instead. By itself nobody.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar would come and go; it is not drawn on this platform. By itself `fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Notes that the answers have changed. They are asked for whenever someone wants to know.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether what is behind the status bar is this controller's while it is presented.
  var coversStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
      || modalPresentationCapturesStatusBarAppearance
  }

  // MARK: Bars

  /// Whether the bar of tabs below is not to be seen now. By itself false.
  var hidesTabBar: Bool { false }

  // MARK: Content below bars

  /// Whether scroll views that adjust themselves keep clear of bars even with content that does not
  /// fill them. Default true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      scrollView(at: .top)?.followController()
    }
  }

  /// What bars cover at the upper end of the view.
  open var topLayoutGuide: any UILayoutSupport { view.topLayoutSupport }

  /// What bars cover at the lower end of the view.
  open var bottomLayoutGuide: any UILayoutSupport { view.bottomLayoutSupport }

  /// The edges at which the view reaches below bars. Default all.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether the view reaches below bars that nothing shines through, too. Default false.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  private weak var topScrollView: UIScrollView?
  private weak var bottomScrollView: UIScrollView?

  /// Names the view whose content bars follow; nil for the view itself or the first in it.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom])
  }

  /// Names the view whose content the bar at an edge follows. Sides have no bars.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { topScrollView = scrollView }
    if edge.contains(.bottom) { bottomScrollView = scrollView }
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The view that was named for the top or the bottom edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top) { return topScrollView }
    return edge.contains(.bottom) ? bottomScrollView : nil
  }

  /// What scrolls below the bar at the top, or that at the bottom.
  func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView
      ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  // MARK: Editing

  /// Whether what the view shows is being edited. Default false.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  private var isEditingNow = false

  /// Begins or ends editing; subclasses show it. By itself the edit button follows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingNow = editing
    heldEditButton?.show(isEditing: editing)
  }

  private var heldEditButton: EditButtonItem?

  /// A button that begins editing, and ends it again.
  open var editButtonItem: UIBarButtonItem {
    if let heldEditButton { return heldEditButton }
    let button = EditButtonItem(of: self)
    button.show(isEditing: isEditing)
    heldEditButton = button
    return button
  }

  /// The size that the content prefers, which containers may follow. Default zero: none.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      heldPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child prefers another size. By itself nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child in a parent of a given size. By itself that of the parent.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Traits and insets

  open var traitCollection: UITraitCollection {
    let inherited =
      parent?.traitCollection(forChild: self) ?? viewIfLoaded?.superview?.traitCollection
    return (inherited ?? .screenDefaults).overridden(
      by: traitOverrides, style: overrideUserInterfaceStyle)
  }

  open var traitOverrides = UITraitOverrides() { didSet { viewIfLoaded?.traitsMayHaveChanged() } }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.traitsMayHaveChanged()
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childOverrides[ObjectIdentifier(childViewController)]
  }

  private func traitCollection(forChild child: UIViewController) -> UITraitCollection {
    guard let extra = overrideTraitCollection(forChild: child) else { return traitCollection }
    return UITraitCollection(traitsFrom: [traitCollection, extra])
  }

  /// Room the controller takes from the safe area besides bars and the screen's shape.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Room that the bars of a container take from the safe area.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The margins that a root view has at least: 16 points at the sides of compact widths up to
  /// 413 points, 20 of wider ones; nothing above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins the view has to respect; nil where there are none.
  package var minimumMargins: UIEdgeInsets? {
    guard viewRespectsSystemMinimumLayoutMargins, let view = viewIfLoaded, view.superview != nil
    else { return nil }
    return systemMinimumLayoutMargins.physical(view.effectiveUserInterfaceLayoutDirection)
  }
}
