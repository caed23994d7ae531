/// How far a key moves the caret, or deletes.
package enum CaretUnit: Hashable, Sendable {
  case character
  /// To the end of a word, as with the option key.
  case word
  /// To the end of the line, as with the command key.
  case line
}

extension CaretUnit {
  /// The modifier keys that have a key move or delete so far.
  fileprivate var flags: UIKeyModifierFlags {
    switch self {
    case .character: []
    case .word: .alternate
    case .line: .command
    }
  }
}

/// A key other than those of characters, as pressed by code.
package enum KeyPress: Hashable, Sendable {
  /// Deletes the selection, or what is before the caret.
  case delete(CaretUnit = .character)
  case `return`
  /// Moves the caret; with the shift key extends the selection.
  case left(CaretUnit = .character, extends: Bool)
  case right(CaretUnit = .character, extends: Bool)
  case up(extends: Bool)
  case down(extends: Bool)
}

extension KeyPress {
  /// The key, with the modifier keys beside it.
  var keys: (input: String, flags: UIKeyModifierFlags) {
    func arrow(
      _ input: String, by unit: CaretUnit = .character, extends: Bool
    ) -> (String, UIKeyModifierFlags) {
      (input, extends ? unit.flags.union(.shift) : unit.flags)
    }
    return switch self {
    case .delete(let unit): (UIKeyCommand.inputDelete, unit.flags)
    case .return: ("\r", [])
    case .left(let unit, let extends):
      arrow(UIKeyCommand.inputLeftArrow, by: unit, extends: extends)
    case .right(let unit, let extends):
      arrow(UIKeyCommand.inputRightArrow, by: unit, extends: extends)
    case .up(let extends): arrow(UIKeyCommand.inputUpArrow, extends: extends)
    case .down(let extends): arrow(UIKeyCommand.inputDownArrow, extends: extends)
    }
  }
}

/// Takes keys, with all questions to delegates.
@MainActor protocol KeyReceiver: UIResponder {
  /// Handles the key of a character.
  func receive(_ character: String)
  func receive(_ key: KeyPress)
}

extension UIWindow {
  /// Presses the keys of a text one after the other. A line feed is the return key.
  ///
  /// - Returns: Whether the first responder takes text.
  package func receive(_ text: String) -> Bool {
    for character in text {
      let wasTaken = character == "\n" ? receive(.return) : receive(character: character)
      guard wasTaken else { return false }
    }
    return firstResponder is any UIKeyInput
  }

  private func receive(character: Character) -> Bool {
    switch firstResponder {
    case let receiver as any KeyReceiver: receiver.receive(String(character))
    case let input as any UIKeyInput: input.insertText(String(character))
    default: return false
    }
    return true
  }

  /// Presses the keys of an edit action, such as command and C.
  ///
  /// - Returns: Whether there is a first responder.
  package func receive(_ action: EditAction) -> Bool {
    firstResponder?.perform(action, nil)
    return firstResponder != nil
  }

  /// Presses a key.
  ///
  /// - Returns: Whether the first responder takes text.
  package func receive(_ key: KeyPress) -> Bool {
    if let receiver = firstResponder as? any KeyReceiver {
      receiver.receive(key)
      return true
    }
    guard let input = firstResponder as? any UIKeyInput else { return false }
    switch key {
    case .delete: input.deleteBackward()
    case .return: input.insertText("\n")
    case .left, .right, .up, .down: break
    }
    return true
  }
}
