/// A finger on the screen, from when it comes down until it lifts.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What a touch last did.
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer
  }

  open internal(set) var phase = Phase.began
  /// When the touch last did something, by `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// How often the place was touched one time shortly after the other, this time included.
  open internal(set) var tapCount = 1
  open var type: TouchType { .direct }
  /// The view that the touch began in, which hears of it wherever it goes.
  open internal(set) weak var view: UIView?
  open private(set) weak var window: UIWindow?
  /// The recognizers that look at the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// How hard the touch is; fingers made by code do not press. Default 0.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  /// In the window's coordinates.
  private(set) var point: CGPoint
  private var previousPoint: CGPoint

  init(in window: UIWindow, at point: CGPoint, time: TimeInterval) {
    self.window = window
    self.point = point
    previousPoint = point
    timestamp = time
    super.init()
  }

  /// The place in a view's coordinates; with nil in the window's.
  open func location(in view: UIView?) -> CGPoint { converted(point, to: view) }

  /// The place before, in a view's coordinates; with nil in the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPoint, to: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: window)
  }

  /// Takes on what the finger does.
  func follow(to point: CGPoint, _ phase: Phase, time: TimeInterval) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
    timestamp = time
  }
}
