import UIKit

/// A key that does not type a character.
public enum Key: Hashable, Sendable {
  /// Deletes the selection, or the character before the caret.
  case delete
  /// The return key.
  case `return`
  /// The left arrow key.
  case leftArrow
  /// The right arrow key.
  case rightArrow
  /// The up arrow key.
  case upArrow
  /// The down arrow key.
  case downArrow
  /// The command key with X.
  case cut
  /// The command key with C.
  case copy
  /// The command key with V.
  case paste
  /// The command key with A.
  case selectAll
  /// The command key with Z.
  case undo
  /// The command and the shift key with Z.
  case redo
}

/// How far a key moves the caret, or deletes.
public enum CaretStep: Hashable, Sendable {
  /// One character.
  case character
  /// To the end or the start of a word, as with the option key.
  case word
  /// To the end or the start of the line, as with the command key.
  case line

  fileprivate var unit: CaretUnit {
    switch self {
    case .character: .character
    case .word: .word
    case .line: .line
    }
  }
}

extension UIWindow {
  /// Types a text key by key. A line feed is the return key.
  ///
  /// - Returns: Whether the window's first responder accepts keys.
  @discardableResult
  public func type(_ text: String) -> Bool {
    for character in text {
      guard enter(String(character)) else { return false }
    }
    return receive("")
  }

  /// Presses a key together with modifier keys: performs the matching `UIKeyCommand` of the nearest
  /// responder, starting at the first responder, or else calls `pressesBegan(_:with:)` and
  /// `pressesEnded(_:with:)`.
  ///
  /// - Parameter input: The key's character, or one of the input constants of `UIKeyCommand`.
  /// - Returns: Whether a responder has a matching command and implements its action, or keeps the press
  ///   by not passing it on.
  @discardableResult
  public func press(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    perform(input, with: modifiers) || press(input, with: modifiers, isText: false) { false }
  }

  /// Presses a key.
  ///
  /// - Parameters:
  ///   - extendingSelection: Whether an arrow key extends the selection, as with the shift key.
  ///     Default `false`.
  ///   - step: How far the left and right arrow keys move the caret, and how much the delete key
  ///     deletes. Other keys ignore it. The default is one character.
  /// - Returns: Whether the window's first responder accepts keys.
  @discardableResult
  public func press(
    _ key: Key, extendingSelection: Bool = false, by step: CaretStep = .character
  ) -> Bool {
    switch key {
    case .delete: press(KeyPress.delete(step.unit))
    case .return: press(KeyPress.return)
    case .leftArrow: press(KeyPress.left(step.unit, extends: extendingSelection))
    case .rightArrow: press(KeyPress.right(step.unit, extends: extendingSelection))
    case .upArrow: press(KeyPress.up(extends: extendingSelection))
    case .downArrow: press(KeyPress.down(extends: extendingSelection))
    case .cut: press(EditAction.cut)
    case .copy: press(EditAction.copy)
    case .paste: press(EditAction.paste)
    case .selectAll: press(EditAction.selectAll)
    case .undo: press(EditAction.undo)
    case .redo: press(EditAction.redo)
    }
  }
}
