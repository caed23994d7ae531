/// How buttons of a bar look in a state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  var didChange: (() -> Void)?

  /// Take the place of the system's for titles. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  override init() {
    super.init()
  }
}

/// How buttons of a bar look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// While nothing else holds. What it says holds in the other states, too.
  public let normal = UIBarButtonItemStateAppearance()
  /// While the button cannot be tapped.
  public let disabled = UIBarButtonItemStateAppearance()

  var didChange: (() -> Void)? {
    didSet {
      normal.didChange = didChange
      disabled.didChange = didChange
    }
  }

  public override init() {
    super.init()
  }

  /// The system's look of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Takes back what was set.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal.titleTextAttributes = [:]
    disabled.titleTextAttributes = [:]
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Sent(object: duplicate()) }.object
  }
}
