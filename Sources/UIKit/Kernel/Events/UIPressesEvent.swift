/// A press of a key.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private let press: UIPress
  /// The first responder if it takes the key as text, which it does unless it keeps the press.
  private weak var text: UIResponder?
  /// Whether no responder has kept the press.
  private(set) var isUnhandled = false

  init(_ press: UIPress, text: UIResponder?) {
    self.press = press
    self.text = text
    super.init()
    timestamp = press.timestamp
  }

  /// The kind of the event: always `presses`.
  open override var type: EventType { .presses }
  /// The pressed keys: always one.
  open var allPresses: Set<UIPress> { [press] }
  /// The presses that a recognizer looks at: none here.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  /// Whether a press that `responder` does not keep goes no further: it is the last of the chain, or the
  /// key is text for it.
  func ends(at responder: UIResponder) -> Bool {
    guard responder === text || responder.next == nil else { return false }
    isUnhandled = true
    return true
  }
}
