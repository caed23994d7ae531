/// Where and what text is entered, for the input method of a client.
package struct ClientTextInput: Hashable, Sendable {
  /// The caret in points of the screen.
  package var caret: CGRect
  /// What kind of keyboard a touch screen shows: a value of the attribute `inputmode` of HTML.
  package var mode: String
  /// Whether what is entered is not shown.
  package var isSecure: Bool
  /// Whether the return key makes a new line.
  package var isMultiline: Bool
  /// Whether an input method composes text.
  package var isComposing: Bool

  @MainActor init(_ input: any UIKeyInput, in window: UIWindow) {
    let text = input as? any UITextInput
    isComposing = text?.markedTextRange != nil
    isSecure = input.isSecureTextEntry
    isMultiline = input is UITextView
    mode = Self.mode(of: input.keyboardType)
    caret = .zero
    guard let view = input as? UIView else { return }
    let place = text?.selectedTextRange.flatMap { text?.caretRect(for: $0.end) }
    caret = view.convert(place ?? view.bounds, to: nil)
      .offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  private static func mode(of keyboard: UIKeyboardType) -> String {
    switch keyboard {
    case .URL: "url"
    case .emailAddress: "email"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    default: "text"
    }
  }
}
