/// An interaction that opens context menus for a view.
///
/// A long press opens a menu. `CollectionViewExtras` opens menus by code; those appear and
/// disappear without animation.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearances of open menus.
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown
    /// A menu with a preview.
    case rich
    /// A menu without a preview.
    case compact
  }

  /// The delegate, which provides the menus and is not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction has been added to.
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @UntilGone private var holder: UIView?
  private var open: OpenContextMenu?
  /// Whether a menu or a preview is shown.
  var isOpen: Bool { open != nil }
  private var press: MenuPressGestureRecognizer?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// For subclasses that provide the menus themselves.
  override init() {
    super.init()
  }

  /// The appearance of the open menu; compact if a touch opened it instead of a long press.
  open var menuAppearance: Appearance { open?.appearance ?? .unknown }

  /// Called before the interaction moves to another view. Closes the open menu.
  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  /// Called after the interaction has moved to another view.
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

  /// The point the open menu was opened at; zero while none is open.
  ///
  /// - Parameter view: The view of the coordinates; nil for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let open, let own = self.view else { return .zero }
    return own.convert(open.location, to: view)
  }

  /// Replaces the open menu by the one that `block` returns.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu = open?.menu else { return }
    let next = block(menu)
    open?.menu = next
    open?.screen?.show(next)
  }

  /// Closes the open menu, if there is one.
  open func dismissMenu() {
    close {}
  }

  // MARK: Fingers

  /// The configuration of a menu about to be opened.
  private var found: UIContextMenuConfiguration?

  /// Whether there is a menu for a long press at a point.
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

  /// The distance a finger that opened a menu moves before it chooses an element, in points.
  private static let reach: CGFloat = 10

  /// Follows the finger that opened the menu: highlights the row it is on, which lifting it
  /// chooses.
  ///
  /// - Parameter point: In the view's coordinates.
  func follow(_ point: CGPoint, lifts: Bool) {
    guard let open, let view, point.distance(to: open.location) > Self.reach else { return }
    let place = view.convert(point, to: nil)
    lifts ? open.screen?.choose(at: place) : open.screen?.follow(place)
  }

  /// Opens a compact menu at a touch.
  ///
  /// - Returns: Whether there is a menu or a preview.
  func openMenu(forTouchAt location: CGPoint) -> Bool {
    dismissMenu()
    guard let configuration = configuration(at: location) else { return false }
    return show(configuration, at: location, as: .compact, animated: true)
  }

  /// Opens a menu with its preview, with animation, unless one is open.
  ///
  /// - Returns: Whether there is a menu or a preview.
  func openMenu(forPointerAt location: CGPoint) -> Bool {
    guard open == nil, let configuration = configuration(at: location) else { return false }
    return show(configuration, at: location, as: .rich, animated: true)
  }

  /// The views that are lifted if the delegate provides no preview. The default is the
  /// interaction's view.
  func viewsToLift() -> [UIView] { [view].compactMap { $0 } }

  /// Called before an action of the open menu is performed. The default implementation does
  /// nothing.
  func willPerform(_ action: UIAction) {}

  // MARK: Delegate

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

// MARK: - Opening, choosing and closing

extension UIContextMenuInteraction {
  /// The open menu; nil if there is none or only a preview.
  package var openMenu: UIMenu? { open?.menu }

  /// The lifted previews of the open menu.
  package var openPreviews: [UITargetedPreview] { open?.previews ?? [] }

  /// The preview controller of the open menu.
  package var openPreviewController: UIViewController? { open?.preview }

  /// Opens the menu of a long press, without animation.
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

  /// The view of a menu; nil if the interaction's view is not on the screen.
  private func makeScreen(_ opened: OpenContextMenu) -> ContextMenuView? {
    guard let view, let window = view.window, window.isOnScreen else { return nil }
    var content = ContextMenuView.Content(
      menu: opened.menu, order: opened.configuration.preferredMenuElementOrder,
      preview: opened.preview,
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
    screen.onChoose = { [weak self] in self?.chooseRow($0) }
    screen.onCommit = { [weak self] in _ = self?.commitPreview() }
    screen.onDismiss = { [weak self] in self?.dismissMenu() }
    return screen
  }

  /// Makes changes that are seen over time, or at once.
  private func move(_ animated: Bool, _ change: () -> Void) {
    animated ? change() : UIView.performWithoutAnimation(change)
  }

  /// Chooses an action as a tap does: the menu closes, unless the action keeps it open, and the
  /// action is performed.
  ///
  /// - Returns: Whether the open menu contains the action and it is enabled.
  package func choose(_ action: UIAction) -> Bool {
    guard let menu = open?.menu, menu.actions.contains(where: { $0 === action }),
      !action.attributes.contains(.disabled)
    else { return false }
    willPerform(action)
    perform(action)
    return true
  }

  /// Does what a tap on a row of the menu does: the action is one of the menu, or sends a command.
  func chooseRow(_ action: UIAction) {
    if !choose(action) { perform(action) }
  }

  private func perform(_ action: UIAction) {
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform(sender: self)
      open?.screen?.refresh()
    } else {
      close { action.perform(sender: self) }
    }
  }

  /// Commits the preview as a tap does.
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
  ///   - act: Called after the delegate and before the menu disappears.
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

/// The long press that opens a menu, and chooses an element if the finger moves on.
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIContextMenuInteraction?

  override var mayBegin: Bool {
    interaction?.prepare(at: location(in: view)) ?? false
  }
}

extension UIWindow {
  /// Opens the menu of the innermost view at a point that has one there, as the second button of a
  /// mouse does.
  ///
  /// - Returns: Whether there is a menu.
  package func openContextMenu(at point: CGPoint) -> Bool {
    let hit = hitTest(point, with: nil)
    let views = hit.map { sequence(first: $0, next: \.superview) }
    for recognizer in views?.flatMap({ $0.gestureRecognizers ?? [] }) ?? [] {
      guard let press = recognizer as? MenuPressGestureRecognizer, press.isEnabled,
        let interaction = press.interaction, let view = interaction.view
      else { continue }
      if interaction.openMenu(forPointerAt: view.convert(point, from: nil)) { return true }
    }
    return false
  }
}
