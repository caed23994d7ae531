/// An object that owns a view and takes it through its life.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
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

  private var isAppeared = false

  /// Takes the controller from hidden to shown; `attach` puts its view into the window.
  package func appear(in attach: () -> Void) {
    guard !isAppeared else { return attach() }
    isAppeared = true
    loadViewIfNeeded()
    viewWillAppear(false)
    children.forEach { $0.beginAppearance() }
    attach()
    viewIsAppearing(false)
    viewDidAppear(false)
    children.forEach { $0.endAppearance() }
  }

  /// Takes the controller from shown to hidden.
  package func disappear() {
    guard isAppeared else { return }
    isAppeared = false
    viewWillDisappear(false)
    children.forEach { $0.disappear() }
    viewDidDisappear(false)
  }

  private func beginAppearance() {
    guard !isAppeared, viewIfLoaded?.superview != nil || shownByParent else { return }
    isAppeared = true
    viewWillAppear(false)
    children.forEach { $0.beginAppearance() }
  }

  private func endAppearance() {
    guard isAppeared else { return }
    viewIsAppearing(false)
    viewDidAppear(false)
    children.forEach { $0.endAppearance() }
  }

  /// Whether a window or a navigation controller gives the view its frame.
  var isPlacedByContainer: Bool {
    guard let container = viewIfLoaded?.superview else { return false }
    if let window = container as? UIWindow { return window.rootViewController === self }
    return (parent as? UINavigationController)?.viewIfLoaded === container
  }

  /// Whether the parent will show the view although it has not put it in yet.
  private var shownByParent: Bool {
    (parent as? UINavigationController)?.topViewController === self
  }

  // MARK: Transitions

  private weak var currentTransition: (any UIViewControllerTransitionCoordinator)?

  /// The transition that the controller or one above it takes part in; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? parent?.transitionCoordinator
  }

  func takePart(
    in transition: any UIViewControllerTransitionCoordinator, _ change: () -> Void
  ) {
    currentTransition = transition
    change()
    currentTransition = nil
  }

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
    didMove(toParent: nil)
  }

  /// Called when the controller has been pushed on another one. By itself nothing.
  func didJoinStack(above controller: UIViewController) {}

  /// Called before the controller is taken off a stack. By itself nothing.
  func willLeaveStack() {}

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The nearest navigation controller above.
  open var navigationController: UINavigationController? {
    sequence(first: parent, next: { $0?.parent }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? UINavigationController }.first
  }

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

  open var title: String? { didSet { navigationItem.title = title } }

  /// What a navigation bar shows of the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  open var preferredContentSize: CGSize = .zero

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
