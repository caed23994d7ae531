/// What is shown where there is no content: a picture, two texts and two buttons below each other.
///
/// - Note: Fonts and colours are those that pictures of iOS 17 show; Apple documents neither them nor
///   the distances.
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable,
  @unchecked Sendable
{
  /// Default nil.
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// Default nil.
  public var text: String?
  /// Takes the place of `text`. Default nil.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(
    font: UIFont(descriptor: Self.titleDescriptor, size: 0), color: .label)
  /// Default nil.
  public var secondaryText: String?
  /// Takes the place of `secondaryText`. Default nil.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// Shown where it has a title or a picture. Default plain.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// Shown where it has a title or a picture. Default plain.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  /// The axes on which margins are at least those of the superview. Default both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distance of the content from the edges, in points. Default 20 on all sides.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// In points. Default 15.
  public var imageToTextPadding: CGFloat = 15
  /// In points. Default 8.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// In points. Default 16.
  public var textToButtonPadding: CGFloat = 16
  /// In points. Default 8.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind. Default clear.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an indicator turns in the place of the picture.
  var isLoading = false
  /// Whether the text names what was looked for.
  var isSearch = false

  private static var titleDescriptor: UIFontDescriptor {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    return style.withSymbolicTraits(.traitBold) ?? style
  }

  /// Nothing but what is said besides.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// An indicator that turns, and a word below.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// A magnifying glass, and that nothing was found. Updated for a state with a search text, the text
  /// names that.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  private init() {}

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration as it is to look in `state`.
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
  /// How a text looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    public var font: UIFont
    public var color: UIColor
    /// Default `byWordWrapping`.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Zero, the default, for no limit.
    public var numberOfLines = 0
    /// Whether a single line shrinks to its room. Default false.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of its size that text shrinks to. Default 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move a little closer before text is cut off. Default false.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// How the picture looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// What symbols look like. Default: as goes with text of 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The colour of symbols and templates; nil for the tint of the view. Default
    /// `UIColor.secondaryLabel`.
    public var tintColor: UIColor? = .secondaryLabel
    /// In points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// What larger images are made to fit, in points; a side of 0 is no limit. Default zero.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colours where the colours of the screen are inverted. Default false.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    public static func == (left: Self, right: Self) -> Bool {
      left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
        && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable, @unchecked Sendable {
    /// Default nil.
    public var primaryAction: UIAction?
    /// Shown when the button is touched where it has no action. Default nil.
    public var menu: UIMenu?
    /// Default true.
    public var isEnabled = true

    init() {}
  }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {
  /// A fact of the application's own; nil if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key.rawValue] }
    set { customValues[key.rawValue] = newValue }
  }
}
