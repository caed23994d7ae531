/// How tabs look in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  var didChange: (() -> Void)?

  /// Take the place of the system's for titles. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// Of pictures that take a colour; nil for the system's. Default nil.
  open var iconColor: UIColor? { didSet { didChange?() } }
  /// Nil for red. Default nil.
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }
  /// Take the place of the system's for badges. Default empty.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  override init() {
    super.init()
  }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// How tabs look.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Tabs that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The tab that is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Tabs that cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()

  var didChange: (() -> Void)? {
    didSet { for state in [normal, selected, disabled] { state.didChange = didChange } }
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    return copy
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Sent(object: duplicate()) }.object
  }
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Tabs whose titles stand below their pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { partDidChange() } }
  /// Tabs whose titles stand beside their pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { partDidChange() } }
  /// Tabs whose titles stand beside their pictures in compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { partDidChange() }
  }

  public override init() {
    super.init()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func duplicate() -> UIBarAppearance { copied }

  /// A copy that a bar keeps.
  var copied: UITabBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.source = origin
    return copy
  }

  override var didChange: (() -> Void)? { didSet { partDidChange() } }

  private func partDidChange() {
    for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      part.didChange = didChange
    }
    didChange?()
  }
}
