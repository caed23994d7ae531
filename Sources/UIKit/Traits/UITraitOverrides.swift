/// The traits that can be changed in the closures of trait collections.
///
/// A value that is not specified is left to the ancestors.
public protocol UIMutableTraits {
  /// Light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The visual level of the interface.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether contrast is increased.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether text is bold.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The kind of list that contains a view.
  var listEnvironment: UIListEnvironment { get set }
  /// The number of pixels per point; 0 if it is not specified.
  var displayScale: CGFloat { get set }
  /// Whether touches report their force.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The colour gamut of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the interface appears active.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The value of a trait; the trait's default if it is not specified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Values of traits, each of which may be unspecified.
///
/// Views and view controllers have one for the traits they override for themselves and their
/// descendants; trait collections store one.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
  /// Light or dark appearance.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The kind of device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The visual level of the interface.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// The horizontal size class.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The vertical size class.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The layout direction.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The text size.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Whether contrast is increased.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// Whether text is bold.
  public var legibilityWeight = UILegibilityWeight.unspecified
  /// The kind of list that contains a view.
  public var listEnvironment = UIListEnvironment.unspecified
  /// The number of pixels per point; 0 if it is not specified.
  public var displayScale: CGFloat = 0
  /// Whether touches report their force.
  public var forceTouchCapability = UIForceTouchCapability.unknown
  /// The colour gamut of the display.
  public var displayGamut = UIDisplayGamut.unspecified
  /// Whether the interface appears active.
  public var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  /// The values of the application's own traits, by their definitions.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// These values with those that `other` specifies in their place.
  func overridden(by other: Self) -> Self {
    var result = self
    result.userInterfaceStyle.override(by: other.userInterfaceStyle)
    result.userInterfaceIdiom.override(by: other.userInterfaceIdiom)
    result.userInterfaceLevel.override(by: other.userInterfaceLevel)
    result.horizontalSizeClass.override(by: other.horizontalSizeClass)
    result.verticalSizeClass.override(by: other.verticalSizeClass)
    result.layoutDirection.override(by: other.layoutDirection)
    result.preferredContentSizeCategory.override(by: other.preferredContentSizeCategory)
    result.accessibilityContrast.override(by: other.accessibilityContrast)
    result.legibilityWeight.override(by: other.legibilityWeight)
    result.listEnvironment.override(by: other.listEnvironment)
    result.displayScale.override(by: other.displayScale)
    result.forceTouchCapability.override(by: other.forceTouchCapability)
    result.displayGamut.override(by: other.displayGamut)
    result.activeAppearance.override(by: other.activeAppearance)
    if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
    return result
  }
}

extension UITraitCollection {
  /// This collection with `overrides` and `style` in place of its own values; itself if they change
  /// nothing.
  func overridden(
    by overrides: UITraitOverrides, style: UIUserInterfaceStyle = .unspecified
  ) -> UITraitCollection {
    var wanted = overrides
    if style != .unspecified { wanted.userInterfaceStyle = style }
    let result = values.overridden(by: wanted)
    return result == values ? self : UITraitCollection(result)
  }
}
