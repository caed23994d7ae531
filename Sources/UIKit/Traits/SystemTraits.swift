/// A trait of the system, whose value is a property of trait collections.
protocol SystemTrait: UITraitDefinition where Value: SystemTraitValue {
  static var path: SystemTraitPath<Value> { get }
}

/// Where trait collections store the value of a system trait.
typealias SystemTraitPath<Value> = WritableKeyPath<UITraitOverrides, Value> & Sendable

/// A value of a system trait, one of which stands for none.
protocol SystemTraitValue: Equatable {
  static var unspecified: Self { get }
}

extension SystemTraitValue {
  /// Replaces the value by another one that is specified.
  mutating func override(by other: Self) {
    if other != .unspecified { self = other }
  }
}

extension UIUserInterfaceStyle: SystemTraitValue {}
extension UIUserInterfaceIdiom: SystemTraitValue {}
extension UIUserInterfaceLevel: SystemTraitValue {}
extension UIUserInterfaceSizeClass: SystemTraitValue {}
extension UITraitEnvironmentLayoutDirection: SystemTraitValue {}
extension UIContentSizeCategory: SystemTraitValue {}
extension UIAccessibilityContrast: SystemTraitValue {}
extension UILegibilityWeight: SystemTraitValue {}
extension UIDisplayGamut: SystemTraitValue {}
extension UIUserInterfaceActiveAppearance: SystemTraitValue {}
extension UIListEnvironment: SystemTraitValue {}
extension UIForceTouchCapability: SystemTraitValue { static let unspecified = unknown }
extension CGFloat: SystemTraitValue { static let unspecified: CGFloat = 0 }

/// The trait for light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Dynamic colours depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var path: SystemTraitPath<Value> { \.userInterfaceStyle }
}

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var path: SystemTraitPath<Value> { \.userInterfaceIdiom }
}

/// The trait for the visual level of the interface: base or elevated above another one.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// Dynamic colours depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var path: SystemTraitPath<Value> { \.userInterfaceLevel }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: SystemTraitPath<Value> { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: SystemTraitPath<Value> { \.verticalSizeClass }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: SystemTraitPath<Value> { \.layoutDirection }
}

/// The trait for the text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: SystemTraitPath<Value> { \.preferredContentSizeCategory }
}

/// The trait for increased contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// Dynamic colours depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var path: SystemTraitPath<Value> { \.accessibilityContrast }
}

/// The trait for bold text.
public struct UITraitLegibilityWeight: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UILegibilityWeight.unspecified
  static var path: SystemTraitPath<Value> { \.legibilityWeight }
}

/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  /// 0: unspecified.
  public static let defaultValue: CGFloat = 0
  static var path: SystemTraitPath<Value> { \.displayScale }
}

/// The trait for the force of touches.
public struct UITraitForceTouchCapability: SystemTrait {
  /// `unknown`.
  public static let defaultValue = UIForceTouchCapability.unknown
  static var path: SystemTraitPath<Value> { \.forceTouchCapability }
}

/// The trait for the colour gamut of the display.
public struct UITraitDisplayGamut: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// Dynamic colours depend on the trait.
  public static var affectsColorAppearance: Bool { true }
  static var path: SystemTraitPath<Value> { \.displayGamut }
}

/// The trait for the active or inactive appearance of the interface.
public struct UITraitActiveAppearance: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  static var path: SystemTraitPath<Value> { \.activeAppearance }
}

/// The trait for the kind of list that contains a view.
public struct UITraitListEnvironment: SystemTrait {
  /// `none`: no list.
  public static let defaultValue = UIListEnvironment.none
  static var path: SystemTraitPath<Value> { \.listEnvironment }
}
