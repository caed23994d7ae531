import SnapshotTesting

extension SnapshotDevice {
  private static func phone(_ name: String, _ shape: PhoneShape) -> SnapshotDevice {
    SnapshotDevice(name, shape.config(.portrait), sideways: shape.config(.landscape))
  }

  private static func tablet(_ name: String, _ shape: TabletShape) -> SnapshotDevice {
    SnapshotDevice(
      name, shape.config(.portrait(splitView: .full)),
      sideways: shape.config(.landscape(splitView: .full)))
  }

  /// The first iPhone SE: 320 x 568 points.
  public static let iPhoneSE1 = phone("iPhone SE 1", .se)
  /// The later iPhone SEs: 375 x 667 points.
  public static let iPhoneSE = phone("iPhone SE", .eight)
  /// An iPhone 8 Plus: 414 x 736 points.
  public static let iPhone8Plus = phone("iPhone 8 Plus", .eightPlus)
  /// An iPhone X: 375 x 812 points.
  public static let iPhoneX = phone("iPhone X", .ten)
  /// An iPhone 11: 414 x 896 points.
  public static let iPhone11 = phone("iPhone 11", .tenR)
  /// An iPhone 13 mini: 375 x 812 points.
  public static let iPhone13Mini = phone("iPhone 13 mini", .mini)
  /// An iPhone 13: 390 x 844 points.
  public static let iPhone13 = phone("iPhone 13", .twelve)
  /// An iPhone 13 Pro Max: 428 x 926 points.
  public static let iPhone13ProMax = phone("iPhone 13 Pro Max", .twelveMax)
  /// An iPhone 16: 393 x 852 points.
  public static let iPhone16 = phone("iPhone 16", .island)
  /// An iPhone 16 Plus: 430 x 932 points.
  public static let iPhone16Plus = phone("iPhone 16 Plus", .islandPlus)
  /// An iPhone 17: 402 x 874 points.
  public static let iPhone17 = phone("iPhone 17", .seventeen)
  /// An iPhone 17 Pro Max: 440 x 956 points.
  public static let iPhone17ProMax = phone("iPhone 17 Pro Max", .seventeenMax)
  /// An iPad mini: 744 x 1133 points.
  public static let iPadMini = tablet("iPad mini", .mini8)
  /// An iPad: 820 x 1180 points.
  public static let iPad = tablet("iPad", .ten9)
  /// An iPad Pro of 11 inches: 834 x 1210 points.
  public static let iPadPro11 = tablet("iPad Pro 11", .pro11)
  /// An iPad Pro of 13 inches: 1032 x 1376 points.
  public static let iPadPro13 = tablet("iPad Pro 13", .pro13)
}
