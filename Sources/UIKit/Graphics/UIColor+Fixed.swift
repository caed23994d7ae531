extension UIColor {
  /// Black, of the grey space.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white, of the grey space.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds of white, of the grey space.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White, of the grey space.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half of white, of the grey space.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Full red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Full green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Full blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with alpha 0.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// For text on dark backgrounds, whatever the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// For text on light backgrounds, whatever the appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
