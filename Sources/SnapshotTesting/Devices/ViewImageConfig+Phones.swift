import UIKit

extension ViewImageConfig {
  /// The first SE, held upright.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// The first SE, held as it says.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.se.config(orientation)
  }

  /// An iPhone 8 and later SEs, held upright.
  public static let iPhone8 = iPhone8(.portrait)

  /// An iPhone 8 and later SEs, held as it says.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.eight.config(orientation)
  }

  /// An iPhone 8 Plus, held upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// An iPhone 8 Plus, held as it says.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.eightPlus.config(orientation)
  }

  /// An iPhone X, held upright.
  public static let iPhoneX = iPhoneX(.portrait)

  /// An iPhone X, held as it says.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.ten.config(orientation)
  }

  /// An iPhone XS Max, held upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// An iPhone XS Max, held as it says.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.tenMax.config(orientation)
  }

  /// An iPhone XR, held upright.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// An iPhone XR, held as it says.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.tenR.config(orientation)
  }

  /// An iPhone 12, held upright.
  public static let iPhone12 = iPhone12(.portrait)

  /// An iPhone 12, held as it says.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelve.config(orientation)
  }

  /// An iPhone 12 Pro, held upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// An iPhone 12 Pro, held as it says.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelve.config(orientation)
  }

  /// An iPhone 12 Pro Max, held upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// An iPhone 12 Pro Max, held as it says.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelveMax.config(orientation)
  }

  /// An iPhone 13, held upright.
  public static let iPhone13 = iPhone13(.portrait)

  /// An iPhone 13, held as it says.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelve.config(orientation)
  }

  /// An iPhone 13 mini, held upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// An iPhone 13 mini, held as it says.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.mini.config(orientation)
  }

  /// An iPhone 13 Pro, held upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// An iPhone 13 Pro, held as it says.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelve.config(orientation)
  }

  /// An iPhone 13 Pro Max, held upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// An iPhone 13 Pro Max, held as it says.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.twelveMax.config(orientation)
  }
}
