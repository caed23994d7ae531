/// An object that owns a view, manages its life cycle, and contains or presents other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
  UIAppearanceContainer
{
  /// Creates a controller whose view is in an interface document; with nil that of the class's name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    ViewFile.set(nibNameOrNil, nibBundleOrNil, of: self)
  }

  /// Creates a controller whose view is made by ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.objectIsSetUp(self, as: UIViewController.self)
  }

  /// The name of the document that contains the view; nil if there is none.
  open var nibName: String? { ViewFile.name(of: self) }
  /// The bundle that was given for that document; nil for the main one.
  open var nibBundle: Bundle? { parts[ViewFile.self]?.bundle }

  /// The name under which the controller's state is kept; stored and not used. The default is nil.
  open var restorationIdentifier: String? {
    get { parts[RestorationName.self]?.text }
    set { parts[RestorationName.self] = newValue.map(RestorationName.init) }
  }

  // MARK: View

  final var loadedView: UIView? {
    didSet { viewDidChange(from: oldValue) }
  }

  /// The controller's view. Reading it loads the view if necessary.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { changing(.view) { loadedView = newValue } }
  }

  /// The controller's view; nil while it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  override var managedView: UIView? { viewIfLoaded }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Calls ``loadView()`` and ``viewDidLoad()`` unless the view is loaded.
  open func loadViewIfNeeded() { if loadedView == nil { load() } }

  /// Creates the view, from an interface document if there is one. The default implementation else
  /// creates an empty view as large as the screen.
  open func loadView() {
    if !ViewFile.loadView(of: self) { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view enters the view hierarchy.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears, once traits, insets and bars are final and before the first layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the view hierarchy.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the view hierarchy and its transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called in place of the view's `updateConstraints()`; the default implementation calls that.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Updates what the view shows, before its first layout and when it was requested. The default
  /// implementation does nothing.
  open func updateProperties() {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when memory is short. The default implementation does nothing.
  open func didReceiveMemoryWarning() {}

  /// Work that another topic wants done once, before the next layout of the view.
  final var workBeforeLayout: (() -> Void)?

  /// Called to set `contentUnavailableConfiguration`. The default implementation does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Appearance

  /// How far the view is on its way onto or off the screen.
  final var appearance = AppearanceState.hidden
  /// Whether the appearance under way was caused by the view's move to or from a window.
  final var appearsWithWindow = false

  /// Tells a child controller that its view is about to appear or to disappear.
  ///
  /// Containers that forward appearance themselves call it before they change the view hierarchy,
  /// and ``endAppearanceTransition()`` afterwards.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceChange(isAppearing, animated: animated)
  }

  /// Tells a child controller that its view has appeared or disappeared.
  open func endAppearanceTransition() { endAppearanceChange() }

  /// Whether the controller forwards its appearance to its children. The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether the view is appearing because the controller is being added to its parent.
  open internal(set) var isMovingToParent = false
  /// Whether the view is disappearing because the controller is being removed from its parent.
  open internal(set) var isMovingFromParent = false

  // MARK: Transitions

  final weak var currentTransition: (any UIViewControllerTransitionCoordinator)?

  /// The transition in which the controller or an ancestor takes part; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? parent?.transitionCoordinator ?? ownPresentation?.transition
  }

  /// Called before the size of the view changes together with its window. The default
  /// implementation forwards the call to the children whose views are as large as the controller's.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childrenOfOwnSize { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the traits of the window change. Forwards the call to the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Tree

  /// The container that the controller is a child of.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []

  /// Makes a controller a child of this one and removes it from its former parent.
  ///
  /// Calls the child's `willMove(toParent:)`; the caller adds the view and calls
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`.
  ///
  /// The caller has called `willMove(toParent: nil)` and removed the view before.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to a container, or with nil before it is removed.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isMovingFromParent = true }
  }

  /// Called after the controller was added to a container, or with nil after it was removed.
  open func didMove(toParent parent: UIViewController?) { isMovingToParent = false }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The nearest navigation controller among the ancestors; nil if there is none.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The controller as a container of the system; nil for other controllers.
  var container: (any ControllerContainer)? { nil }

  // MARK: Presentation

  /// How the controller is presented. The default is `automatic`, which is a sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style }
    set { modal.style = newValue }
  }
  /// How the controller moves onto and off the screen. The default is `coverVertical`.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }
  /// The object that provides animators and a presentation controller. The default is nil.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.transitioningDelegate }
    set { modal.transitioningDelegate = newValue }
  }
  /// Whether a swipe or a tap beside the controller does not dismiss it. The default is `false`.
  open var isModalInPresentation: Bool {
    get { modal.isModal }
    set { modal.isModal = newValue }
  }
  /// Whether the view is appearing because the controller is being presented.
  open var isBeingPresented: Bool { modalIfMade?.change == .presenting }
  /// Whether the view is disappearing because the controller is being dismissed.
  open var isBeingDismissed: Bool { modalIfMade?.change == .dismissing }

  /// The controller that this one or its nearest presenting ancestor has presented.
  open var presentedViewController: UIViewController? {
    directlyPresented ?? parent?.presentedViewController
  }

  /// The controller that has presented this one or its nearest presented ancestor.
  open var presentingViewController: UIViewController? {
    directPresenter ?? parent?.presentingViewController
  }

  /// Creates the presentation controller for ``modalPresentationStyle``.
  func makePresentationController() -> UIPresentationController {
    modal.makePresentationController(for: self)
  }

  /// Presents a controller in front of this one.
  ///
  /// The outermost container presents it, or, for styles in the current context, the nearest one
  /// that defines a context. Writes a message to standard error and does nothing if the view is not
  /// in a window or a controller is presented already.
  ///
  /// - Parameters:
  ///   - flag: Whether the presentation is animated. It is not without a window on the screen.
  ///   - completion: Called after the controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    UIPresentationController.present(
      viewControllerToPresent, by: self, animated: flag, completion: completion)
  }

  /// Dismisses what this controller or an ancestor has presented; if there is nothing, asks the
  /// presenting controller to dismiss this one.
  ///
  /// - Parameter completion: Called after `viewDidDisappear(_:)`. Not called if there is nothing to
  ///   dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// Pushes a controller onto the nearest navigation controller; presents it if there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    show(vc, by: { $0.show(vc, sender: sender) }, where: { $0.showsOthers })
  }

  /// Shows a controller as the secondary one of the nearest split view controller; presents it if
  /// there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, by: { $0.showDetailViewController(vc, sender: sender) }, where: { $0.showsDetails })
  }

  /// Puts the secondary controller of a split view, which is one column now, into this one, the
  /// primary controller. A navigation controller puts its content on top of the stack. By default,
  /// the secondary controller is gone.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { container?.takeSecondary(secondaryViewController) }

  /// Takes the secondary controller of a split view, which has two columns again, out of this one, the
  /// primary controller. A navigation controller takes what belongs to it, and what was pushed above,
  /// from the stack. The default is nil: the former secondary controller.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { container?.giveBackSecondary() }

  // MARK: Segues

  /// Called before a segue is performed. The default implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue may be performed. The default is `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs the segue of the controller's storyboard with an identifier; there must be one.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIStoryboardSegue.perform(identifier, of: self, sender)
  }

  /// Whether an unwind segue may end at the controller. The default is whether it has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { UIStoryboardSegue.action(action, of: self) != nil }

  /// The children in which the destination of an unwind segue is looked for, the first one first.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { source.otherChildren(of: self) }

  /// The child that contains the source of an unwind segue, or is it.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { source.source.isWithin($0) }
  }

  /// Shows a child to which an unwind segue leads. The default implementation does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Items of bars

  /// The title of the controller. Setting it sets the titles of its navigation item and tab bar item.
  open var title: String? {
    get { ownTitle }
    set { changing(.title) { ownTitle = newValue } }
  }
  private var ownTitle: String? { didSet { nameBarItems(ownTitle) } }

  /// The item that a navigation bar shows while the controller is on top of its stack.
  open var navigationItem: UINavigationItem { barItems.navigationItem(of: self) }

  /// The item that a tab bar shows for the controller. The default has the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tabBarItem(of: self) }
    set { barItems.setTabBarItem(newValue, of: self) }
  }

  /// The toolbar items that a navigation controller shows for the controller. The default is nil.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbarItems }
    set { barItems.setToolbarItems(newValue, of: self) }
  }

  /// Whether the bar at the bottom is hidden while the controller is pushed. The default is `false`.
  open var hidesBottomBarWhenPushed: Bool {
    get { barItems.hidesBottomBar }
    set { barItems.hidesBottomBar = newValue }
  }

  // MARK: Editing

  private var isEditingNow = false

  /// Whether the content is being edited. Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. The default implementation updates the edit button.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingNow = editing
    parts[ControllerBarItems.self]?.editButton?.update(isEditing: editing)
  }

  // MARK: Focus

  /// Where the focus goes when it moves to the controller. The default is the controller's view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [viewIfLoaded].compactMap { $0 } }
  /// The superview of the controller's view, or the parent.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
  /// Whether the focus may move to, from or within the view. The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus moved to, from or within the view. The default implementation does nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Screen

  /// The supported orientations: all on tablets, all but upside down on phones by default. The
  /// screen of this platform never rotates.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the interface may rotate with the device; it never does here. The default is `true`.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is presented. The default is that of the screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// Whether the home indicator is hidden; it is not drawn on this platform. The default is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden. The default is nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges where system gestures are deferred; there are none here. The default is no edge.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines the edges at which system gestures are deferred. The default is nil.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The style of the status bar. The default is `default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. The default is `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that determines the status bar style. The default is nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden. The default is nil.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The animation of the status bar, which is not drawn on this platform. The default is `fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  // MARK: Size, traits and insets

  /// The size that the content prefers in containers that respect it. The default is zero: none.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
  }

  /// Called when the preferred size of a child has changed. The default implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child in a parent of the given size. The default is the size of the parent.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The traits of the controller: those of its parent or its view's superview, with its overrides.
  open var traitCollection: UITraitCollection {
    inheritedTraits.overridden(by: traitOverrides, style: overrideUserInterfaceStyle)
  }

  /// Traits that replace the inherited ones for the controller, its view and its children.
  open var traitOverrides = UITraitOverrides() { didSet { viewIfLoaded?.traitsMayHaveChanged() } }

  /// The interface style of the view and the children. The default, `unspecified`, is the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }

  /// Called when the traits have changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that were set for children, by the identity of the child.
  final var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

  /// The traits for a child: those of ``setOverrideTraitCollection(_:forChild:)`` by default.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childOverrides[ObjectIdentifier(childViewController)] }

  /// Insets that are added to the safe area of the view, in points. The default is zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The insets that the bars of a container add to the safe area of the view, in points.
  package final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. The default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Bars and presentation

  /// The edges at which the view extends under bars. The default is all.
  open var edgesForExtendedLayout: UIRectEdge {
    get { barItems.extendedEdges }
    set { barItems.setExtendedEdges(newValue, of: self) }
  }
  /// Whether the view extends under opaque bars, too. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { barItems.extendsUnderOpaqueBars }
    set { barItems.setExtendsUnderOpaqueBars(newValue, of: self) }
  }
  /// The scroll view that was set for the top or the bottom edge; nil if there is none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    chosenContentScrollView(for: edge)
  }
  /// A button that toggles ``isEditing``. Its title is *Edit* or *Done*.
  open var editButtonItem: UIBarButtonItem { ownEditButton }
  /// Whether controllers that are presented in the current context cover this controller's view. The
  /// default is `false`.
  open var definesPresentationContext: Bool {
    get { modalIfMade?.definesContext ?? false }
    set { modal.definesContext = newValue }
  }
  /// Whether the controller determines the status bar while it is presented without covering the
  /// screen. The default is `false`.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modalIfMade?.capturesStatusBar ?? false }
    set { modal.capturesStatusBar = newValue }
  }
  /// Requests that the status bar's style and visibility be read again. They are read whenever they
  /// are needed, so it does nothing on this platform.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The minimum layout margins of the view, in points: 16 at both sides for widths below 414
  /// points, 20 otherwise; zero at the top and the bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    .systemMinimum(inWidth: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
  }
}
