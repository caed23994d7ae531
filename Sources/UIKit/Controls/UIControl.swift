/// A view that responds to touches by sending events to targets and actions.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control that performs an action when its main action is triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.objectIsSetUp(self, as: UIControl.self)
  }

  /// Adds and configures the control's own subviews. Called once, at the end of every initializer.
  func setUp() {}

  // MARK: State

  /// Whether the control responds to touches. The default is `true`.
  open var isEnabled: Bool {
    get { enabled }
    set { changing(.enabled) { enabled = newValue } }
  }
  private var enabled = true { didSet { if enabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected. The default is `false`.
  open var isSelected: Bool {
    get { selected }
    set { changing(.selected) { selected = newValue } }
  }
  private var selected = false { didSet { if selected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the control. The default is `false`.
  open var isHighlighted: Bool {
    get { hasHighlight || rehearsesPress }
    set { changing(.highlighted) { hasHighlight = newValue } }
  }
  private var hasHighlight = false {
    didSet { if hasHighlight != oldValue { stateDidChange() } }
  }
  private var rehearsesPress = false

  /// The present state, derived from ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` has changed. The default implementation marks the layout as out of date.
  func stateDidChange() { setNeedsLayout() }

  /// The vertical alignment of the content. The default is `center`.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment of the content. The default is `center`.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Targets

  private let handlers = ControlHandlers()

  /// Sends `action` to `target`, which is not retained, for each of the events.
  ///
  /// - Parameter target: Nil for the first responder in the chain that implements the action.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target, action, for: controlEvents)
  }

  /// Removes targets and actions for events.
  ///
  /// - Parameters:
  ///   - target: Nil for all targets.
  ///   - action: Nil for all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target, action, for: controlEvents)
  }

  /// Performs an action for each of the events. It replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Removes an action for the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for the events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// The names of the actions that are sent to a target for an event; nil for none.
  ///
  /// - Parameter target: Nil for actions along the responder chain.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let actions = handlers.actions(of: target.map { $0 as AnyObject }, for: controlEvent)
    return actions.isEmpty ? nil : actions
  }

  /// The targets of all events, those that are objects of `NSObject`.
  open var allTargets: Set<AnyHashable> { handlers.targets }
  /// The events for which there is a target or an action.
  open var allControlEvents: Event { handlers.events }

  /// Sends an action to a target, or along the responder chain if that is nil. All targets are
  /// called through this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action. All actions are performed through this method.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Sends the actions of all targets of the events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  private func send(_ events: Event, _ event: UIEvent?) {
    for handler in handlers.of(events) {
      switch handler {
      case .target(let target, let action): sendAction(action, to: target, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  // MARK: Menus

  /// Whether a long press opens the control's menu. The default is `false`.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if let former = contextMenuInteraction { removeInteraction(former) }
      let interaction = isContextMenuInteractionEnabled ? makeMenuInteraction() : nil
      contextMenuInteraction = interaction
      if let interaction { addInteraction(interaction) }
    }
  }

  /// The interaction that opens the menu; nil while it is disabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether a touch opens the menu instead of triggering the main action. The default is `false`.
  open var showsMenuAsPrimaryAction = false

  /// Creates the interaction that opens the menu. The default implementation makes the control its
  /// delegate.
  func makeMenuInteraction() -> UIContextMenuInteraction {
    UIContextMenuInteraction(delegate: self)
  }

  /// The touch that opened the menu.
  private weak var menuTouch: UITouch?

  /// Opens the menu, which then follows the touch instead of the control.
  private func openMenu(for touch: UITouch, _ event: UIEvent?) {
    guard let contextMenuInteraction,
      contextMenuInteraction.openMenu(forTouchAt: touch.location(in: self))
    else { return }
    menuTouch = touch
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    send(.menuActionTriggered, event)
  }

  /// The menu at a point of the control. The default implementation returns nil: no menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The preview of the control while its menu is open. The default implementation returns nil: the
  /// control itself.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// The preview that moves back when the menu closes. The default implementation returns nil: the
  /// control itself.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Called before the menu is shown. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu closes. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Touches

  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the bounds or within 70 points of them.
  open private(set) var isTouchInside = false

  /// The distance from the bounds within which a touch counts as inside, in points (published by
  /// several).
  private static let slack: CGFloat = 70

  /// Called when a touch begins. The default implementation returns `true`: the control tracks it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. The default implementation returns `true`: tracking goes
  /// on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends. The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is cancelled. The default implementation does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    isTracking = beginTracking(touch, with: event)
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    if showsMenuAsPrimaryAction { openMenu(for: touch, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let menuTouch, touches.contains(menuTouch) {
      contextMenuInteraction?.follow(menuTouch.location(in: self), lifts: false)
    }
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let menuTouch, touches.contains(menuTouch) {
      self.menuTouch = nil
      contextMenuInteraction?.follow(menuTouch.location(in: self), lifts: true)
    }
    guard let touch = touches.first, isTracking || isHighlighted else { return }
    isTouchInside = isInside(touch)
    isHighlighted = false
    let follows = isTracking
    isTracking = false
    guard follows else { return }
    endTracking(touch, with: event)
    send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
    if isTouchInside { didTouchUpInside(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking || isHighlighted else { return }
    isHighlighted = false
    isTouchInside = false
    isTracking = false
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  override var claimsTouches: Bool { isEnabled }

  var press: ViewPress? {
    isEnabled && !showsMenuAsPrimaryAction ? ViewPress(reach: Self.slack) : nil
  }
  var isShownPressed: Bool { hasHighlight }
  func rehearsePress(_ isPressed: Bool) {
    rehearsesPress = isPressed
    stateDidChange()
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }

  /// Called after `touchUpInside` has been sent. The default implementation does nothing.
  func didTouchUpInside(_ event: UIEvent?) {}

  /// Does what a tap is for: opens the menu if ``showsMenuAsPrimaryAction`` is `true`, else sends
  /// `primaryActionTriggered`. Does nothing while the control is disabled.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    guard showsMenuAsPrimaryAction else { return sendPrimaryAction() }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if contextMenuInteraction?.openMenu(forTouchAt: middle) ?? false {
      send(.menuActionTriggered, nil)
    }
  }

  /// Sends `primaryActionTriggered`.
  func sendPrimaryAction(_ event: UIEvent? = nil) { send(.primaryActionTriggered, event) }
}

extension UIControl: Pressable {}
