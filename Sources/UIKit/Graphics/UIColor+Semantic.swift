/// Colours by purpose, with the values of iOS 13 to 18.
extension UIColor {
  /// The text of primary content.
  public static let label = UIColor(
    .adaptive(
      AdaptiveColor(
        "labelColor", light: .init(0, 0, 0), dark: .init(255, 255, 255),
        highContrastAlphas: (1, 1))))
  public static let secondaryLabel = UIColor(
    .adaptive(
      AdaptiveColor(
        "secondaryLabelColor", light: .init(60, 60, 67, 0.6), dark: .init(235, 235, 245, 0.6),
        highContrastAlphas: (0.68, 0.68))))
  public static let tertiaryLabel = UIColor(
    .adaptive(
      AdaptiveColor(
        "tertiaryLabelColor", light: .init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3),
        highContrastAlphas: (0.38, 0.38))))
  public static let quaternaryLabel = UIColor(
    .adaptive(
      AdaptiveColor(
        "quaternaryLabelColor", light: .init(60, 60, 67, 0.18), dark: .init(235, 235, 245, 0.16),
        highContrastAlphas: (0.26, 0.24))))
  public static let placeholderText = UIColor(
    .adaptive(
      AdaptiveColor(
        "placeholderTextColor", light: .init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3),
        highContrastAlphas: (0.38, 0.38))))
  public static let link = UIColor(
    .adaptive(
      AdaptiveColor(
        "linkColor", light: .init(0, 122, 255), dark: .init(9, 132, 255),
        highContrastAlphas: (1, 1))))
  /// A thin line that lets what is under it shine through.
  public static let separator = UIColor(
    .adaptive(
      AdaptiveColor(
        "separatorColor", light: .init(60, 60, 67, 0.29), dark: .init(84, 84, 88, 0.6),
        highContrastAlphas: (0.37, 0.68))))
  public static let opaqueSeparator = UIColor(
    .adaptive(
      AdaptiveColor(
        "opaqueSeparatorColor", light: .init(198, 198, 200), dark: .init(56, 56, 58),
        highContrastAlphas: (1, 1))))
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemFillColor", light: .init(120, 120, 128, 0.2), dark: .init(120, 120, 128, 0.36),
        highContrastAlphas: (0.28, 0.44))))
  public static let secondarySystemFill = UIColor(
    .adaptive(
      AdaptiveColor(
        "secondarySystemFillColor", light: .init(120, 120, 128, 0.16),
        dark: .init(120, 120, 128, 0.32),
        highContrastAlphas: (0.24, 0.4))))
  public static let tertiarySystemFill = UIColor(
    .adaptive(
      AdaptiveColor(
        "tertiarySystemFillColor", light: .init(118, 118, 128, 0.12),
        dark: .init(118, 118, 128, 0.24),
        highContrastAlphas: (0.2, 0.32))))
  public static let quaternarySystemFill = UIColor(
    .adaptive(
      AdaptiveColor(
        "quaternarySystemFillColor", light: .init(116, 116, 128, 0.08),
        dark: .init(118, 118, 128, 0.18),
        highContrastAlphas: (0.16, 0.26))))
}
