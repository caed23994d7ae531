/// The keys that are held down with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Keys that together do something, as ``UIResponder/keyCommands`` says.
///
/// The action is sent to the first responder in the chain that has its method, with the command as
/// sender. No keyboard is attached here: `CollectionViewExtras` presses keys by code.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The key: its character, or one of the names above. Letters as they are without shift.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector
  public let propertyList: Any?
  /// What the command does, in words. Default nil.
  open var discoverabilityTitle: String?
  /// Whether it goes before what a text that is edited makes of the keys. Default false.
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: nil, image: image)
  }

  /// - Parameter input: The key: its character, or one of the names above.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  func isCalled(by key: String, _ flags: UIKeyModifierFlags) -> Bool {
    input?.lowercased() == key.lowercased() && modifierFlags == flags
  }
}
