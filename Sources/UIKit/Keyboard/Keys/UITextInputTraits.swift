/// What a keyboard would have to know of a text. Every property is optional.
///
/// Keys are pressed by code and no keyboard is drawn: what says which keys there are, what they look
/// like or what they make of a text changes nothing here. Tests can look at the values.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters a keyboard makes capital. Default `sentences`. Changes nothing: text is typed with
  /// the letters that are typed, as with a keyboard on a desk.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected. Changes nothing: none are.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether words that are not known are marked. Changes nothing: none are.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether quotes are made to match their language. Changes nothing: they stay as they are typed.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether several hyphens become a dash. Changes nothing: they stay as they are typed.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces are kept right where text is pasted or cut. Changes nothing: no space is added or
  /// taken away.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Which keys there are. Changes nothing: all characters can be typed, and the keyboard's frame is that
  /// of the default one.
  var keyboardType: UIKeyboardType { get }
  /// Whether the keyboard is dark. Changes nothing: none is drawn.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What is written on the return key. Changes nothing: what the key does is up to the delegate and
  /// the control's events, as on iOS.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key does nothing without a text. Default false. Fields and text views keep to it.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is not to be read by others. Default false. Fields and text views show dots, and
  /// give nothing of the text to the pasteboard.
  var isSecureTextEntry: Bool { get }
  /// What the text is about. Default nil. Changes nothing: no text is offered.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  public var autocorrectionType: UITextAutocorrectionType { .default }
  public var spellCheckingType: UITextSpellCheckingType { .default }
  public var smartQuotesType: UITextSmartQuotesType { .default }
  public var smartDashesType: UITextSmartDashesType { .default }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
  public var textContentType: UITextContentType! { nil }
}

/// Which letters a keyboard makes capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether words that are not known are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether quotes are made to match their language.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether several hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether spaces are kept right where text is inserted or deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Which characters a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad

  /// The older name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light

  /// The older name of ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What is written on the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// What a text is about.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
