/// What a client's user does. Points are those of the scene's screen.
package enum ClientEvent: Hashable, Sendable {
  /// A finger, or the button of a mouse; the number tells fingers apart. The time is that of the client's
  /// own clock in seconds, from which the finger's velocity is computed; nil for when the event arrives.
  case touch(Int, ClientTouchPhase, CGPoint, TimeInterval? = nil)
  /// A pointer moves without touching; nil: it leaves.
  case hover(CGPoint?)
  /// A wheel or a trackpad scrolls.
  case wheel(WheelMove)
  /// The second button of a mouse.
  case menu(CGPoint)
  /// A key that does not only enter text.
  case key(ClientKey, UIKeyModifierFlags)
  /// Text is entered. It replaces marked text; a line feed is the return key.
  case text(String)
  /// An input method composes text, with a selection in UTF-16 units. Empty text ends it.
  case marked(String, NSRange)
  /// Text of another application is pasted.
  case paste(String)
  /// An assistive technology activates an element of ``ClientAccessibility``.
  case activate(Int)
}

/// What became of a finger.
package enum ClientTouchPhase: Hashable, Sendable {
  case began, moved, ended, cancelled
}

/// The shape of a pointer, by its name in CSS.
package enum ClientCursor: String, Sendable {
  case arrow = "default"
  case text
  /// Over what a pointer marks as a whole, such as a button.
  case hand = "pointer"
  case hidden = "none"
}

/// A key by its meaning.
package enum ClientKey: Hashable, Sendable {
  case character(String)
  case delete, `return`, escape, tab
  case left, right, up, down

  /// What key commands call the key.
  var input: String {
    switch self {
    case .character(let character): character
    case .delete: UIKeyCommand.inputDelete
    case .return: "\r"
    case .escape: UIKeyCommand.inputEscape
    case .tab: "\t"
    case .left: UIKeyCommand.inputLeftArrow
    case .right: UIKeyCommand.inputRightArrow
    case .up: UIKeyCommand.inputUpArrow
    case .down: UIKeyCommand.inputDownArrow
    }
  }

  /// What the key does together with the command key while text is edited; pasting has an event of
  /// its own.
  ///
  /// - Parameter flags: The modifier keys beside the command key.
  func editAction(_ flags: UIKeyModifierFlags) -> EditAction? {
    guard case .character(let character) = self else { return nil }
    return switch character.lowercased() {
    case "a": .selectAll
    case "c": .copy
    case "x": .cut
    case "z": flags.contains(.shift) ? .redo : .undo
    default: nil
    }
  }

  /// What the key does in a text; nil for keys that do nothing there.
  func press(_ flags: UIKeyModifierFlags) -> KeyPress? {
    let unit: CaretUnit =
      flags.contains(.command) ? .line : flags.contains(.alternate) ? .word : .character
    let extends = flags.contains(.shift)
    return switch self {
    case .delete: .delete(unit)
    case .return: .return
    case .left: .left(unit, extends: extends)
    case .right: .right(unit, extends: extends)
    case .up: .up(extends: extends)
    case .down: .down(extends: extends)
    case .character, .escape, .tab: nil
    }
  }
}
