/// Colours by purpose, with the values of iOS 13 to 18.
extension UIColor {
  /// The text of primary content.
  public static let label = UIColor(
    .adaptive(
      AdaptiveColor(
        "labelColor", light: .init(red: 0, green: 0, blue: 0),
        dark: .init(red: 255, green: 255, blue: 255),
        highContrastAlphas: (1, 1))))
  public static let secondaryLabel = UIColor(
    .adaptive(
      AdaptiveColor(
        "secondaryLabelColor", light: .init(red: 60, green: 60, blue: 67, alpha: 0.6),
        dark: .init(red: 235, green: 235, blue: 245, alpha: 0.6),
        highContrastAlphas: (0.68, 0.68))))
  public static let tertiaryLabel = UIColor(
    .adaptive(
      AdaptiveColor(
        "tertiaryLabelColor", light: .init(red: 60, green: 60, blue: 67, alpha: 0.3),
        dark: .init(red: 235, green: 235, blue: 245, alpha: 0.3),
        highContrastAlphas: (0.38, 0.38))))
  public static let quaternaryLabel = UIColor(
    .adaptive(
      AdaptiveColor(
        "quaternaryLabelColor", light: .init(red: 60, green: 60, blue: 67, alpha: 0.18),
        dark: .init(red: 235, green: 235, blue: 245, alpha: 0.16),
        highContrastAlphas: (0.26, 0.24))))
  public static let placeholderText = UIColor(
    .adaptive(
      AdaptiveColor(
        "placeholderTextColor", light: .init(red: 60, green: 60, blue: 67, alpha: 0.3),
        dark: .init(red: 235, green: 235, blue: 245, alpha: 0.3),
        highContrastAlphas: (0.38, 0.38))))
  public static let link = UIColor(
    .adaptive(
      AdaptiveColor(
        "linkColor", light: .init(red: 0, green: 122, blue: 255),
        dark: .init(red: 9, green: 132, blue: 255),
        highContrastAlphas: (1, 1))))
  /// A thin line that lets what is under it shine through.
  public static let separator = UIColor(
    .adaptive(
      AdaptiveColor(
        "separatorColor", light: .init(red: 60, green: 60, blue: 67, alpha: 0.29),
        dark: .init(red: 84, green: 84, blue: 88, alpha: 0.6),
        highContrastAlphas: (0.37, 0.68))))
  public static let opaqueSeparator = UIColor(
    .adaptive(
      AdaptiveColor(
        "opaqueSeparatorColor", light: .init(red: 198, green: 198, blue: 200),
        dark: .init(red: 56, green: 56, blue: 58),
        highContrastAlphas: (1, 1))))
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemFillColor", light: .init(red: 120, green: 120, blue: 128, alpha: 0.2),
        dark: .init(red: 120, green: 120, blue: 128, alpha: 0.36),
        highContrastAlphas: (0.28, 0.44))))
  public static let secondarySystemFill = UIColor(
    .adaptive(
      AdaptiveColor(
        "secondarySystemFillColor", light: .init(red: 120, green: 120, blue: 128, alpha: 0.16),
        dark: .init(red: 120, green: 120, blue: 128, alpha: 0.32),
        highContrastAlphas: (0.24, 0.4))))
  public static let tertiarySystemFill = UIColor(
    .adaptive(
      AdaptiveColor(
        "tertiarySystemFillColor", light: .init(red: 118, green: 118, blue: 128, alpha: 0.12),
        dark: .init(red: 118, green: 118, blue: 128, alpha: 0.24),
        highContrastAlphas: (0.2, 0.32))))
  public static let quaternarySystemFill = UIColor(
    .adaptive(
      AdaptiveColor(
        "quaternarySystemFillColor", light: .init(red: 116, green: 116, blue: 128, alpha: 0.08),
        dark: .init(red: 118, green: 118, blue: 128, alpha: 0.18),
        highContrastAlphas: (0.16, 0.26))))
}
