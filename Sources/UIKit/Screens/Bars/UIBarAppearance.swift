/// How a bar looks: what it stands on and the line at its edge.
///
/// Bars keep copies.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  private struct Ground {
    var effect: UIBlurEffect?
    var color: UIColor?
    var shadowColor: UIColor?
  }

  private var ground = Ground() { didSet { didChange?() } }

  /// Told of changes; the bar that keeps the appearance sets it.
  var didChange: (() -> Void)?

  /// What a bar was given, of which this is a copy that the bar keeps.
  var source: UIBarAppearance?
  /// What a bar was given; itself where no bar keeps it.
  var origin: UIBarAppearance { source ?? self }
  /// Whether a bar has it by itself.
  var isSystems = false

  /// The system's look.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The system's look, which is the same on phones and tablets.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of what the other one says.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    ground = barAppearance.ground
  }

  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of the same class.
  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Sent(object: duplicate()) }.object
  }

  /// A pane of frosted glass with a thin line.
  open func configureWithDefaultBackground() {
    ground = Ground(
      effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadowColor: .separator)
  }

  /// The colour of backgrounds with a thin line.
  open func configureWithOpaqueBackground() {
    ground = Ground(effect: nil, color: .systemBackground, shadowColor: .separator)
  }

  /// Nothing, and no line.
  open func configureWithTransparentBackground() {
    ground = Ground(effect: nil, color: nil, shadowColor: nil)
  }

  /// What becomes of the content below the bar; nil for nothing.
  open var backgroundEffect: UIBlurEffect? {
    get { ground.effect }
    set { ground.effect = newValue }
  }

  /// In front of the effect. Nil for none.
  open var backgroundColor: UIColor? {
    get { ground.color }
    set { ground.color = newValue }
  }

  /// The colour of the line, which is a pixel thick. Nil for none.
  open var shadowColor: UIColor? {
    get { ground.shadowColor }
    set { ground.shadowColor = newValue }
  }
}

/// An object that was made on the main actor and is handed out there.
struct Sent: @unchecked Sendable {
  let object: Any
}
