/// The content of a cell, header or footer of a list: an image and two texts.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable,
  @unchecked Sendable
{
  /// The image. The default is nil.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The primary text. The default is nil.
  public var text: String?
  /// An attributed text in place of ``text``. The default is nil.
  public var attributedText: NSAttributedString?
  /// The appearance of the primary text.
  public var textProperties: TextProperties
  /// The secondary text. The default is nil.
  public var secondaryText: String?
  /// An attributed text in place of ``secondaryText``. The default is nil.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least those of the superview. The default is
  /// horizontal.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts are on one line if they fit. The default is `false`, and `true` for value
  /// cells.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The spacing between image and text, in points. The default is 16, or 10 in sidebars.
  public var imageToTextPadding: CGFloat = 16
  /// The spacing between texts that are side by side, in points. The default is 8.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The spacing between texts on two lines, in points. The default is 3, or 0 for subtitle cells.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, from 0 to 1. The default is 1.
  public var alpha: CGFloat = 1

  /// The role of the content in a list whose appearance determines the style; nil for a fixed
  /// style.
  var role: Role?
  /// The list environment that determined the properties that the application has not set.
  var environment = UIListEnvironment.unspecified

  init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  /// Creates a ``UIListContentView`` that displays the configuration.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state.
  ///
  /// Texts of disabled views are dimmed. Properties that the application has not set follow the
  /// appearance of the list.
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
