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

  private let press = UILongPressGestureRecognizer()
  private var drag: ViewDrag?

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.isEnabled = isEnabled
    press.listener = { [weak self] in self?.pressDidChange() }
  }

  /// Called before the interaction moves to another view. Cancels a drag.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    drag?.cancel()
    drag = nil
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func pressDidChange() {
    guard let window = view?.window else { return }
    let point = press.location(in: window)
    switch press.state {
    case .began: drag = ViewDrag(of: self, in: window, at: point)
    case .changed: drag?.move(to: point)
    case .ended:
      drag?.drop(at: point)
      drag = nil
    case .cancelled, .failed:
      drag?.cancel()
      drag = nil
    case .possible: break
    }
  }
}

/// Lets a view be the destination of drags. Rule DRAG-2.
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
