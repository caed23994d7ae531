/// A trait that collections hold a value of their own for.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable { get }
  /// The value that stands for none.
  static var unspecified: Value { get }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.userInterfaceStyle
  }
  static let unspecified = UIUserInterfaceStyle.unspecified
}

/// The kind of device, as a trait.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.userInterfaceIdiom
  }
  static let unspecified = UIUserInterfaceIdiom.unspecified
}

/// Whether an interface lies over another, as a trait.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.userInterfaceLevel
  }
  static let unspecified = UIUserInterfaceLevel.unspecified
}

/// The room along the horizontal axis, as a trait.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.horizontalSizeClass
  }
  static let unspecified = UIUserInterfaceSizeClass.unspecified
}

/// The room along the vertical axis, as a trait.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.verticalSizeClass
  }
  static let unspecified = UIUserInterfaceSizeClass.unspecified
}

/// The reading direction, as a trait.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.layoutDirection
  }
  static let unspecified = UITraitEnvironmentLayoutDirection.unspecified
}

/// The text size, as a trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.preferredContentSizeCategory
  }
  static let unspecified = UIContentSizeCategory.unspecified
}

/// Whether contrast is stronger, as a trait.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.accessibilityContrast
  }
  static let unspecified = UIAccessibilityContrast.unspecified
}

/// Whether text is bolder, as a trait.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.legibilityWeight
  }
  static let unspecified = UILegibilityWeight.unspecified
}

/// Pixels a point, as a trait.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable { \.displayScale }
  static let unspecified: CGFloat = 0
}

/// Whether touches tell how hard they press, as a trait.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.forceTouchCapability
  }
  static let unspecified = UIForceTouchCapability.unknown
}

/// Which colours a screen shows, as a trait.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable { \.displayGamut }
  static let unspecified = UIDisplayGamut.unspecified
}

/// Whether the interface is the one that people use, as a trait.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.activeAppearance
  }
  static let unspecified = UIUserInterfaceActiveAppearance.unspecified
}

extension UITraitListEnvironment: SystemTrait {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> & Sendable {
    \.listEnvironment
  }
  static let unspecified = UIListEnvironment.unspecified
}
