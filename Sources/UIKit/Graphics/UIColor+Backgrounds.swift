/// Backgrounds with the values of iOS 13 to 18; dark ones are lighter in interfaces over others.
extension UIColor {
  public static let systemBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemBackgroundColor", light: (.init(255, 255, 255), .init(255, 255, 255)),
        base: (.init(0, 0, 0), .init(0, 0, 0)), elevated: (.init(28, 28, 30), .init(36, 36, 38)))))
  public static let secondarySystemBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "secondarySystemBackgroundColor", light: (.init(242, 242, 247), .init(235, 235, 240)),
        base: (.init(28, 28, 30), .init(36, 36, 38)),
        elevated: (.init(44, 44, 46), .init(54, 54, 56)))))
  public static let tertiarySystemBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "tertiarySystemBackgroundColor", light: (.init(255, 255, 255), .init(255, 255, 255)),
        base: (.init(44, 44, 46), .init(54, 54, 56)),
        elevated: (.init(58, 58, 60), .init(68, 68, 70)))))
  public static let systemGroupedBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGroupedBackgroundColor", light: (.init(242, 242, 247), .init(235, 235, 240)),
        base: (.init(0, 0, 0), .init(0, 0, 0)), elevated: (.init(28, 28, 30), .init(36, 36, 38)))))
  public static let secondarySystemGroupedBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "secondarySystemGroupedBackgroundColor",
        light: (.init(255, 255, 255), .init(255, 255, 255)),
        base: (.init(28, 28, 30), .init(36, 36, 38)),
        elevated: (.init(44, 44, 46), .init(54, 54, 56)))))
  public static let tertiarySystemGroupedBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "tertiarySystemGroupedBackgroundColor", light: (.init(242, 242, 247), .init(235, 235, 240)),
        base: (.init(44, 44, 46), .init(54, 54, 56)),
        elevated: (.init(58, 58, 60), .init(68, 68, 70)))))
}
