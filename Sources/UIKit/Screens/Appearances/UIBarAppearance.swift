/// The background of a bar and the line at its edge.
///
/// Bars keep copies: changing an appearance after assigning it has no effect on the bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  private struct Background {
    var effect: UIBlurEffect?
    var color: UIColor?
    var shadowColor: UIColor?
  }

  private var background = Background() { didSet { didChange?() } }

  /// Called when the appearance or a part of it changes. Set by the owner of the copy.
  final var didChange: (() -> Void)? { didSet { partDidChange() } }

  /// The appearance of which this one is a copy; nil for an original.
  private var source: UIBarAppearance?
  /// The original of a copy; the appearance itself if it is no copy.
  final var origin: UIBarAppearance { source ?? self }
  /// Whether a bar created the appearance for itself.
  final var isSystems = false

  /// Creates an appearance with the system's default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the system's default background, which is the same for all idioms.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of an appearance, as far as both classes have the same properties.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    background = barAppearance.background
    copyValues(of: barAppearance)
  }

  /// Creates an appearance with the system's default background: archives are not read on this
  /// platform.
  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  // MARK: Copies

  /// Copies what a subclass adds. The default implementation does nothing.
  func copyValues(of other: UIBarAppearance) {}

  /// Creates a copy that remembers its ``origin``.
  convenience init(copyOf other: UIBarAppearance) {
    self.init(barAppearance: other)
    source = other.origin
  }

  /// A copy of the system's class that the appearance belongs to.
  func duplicate() -> UIBarAppearance { UIBarAppearance(copyOf: self) }

  /// Returns a copy of the system's class that the appearance belongs to.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Sent(object: duplicate()) }.object
  }

  /// The copy of an appearance that a bar or an item keeps, and whose changes it follows.
  static func kept<Appearance: UIBarAppearance>(
    _ appearance: Appearance?, didChange: @escaping () -> Void
  ) -> Appearance? {
    let copy = appearance?.duplicate() as? Appearance
    copy?.didChange = didChange
    return copy
  }

  /// The appearances of items that belong to this appearance. The default is none.
  var parts: [any BarItemAppearance] { [] }

  /// Called when a part was replaced: its changes are reported from now on.
  final func partDidChange() {
    for part in parts { part.didChange = didChange }
    didChange?()
  }

  // MARK: Background

  /// Sets a blurred background with a hairline.
  open func configureWithDefaultBackground() {
    background = Background(
      effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadowColor: .barLine)
  }

  /// Sets an opaque background in the system's background colour, with a hairline.
  open func configureWithOpaqueBackground() {
    background = Background(effect: nil, color: .systemBackground, shadowColor: .barLine)
  }

  /// Removes the background and the hairline.
  open func configureWithTransparentBackground() {
    background = Background(effect: nil, color: nil, shadowColor: nil)
  }

  /// The effect applied to the content behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }

  /// The colour in front of the effect; nil for none.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The colour of the line at the edge, which is one pixel thick; nil for no line.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }
}

extension UIColor {
  /// The colour of the line at the edge of a bar: black of 30 %, on dark bars white of 15 %.
  static let barLine = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The appearance of the items of a bar, which is a part of the bar's appearance.
@MainActor protocol BarItemAppearance: AnyObject {
  /// Called when the appearance changes. Set by the appearance that it is a part of.
  var didChange: (() -> Void)? { get set }
}

/// An object that was made on the main actor and is handed out there.
struct Sent: @unchecked Sendable {
  let object: Any
}
