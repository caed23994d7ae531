/// A key of a keyboard, with the modifier keys that were down.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key types: a character, or one of the input constants of `UIKeyCommand`.
  public let characters: String
  /// What the key types without modifier keys.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are down.
  public let modifierFlags: UIKeyModifierFlags
  /// The place of the key on a keyboard of the United States. Clients report characters, so that other
  /// keyboards have the place that types the character there; ``UIKeyboardHIDUsage/keyboardErrorUndefined``
  /// for characters that none types.
  public let keyCode: UIKeyboardHIDUsage

  /// - Parameter input: A character, or one of the input constants of `UIKeyCommand`.
  init(_ input: String, _ flags: UIKeyModifierFlags) {
    let input = input == UIKeyCommand.inputDelete ? "\u{8}" : input == "\n" ? "\r" : input
    let place = KeyPlaces.place(of: input)
    characters = input
    charactersIgnoringModifiers = place?.character ?? input.lowercased()
    modifierFlags = flags
    keyCode = place?.usage ?? .keyboardErrorUndefined
    super.init()
  }
}

/// Where characters are on a keyboard of the United States.
private enum KeyPlaces {
  /// The key that types `input`, and what it types without the shift key; nil for none.
  static func place(of input: String) -> (usage: UIKeyboardHIDUsage, character: String)? {
    if let usage = named[input] { return (usage, input) }
    for row in rows {
      for (typed, keys) in [(row.plain, row.plain), (row.shifted, row.plain)] {
        let all = Array(typed)
        guard let index = all.firstIndex(where: { String($0) == input }) else { continue }
        return UIKeyboardHIDUsage(rawValue: row.first + index).map {
          ($0, String(Array(keys)[index]))
        }
      }
    }
    return nil
  }

  /// Keys whose numbers follow each other, from that of the first one.
  private static let rows: [(first: Int, plain: String, shifted: String)] = [
    (4, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    (30, "1234567890", "!@#$%^&*()"),
    (45, "-=[]\\", "_+{}|"),
    (51, ";'`,./", ":\"~<>?"),
  ]

  private static let named: [String: UIKeyboardHIDUsage] = [
    "\r": .keyboardReturnOrEnter, UIKeyCommand.inputEscape: .keyboardEscape,
    "\u{8}": .keyboardDeleteOrBackspace, "\t": .keyboardTab, " ": .keyboardSpacebar,
    UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
    UIKeyCommand.inputDownArrow: .keyboardDownArrow, UIKeyCommand.inputUpArrow: .keyboardUpArrow,
  ]
}
