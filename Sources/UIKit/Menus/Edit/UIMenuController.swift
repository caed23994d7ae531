/// An item of the menu of a ``UIMenuController``.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that is called on the first responder, or on the next one in the chain that has it.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// Shows the menu of what can be done with a selection, in the way of applications before iOS 16.
///
/// The menu has what the first responder can do: `cut(_:)` and its kin, and the ``menuItems``.
/// Rule EDIT-1.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The side of the menu at which its arrow is.
  public enum ArrowDirection: Int, Sendable {
    /// The system's choice.
    case `default`
    /// Above: the menu is below its rectangle.
    case up
    /// Below: the menu is above its rectangle.
    case down
    /// At the left side; as `default` on this platform.
    case left
    /// At the right side; as `default` on this platform.
    case right
  }

  /// The menu of the application.
  public static let shared = UIMenuController()

  private override init() { super.init() }

  // MARK: Menu

  /// The items beside those of the system. The default is nil.
  open var menuItems: [UIMenuItem]? { didSet { update() } }
  /// The side at which the arrow is. The default is `default`.
  open var arrowDirection = ArrowDirection.default

  private var target: (view: UIView, rect: CGRect)?
  private var open: (bar: EditMenuBar, choices: [Choice])?

  /// Sets the rectangle beside which the menu is shown, in the coordinates of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (targetView, targetRect)
    guard let (bar, _) = open else { return }
    bar.move(to: targetView.convert(targetRect, to: nil))
    post(UIMenuController.menuFrameDidChangeNotification)
  }

  /// Shows the menu beside a rectangle of a view. Does nothing if there is nothing to be done.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it was shown from a view.
  open func hideMenu(from targetView: UIView) {
    if target?.view === targetView { hideMenu() }
  }
  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Whether the menu is visible. Setting it is not animated.
  open var isMenuVisible: Bool {
    get { open != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows or hides the menu. It fades if `animated`.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    menuVisible ? show(animated) : hide(animated)
  }

  /// The frame of the menu in its window; zero while it is not visible.
  open var menuFrame: CGRect {
    guard let bar = open?.bar else { return .zero }
    bar.layoutIfNeeded()
    return bar.menuFrame
  }

  /// Asks the first responder anew what can be done, and shows that.
  open func update() {
    guard let (bar, _) = open else { return }
    bar.removeFromSuperview()
    open = nil
    guard let new = makeBar() else { return }
    open = new
  }

  private func show(_ animated: Bool) {
    hide(false)
    guard let new = makeBar() else { return }
    post(UIMenuController.willShowMenuNotification)
    open = new
    new.bar.layoutIfNeeded()
    new.bar.alpha = 0
    fade(new.bar, to: 1, isAnimated: animated) { [weak self] in
      self?.post(UIMenuController.didShowMenuNotification)
    }
  }

  private func hide(_ animated: Bool) {
    guard let (bar, _) = open else { return }
    post(UIMenuController.willHideMenuNotification)
    open = nil
    bar.isUserInteractionEnabled = false
    fade(bar, to: 0, isAnimated: animated) { [weak self] in
      bar.removeFromSuperview()
      self?.post(UIMenuController.didHideMenuNotification)
    }
  }

  private func fade(
    _ bar: EditMenuBar, to alpha: CGFloat, isAnimated animated: Bool,
    _ completion: @escaping () -> Void
  ) {
    BlockAnimator(
      duration: animated ? 0.2 : 0, delay: 0, pace: .curve(.easeInEaseOut),
      options: [.allowUserInteraction]
    ) { _ in completion() }
    .run { bar.alpha = alpha }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has disappeared.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu has moved.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  // MARK: Choices

  private struct Choice {
    let title: String
    let perform: @MainActor () -> Void
  }

  private func makeBar() -> (bar: EditMenuBar, choices: [Choice])? {
    guard let (view, rect) = target, let window = view.window else { return nil }
    let choices = choices(for: view)
    guard !choices.isEmpty else { return nil }
    let direction: UIEditMenuArrowDirection =
      switch arrowDirection {
      case .up: .up
      case .down: .down
      case .default, .left, .right: .automatic
      }
    let bar = EditMenuBar(
      choices.map(\.title), beside: view.convert(rect, to: nil), direction, in: window
    ) { [weak self] index in
      self?.hide(true)
      choices[index].perform()
    }
    bar.onClose = { [weak self] in self?.hide(true) }
    return (bar, choices)
  }

  private func choices(for view: UIView) -> [Choice] {
    guard let first = FirstResponder.current(in: view.window) else { return [] }
    let own = EditCommand.suggestions(for: view).map { action in
      Choice(title: action.title) { action.perform(sender: nil) }
    }
    let added = (menuItems ?? []).compactMap { item -> Choice? in
      guard let responder = responder(for: item.action, from: first) else { return nil }
      return Choice(title: item.title) { [weak self, weak responder] in
        if let responder { item.action._send(to: responder, self) }
      }
    }
    return own + added
  }

  /// The nearest responder that says that it can perform an action, or has the method and does not say.
  private func responder(for action: Selector, from first: UIResponder) -> UIResponder? {
    sequence(first: first, next: \.next).first { responder in
      guard action.fits(responder) else { return false }
      let answer = OptionalCall.ask("canPerformAction(_:withSender:)") {
        responder.canPerformAction(action, withSender: self)
      }
      return answer ?? true
    }
  }
}
