/// Traits that can be changed.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var listEnvironment: UIListEnvironment { get set }
  var displayScale: CGFloat { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var displayGamut: UIDisplayGamut { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The value of a trait; where it is not specified the trait's default.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UITraitCollection.Values: UIMutableTraits {}

/// The traits that a view or a view controller sets for itself and all below it.
///
/// A value that was never set is unspecified and inherited.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
  var values = UITraitCollection.Values()

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is set here.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Has a trait be inherited again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  public var listEnvironment: UIListEnvironment {
    get { values.listEnvironment }
    set { values.listEnvironment = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability }
    set { values.forceTouchCapability = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { values.activeAppearance }
    set { values.activeAppearance = newValue }
  }
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
}

extension UITraitCollection {
  /// This collection with `overrides` and `style` in place of what they specify; itself where nothing is.
  func overridden(
    by overrides: UITraitOverrides, style: UIUserInterfaceStyle = .unspecified
  ) -> UITraitCollection {
    var wanted = overrides.values
    if style != .unspecified { wanted.userInterfaceStyle = style }
    let result = values.overridden(by: wanted)
    return result == values ? self : UITraitCollection(result)
  }
}
