/// Backgrounds with the values of iOS 13 to 18; dark ones are lighter in interfaces over others.
extension UIColor {
  public static let systemBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemBackgroundColor",
        light: (.init(red: 255, green: 255, blue: 255), .init(red: 255, green: 255, blue: 255)),
        base: (.init(red: 0, green: 0, blue: 0), .init(red: 0, green: 0, blue: 0)),
        elevated: (.init(red: 28, green: 28, blue: 30), .init(red: 36, green: 36, blue: 38)))))
  public static let secondarySystemBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "secondarySystemBackgroundColor",
        light: (.init(red: 242, green: 242, blue: 247), .init(red: 235, green: 235, blue: 240)),
        base: (.init(red: 28, green: 28, blue: 30), .init(red: 36, green: 36, blue: 38)),
        elevated: (.init(red: 44, green: 44, blue: 46), .init(red: 54, green: 54, blue: 56)))))
  public static let tertiarySystemBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "tertiarySystemBackgroundColor",
        light: (.init(red: 255, green: 255, blue: 255), .init(red: 255, green: 255, blue: 255)),
        base: (.init(red: 44, green: 44, blue: 46), .init(red: 54, green: 54, blue: 56)),
        elevated: (.init(red: 58, green: 58, blue: 60), .init(red: 68, green: 68, blue: 70)))))
  public static let systemGroupedBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGroupedBackgroundColor",
        light: (.init(red: 242, green: 242, blue: 247), .init(red: 235, green: 235, blue: 240)),
        base: (.init(red: 0, green: 0, blue: 0), .init(red: 0, green: 0, blue: 0)),
        elevated: (.init(red: 28, green: 28, blue: 30), .init(red: 36, green: 36, blue: 38)))))
  public static let secondarySystemGroupedBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "secondarySystemGroupedBackgroundColor",
        light: (.init(red: 255, green: 255, blue: 255), .init(red: 255, green: 255, blue: 255)),
        base: (.init(red: 28, green: 28, blue: 30), .init(red: 36, green: 36, blue: 38)),
        elevated: (.init(red: 44, green: 44, blue: 46), .init(red: 54, green: 54, blue: 56)))))
  public static let tertiarySystemGroupedBackground = UIColor(
    .adaptive(
      AdaptiveColor(
        "tertiarySystemGroupedBackgroundColor",
        light: (.init(red: 242, green: 242, blue: 247), .init(red: 235, green: 235, blue: 240)),
        base: (.init(red: 44, green: 44, blue: 46), .init(red: 54, green: 54, blue: 56)),
        elevated: (.init(red: 58, green: 58, blue: 60), .init(red: 68, green: 68, blue: 70)))))
}
