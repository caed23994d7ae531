/// A key of a keyboard that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The state of a press.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The force has changed; never here.
    case changed
    /// Nothing has changed; never here.
    case stationary
    /// The key went up.
    case ended
    /// The system has taken the press; never here.
    case cancelled
  }

  /// The button that is pressed.
  ///
  /// Keys of keyboards have the numbers of their ``UIKey/keyCode`` after 2000, such as 2040 for the
  /// return key, as reported of iPads. The named ones are buttons of remote controls, which never occur here.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number that represents the value.
    public let rawValue: Int
    /// Creates a value from a number; never nil.
    public init?(rawValue: Int) { self.init(rawValue) }
    fileprivate init(_ number: Int) { rawValue = number }

    /// The up button of a remote control.
    public static let upArrow = PressType(0)
    /// The down button of a remote control.
    public static let downArrow = PressType(1)
    /// The left button of a remote control.
    public static let leftArrow = PressType(2)
    /// The right button of a remote control.
    public static let rightArrow = PressType(3)
    /// The select button of a remote control.
    public static let select = PressType(4)
    /// The menu button of a remote control.
    public static let menu = PressType(5)
    /// The button of a remote control that plays and pauses.
    public static let playPause = PressType(6)
  }

  /// When the press got its phase, by `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The state of the press.
  open internal(set) var phase = Phase.began
  /// The key as a number.
  open var type: PressType { PressType(2000 + (key?.keyCode.rawValue ?? 0)) }
  /// The window that the key was pressed in.
  open private(set) weak var window: UIWindow?
  /// The responder that the press was sent to first.
  open private(set) weak var responder: UIResponder?
  /// The recognizers that look at the press: none here.
  open var gestureRecognizers: [UIGestureRecognizer]? { [] }
  /// The force from 0 to 1: always 1.
  open var force: CGFloat { 1 }
  /// The key.
  open var key: UIKey? { pressedKey }
  private let pressedKey: UIKey

  init(_ key: UIKey, in window: UIWindow, to responder: UIResponder) {
    pressedKey = key
    self.window = window
    self.responder = responder
    timestamp = CACurrentMediaTime()
    super.init()
  }
}
