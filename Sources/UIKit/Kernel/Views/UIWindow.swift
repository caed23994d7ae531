/// The root of a tree of views, with a place on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The layer windows are stacked by.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Windows of higher levels are in front.
    public var rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level above, or with a number below zero below, another one.
    public static func + (level: Level, difference: CGFloat) -> Level {
      Level(level.rawValue + difference)
    }

    /// A level below, or with a number below zero above, another one.
    public static func - (level: Level, difference: CGFloat) -> Level {
      Level(level.rawValue - difference)
    }

    /// The level of an application's windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
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

  /// Creates a hidden window without content: archives are not read on this platform.
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
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      UIWindow.list.release(self, of: oldValue)
      keepIfKey()
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The undo manager of everything in the window that has none of its own.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// The screen that shows the window.
  open var screen: UIScreen { windowScene?.screen ?? .main }
  open override var window: UIWindow? { self }
  /// The level of the window. The default is `normal`.
  open var windowLevel: Level = .normal
  /// Whether the window is the key window, which receives keys.
  open private(set) var isKeyWindow = false

  /// The first responder of the window.
  weak var firstResponder: UIResponder?

  /// Delivers touches to recognizers and views.
  private(set) lazy var touchDispatcher = TouchDispatcher(self)

  /// Delivers the touches of an event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { touchDispatcher.dispatch(event) }

  /// Sends an event by way of the application, which may be a subclass that looks at it.
  func sendThroughApplication(_ event: UIEvent) { UIApplication.shared.sendEvent(event) }

  /// Manages focus within the window.
  private(set) lazy var focusSystem = UIFocusSystem(in: self)
  /// The view in the window that has the focus.
  var focusedView: UIView? { focusSystem.focusedItem as? UIView }

  /// The root controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    [rootViewController].compactMap { $0 }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
  }

  private func rootDidChange(from former: UIViewController?) {
    former?.stopBeingRoot()
    if !isHidden { rootViewController?.showAsRoot(of: self) }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
    }
  }

  private static let list = WindowList()

  /// The windows on the screen, in the order in which they came.
  static var shown: [UIWindow] { list.shown }

  /// The windows on the screen and those that belong to scenes, the hindmost first.
  static var known: [UIWindow] { list.known }

  private func enterScreen() {
    FrameWaker.install()
    keepIfKey()
    guard UIWindow.list.show(self) else { return }
    rootViewController?.showAsRoot(of: self)
    if layoutState.waits { LayoutTurn.request() }
    post(UIWindow.didBecomeVisibleNotification)
    if firstResponder != nil { Keyboard.shared.followFirstResponder() }
  }

  package override var isOnScreen: Bool { !isHidden }

  private func leaveScreen() {
    defer { UIWindow.list.release(self, of: windowScene) }
    guard UIWindow.list.hide(self) else { return }
    rootViewController?.disappearWithPresented()
    post(UIWindow.didBecomeHiddenNotification)
    if firstResponder != nil { Keyboard.shared.followFirstResponder() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted when a window was shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is not the key window any more.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  override func treeWaitsForLayout() {
    if !isHidden { LayoutTurn.request() }
  }

  private func keepIfKey() {
    if isKeyWindow, !isHidden { UIWindow.list.keep(self, of: windowScene) }
  }

  /// Shows the window and makes it the key window. Its scene keeps it until it is hidden or another
  /// window of the scene becomes the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window.
  open func makeKey() {
    let former = UIWindow.key
    guard former !== self else { return }
    former?.loseKey()
    UIWindow.key = self
    isKeyWindow = true
    keepIfKey()
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
    Keyboard.shared.followFirstResponder()
  }

  private func loseKey() {
    isKeyWindow = false
    resignKey()
    post(UIWindow.didResignKeyNotification)
  }

  /// The key window of the application.
  private(set) static weak var key: UIWindow?

  /// Called when the window has become the key window. The default implementation does nothing.
  open func becomeKey() {}
  /// Called when another window has become the key window. The default implementation does nothing.
  open func resignKey() {}

  /// The distances from the edges that the screen's shape covers, where the window covers the
  /// screen.
  open override var safeAreaInsets: UIEdgeInsets {
    screen.conditions.safeArea.reaching(into: frame, of: screen.bounds)
  }

  package override var inheritedTraits: UITraitCollection { traits(at: bounds.size) }

  /// The traits of the window's subviews at a size of the window.
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

  /// Changes the size as one transition, which is announced to the controllers.
  private func resize(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size else { return change() }
    guard !isHidden, let controller = rootViewController, controller.isViewLoaded else {
      change()
      return traitsMayHaveChanged()
    }
    controller.changeSize(of: self, to: size, traits: traits(at: size)) {
      change()
      traitsMayHaveChanged()
    }
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
