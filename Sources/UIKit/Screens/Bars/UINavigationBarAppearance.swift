/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Take the place of the system's: semibold at 17 points in the colour of labels. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// How far the title is moved. Default zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// Take the place of the system's: bold at 34 points in the colour of labels. Default empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }
  /// Of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }
  /// Of buttons whose style is done.
  open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }
  /// Of the way back.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }

  public override init() {
    super.init()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func duplicate() -> UIBarAppearance { copied }

  /// A copy that a bar keeps.
  var copied: UINavigationBarAppearance {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.source = origin
    return copy
  }

  override var didChange: (() -> Void)? { didSet { partDidChange() } }

  private func partDidChange() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      part.didChange = didChange
    }
    didChange?()
  }
}
