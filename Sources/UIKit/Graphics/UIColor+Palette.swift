/// The accent colours and greys of iOS 13 to 18, which follow appearance and contrast.
extension UIColor {
  /// The system's red, by appearance and contrast.
  public static let systemRed = UIColor(
    "systemRedColor", light: 0xFF3B30, dark: 0xFF453A, highContrast: (0xD70015, 0xFF6961))
  /// The system's orange, by appearance and contrast.
  public static let systemOrange = UIColor(
    "systemOrangeColor", light: 0xFF9500, dark: 0xFF9F0A, highContrast: (0xC93400, 0xFFB340))
  /// The system's yellow, by appearance and contrast.
  public static let systemYellow = UIColor(
    "systemYellowColor", light: 0xFFCC00, dark: 0xFFD60A, highContrast: (0xB25000, 0xFFD426))
  /// The system's green, by appearance and contrast.
  public static let systemGreen = UIColor(
    "systemGreenColor", light: 0x34C759, dark: 0x30D158, highContrast: (0x248A3D, 0x30DB5B))
  /// The system's mint, by appearance and contrast.
  public static let systemMint = UIColor(
    "systemMintColor", light: 0x00C7BE, dark: 0x63E6E2, highContrast: (0x0C817B, 0x66D4CF))
  /// The system's teal, by appearance and contrast.
  public static let systemTeal = UIColor(
    "systemTealColor", light: 0x30B0C7, dark: 0x40C8E0, highContrast: (0x008299, 0x5DE6FF))
  /// The system's cyan, by appearance and contrast.
  public static let systemCyan = UIColor(
    "systemCyanColor", light: 0x32ADE6, dark: 0x64D2FF, highContrast: (0x0071A4, 0x70D7FF))
  /// The system's blue, by appearance and contrast.
  public static let systemBlue = UIColor(
    "systemBlueColor", light: 0x007AFF, dark: 0x0A84FF, highContrast: (0x0040DD, 0x409CFF))
  /// The system's indigo, by appearance and contrast.
  public static let systemIndigo = UIColor(
    "systemIndigoColor", light: 0x5856D6, dark: 0x5E5CE6, highContrast: (0x3634A3, 0x7D7AFF))
  /// The system's purple, by appearance and contrast.
  public static let systemPurple = UIColor(
    "systemPurpleColor", light: 0xAF52DE, dark: 0xBF5AF2, highContrast: (0x8944AB, 0xDA8FFF))
  /// The system's pink, by appearance and contrast.
  public static let systemPink = UIColor(
    "systemPinkColor", light: 0xFF2D55, dark: 0xFF375F, highContrast: (0xD30F45, 0xFF6482))
  /// The system's brown, by appearance and contrast.
  public static let systemBrown = UIColor(
    "systemBrownColor", light: 0xA2845E, dark: 0xAC8E68, highContrast: (0x7F6545, 0xB59469))
  /// The system's grey, by appearance and contrast.
  public static let systemGray = UIColor(
    "systemGrayColor", light: 0x8E8E93, dark: 0x8E8E93, highContrast: (0x6C6C70, 0xAEAEB2))
  /// The second grey, nearer to the background.
  public static let systemGray2 = UIColor(
    "systemGray2Color", light: 0xAEAEB2, dark: 0x636366, highContrast: (0x8E8E93, 0x7C7C80))
  /// The third grey, nearer to the background.
  public static let systemGray3 = UIColor(
    "systemGray3Color", light: 0xC7C7CC, dark: 0x48484A, highContrast: (0xAEAEB2, 0x545456))
  /// The fourth grey, nearer to the background.
  public static let systemGray4 = UIColor(
    "systemGray4Color", light: 0xD1D1D6, dark: 0x3A3A3C, highContrast: (0xBCBCC0, 0x444446))
  /// The fifth grey, nearer to the background.
  public static let systemGray5 = UIColor(
    "systemGray5Color", light: 0xE5E5EA, dark: 0x2C2C2E, highContrast: (0xD8D8DC, 0x363638))
  /// The sixth grey, the nearest to the background.
  public static let systemGray6 = UIColor(
    "systemGray6Color", light: 0xF2F2F7, dark: 0x1C1C1E, highContrast: (0xEBEBF0, 0x242426))
}
