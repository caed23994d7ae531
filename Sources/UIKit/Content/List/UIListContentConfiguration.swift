/// The content of a row or of a section's header or footer: an image and two texts.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable,
  @unchecked Sendable
{
  /// Default nil.
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// Default nil.
  public var text: String?
  /// Takes the place of `text`. Default nil.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  /// Default nil.
  public var secondaryText: String?
  /// Takes the place of `secondaryText`. Default nil.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  /// The axes on which margins are at least those of the superview. Default horizontal.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distance of the content from the view's edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts share a line where they fit. Default false; true for value cells.
  public var prefersSideBySideTextAndSecondaryText = false
  /// In points. Default 16; 10 in sidebars.
  public var imageToTextPadding: CGFloat = 16
  /// In points. Default 8.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// In points. Default 3; 0 for subtitle cells.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// From 0 to 1. Default 1.
  public var alpha: CGFloat = 1

  /// What the content is to a list, where it follows the kind of list it is in.
  var role: Role?
  /// The kind of list that the properties are as in, those that the app set excepted.
  var environment = UIListEnvironment.unspecified

  init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration as it is to look in `state`: with faint texts where the element is disabled,
  /// and what the app left as it was as in the kind of list that the element is in.
  @preconcurrency @MainActor public func updated(for state: any UIConfigurationState)
    -> UIListContentConfiguration
  {
    var copy = adapted(to: state.traitCollection.listEnvironment)
    let isDisabled = state.isOfDisabledElement
    copy.textProperties.isDisabled = isDisabled
    copy.secondaryTextProperties.isDisabled = isDisabled
    copy.imageProperties.isDisabled = isDisabled
    return copy
  }
}
