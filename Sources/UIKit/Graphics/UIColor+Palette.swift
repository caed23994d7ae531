/// The accent colours and greys of iOS 13 to 18, which follow appearance and contrast.
extension UIColor {
  public static let systemRed = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemRedColor", light: .init(255, 59, 48), dark: .init(255, 69, 58),
        highContrastLight: .init(215, 0, 21), highContrastDark: .init(255, 105, 97))))
  public static let systemOrange = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemOrangeColor", light: .init(255, 149, 0), dark: .init(255, 159, 10),
        highContrastLight: .init(201, 52, 0), highContrastDark: .init(255, 179, 64))))
  public static let systemYellow = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemYellowColor", light: .init(255, 204, 0), dark: .init(255, 214, 10),
        highContrastLight: .init(178, 80, 0), highContrastDark: .init(255, 212, 38))))
  public static let systemGreen = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGreenColor", light: .init(52, 199, 89), dark: .init(48, 209, 88),
        highContrastLight: .init(36, 138, 61), highContrastDark: .init(48, 219, 91))))
  public static let systemMint = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemMintColor", light: .init(0, 199, 190), dark: .init(99, 230, 226),
        highContrastLight: .init(12, 129, 123), highContrastDark: .init(102, 212, 207))))
  public static let systemTeal = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemTealColor", light: .init(48, 176, 199), dark: .init(64, 200, 224),
        highContrastLight: .init(0, 130, 153), highContrastDark: .init(93, 230, 255))))
  public static let systemCyan = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemCyanColor", light: .init(50, 173, 230), dark: .init(100, 210, 255),
        highContrastLight: .init(0, 113, 164), highContrastDark: .init(112, 215, 255))))
  public static let systemBlue = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemBlueColor", light: .init(0, 122, 255), dark: .init(10, 132, 255),
        highContrastLight: .init(0, 64, 221), highContrastDark: .init(64, 156, 255))))
  public static let systemIndigo = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemIndigoColor", light: .init(88, 86, 214), dark: .init(94, 92, 230),
        highContrastLight: .init(54, 52, 163), highContrastDark: .init(125, 122, 255))))
  public static let systemPurple = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemPurpleColor", light: .init(175, 82, 222), dark: .init(191, 90, 242),
        highContrastLight: .init(137, 68, 171), highContrastDark: .init(218, 143, 255))))
  public static let systemPink = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemPinkColor", light: .init(255, 45, 85), dark: .init(255, 55, 95),
        highContrastLight: .init(211, 15, 69), highContrastDark: .init(255, 100, 130))))
  public static let systemBrown = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemBrownColor", light: .init(162, 132, 94), dark: .init(172, 142, 104),
        highContrastLight: .init(127, 101, 69), highContrastDark: .init(181, 148, 105))))
  public static let systemGray = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGrayColor", light: .init(142, 142, 147), dark: .init(142, 142, 147),
        highContrastLight: .init(108, 108, 112), highContrastDark: .init(174, 174, 178))))
  public static let systemGray2 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray2Color", light: .init(174, 174, 178), dark: .init(99, 99, 102),
        highContrastLight: .init(142, 142, 147), highContrastDark: .init(124, 124, 128))))
  public static let systemGray3 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray3Color", light: .init(199, 199, 204), dark: .init(72, 72, 74),
        highContrastLight: .init(174, 174, 178), highContrastDark: .init(84, 84, 86))))
  public static let systemGray4 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray4Color", light: .init(209, 209, 214), dark: .init(58, 58, 60),
        highContrastLight: .init(188, 188, 192), highContrastDark: .init(68, 68, 70))))
  public static let systemGray5 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray5Color", light: .init(229, 229, 234), dark: .init(44, 44, 46),
        highContrastLight: .init(216, 216, 220), highContrastDark: .init(54, 54, 56))))
  public static let systemGray6 = UIColor(
    .adaptive(
      AdaptiveColor(
        "systemGray6Color", light: .init(242, 242, 247), dark: .init(28, 28, 30),
        highContrastLight: .init(235, 235, 240), highContrastDark: .init(36, 36, 38))))
}
