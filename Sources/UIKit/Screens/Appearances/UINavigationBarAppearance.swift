/// The appearance of a navigation bar: background, titles and buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes that override the default of the title, which is semibold, 17 points, in the label
  /// colour. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// The distance by which the title is moved from its place, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// Attributes that override the default of the large title, which is bold, 34 points, in the label
  /// colour. The default is empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }
  /// The images in place of the chevron of the back button; nil for the chevron.
  private var indicator: (image: UIImage, mask: UIImage)? { didSet { didChange?() } }
  /// The image in place of the chevron; nil for the chevron.
  final var ownBackIndicator: UIImage? { indicator?.image }

  /// Sets the image in place of the chevron of the back button, and its shape in transitions. Without
  /// one of them the chevron is used.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    guard let backIndicatorImage, let backIndicatorTransitionMaskImage else {
      return indicator = nil
    }
    indicator = (backIndicatorImage, backIndicatorTransitionMaskImage)
  }

  private static var chevron: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }
  /// The image of the back button. The default is a chevron.
  open var backIndicatorImage: UIImage { indicator?.image ?? Self.chevron }
  /// The shape of the image of the back button in transitions. The default is a chevron.
  open var backIndicatorTransitionMaskImage: UIImage { indicator?.mask ?? Self.chevron }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }
  /// The appearance of buttons whose style is `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { partDidChange() } }

  override var parts: [any BarItemAppearance] {
    [buttonAppearance, doneButtonAppearance, backButtonAppearance]
  }

  override func duplicate() -> UINavigationBarAppearance {
    UINavigationBarAppearance(copyOf: self)
  }

  override func copyValues(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    indicator = other.indicator
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
  }
}
