/// The circumstances an interface is shown under: appearance, size classes, text size, scale.
///
/// A value that is not specified leaves the choice to whoever combines collections.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: Values

  /// What a collection specifies.
  struct Values: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    /// Zero: unspecified.
    var displayScale: CGFloat = 0
    var forceTouchCapability = UIForceTouchCapability.unknown
    var displayGamut = UIDisplayGamut.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    /// Traits of the application's own, by their definitions.
    var custom: [ObjectIdentifier: CustomTrait] = [:]
  }

  public override convenience init() {
    self.init(Values())
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(with: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(with: { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(with: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(with: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(with: { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(with: { $0.layoutDirection = layoutDirection })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(with: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(with: { $0.accessibilityContrast = accessibilityContrast })
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(with: { $0.legibilityWeight = legibilityWeight })
  }

  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(with: { $0.listEnvironment = listEnvironment })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(with: { $0.displayScale = scale })
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(with: { $0.forceTouchCapability = capability })
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(with: { $0.displayGamut = displayGamut })
  }

  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(with: { $0.activeAppearance = userInterfaceActiveAppearance })
  }

  /// The union of `traitCollections`; what later ones specify wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  private convenience init(with change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values)
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The kind of list that the view is in; the collection view sets it for what it shows.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }
  /// Pixels a point; 0 where unspecified.
  open var displayScale: CGFloat { values.displayScale }

  /// Of screens here: unavailable.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Of screens here: sRGB.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Of screens here: active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether all that `trait` specifies is specified so here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colours that follow the traits differ between the two.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
  }

  /// Runs `actions` with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// The collection that colours and fonts made outside any view follow, one for each thread.
  public class var current: UITraitCollection {
    get { currentOfThread.value ?? screenDefaults }
    set { currentOfThread.value = newValue }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

private let currentOfThread = ThreadValue<UITraitCollection>()

extension UITraitCollection {
  /// What a screen specifies for all that is shown on it.
  static let screenDefaults = UITraitCollection(
    Values(
      userInterfaceStyle: .light, userInterfaceIdiom: .phone, userInterfaceLevel: .base,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, layoutDirection: .leftToRight,
      preferredContentSizeCategory: .large, accessibilityContrast: .normal,
      legibilityWeight: .regular, listEnvironment: .none,
      displayScale: HeadlessScreen.environment.scale, forceTouchCapability: .unavailable,
      displayGamut: .SRGB, activeAppearance: .active))
}

extension UITraitCollection.Values {
  /// These values with those that `other` specifies in their place.
  func overridden(by other: Self) -> Self {
    var result = self
    if other.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.userInterfaceIdiom != .unspecified {
      result.userInterfaceIdiom = other.userInterfaceIdiom
    }
    if other.userInterfaceLevel != .unspecified {
      result.userInterfaceLevel = other.userInterfaceLevel
    }
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified {
      result.accessibilityContrast = other.accessibilityContrast
    }
    if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
    if other.listEnvironment != .unspecified { result.listEnvironment = other.listEnvironment }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.forceTouchCapability != .unknown {
      result.forceTouchCapability = other.forceTouchCapability
    }
    if other.displayGamut != .unspecified { result.displayGamut = other.displayGamut }
    if other.activeAppearance != .unspecified { result.activeAppearance = other.activeAppearance }
    if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
    return result
  }
}

/// Whatever has traits and hears of their changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
