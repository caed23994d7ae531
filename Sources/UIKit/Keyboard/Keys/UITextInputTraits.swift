/// Properties of a text that configure the keyboard. All of them are optional.
///
/// No keyboard is drawn and nothing is corrected on this platform: keys are pressed by code, and
/// most of the properties are only stored.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters a keyboard capitalizes. The default is `sentences`. Has no effect on this
  /// platform.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected. Has no effect on this platform.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether unknown words are marked. Has no effect on this platform.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether straight quotes are replaced. Has no effect on this platform.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether hyphens are replaced by dashes. Has no effect on this platform.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces are adjusted around pasted and cut text. Has no effect on this platform.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The keys of the keyboard. Has no effect on this platform: all characters can be typed.
  var keyboardType: UIKeyboardType { get }
  /// Whether the keyboard is light or dark. Has no effect on this platform.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the return key. Has no effect on this platform.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key does nothing while there is no text. The default is `false`.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether text fields and text views show dots and do not copy the text. The default is `false`.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text, for automatic filling. The default is nil. Has no effect on this
  /// platform.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// Which letters a keyboard capitalizes. The default is `sentences`. Has no effect on this
  /// platform.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// Whether words are corrected. Has no effect on this platform.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// Whether unknown words are marked. Has no effect on this platform.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// Whether straight quotes are replaced. Has no effect on this platform.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// Whether hyphens are replaced by dashes. Has no effect on this platform.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// Whether spaces are adjusted around pasted and cut text. Has no effect on this platform.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The keys of the keyboard. Has no effect on this platform: all characters can be typed.
  public var keyboardType: UIKeyboardType { .default }
  /// Whether the keyboard is light or dark. Has no effect on this platform.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The title of the return key. Has no effect on this platform.
  public var returnKeyType: UIReturnKeyType { .default }
  /// Whether the return key does nothing while there is no text. The default is `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// Whether text fields and text views show dots and do not copy the text. The default is `false`.
  public var isSecureTextEntry: Bool { false }
  /// The meaning of the text, for automatic filling. The default is nil. Has no effect on this
  /// platform.
  public var textContentType: UITextContentType! { nil }
}

/// Which letters a keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default behaviour of the system.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether unknown words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default behaviour of the system.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether straight quotes are replaced.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The default behaviour of the system.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether hyphens are replaced by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// The default behaviour of the system.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether spaces are adjusted around pasted and cut text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The default behaviour of the system.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// All characters.
  case `default`
  /// The characters of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Characters of URLs.
  case URL
  /// The digits 0 to 9.
  case numberPad
  /// Keys of a telephone.
  case phonePad
  /// Characters of names, or keys of a telephone.
  case namePhonePad
  /// Characters of e-mail addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Characters with easy access to @ and #.
  case twitter
  /// Characters of web searches.
  case webSearch
  /// The digits of ASCII.
  case asciiCapableNumberPad

  /// The former name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the traits.
  case `default`
  /// Dark keys.
  case dark
  /// Light keys.
  case light

  /// The former name of ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The title for a new line.
  case `default`
  /// “Go”.
  case go
  /// “Google”.
  case google
  /// “Join”.
  case join
  /// “Next”.
  case next
  /// “Route”.
  case route
  /// “Search”.
  case search
  /// “Send”.
  case send
  /// “Yahoo”.
  case yahoo
  /// “Done”.
  case done
  /// “Emergency call”.
  case emergencyCall
  /// “Continue”.
  case `continue`
}

/// The meaning of a text, for automatic filling.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name that represents the value.
  public let rawValue: String
  /// Creates a content type from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix after a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// An existing password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
