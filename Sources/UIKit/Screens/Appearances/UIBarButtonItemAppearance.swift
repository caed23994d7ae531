/// The appearance of bar buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  final var didChange: (() -> Void)?

  /// Attributes that override the default of the title. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  override init() {
    super.init()
  }
}

/// The appearance of bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, BarItemAppearance {
  /// The appearance of enabled buttons. It also applies to the other states.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()

  final var didChange: (() -> Void)? {
    didSet { for state in [normal, disabled] { state.didChange = didChange } }
  }

  /// Creates an appearance with the system's defaults for plain buttons.
  public override init() {
    super.init()
  }

  /// Creates an appearance with the system's defaults: archives are not read on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Sent(object: duplicate()) }.object
  }
}
