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

  /// Hidden until shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
  }

  /// A window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  open var screen: UIScreen { .main }
  open override var window: UIWindow? { self }
  open var windowLevel: Level = .normal
  open private(set) var isKeyWindow = false

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
    former?.disappear()
    former?.viewIfLoaded?.removeFromSuperview()
    if !isHidden { showRoot() }
  }

  /// Puts the root controller's view in and takes it through its life cycle.
  private func showRoot() {
    guard let controller = rootViewController, let view = controller.view, view.superview !== self
    else { return }
    controller.appear(in: {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      layoutIfNeeded()
    })
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
    }
  }

  /// The windows on the screen, which keeps them, in the order in which they came.
  private(set) static var shown: [UIWindow] = []

  private func enterScreen() {
    FrameWaker.install()
    if !UIWindow.shown.contains(where: { $0 === self }) { UIWindow.shown.append(self) }
    showRoot()
    if layoutState.waits { LayoutTurn.request() }
  }

  package override var isOnScreen: Bool { !isHidden }

  private func leaveScreen() {
    rootViewController?.disappear()
    UIWindow.shown.removeAll { $0 === self }
  }

  override func treeWaitsForLayout() {
    if !isHidden { LayoutTurn.request() }
  }

  /// Shows the window and makes it the key window. The screen keeps it until it is hidden.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func makeKey() {
    if UIWindow.key !== self { UIWindow.key?.resignKey() }
    UIWindow.key = self
    isKeyWindow = true
    becomeKey()
  }

  private static weak var key: UIWindow?

  open func becomeKey() {}
  open func resignKey() { isKeyWindow = false }

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
    values.userInterfaceIdiom = min(size.width, size.height) >= UIWindow.tabletSide ? .pad : .phone
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
    let transition = SizeTransition(in: self)
    let traits = traits(at: size)
    if traits != inheritedTraits { controller.willTransition(to: traits, with: transition) }
    controller.takePart(in: transition) {
      controller.viewWillTransition(to: size, with: transition)
      transition.perform {
        change()
        traitsMayHaveChanged()
      }
    }
    transition.end()
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
