import UIKit

extension ViewImageConfig {
  /// The first SE in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// The first SE in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.se.config(orientation, textSize: .medium)
  }

  /// An iPhone 8 and later SEs in portrait.
  public static let iPhone8 = iPhone8(.portrait)

  /// An iPhone 8 and later SEs in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.eight.config(orientation, textSize: .medium)
  }

  /// An iPhone 8 Plus in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// An iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.eightPlus.config(orientation, textSize: .medium)
  }

  /// An iPhone X in portrait.
  public static let iPhoneX = iPhoneX(.portrait)

  /// An iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.ten.config(orientation, textSize: .medium)
  }

  /// An iPhone XS Max in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// An iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.tenMax.config(orientation, textSize: .medium)
  }

  /// An iPhone XR in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// An iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.tenR.config(orientation, textSize: .medium)
  }

  /// An iPhone 12 in portrait.
  public static let iPhone12 = iPhone12(.portrait)

  /// An iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelve.config(orientation)
  }

  /// An iPhone 12 Pro in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// An iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelve.config(orientation)
  }

  /// An iPhone 12 Pro Max in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// An iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelveMax.config(orientation)
  }

  /// An iPhone 13 in portrait.
  public static let iPhone13 = iPhone13(.portrait)

  /// An iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelve.config(orientation)
  }

  /// An iPhone 13 mini in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// An iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.mini.config(orientation)
  }

  /// An iPhone 13 Pro in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// An iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelve.config(orientation)
  }

  /// An iPhone 13 Pro Max in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// An iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelveMax.config(orientation)
  }
}
