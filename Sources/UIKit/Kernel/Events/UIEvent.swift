/// A group of touches that change together.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// Commands of a remote control.
    case remoteControl = 2
    /// Presses of keys and buttons.
    case presses = 3
    /// Scrolling by a device other than a finger.
    case scroll = 10
    /// A pointer that moves.
    case hover = 11
    /// Gestures of a trackpad.
    case transform = 14
  }

  /// The kind of an event in more detail.
  public enum EventSubtype: Int, Sendable {
    /// No kind in particular.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// The kind of the event: always `touches`.
  open var type: EventType { .touches }
  /// The kind in more detail: always `none`.
  open var subtype: EventSubtype { .none }
  /// When it happened, by `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0
  var touches: Set<UITouch> = []

  /// Every finger on the screen, moved or not.
  open var allTouches: Set<UITouch>? { touches }

  /// The touches in a window; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { those { $0.window === window } }
  /// The touches that began in a view; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { those { $0.view === view } }

  /// The touches that a recognizer looks at.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    those { $0.gestureRecognizers?.contains(gesture) ?? false }
  }

  /// The states of a touch since the event before: the touch itself, as clients report one at a time. Nil
  /// of a touch that is not one of the event's.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Where a touch may go next: nothing is predicted. Nil of a touch that is not one of the event's.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  private func those(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = touches.filter(isWanted)
    return wanted.isEmpty ? nil : wanted
  }
}
