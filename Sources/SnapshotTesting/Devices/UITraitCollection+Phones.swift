import UIKit

extension UITraitCollection {
  /// The traits of the first SE in an orientation.
  public static func iPhoneSe(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.se.traits(orientation, textSize: .medium)
  }

  /// The traits of an iPhone 8 and later SEs in an orientation.
  public static func iPhone8(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.eight.traits(orientation, textSize: .medium)
  }

  /// The traits of an iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.eightPlus.traits(orientation, textSize: .medium)
  }

  /// The traits of an iPhone X in an orientation.
  public static func iPhoneX(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.ten.traits(orientation, textSize: .medium)
  }

  /// The traits of an iPhone XS Max in an orientation.
  public static func iPhoneXsMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.tenMax.traits(orientation, textSize: .medium)
  }

  /// The traits of an iPhone XR in an orientation.
  public static func iPhoneXr(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.tenR.traits(orientation, textSize: .medium)
  }

  /// The traits of an iPhone 12 in an orientation.
  public static func iPhone12(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelve.traits(orientation)
  }

  /// The traits of an iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelve.traits(orientation)
  }

  /// The traits of an iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelveMax.traits(orientation)
  }

  /// The traits of an iPhone 13 in an orientation.
  public static func iPhone13(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelve.traits(orientation)
  }

  /// The traits of an iPhone 13 mini in an orientation.
  public static func iPhone13Mini(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.mini.traits(orientation)
  }

  /// The traits of an iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelve.traits(orientation)
  }

  /// The traits of an iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.twelveMax.traits(orientation)
  }
}
