/// What a person did, once.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// When it happened, by `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0
  var touches: Set<UITouch> = []

  /// Every finger on the screen, moved or not.
  open var allTouches: Set<UITouch>? { touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? { those { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { those { $0.view === view } }

  /// The touches that a recognizer looks at.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    those { $0.gestureRecognizers?.contains(gesture) ?? false }
  }

  private func those(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = touches.filter(isWanted)
    return wanted.isEmpty ? nil : wanted
  }
}
