/// A responder that takes text, one character after the other.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the caret; a line feed for the return key.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
