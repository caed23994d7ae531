import UIKit

extension UITraitCollection {
  /// What the first SE specifies, held as it says.
  public static func iPhoneSe(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.se.traits(orientation)
  }

  /// What an iPhone 8 and later SEs specifies, held as it says.
  public static func iPhone8(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.eight.traits(orientation)
  }

  /// What an iPhone 8 Plus specifies, held as it says.
  public static func iPhone8Plus(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.eightPlus.traits(orientation)
  }

  /// What an iPhone X specifies, held as it says.
  public static func iPhoneX(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.ten.traits(orientation)
  }

  /// What an iPhone XS Max specifies, held as it says.
  public static func iPhoneXsMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.tenMax.traits(orientation)
  }

  /// What an iPhone XR specifies, held as it says.
  public static func iPhoneXr(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.tenR.traits(orientation)
  }

  /// What an iPhone 12 specifies, held as it says.
  public static func iPhone12(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelve.traits(orientation)
  }

  /// What an iPhone 12 Pro specifies, held as it says.
  public static func iPhone12Pro(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelve.traits(orientation)
  }

  /// What an iPhone 12 Pro Max specifies, held as it says.
  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelveMax.traits(orientation)
  }

  /// What an iPhone 13 specifies, held as it says.
  public static func iPhone13(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelve.traits(orientation)
  }

  /// What an iPhone 13 mini specifies, held as it says.
  public static func iPhone13Mini(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.mini.traits(orientation)
  }

  /// What an iPhone 13 Pro specifies, held as it says.
  public static func iPhone13Pro(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelve.traits(orientation)
  }

  /// What an iPhone 13 Pro Max specifies, held as it says.
  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelveMax.traits(orientation)
  }
}
