/// The root of a tree of views, with a place on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The layer windows are stacked by.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  /// Hidden until shown. In an application without scenes of its own it belongs to the one that is
  /// made for it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin(in: UIApplication.shared.implicitScene)
  }

  /// A window as large as the screen, in a scene. Hidden until shown.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    begin(in: windowScene)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin(in: UIApplication.shared.implicitScene)
  }

  private func begin(in scene: UIWindowScene?) {
    layer.isHidden = true
    windowScene = scene
    UIWindow.list.add(self)
  }

  /// A window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// The scene the window belongs to.
  open weak var windowScene: UIWindowScene?

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open var screen: UIScreen { .main }
  open override var window: UIWindow? { self }
  open var windowLevel: Level = .normal
  open private(set) var isKeyWindow = false

  /// The window's responder that hears of keys first; nil without one.
  weak var firstResponder: UIResponder?

  /// Brings touches to recognizers and views.
  private(set) lazy var touchDispatcher = TouchDispatcher(self)

  /// Delivers the touches of an event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { touchDispatcher.dispatch(event) }

  /// Sends an event by way of the application, which may be a subclass that looks at it.
  func sendThroughApplication(_ event: UIEvent) { UIApplication.shared.sendEvent(event) }

  /// Knows which of the window's views has the focus.
  private(set) lazy var focusSystem = UIFocusSystem(in: self)

  /// The root controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    [rootViewController].compactMap { $0 }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
  }

  private func rootDidChange(from former: UIViewController?) {
    former?.directlyPresented?.ownPresentation?.dismiss(animated: false, completion: nil)
    former?.disappear()
    former?.viewIfLoaded?.removeFromSuperview()
    if !isHidden { showRoot() }
  }

  /// Puts the root controller's view in and takes it through its life cycle.
  private func showRoot() {
    guard let controller = rootViewController, let view = controller.view, view.superview !== self,
      controller.directlyPresented == nil
    else { return }
    controller.appear(in: {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    })
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
    }
  }

  private static let list = WindowList()

  /// The windows on the screen, which keeps them, in the order in which they came.
  static var shown: [UIWindow] { list.shown }

  /// The windows on the screen and those that belong to scenes, the hindmost first.
  static var known: [UIWindow] { list.known }

  private func enterScreen() {
    FrameWaker.install()
    guard UIWindow.list.show(self) else { return }
    showRoot()
    if layoutState.waits { LayoutTurn.request() }
    post(UIWindow.didBecomeVisibleNotification)
    if firstResponder != nil { Keyboard.shared.followFirstResponder() }
  }

  package override var isOnScreen: Bool { !isHidden }

  private func leaveScreen() {
    guard UIWindow.list.hide(self) else { return }
    let shown = sequence(first: rootViewController, next: { $0?.directlyPresented })
      .prefix { $0 != nil }
    for controller in shown.reversed() { controller?.disappear() }
    post(UIWindow.didBecomeHiddenNotification)
    if firstResponder != nil { Keyboard.shared.followFirstResponder() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  override func treeWaitsForLayout() {
    if !isHidden { LayoutTurn.request() }
  }

  /// Shows the window and makes it the key window. The screen keeps it until it is hidden.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func makeKey() {
    guard UIWindow.key !== self else { return }
    UIWindow.key?.loseKey()
    UIWindow.key = self
    isKeyWindow = true
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
    Keyboard.shared.followFirstResponder()
  }

  private func loseKey() {
    isKeyWindow = false
    resignKey()
    post(UIWindow.didResignKeyNotification)
  }

  /// The window that hears of keys.
  private(set) static weak var key: UIWindow?

  /// Called when the window has become the key window. By itself nothing.
  open func becomeKey() {}
  /// Called when another window has become the key window. By itself nothing.
  open func resignKey() {}

  /// What the screen's shape covers, where the window covers the screen; what of the window lies
  /// beyond the screen adds nothing.
  open override var safeAreaInsets: UIEdgeInsets {
    HeadlessScreen.environment.safeArea.reaching(into: frame, of: screen.bounds)
  }

  package override var inheritedTraits: UITraitCollection { traits(at: bounds.size) }

  /// What the window hands down when it has a size.
  private func traits(at size: CGSize) -> UITraitCollection {
    var values = screen.traitCollection.values
    values.horizontalSizeClass = UIWindow.horizontalSizeClass(of: size)
    values.verticalSizeClass = size.height >= UIWindow.regularHeight ? .regular : .compact
    values.userInterfaceIdiom = UIWindow.idiom(of: size)
    return UITraitCollection(values)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  /// Changes the size as one transition, which the controllers hear of beforehand.
  private func resize(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size else { return change() }
    guard !isHidden, let controller = rootViewController, controller.isViewLoaded else {
      change()
      return traitsMayHaveChanged()
    }
    let transition = ControllerTransition(in: self)
    let traits = traits(at: size)
    let shown = sequence(first: controller, next: { $0.directlyPresented })
    if traits != inheritedTraits {
      for controller in shown {
        if controller.directPresenter != nil {
          controller.ownPresentation?.willTransition(to: traits, with: transition)
        }
        controller.willTransition(to: traits, with: transition)
      }
    }
    controller.join(transition)
    for controller in shown {
      if controller.directPresenter != nil {
        controller.ownPresentation?.viewWillTransition(to: size, with: transition)
      }
      controller.viewWillTransition(to: size, with: transition)
    }
    transition.perform {
      change()
      traitsMayHaveChanged()
    }
    controller.join(nil)
    transition.end()
  }

  static func idiom(of size: CGSize) -> UIUserInterfaceIdiom {
    min(size.width, size.height) >= tabletSide ? .pad : .phone
  }

  /// Widths that iPads give an app as regular start here, in points.
  private static let tabletSide: CGFloat = 592
  /// Portrait phones, the smallest included, are at least this high.
  private static let regularHeight: CGFloat = 480
  /// Phones this wide in portrait are regular in landscape.
  private static let largePhoneSide: CGFloat = 414

  private static func horizontalSizeClass(of size: CGSize) -> UIUserInterfaceSizeClass {
    guard size.width >= tabletSide else { return .compact }
    if size.height >= tabletSide { return .regular }
    return size.height >= largePhoneSide ? .regular : .compact
  }
}
