/// Backgrounds with the values of iOS 13 to 18; dark ones are lighter in interfaces over others.
extension UIColor {
  /// The background of a plain interface.
  public static let systemBackground = UIColor(
    "systemBackgroundColor", light: (0xFFFFFF, 0xFFFFFF), base: (0x000000, 0x000000),
    elevated: (0x1C1C1E, 0x242426))
  /// The background of content within a plain interface.
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackgroundColor", light: (0xF2F2F7, 0xEBEBF0), base: (0x1C1C1E, 0x242426),
    elevated: (0x2C2C2E, 0x363638))
  /// The background of content within secondary content.
  public static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackgroundColor", light: (0xFFFFFF, 0xFFFFFF), base: (0x2C2C2E, 0x363638),
    elevated: (0x3A3A3C, 0x444446))
  /// The background of a grouped interface.
  public static let systemGroupedBackground = UIColor(
    "systemGroupedBackgroundColor", light: (0xF2F2F7, 0xEBEBF0), base: (0x000000, 0x000000),
    elevated: (0x1C1C1E, 0x242426))
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackgroundColor", light: (0xFFFFFF, 0xFFFFFF),
    base: (0x1C1C1E, 0x242426), elevated: (0x2C2C2E, 0x363638))
  /// The background of content within a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackgroundColor", light: (0xF2F2F7, 0xEBEBF0), base: (0x2C2C2E, 0x363638),
    elevated: (0x3A3A3C, 0x444446))
  /// The former name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
