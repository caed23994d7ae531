/// Lets a view be the source of drags: a long press lifts its items, and they follow the
/// finger. Rule DRAG-1.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Provides the items. Not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction has been added to.
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @UntilGone private var holder: UIView?

  /// Whether drags are enabled by default: on an iPad, and not on a phone.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// Whether the view can be dragged. The default is ``isEnabledByDefault``.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { press.isEnabled = isEnabled }
  }

  /// Whether other recognizers may recognize while the view is lifted. The default is `false`.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let press = DragPressGestureRecognizer()
  private var drag: Drag?
  /// Whether the items of the drag are shown above the others.
  private var isLifted = false

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.isEnabled = isEnabled
    press.interaction = self
    press.listener = { [weak self] in self?.pressDidChange() }
  }

  /// Called before the interaction moves to another view. Cancels a drag.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    end { $0.cancel() }
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The finger

  /// Whether there are items for a long press at a point of the view.
  func prepare(at point: CGPoint) -> Bool {
    guard let view, let delegate else { return false }
    pressIsOver()
    drag = Drag(from: self, at: point, in: view) {
      delegate.dragInteraction(self, itemsForBeginning: $0)
    }
    return drag != nil
  }

  private func pressDidChange() {
    guard let window = view?.window else { return end { $0.cancel() } }
    let point = press.location(in: window)
    switch press.state {
    // A menu that the press has opened stays until the finger moves.
    case .began: if press.openMenu == nil { lift(in: window) }
    case .changed:
      guard isLifted || press.hasMoved else { return }
      press.openMenu?.dismissMenu()
      lift(in: window)
      drag?.move(to: point, in: window)
    case .ended:
      end { drag in
        if press.hasMoved { drag.move(to: point, in: window) }
        drag.drop()
      }
    case .cancelled, .failed: end { $0.cancel() }
    case .possible: break
    }
  }

  /// Ends a drag that others kept from beginning.
  func pressIsOver() { end { $0.cancel() } }

  private func lift(in window: UIWindow) {
    guard !isLifted else { return }
    isLifted = true
    drag?.lift(in: window)
  }

  /// Items have joined the drag.
  func itemsWereAdded() { drag?.liftAdded() }

  private func end(_ end: (Drag) -> Void) {
    drag.map(end)
    (drag, isLifted) = (nil, false)
  }
}

/// Lets a view be the destination of drags.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides about drops. Not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction has been added to.
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @UntilGone private var holder: UIView?

  /// Whether several drags may be over the view at a time; here there is one at a time. The default is
  /// `false`.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) { self.view = view }
}
