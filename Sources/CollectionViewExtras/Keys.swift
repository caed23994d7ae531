import UIKit

/// A key of a keyboard other than those of characters.
public enum Key: Hashable, Sendable {
  /// Takes away what is before the caret, or what is selected.
  case delete
  case `return`
  case leftArrow
  case rightArrow
  case upArrow
  case downArrow
  /// Keys with the command key: X, C, V and A.
  case cut
  case copy
  case paste
  case selectAll
}

// Apple's interface has keys come from keyboards alone. These do by code what they do, with all
// questions to delegates.
extension UIWindow {
  /// Presses the keys of a text, one after the other; a line feed is the return key.
  ///
  /// - Returns: Whether the window's first responder takes keys.
  @discardableResult
  public func type(_ text: String) -> Bool { receive(text) }

  /// Presses a key together with others: performs the key command of the responder next to the first
  /// one that has one for them.
  ///
  /// - Parameter input: The key: its character, or one of the names of `UIKeyCommand`.
  /// - Returns: Whether a responder has such a command, and one the command's method.
  @discardableResult
  public func press(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    perform(input, with: modifiers)
  }

  /// Presses a key.
  ///
  /// - Parameter extendingSelection: Whether an arrow takes the selection along, as with the shift
  ///   key.
  /// - Returns: Whether the window's first responder takes keys.
  @discardableResult
  public func press(_ key: Key, extendingSelection: Bool = false) -> Bool {
    switch key {
    case .delete: receive(.delete)
    case .return: receive(.return)
    case .leftArrow: receive(.left(extends: extendingSelection))
    case .rightArrow: receive(.right(extends: extendingSelection))
    case .upArrow: receive(.up(extends: extendingSelection))
    case .downArrow: receive(.down(extends: extendingSelection))
    case .cut: receive(EditAction.cut)
    case .copy: receive(EditAction.copy)
    case .paste: receive(EditAction.paste)
    case .selectAll: receive(EditAction.selectAll)
    }
  }
}
