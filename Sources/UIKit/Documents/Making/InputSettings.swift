/// Views that take text from a keyboard, and whose keyboard documents describe.
@MainActor protocol DocumentTextInput: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

extension UITextField: DocumentTextInput {}
extension UITextView: DocumentTextInput {}

extension TextSettings {
  /// The attributes of `textInputTraits`.
  static func inputSettings<Input: DocumentTextInput>() -> [Setting<Input>] {
    [
      .choice(
        "autocapitalizationType",
        of: [
          "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
        ]
      ) { $0.autocapitalizationType = $1 },
      .choice("autocorrectionType", of: ["default": .default, "no": .no, "yes": .yes]) {
        $0.autocorrectionType = $1
      },
      .choice("spellCheckingType", of: ["default": .default, "no": .no, "yes": .yes]) {
        $0.spellCheckingType = $1
      },
      .choice("keyboardType", of: keyboards) { $0.keyboardType = $1 },
      .choice("keyboardAppearance", of: ["default": .default, "alert": .dark, "light": .light]) {
        $0.keyboardAppearance = $1
      },
      .choice("returnKeyType", of: returnKeys) { $0.returnKeyType = $1 },
      .truth("enablesReturnKeyAutomatically") { $0.enablesReturnKeyAutomatically = $1 },
      .truth("secureTextEntry") { $0.isSecureTextEntry = $1 },
      .text("textContentType") { $0.textContentType = UITextContentType(rawValue: $1) },
    ]
  }

  private static var keyboards: [String: UIKeyboardType] {
    [
      "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
  }

  private static var returnKeys: [String: UIReturnKeyType] {
    [
      "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
      "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
      "emergencyCall": .emergencyCall, "continue": .continue,
    ]
  }
}
