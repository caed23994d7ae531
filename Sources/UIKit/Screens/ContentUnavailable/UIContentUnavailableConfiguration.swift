/// The configuration of a view for missing content: an image, two texts and two buttons in a column.
///
/// - Note: Fonts and colours are taken from pictures of iOS 17; neither they nor the distances are
///   documented by Apple.
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable,
  @unchecked Sendable
{
  /// The image. The default is nil.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The primary text. The default is nil.
  public var text: String?
  /// The primary text with attributes, which replaces `text`. The default is nil.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text.
  public var textProperties = TextProperties(
    font: UIFont(descriptor: Self.titleDescriptor, size: 0), color: .label)
  /// The secondary text. The default is nil.
  public var secondaryText: String?
  /// The secondary text with attributes, which replaces `secondaryText`. The default is nil.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The configuration of the button, which is visible if it has a title or an image. The default is
  /// plain.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button, which is visible if it has a title or an image. The
  /// default is plain.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The axes on which the margins are at least those of the superview. The default is both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distances of the content to the edges, in points. The default is 20 on all sides.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The space between the image and the text, in points. The default is 15.
  public var imageToTextPadding: CGFloat = 15
  /// The space between the texts, in points. The default is 8.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the button, in points. The default is 16.
  public var textToButtonPadding: CGFloat = 16
  /// The space between the buttons, in points. The default is 8.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background. The default is clear.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator replaces the image.
  var isLoading = false
  /// Whether the text mentions the search text of the state.
  var isSearch = false

  private static var titleDescriptor: UIFontDescriptor {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    return style.withSymbolicTraits(.traitBold) ?? style
  }

  /// A configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// A configuration with an activity indicator and the text *Loading…*.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// A configuration with a magnifying glass that says that nothing was found. Updating it for a state
  /// with a search text adds that to the text.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private init() {}

  /// Creates a view that shows the configuration.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration updated for a state.
  @preconcurrency @MainActor public func updated(for state: any UIConfigurationState)
    -> UIContentUnavailableConfiguration
  {
    guard isSearch, text == "No Results",
      let state = state as? UIContentUnavailableConfigurationState,
      let search = state.searchText, !search.isEmpty
    else { return self }
    var copy = self
    copy.text = "No Results for “\(search)”"
    return copy
  }
}

extension UIContentUnavailableConfiguration {
  /// The properties of a text.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The way of breaking lines. The default is `byWordWrapping`.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines. The default is 0: no limit.
    public var numberOfLines = 0
    /// Whether the font of a single line shrinks to fit the width. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font shrinks. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letter spacing is tightened before text is truncated. The default is `false`.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The properties of the image.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The configuration of symbol images. The default has a point size of 48.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The colour of symbols and template images; nil for the tint colour of the view. The default is
    /// the secondary label colour.
    public var tintColor: UIColor? = .secondaryLabel
    /// The corner radius in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The size to which larger images are reduced, in points; 0 is no limit. The default is zero.
    public var maximumSize = CGSize.zero
    /// Whether the image is exempt from inverted colours. The default is `false`.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// Whether all properties are equal.
    public static func == (left: Self, right: Self) -> Bool {
      left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
        && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
    }

    /// Hashes the properties that are compared most cheaply.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The properties of a button.
  public struct ButtonProperties: Hashable, @unchecked Sendable {
    /// The action of the button. The default is nil.
    public var primaryAction: UIAction?
    /// The menu of the button, opened by a tap if there is no action. The default is nil.
    public var menu: UIMenu?
    /// Whether the button is enabled. The default is `true`.
    public var isEnabled = true

    init() {}
  }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {
  /// A value of the application; nil if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key.rawValue] }
    set { customValues[key.rawValue] = newValue }
  }
}
