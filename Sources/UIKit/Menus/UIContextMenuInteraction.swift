/// Opens menus over a view.
///
/// Fingers will open them; until then `CollectionViewExtras` does by code what fingers do. A menu
/// is a model that can be looked at, chosen from and closed; it is not drawn.
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
  open private(set) weak var view: UIView?
  private var open: OpenContextMenu?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// For subclasses that make the menus themselves.
  override init() {
    super.init()
  }

  /// Rich while a menu is open.
  open var menuAppearance: Appearance { open == nil ? .unknown : .rich }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

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
    open?.menu = block(menu)
  }

  /// Closes the menu that is open, if any.
  open func dismissMenu() {
    close {}
  }

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
    let previews = highlightPreviews(configuration)
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard preview != nil || menu != nil else { return false }
    open = OpenContextMenu(
      configuration: configuration, location: location, previews: previews, preview: preview,
      menu: menu)
    let animator = ContextMenuAnimator(preview)
    tellWillDisplay(configuration, animator)
    animator.run()
    return true
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
    } else {
      close { action.perform(sender: self) }
    }
    return true
  }

  /// What a tap on the preview does.
  ///
  /// - Returns: What becomes of the preview; nil if there is none.
  package func commitPreview() -> UIContextMenuInteractionCommitStyle? {
    guard let open, open.preview != nil else { return nil }
    let animator = ContextMenuAnimator(open.preview)
    tellWillCommit(open.configuration, animator)
    close { animator.run() }
    return animator.preferredCommitStyle
  }

  /// Closes the open menu.
  ///
  /// - Parameter act: Called when the delegate has been told, before the menu has gone.
  private func close(_ act: () -> Void) {
    guard let closing = open else { return }
    open = nil
    let animator = ContextMenuAnimator(closing.preview)
    _ = dismissalPreviews(closing.configuration)
    tellWillEnd(closing.configuration, animator)
    act()
    animator.run()
  }
}
