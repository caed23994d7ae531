import UIKit

extension UITraitCollection {
  /// The traits of an iPad mini of 7.9 inches in landscape.
  public static let iPadMini = iPadMini(.landscape)

  /// The traits of an iPad mini of 7.9 inches in an orientation.
  public static func iPadMini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPadMini(orientation.onTablet)
  }

  /// The traits of an iPad mini of 7.9 inches in an orientation and split.
  public static func iPadMini(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection
  {
    TabletShape.mini.traits(orientation)
  }

  /// The traits of an iPad of 9.7 inches in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// The traits of an iPad of 9.7 inches in an orientation.
  public static func iPad9_7(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPad9_7(orientation.onTablet)
  }

  /// The traits of an iPad of 9.7 inches in an orientation and split.
  public static func iPad9_7(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection
  {
    TabletShape.nine7.traits(orientation)
  }

  /// The traits of an iPad of 10.2 inches in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// The traits of an iPad of 10.2 inches in an orientation.
  public static func iPad10_2(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPad10_2(orientation.onTablet)
  }

  /// The traits of an iPad of 10.2 inches in an orientation and split.
  public static func iPad10_2(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection
  {
    TabletShape.ten2.traits(orientation)
  }

  /// The traits of an iPad Pro of 10.5 inches in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// The traits of an iPad Pro of 10.5 inches in an orientation.
  public static func iPadPro10_5(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPadPro10_5(orientation.onTablet)
  }

  /// The traits of an iPad Pro of 10.5 inches in an orientation and split.
  public static func iPadPro10_5(_ orientation: ViewImageConfig.TabletOrientation)
    -> UITraitCollection
  {
    TabletShape.ten5.traits(orientation)
  }

  /// The traits of an iPad Pro of 11 inches in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// The traits of an iPad Pro of 11 inches in an orientation.
  public static func iPadPro11(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPadPro11(orientation.onTablet)
  }

  /// The traits of an iPad Pro of 11 inches in an orientation and split.
  public static func iPadPro11(_ orientation: ViewImageConfig.TabletOrientation)
    -> UITraitCollection
  {
    TabletShape.eleven.traits(orientation)
  }

  /// The traits of an iPad Pro of 12.9 inches in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// The traits of an iPad Pro of 12.9 inches in an orientation.
  public static func iPadPro12_9(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPadPro12_9(orientation.onTablet)
  }

  /// The traits of an iPad Pro of 12.9 inches in an orientation and split.
  public static func iPadPro12_9(_ orientation: ViewImageConfig.TabletOrientation)
    -> UITraitCollection
  {
    TabletShape.twelve9.traits(orientation)
  }
}
