/// The accent colours and greys of iOS 13 to 18, which follow appearance and contrast.
extension UIColor {
  public static let systemRed = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemRedColor", light: .init(red: 255, green: 59, blue: 48),
        dark: .init(red: 255, green: 69, blue: 58),
        highContrastLight: .init(red: 215, green: 0, blue: 21),
        highContrastDark: .init(red: 255, green: 105, blue: 97))))
  public static let systemOrange = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemOrangeColor", light: .init(red: 255, green: 149, blue: 0),
        dark: .init(red: 255, green: 159, blue: 10),
        highContrastLight: .init(red: 201, green: 52, blue: 0),
        highContrastDark: .init(red: 255, green: 179, blue: 64))))
  public static let systemYellow = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemYellowColor", light: .init(red: 255, green: 204, blue: 0),
        dark: .init(red: 255, green: 214, blue: 10),
        highContrastLight: .init(red: 178, green: 80, blue: 0),
        highContrastDark: .init(red: 255, green: 212, blue: 38))))
  public static let systemGreen = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGreenColor", light: .init(red: 52, green: 199, blue: 89),
        dark: .init(red: 48, green: 209, blue: 88),
        highContrastLight: .init(red: 36, green: 138, blue: 61),
        highContrastDark: .init(red: 48, green: 219, blue: 91))))
  public static let systemMint = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemMintColor", light: .init(red: 0, green: 199, blue: 190),
        dark: .init(red: 99, green: 230, blue: 226),
        highContrastLight: .init(red: 12, green: 129, blue: 123),
        highContrastDark: .init(red: 102, green: 212, blue: 207))))
  public static let systemTeal = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemTealColor", light: .init(red: 48, green: 176, blue: 199),
        dark: .init(red: 64, green: 200, blue: 224),
        highContrastLight: .init(red: 0, green: 130, blue: 153),
        highContrastDark: .init(red: 93, green: 230, blue: 255))))
  public static let systemCyan = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemCyanColor", light: .init(red: 50, green: 173, blue: 230),
        dark: .init(red: 100, green: 210, blue: 255),
        highContrastLight: .init(red: 0, green: 113, blue: 164),
        highContrastDark: .init(red: 112, green: 215, blue: 255))))
  public static let systemBlue = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemBlueColor", light: .init(red: 0, green: 122, blue: 255),
        dark: .init(red: 10, green: 132, blue: 255),
        highContrastLight: .init(red: 0, green: 64, blue: 221),
        highContrastDark: .init(red: 64, green: 156, blue: 255))))
  public static let systemIndigo = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemIndigoColor", light: .init(red: 88, green: 86, blue: 214),
        dark: .init(red: 94, green: 92, blue: 230),
        highContrastLight: .init(red: 54, green: 52, blue: 163),
        highContrastDark: .init(red: 125, green: 122, blue: 255))))
  public static let systemPurple = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemPurpleColor", light: .init(red: 175, green: 82, blue: 222),
        dark: .init(red: 191, green: 90, blue: 242),
        highContrastLight: .init(red: 137, green: 68, blue: 171),
        highContrastDark: .init(red: 218, green: 143, blue: 255))))
  public static let systemPink = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemPinkColor", light: .init(red: 255, green: 45, blue: 85),
        dark: .init(red: 255, green: 55, blue: 95),
        highContrastLight: .init(red: 211, green: 15, blue: 69),
        highContrastDark: .init(red: 255, green: 100, blue: 130))))
  public static let systemBrown = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemBrownColor", light: .init(red: 162, green: 132, blue: 94),
        dark: .init(red: 172, green: 142, blue: 104),
        highContrastLight: .init(red: 127, green: 101, blue: 69),
        highContrastDark: .init(red: 181, green: 148, blue: 105))))
  public static let systemGray = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGrayColor", light: .init(red: 142, green: 142, blue: 147),
        dark: .init(red: 142, green: 142, blue: 147),
        highContrastLight: .init(red: 108, green: 108, blue: 112),
        highContrastDark: .init(red: 174, green: 174, blue: 178))))
  public static let systemGray2 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray2Color", light: .init(red: 174, green: 174, blue: 178),
        dark: .init(red: 99, green: 99, blue: 102),
        highContrastLight: .init(red: 142, green: 142, blue: 147),
        highContrastDark: .init(red: 124, green: 124, blue: 128))))
  public static let systemGray3 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray3Color", light: .init(red: 199, green: 199, blue: 204),
        dark: .init(red: 72, green: 72, blue: 74),
        highContrastLight: .init(red: 174, green: 174, blue: 178),
        highContrastDark: .init(red: 84, green: 84, blue: 86))))
  public static let systemGray4 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray4Color", light: .init(red: 209, green: 209, blue: 214),
        dark: .init(red: 58, green: 58, blue: 60),
        highContrastLight: .init(red: 188, green: 188, blue: 192),
        highContrastDark: .init(red: 68, green: 68, blue: 70))))
  public static let systemGray5 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray5Color", light: .init(red: 229, green: 229, blue: 234),
        dark: .init(red: 44, green: 44, blue: 46),
        highContrastLight: .init(red: 216, green: 216, blue: 220),
        highContrastDark: .init(red: 54, green: 54, blue: 56))))
  public static let systemGray6 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray6Color", light: .init(red: 242, green: 242, blue: 247),
        dark: .init(red: 28, green: 28, blue: 30),
        highContrastLight: .init(red: 235, green: 235, blue: 240),
        highContrastDark: .init(red: 36, green: 36, blue: 38))))
}
