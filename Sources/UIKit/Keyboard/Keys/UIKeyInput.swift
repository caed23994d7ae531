/// Takes characters, one after the other.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Inserts a text where the next one goes; a line feed for the return key.
  func insertText(_ text: String)
  /// Takes away what is before the next text.
  func deleteBackward()
}
