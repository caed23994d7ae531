/// The modifier keys held down with another key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The number that represents the value.
  public let rawValue: Int
  /// Creates a set of modifier keys from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key combination and its action, as returned by ``UIResponder/keyCommands``.
///
/// The action is sent to the first responder in the chain that implements it, with the command as
/// sender. No keyboard is attached on this platform; `CollectionViewExtras` presses keys by code.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The key: its character, or one of the names above. Letters are written as without shift.
  public let input: String?
  /// The modifier keys of the combination.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command has precedence over text input. The default is `false`.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a key command with a title for menus.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a key command.
  ///
  /// - Parameter input: The key: its character, or one of the names above.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  func isCalled(by key: String, _ flags: UIKeyModifierFlags) -> Bool {
    input?.lowercased() == key.lowercased() && modifierFlags == flags
  }
}
