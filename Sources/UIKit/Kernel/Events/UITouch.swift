/// A finger on the screen, from when it comes down until it lifts.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The latest change of a touch.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger did not move while another one did.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system ended the touch.
    case cancelled
    /// A pointer entered a region. Not sent on this platform.
    case regionEntered
    /// A pointer moved in a region. Not sent on this platform.
    case regionMoved
    /// A pointer left a region. Not sent on this platform.
    case regionExited
  }

  /// The device that touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
  }

  /// The latest change of the touch.
  open internal(set) var phase = Phase.began
  /// When the touch last did something, by `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// How often the place was touched one time shortly after the other, this time included.
  open internal(set) var tapCount = 1
  /// The device that touches: always `direct`, a finger.
  open var type: TouchType { .direct }
  /// The view in which the touch began and which gets it until it ends. Not retained.
  open internal(set) weak var view: UIView?
  /// The window of the touch. Not retained.
  open private(set) weak var window: UIWindow?
  /// The recognizers that take the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The force of the touch: 0, as force is not measured.
  open var force: CGFloat { 0 }
  /// The greatest possible force: 0, as force is not measured.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the touch in points: 0, as it is not measured.
  open var majorRadius: CGFloat { 0 }
  /// How much the radius may be wrong, in points: 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen in radians: that of an upright one, as of a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction in which a pencil leans in radians, clockwise from the right: 0, as of a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction in which a pencil leans as a vector of the length 1: to the right, as of a finger.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

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

  /// The position in a view's coordinates, as precise as the device measures it.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The previous position, as precise as the device measures it.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: window)
  }

  /// Updates the touch.
  func follow(to point: CGPoint, _ phase: Phase, time: TimeInterval) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
    timestamp = time
  }
}
