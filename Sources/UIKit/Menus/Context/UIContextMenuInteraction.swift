/// Opens menus over a view.
///
/// A long press does. `CollectionViewExtras` does by code what fingers do; what it opens and closes
/// comes and goes at once.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown
    /// With what it is for lifted out of the view.
    case rich
    /// The menu alone.
    case compact
  }

  /// Makes the menus; not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @UntilGone private var holder: UIView?
  private var open: OpenContextMenu?
  private var press: MenuPressGestureRecognizer?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// For subclasses that make the menus themselves.
  override init() {
    super.init()
  }

  /// Compact for menus that a touch opens instead of what a control is for.
  open var menuAppearance: Appearance { open?.appearance ?? .unknown }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    if let press { press.view?.removeGestureRecognizer(press) }
    press = nil
    self.view = view
    guard let view else { return }
    let press = MenuPressGestureRecognizer()
    press.interaction = self
    press.listener = { [weak self] in self?.follow() }
    view.addGestureRecognizer(press)
    self.press = press
  }

  /// Where the open menu was asked for; zero while none is open.
  ///
  /// - Parameter view: Whose coordinates are meant; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let open, let own = self.view else { return .zero }
    return own.convert(open.location, to: view)
  }

  /// Replaces the open menu by what `block` makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu = open?.menu else { return }
    let next = block(menu)
    open?.menu = next
    open?.screen?.show(next)
  }

  /// Closes the menu that is open, if any.
  open func dismissMenu() {
    close {}
  }

  // MARK: Fingers

  /// What a finger found that is about to open a menu.
  private var found: UIContextMenuConfiguration?

  /// Whether there is a menu for a long press.
  fileprivate func prepare(at location: CGPoint) -> Bool {
    guard open == nil else { return false }
    found = configuration(at: location)
    return found != nil
  }

  private func follow() {
    guard let press else { return }
    switch press.state {
    case .began:
      guard let found else { return }
      self.found = nil
      show(found, at: press.location(in: view), as: .rich, animated: true)
    case .changed: follow(press.location(in: view), lifts: false)
    case .ended: follow(press.location(in: view), lifts: true)
    default: break
    }
  }

  /// How far a finger that opened a menu moves before it chooses from it, in points.
  private static let reach: CGFloat = 10

  /// The finger that opened the menu moves: it shows what it is on, and chooses that as it lifts.
  ///
  /// - Parameter point: In the view's coordinates.
  func follow(_ point: CGPoint, lifts: Bool) {
    guard let open, let view, point.distance(to: open.location) > Self.reach else { return }
    let place = view.convert(point, to: nil)
    lifts ? open.screen?.press(at: place) : open.screen?.follow(place)
  }

  /// Opens a menu at a touch that does nothing else.
  ///
  /// - Returns: Whether there is a menu or a preview.
  func openMenu(forTouchAt location: CGPoint) -> Bool {
    dismissMenu()
    guard let configuration = configuration(at: location) else { return false }
    return show(configuration, at: location, as: .compact, animated: true)
  }

  /// The views that are lifted where the delegate names none. By itself the interaction's.
  func viewsToLift() -> [UIView] { [view].compactMap { $0 } }

  /// Called before an action of the open menu is performed. By itself nothing.
  func willPerform(_ action: UIAction) {}

  // MARK: What a delegate says

  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }

  func highlightPreviews(_ configuration: UIContextMenuConfiguration) -> [UITargetedPreview] {
    [
      delegate?.contextMenuInteraction(
        self, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
    ].compactMap { $0 }
  }

  func dismissalPreviews(_ configuration: UIContextMenuConfiguration) -> [UITargetedPreview] {
    [
      delegate?.contextMenuInteraction(
        self, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier)
    ].compactMap { $0 }
  }

  func tellWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
  {
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
  }

  func tellWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
  {
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func tellWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }
}

// MARK: - What a person does

extension UIContextMenuInteraction {
  /// The menu that is open; nil if none is, or a preview alone.
  package var openMenu: UIMenu? { open?.menu }

  /// What is lifted of the view for the open menu.
  package var openPreviews: [UITargetedPreview] { open?.previews ?? [] }

  /// What the open menu shows of what it is for.
  package var openPreviewController: UIViewController? { open?.preview }

  /// What a long press does: the delegate is asked for a menu, for what is lifted and for the
  /// preview, makes the menu, and is told that it will be shown.
  ///
  /// - Returns: Whether there is a menu or a preview.
  package func openMenu(at location: CGPoint) -> Bool {
    dismissMenu()
    guard let configuration = configuration(at: location) else { return false }
    return show(configuration, at: location, as: .rich, animated: false)
  }

