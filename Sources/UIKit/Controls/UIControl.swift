/// A view that turns touches into events of its own and tells targets of them.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// - Parameter primaryAction: Performed when the control does what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Adds and configures the control's own subviews. Called once, at the end of every initializer.
  func setUp() {}

  // MARK: State

  /// Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Default false.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on it. Default false.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` is another one. By itself it has the control laid out again.
  func stateDidChange() { setNeedsLayout() }

  /// Where the content lies. Default center.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// Where the content lies. Default center.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The alignment with leading and trailing as left and right.
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

  /// Has `action` be sent to `target`, which is not kept, for each of the events.
  ///
  /// - Parameter target: Nil for the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target, action, for: controlEvents)
  }

  /// - Parameter target: Nil for every one.
  /// - Parameter action: Nil for every one.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target, action, for: controlEvents)
  }

  /// Has an action be performed for each of the events. It takes the place of one with the same
  /// identifier for them.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// Who is told of something.
  open var allTargets: Set<AnyHashable> { handlers.targets }
  /// What someone is told of.
  open var allControlEvents: Event { handlers.events }

  /// Sends an action to a target, or along the responder chain. Every action goes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action. Every action goes through here.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Tells those who hear of one of the events.
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

  /// Whether a menu can be opened over the control. Default false.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if let former = contextMenuInteraction { removeInteraction(former) }
      let interaction = isContextMenuInteractionEnabled ? makeMenuInteraction() : nil
      contextMenuInteraction = interaction
      if let interaction { addInteraction(interaction) }
    }
  }

  /// Opens the menu; nil where none can be opened.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether a touch opens the menu at once, instead of what the control is for. Default false.
  open var showsMenuAsPrimaryAction = false

  /// By itself one that asks the control.
  func makeMenuInteraction() -> UIContextMenuInteraction {
    UIContextMenuInteraction(delegate: self)
  }

  /// The touch that opened the menu.
  private weak var menuTouch: UITouch?

  /// The menu takes the touch.
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

  /// The menu at a point of the control. By itself nil: none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// By itself nil: the control is lifted.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// By itself nil: it goes back to the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  /// Called before the menu is shown. By itself nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu closes. By itself nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Touches

  /// Whether the control follows a touch.
  open private(set) var isTracking = false
  /// Whether the touch that is followed is within the bounds, or not far from them.
  open private(set) var isTouchInside = false

  /// How far a finger may stray from the bounds and still count as inside, in points (published by
  /// several).
  private static let slack: CGFloat = 70

  /// A touch begins. By itself true: it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moves. By itself true: it is followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
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

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }

  /// Called after a touch within has been told of. By itself nothing.
  func didTouchUpInside(_ event: UIEvent?) {}

  /// Tells of what the control is for.
  func sendPrimaryAction(_ event: UIEvent? = nil) { send(.primaryActionTriggered, event) }
}
