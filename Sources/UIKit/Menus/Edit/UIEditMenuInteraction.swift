/// Shows a menu of what can be done with a selection, as a bar above or below it.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Provides the menus. Not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction has been added to.
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @UntilGone private var holder: UIView?
  private var open: (bar: EditMenuBar, configuration: UIEditMenuConfiguration)?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction moves to another view. Closes the open menu.
  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  /// Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu of a configuration. Does nothing if the view is in no window or the menu is empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let window = view?.window else { return }
    let actions = actions(for: configuration)
    guard !actions.isEmpty else { return }
    let bar = EditMenuBar(
      actions.map(\.title), beside: target(of: configuration),
      configuration.preferredArrowDirection, in: window
    ) { [weak self] index in self?.choose(actions[index]) }
    bar.onClose = { [weak self] in self?.dismissMenu() }
    open = (bar, configuration)
    animate(to: 1, bar) {
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0)
    }
  }

  /// Closes the open menu, if there is one.
  open func dismissMenu() {
    guard let (bar, configuration) = open else { return }
    open = nil
    bar.isUserInteractionEnabled = false
    animate(to: 0, bar) {
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0)
    }
  }

  /// Asks for the open menu again.
  open func reloadVisibleMenu() {
    guard let (bar, configuration) = open else { return }
    bar.removeFromSuperview()
    open = nil
    presentEditMenu(with: configuration)
  }

  /// Asks for the rectangle beside the open menu again. The menu moves at once.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let (bar, configuration) = open else { return }
    bar.move(to: target(of: configuration))
  }

  /// The point the open menu was opened at; zero while none is open.
  ///
  /// - Parameter view: The view of the coordinates; nil for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let point = open?.configuration.sourcePoint, let own = self.view else { return .zero }
    return own.convert(point, to: view)
  }

  private func choose(_ action: UIAction) {
    if !action.attributes.contains(.keepsMenuPresented) { dismissMenu() }
    action.perform(sender: self)
  }

  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    let point = CGRect(origin: configuration.sourcePoint, size: .zero)
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? point
    return view?.convert(rect, to: nil) ?? rect
  }

  /// The actions of the menu and of its submenus, without those that are hidden or disabled.
  private func actions(for configuration: UIEditMenuConfiguration) -> [UIAction] {
    let suggested: [UIMenuElement] = EditCommand.suggestions(for: view)
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    func flattened(_ elements: [UIMenuElement]) -> [UIAction] {
      elements.flatMap { element -> [UIAction] in
        if let menu = element as? UIMenu { return flattened(menu.children) }
        guard let action = element as? UIAction,
          action.attributes.isDisjoint(with: [.hidden, .disabled])
        else { return [] }
        return [action]
      }
    }
    return flattened(menu?.children ?? [])
  }

  private func animate(
    to alpha: CGFloat, _ bar: EditMenuBar, _ tell: (any UIEditMenuInteractionAnimating) -> Void
  ) {
    let animator = EditMenuAnimator()
    tell(animator)
    bar.layoutIfNeeded()
    bar.alpha = 1 - alpha
    BlockAnimator(
      duration: 0.2, delay: 0, pace: .curve(.easeInEaseOut), options: [.allowUserInteraction]
    ) { _ in
      if alpha == 0 { bar.removeFromSuperview() }
      animator.end()
    }
    .run {
      bar.alpha = alpha
      animator.run()
    }
  }
}

/// What others add to the appearance of an edit menu.
@MainActor private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func run() { for animation in animations { animation() } }
  func end() { for completion in completions { completion() } }
}

/// A command that a first responder can perform.
enum EditCommand: CaseIterable {
  case cut, copy, paste, selectAll

  private var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .selectAll: "Select All"
    }
  }

  private var selector: Selector {
    switch self {
    case .cut: Selector("cut:")
    case .copy: Selector("copy:")
    case .paste: Selector("paste:")
    case .selectAll: Selector("selectAll:")
    }
  }

  @MainActor private func perform(on responder: UIResponder) {
    switch self {
    case .cut: responder.cut(nil)
    case .copy: responder.copy(nil)
    case .paste: responder.paste(nil)
    case .selectAll: responder.selectAll(nil)
    }
  }

  /// What the first responder of a view's window says that it can do. One that leaves the question to
  /// `UIResponder` can do nothing.
  @MainActor static func suggestions(for view: UIView?) -> [UIAction] {
    guard let responder = FirstResponder.current(in: view?.window) else { return [] }
    return allCases.compactMap { command in
      let answer = OptionalCall.ask("canPerformAction(_:withSender:)") {
        responder.canPerformAction(command.selector, withSender: nil)
      }
      guard answer == true else { return nil }
      return UIAction(title: command.title) { [weak responder] _ in
        if let responder { command.perform(on: responder) }
      }
    }
  }
}