  /// - Returns: Whether there is a menu or a preview.
  @discardableResult
  private func show(
    _ configuration: UIContextMenuConfiguration, at location: CGPoint, as appearance: Appearance,
    animated: Bool
  ) -> Bool {
    let previews = highlightPreviews(configuration)
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard preview != nil || menu != nil else { return false }
    var opened = OpenContextMenu(
      configuration: configuration, location: location, appearance: appearance,
      isAnimated: animated, previews: previews, preview: preview, menu: menu)
    opened.screen = makeScreen(opened)
    open = opened
    let animator = ContextMenuAnimator(preview)
    tellWillDisplay(configuration, animator)
    guard let screen = opened.screen else {
      animator.run()
      return true
    }
    move(animated) {
      screen.appear(with: animator.runAnimations, then: animator.runCompletions)
    }
    return true
  }

  /// What shows a menu; nil where the view is not on the screen.
  private func makeScreen(_ opened: OpenContextMenu) -> ContextMenuView? {
    guard let view, let window = view.window, window.isOnScreen else { return nil }
    var content = ContextMenuView.Content(
      menu: opened.menu, preview: opened.preview,
      source: CGRect(origin: view.convert(opened.location, to: nil), size: .zero),
      traits: view.traitCollection)
    switch opened.appearance {
    case .compact: content.source = view.convert(view.bounds, to: nil)
    case .rich, .unknown:
      let lifts =
        opened.previews.isEmpty
        ? viewsToLift().filter { $0.superview != nil }.map(UITargetedPreview.init)
        : opened.previews
      if opened.preview == nil {
        content.lifts = lifts
      } else if let lifted = lifts.first?.view {
        content.source = lifted.convert(lifted.bounds, to: nil)
      }
    }
    let screen = ContextMenuView(content, in: window)
    screen.onChoose = { [weak self] in _ = self?.choose($0) }
    screen.onCommit = { [weak self] in _ = self?.commitPreview() }
    screen.onDismiss = { [weak self] in self?.dismissMenu() }
    return screen
  }

  /// Makes changes that are seen over time, or at once.
  private func move(_ animated: Bool, _ change: () -> Void) {
    animated ? change() : UIView.performWithoutAnimation(change)
  }

  /// What a tap on an action does: the menu closes and the action is performed, unless it keeps the
  /// menu open.
  ///
  /// - Returns: Whether the open menu has the action and it is enabled.
  package func choose(_ action: UIAction) -> Bool {
    guard let menu = open?.menu, menu.actions.contains(where: { $0 === action }),
      !action.attributes.contains(.disabled)
    else { return false }
    willPerform(action)
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform(sender: self)
      open?.screen?.refresh()
    } else {
      close { action.perform(sender: self) }
    }
    return true
  }

  /// What a tap on the preview does.
  ///
  /// - Returns: What becomes of the preview; nil if no menu is open.
  @discardableResult
  package func commitPreview() -> UIContextMenuInteractionCommitStyle? {
    guard let open else { return nil }
    let animator = ContextMenuAnimator(open.preview)
    tellWillCommit(open.configuration, animator)
    close(committing: animator) {}
    return animator.preferredCommitStyle
  }

  /// Closes the open menu.
  ///
  /// - Parameters:
  ///   - commit: What runs with it where the preview was tapped.
  ///   - act: Called when the delegate has been told, before the menu has gone.
  private func close(committing commit: ContextMenuAnimator? = nil, _ act: () -> Void) {
    guard let closing = open else { return }
    open = nil
    let animator = ContextMenuAnimator(closing.preview)
    let targets = dismissalPreviews(closing.configuration).map(\.target)
    tellWillEnd(closing.configuration, animator)
    act()
    let animations = {
      commit?.runAnimations()
      animator.runAnimations()
    }
    let completions = {
      commit?.runCompletions()
      animator.runCompletions()
    }
    guard let screen = closing.screen else {
      animations()
      return completions()
    }
    move(closing.isAnimated) {
      if commit?.preferredCommitStyle == .pop {
        screen.grow(with: animations, then: completions)
      } else {
        screen.disappear(to: targets, with: animations, then: completions)
      }
    }
  }
}

/// The long press that opens a menu, and then chooses from it if the finger moves there.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIContextMenuInteraction?

  override var mayBegin: Bool {
    interaction?.prepare(at: location(in: view)) ?? false
  }
}
