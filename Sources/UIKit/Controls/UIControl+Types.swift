extension UIControl {
  /// The events of controls, by which targets and actions are registered.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The number that represents the value.
    public let rawValue: UInt
    /// Creates a set of events from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control again shortly after the last tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifts inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifts outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changes the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggers the control's main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changes the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key is pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Events that applications may define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events that the system reserves.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, those of applications and the system included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, several of which can hold at a time.
  public struct State: OptionSet, Hashable, Sendable {
    /// The number that represents the value.
    public let rawValue: UInt
    /// Creates a set of states from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not respond to touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// States that applications may define.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States that the system reserves.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Over the whole width.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }
}
