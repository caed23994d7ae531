import SnapshotTesting

extension SnapshotDevice {
  private static func phone(_ name: String, _ shape: PhoneShape) -> SnapshotDevice {
    SnapshotDevice(
      name, shape.config(.portrait), sideways: shape.config(.landscape), scale: shape.scale)
  }

  private static func tablet(_ name: String, _ shape: TabletShape) -> SnapshotDevice {
    SnapshotDevice(
      name, shape.config(.portrait(splitView: .full)),
      sideways: shape.config(.landscape(splitView: .full)), scale: 2)
  }

  /// The first iPhone SE: 320 x 568 points.
  public static let iPhoneSE1 = phone("iPhone SE 1", .se)
  /// The later iPhone SEs: 375 x 667 points.
  public static let iPhoneSE = phone("iPhone SE", .eight)
  /// An iPhone 8: 375 x 667 points.
  public static let iPhone8 = phone("iPhone 8", .eight)
  /// An iPhone 8 Plus: 414 x 736 points.
  public static let iPhone8Plus = phone("iPhone 8 Plus", .eightPlus)
  /// An iPhone X, XS or 11 Pro: 375 x 812 points.
  public static let iPhoneX = phone("iPhone X", .ten)
  /// An iPhone XR: 414 x 896 points at 2 pixels per point.
  public static let iPhoneXR = phone("iPhone XR", .tenR)
  /// An iPhone XS Max or 11 Pro Max: 414 x 896 points at 3 pixels per point.
  public static let iPhoneXSMax = phone("iPhone XS Max", .tenMax)
  /// An iPhone 11: 414 x 896 points.
  public static let iPhone11 = phone("iPhone 11", .tenR)
  /// An iPhone 12 or 12 Pro: 390 x 844 points.
  public static let iPhone12 = phone("iPhone 12", .twelve)
  /// An iPhone 12 Pro Max: 428 x 926 points.
  public static let iPhone12ProMax = phone("iPhone 12 Pro Max", .twelveMax)
  /// An iPhone 12 mini or 13 mini: 375 x 812 points.
  public static let iPhone13Mini = phone("iPhone 13 mini", .mini)
  /// An iPhone 13 or 13 Pro: 390 x 844 points.
  public static let iPhone13 = phone("iPhone 13", .twelve)
  /// An iPhone 13 Pro Max: 428 x 926 points.
  public static let iPhone13ProMax = phone("iPhone 13 Pro Max", .twelveMax)
  /// An iPhone 14: 390 x 844 points.
  public static let iPhone14 = phone("iPhone 14", .twelve)
  /// An iPhone 14 Plus: 428 x 926 points.
  public static let iPhone14Plus = phone("iPhone 14 Plus", .twelveMax)
  /// An iPhone 14 Pro: 393 x 852 points.
  public static let iPhone14Pro = phone("iPhone 14 Pro", .island)
  /// An iPhone 14 Pro Max: 430 x 932 points.
  public static let iPhone14ProMax = phone("iPhone 14 Pro Max", .islandPlus)
  /// An iPhone 15 or 15 Pro: 393 x 852 points.
  public static let iPhone15 = phone("iPhone 15", .island)
  /// An iPhone 15 Plus or 15 Pro Max: 430 x 932 points.
  public static let iPhone15Plus = phone("iPhone 15 Plus", .islandPlus)
  /// An iPhone 16e: 390 x 844 points.
  public static let iPhone16e = phone("iPhone 16e", .twelve)
  /// An iPhone 16: 393 x 852 points.
  public static let iPhone16 = phone("iPhone 16", .island)
  /// An iPhone 16 Plus: 430 x 932 points.
  public static let iPhone16Plus = phone("iPhone 16 Plus", .islandPlus)
  /// An iPhone 16 Pro: 402 x 874 points.
  public static let iPhone16Pro = phone("iPhone 16 Pro", .seventeen)
  /// An iPhone 16 Pro Max: 440 x 956 points.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", .seventeenMax)
  /// An iPhone 17 or 17 Pro: 402 x 874 points.
  public static let iPhone17 = phone("iPhone 17", .seventeen)
  /// An iPhone 17 Pro Max: 440 x 956 points.
  public static let iPhone17ProMax = phone("iPhone 17 Pro Max", .seventeenMax)
  /// An iPhone Air: 420 x 912 points.
  public static let iPhoneAir = phone("iPhone Air", .air)
  /// An iPad of 9.7 inches, or a mini of 7.9: 768 x 1024 points.
  public static let iPad9_7 = tablet("iPad 9.7", .nine7)
  /// An iPad of 10.2 inches: 810 x 1080 points.
  public static let iPad10_2 = tablet("iPad 10.2", .ten2)
  /// An iPad Air or Pro of 10.5 inches: 834 x 1112 points.
  public static let iPadAir10_5 = tablet("iPad Air 10.5", .ten5)
  /// An iPad mini of 8.3 inches: 744 x 1133 points.
  public static let iPadMini = tablet("iPad mini", .mini8)
  /// An iPad of 10.9 or 11 inches: 820 x 1180 points.
  public static let iPad = tablet("iPad", .ten9)
  /// An iPad Air of 11 inches: 820 x 1180 points.
  public static let iPadAir11 = tablet("iPad Air 11", .ten9)
  /// An iPad Air of 13 inches: 1024 x 1366 points.
  public static let iPadAir13 = tablet("iPad Air 13", .twelve9)
  /// An iPad Pro of 12.9 inches: 1024 x 1366 points.
  public static let iPadPro12_9 = tablet("iPad Pro 12.9", .twelve9)
  /// The first four iPad Pros of 11 inches: 834 x 1194 points.
  public static let iPadPro11Gen4 = tablet("iPad Pro 11 4", .eleven)
  /// An iPad Pro of 11 inches: 834 x 1210 points.
  public static let iPadPro11 = tablet("iPad Pro 11", .pro11)
  /// An iPad Pro of 13 inches: 1032 x 1376 points.
  public static let iPadPro13 = tablet("iPad Pro 13", .pro13)

  /// All predefined devices, phones first.
  public static let all: [SnapshotDevice] = [
    iPhoneSE1,
    iPhoneSE,
    iPhone8,
    iPhone8Plus,
    iPhoneX,
    iPhoneXR,
    iPhoneXSMax,
    iPhone11,
    iPhone12,
    iPhone12ProMax,
    iPhone13Mini,
    iPhone13,
    iPhone13ProMax,
    iPhone14,
    iPhone14Plus,
    iPhone14Pro,
    iPhone14ProMax,
    iPhone15,
    iPhone15Plus,
    iPhone16e,
    iPhone16,
    iPhone16Plus,
    iPhone16Pro,
    iPhone16ProMax,
    iPhone17,
    iPhone17ProMax,
    iPhoneAir,
    iPad9_7,
    iPad10_2,
    iPadAir10_5,
    iPadMini,
    iPad,
    iPadAir11,
    iPadAir13,
    iPadPro12_9,
    iPadPro11Gen4,
    iPadPro11,
    iPadPro13,
  ]
}
