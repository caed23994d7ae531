/// The appearance of tabs in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  final var didChange: (() -> Void)?

  /// Attributes that override the default of the title. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// The colour of template images; nil, the default, for the system's.
  open var iconColor: UIColor? { didSet { didChange?() } }
  /// The background colour of the badge; nil, the default, for red.
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }
  /// Attributes that override the default of the badge. The default is empty.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  override init() {
    super.init()
  }

  func copyValues(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// The appearance of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, BarItemAppearance {
  /// The appearance of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  public let disabled = UITabBarItemStateAppearance()

  final var didChange: (() -> Void)? {
    didSet { for state in [normal, selected, disabled] { state.didChange = didChange } }
  }

  /// Creates an appearance with the system's defaults.
  public override init() {
    super.init()
  }

  /// Creates an appearance with the system's defaults: archives are not read on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.copyValues(of: normal)
    copy.selected.copyValues(of: selected)
    copy.disabled.copyValues(of: disabled)
    return copy
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Sent(object: duplicate()) }.object
  }
}
