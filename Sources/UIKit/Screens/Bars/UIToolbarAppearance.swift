/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// Of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }
  /// Of buttons whose style is done.
  open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }

  public override init() {
    super.init()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func duplicate() -> UIBarAppearance { copied }

  /// A copy that a bar keeps.
  var copied: UIToolbarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.source = origin
    return copy
  }

  override var didChange: (() -> Void)? { didSet { partDidChange() } }

  private func partDidChange() {
    for part in [buttonAppearance, doneButtonAppearance] { part.didChange = didChange }
    didChange?()
  }
}
