/// Colours by purpose, with the values of iOS 13 to 18.
extension UIColor {
  /// The text of primary content.
  public static let label = UIColor(
    "labelColor", light: 0x000000, dark: 0xFFFFFF, highContrastAlphas: (1, 1))
  /// Text of secondary content.
  public static let secondaryLabel = UIColor(
    "secondaryLabelColor", light: .init(0x3C3C43, alpha: 0.6), dark: .init(0xEBEBF5, alpha: 0.6),
    highContrastAlphas: (0.68, 0.68))
  /// Text of tertiary content.
  public static let tertiaryLabel = UIColor(
    "tertiaryLabelColor", light: .init(0x3C3C43, alpha: 0.3), dark: .init(0xEBEBF5, alpha: 0.3),
    highContrastAlphas: (0.38, 0.38))
  /// Text of quaternary content.
  public static let quaternaryLabel = UIColor(
    "quaternaryLabelColor", light: .init(0x3C3C43, alpha: 0.18), dark: .init(0xEBEBF5, alpha: 0.16),
    highContrastAlphas: (0.26, 0.24))
  /// The placeholder of an empty text field.
  public static let placeholderText = UIColor(
    "placeholderTextColor", light: .init(0x3C3C43, alpha: 0.3), dark: .init(0xEBEBF5, alpha: 0.3),
    highContrastAlphas: (0.38, 0.38))
  /// Text of links.
  public static let link = UIColor(
    "linkColor", light: 0x007AFF, dark: 0x0984FF, highContrastAlphas: (1, 1))
  /// A thin line that lets what is under it shine through.
  public static let separator = UIColor(
    "separatorColor", light: .init(0x3C3C43, alpha: 0.29), dark: .init(0x545458, alpha: 0.6),
    highContrastAlphas: (0.37, 0.68))
  /// Lines between content, not transparent.
  public static let opaqueSeparator = UIColor(
    "opaqueSeparatorColor", light: 0xC6C6C8, dark: 0x38383A, highContrastAlphas: (1, 1))
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(
    "systemFillColor", light: .init(0x787880, alpha: 0.2), dark: .init(0x787880, alpha: 0.36),
    highContrastAlphas: (0.28, 0.44))
  /// The fill of medium-sized shapes, such as the track of a switch.
  public static let secondarySystemFill = UIColor(
    "secondarySystemFillColor", light: .init(0x787880, alpha: 0.16),
    dark: .init(0x787880, alpha: 0.32), highContrastAlphas: (0.24, 0.4))
  /// The fill of large shapes, such as text fields and buttons.
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFillColor", light: .init(0x767680, alpha: 0.12),
    dark: .init(0x767680, alpha: 0.24), highContrastAlphas: (0.2, 0.32))
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFillColor", light: .init(0x747480, alpha: 0.08),
    dark: .init(0x767680, alpha: 0.18), highContrastAlphas: (0.16, 0.26))
}
