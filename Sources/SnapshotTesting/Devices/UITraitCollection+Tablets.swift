import UIKit

extension UITraitCollection {
  /// What an iPad mini of 7.9 inches specifies, held sideways.
  public static let iPadMini = iPadMini(.landscape)

  /// What an iPad mini of 7.9 inches specifies, held as it says.
  public static func iPadMini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPadMini(orientation.onTablet)
  }

  /// What an iPad mini of 7.9 inches specifies, held and shared as it says.
  public static func iPadMini(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection
  {
    TabletShape.mini.traits(orientation)
  }

  /// What an iPad of 9.7 inches specifies, held sideways.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// What an iPad of 9.7 inches specifies, held as it says.
  public static func iPad9_7(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPad9_7(orientation.onTablet)
  }

  /// What an iPad of 9.7 inches specifies, held and shared as it says.
  public static func iPad9_7(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection
  {
    TabletShape.nine7.traits(orientation)
  }

  /// What an iPad of 10.2 inches specifies, held sideways.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// What an iPad of 10.2 inches specifies, held as it says.
  public static func iPad10_2(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPad10_2(orientation.onTablet)
  }

  /// What an iPad of 10.2 inches specifies, held and shared as it says.
  public static func iPad10_2(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection
  {
    TabletShape.ten2.traits(orientation)
  }

  /// What an iPad Pro of 10.5 inches specifies, held sideways.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// What an iPad Pro of 10.5 inches specifies, held as it says.
  public static func iPadPro10_5(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPadPro10_5(orientation.onTablet)
  }

  /// What an iPad Pro of 10.5 inches specifies, held and shared as it says.
  public static func iPadPro10_5(_ orientation: ViewImageConfig.TabletOrientation)
    -> UITraitCollection
  {
    TabletShape.ten5.traits(orientation)
  }

  /// What an iPad Pro of 11 inches specifies, held sideways.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// What an iPad Pro of 11 inches specifies, held as it says.
  public static func iPadPro11(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPadPro11(orientation.onTablet)
  }

  /// What an iPad Pro of 11 inches specifies, held and shared as it says.
  public static func iPadPro11(_ orientation: ViewImageConfig.TabletOrientation)
    -> UITraitCollection
  {
    TabletShape.eleven.traits(orientation)
  }

  /// What an iPad Pro of 12.9 inches specifies, held sideways.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// What an iPad Pro of 12.9 inches specifies, held as it says.
  public static func iPadPro12_9(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    iPadPro12_9(orientation.onTablet)
  }

  /// What an iPad Pro of 12.9 inches specifies, held and shared as it says.
  public static func iPadPro12_9(_ orientation: ViewImageConfig.TabletOrientation)
    -> UITraitCollection
  {
    TabletShape.twelve9.traits(orientation)
  }
}
