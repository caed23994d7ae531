import Synchronization

/// The environment an interface is shown in: appearance, size classes, text size, scale and more.
///
/// A trait that a collection does not specify is taken from others when collections are combined.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The values that the collection specifies.
  typealias Values = UITraitOverrides

  let values: Values

  /// Creates a collection that specifies nothing.
  public override convenience init() { self.init(Values()) }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  private convenience init<Value>(_ path: WritableKeyPath<Values, Value>, _ value: Value) {
    var values = Values()
    values[keyPath: path] = value
    self.init(values)
  }

  /// Creates a collection that specifies only a light or dark appearance.
  public convenience init(userInterfaceStyle value: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, value)
  }

  /// Creates a collection that specifies only a kind of device.
  public convenience init(userInterfaceIdiom value: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, value)
  }

  /// Creates a collection that specifies only a visual level.
  public convenience init(userInterfaceLevel value: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, value)
  }

  /// Creates a collection that specifies only a horizontal size class.
  public convenience init(horizontalSizeClass value: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, value)
  }

  /// Creates a collection that specifies only a vertical size class.
  public convenience init(verticalSizeClass value: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, value)
  }

  /// Creates a collection that specifies only a layout direction.
  public convenience init(layoutDirection value: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, value)
  }

  /// Creates a collection that specifies only a text size.
  public convenience init(preferredContentSizeCategory value: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, value)
  }

  /// Creates a collection that specifies only a contrast.
  public convenience init(accessibilityContrast value: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, value)
  }

  /// Creates a collection that specifies only a weight of text.
  public convenience init(legibilityWeight value: UILegibilityWeight) {
    self.init(\.legibilityWeight, value)
  }

  /// Creates a collection that specifies only a kind of list.
  public convenience init(listEnvironment value: UIListEnvironment) {
    self.init(\.listEnvironment, value)
  }

  /// Creates a collection that specifies only a number of pixels per point.
  public convenience init(displayScale value: CGFloat) { self.init(\.displayScale, value) }

  /// Creates a collection that specifies only a capability of touches.
  public convenience init(forceTouchCapability value: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, value)
  }

  /// Creates a collection that specifies only a colour gamut.
  public convenience init(displayGamut value: UIDisplayGamut) { self.init(\.displayGamut, value) }

  /// Creates a collection that specifies only an active or inactive appearance.
  public convenience init(activeAppearance value: UIUserInterfaceActiveAppearance) {
    self.init(\.activeAppearance, value)
  }

  /// Creates the union of collections, in which later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  /// Light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the interface is elevated above another one.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Whether contrast is increased.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether text is bold.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The kind of list that contains the view. Collection views specify it for their elements.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }
  /// The number of pixels per point; 0 if it is not specified.
  open var displayScale: CGFloat { values.displayScale }

  /// Whether touches report their force. `unavailable` on the screens of this platform.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The colour gamut of the display. sRGB on the screens of this platform.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the interface appears active. Always so on the screens of this platform.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether this collection specifies everything that `trait` does, with the same values.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether dynamic colours may differ between the two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
  }

  /// Runs `actions` with this collection as ``current``.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// The collection that dynamic colours and fonts resolve with outside views. One for each thread.
  public class var current: UITraitCollection {
    get { currentOfThread.value ?? screenDefaults }
    set { currentOfThread.value = newValue }
  }

  /// Returns the collection itself, which cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

private let currentOfThread = ThreadValue<UITraitCollection>()

/// The traits of the main screen. Collections that were ever set are not released, so that threads can
/// read without a lock.
private let mainScreenTraits = Atomic(Unmanaged.passRetained(UITraitCollection.headless))

extension UITraitCollection {
  /// The traits of the main screen. Can be read on any thread.
  static var screenDefaults: UITraitCollection {
    mainScreenTraits.load(ordering: .acquiring).takeUnretainedValue()
  }

  /// Changes the traits of the main screen.
  @MainActor static func setScreenDefaults(_ traits: UITraitCollection) {
    mainScreenTraits.store(Unmanaged.passRetained(traits), ordering: .releasing)
  }

  /// The traits of a screen without a client.
  static let headless = UITraitCollection(
    Values(
      userInterfaceStyle: .light, userInterfaceIdiom: .phone, userInterfaceLevel: .base,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, layoutDirection: .leftToRight,
      preferredContentSizeCategory: .large, accessibilityContrast: .normal,
      legibilityWeight: .regular, listEnvironment: .none,
      displayScale: HeadlessScreen.environment.scale, forceTouchCapability: .unavailable,
      displayGamut: .SRGB, activeAppearance: .active))
}

/// An object that has traits: a screen, a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
