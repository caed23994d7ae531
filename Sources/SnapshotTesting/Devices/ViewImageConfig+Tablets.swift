import UIKit

extension ViewImageConfig {
  /// An iPad mini of 7.9 inches in landscape.
  public static let iPadMini = iPadMini(.landscape)

  /// An iPad mini of 7.9 inches in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(orientation.onTablet)
  }

  /// An iPad mini of 7.9 inches in an orientation and split.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.mini.config(orientation)
  }

  /// An iPad of 9.7 inches in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// An iPad of 9.7 inches in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(orientation.onTablet)
  }

  /// An iPad of 9.7 inches in an orientation and split.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.nine7.config(orientation)
  }

  /// An iPad of 10.2 inches in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// An iPad of 10.2 inches in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(orientation.onTablet)
  }

  /// An iPad of 10.2 inches in an orientation and split.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.ten2.config(orientation)
  }

  /// An iPad Pro of 10.5 inches in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// An iPad Pro of 10.5 inches in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(orientation.onTablet)
  }

  /// An iPad Pro of 10.5 inches in an orientation and split.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.ten5.config(orientation)
  }

  /// An iPad Pro of 11 inches in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// An iPad Pro of 11 inches in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(orientation.onTablet)
  }

  /// An iPad Pro of 11 inches in an orientation and split.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.eleven.config(orientation)
  }

  /// An iPad Pro of 12.9 inches in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// An iPad Pro of 12.9 inches in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(orientation.onTablet)
  }

  /// An iPad Pro of 12.9 inches in an orientation and split.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.twelve9.config(orientation)
  }
}
