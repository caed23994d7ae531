extension UIListContentConfiguration {
  /// How a text of a list looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// Which side lines keep to.
    public enum TextAlignment: Hashable, Sendable {
      case natural
      case center
      case justified
    }

    /// What becomes of the letters.
    public enum TextTransform: Hashable, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font: UIFont
    public var color: UIColor
    /// Applied to the colour. Default nil.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Default natural.
    public var alignment = TextAlignment.natural
    /// Default `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Zero for no limit. Default 0; 1 in sidebars.
    public var numberOfLines = 0
    /// Whether a single line shrinks to its room. Default false; true in sidebars.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of its size that text shrinks to. Default 0; 0.9 in sidebars.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move a little closer before text is cut off. Default false; true in sidebars.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer resting on text that is cut off is shown all of it. Default false.
    public var showsExpansionTextWhenTruncated = false
    /// Whether the font follows the text size the person chose. Default true.
    public var adjustsFontForContentSizeCategory = true
    /// Default none; uppercase for headers of grouped lists.
    public var transform = TextTransform.none

    /// Set when the configuration is updated for a disabled element.
    var isDisabled = false

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The colour with the transformer applied.
    public func resolvedColor() -> UIColor {
      let base = isDisabled ? .tertiaryLabel : color
      return colorTransformer?(base) ?? base
    }

    mutating func keepToOneLine() {
      numberOfLines = 1
      adjustsFontSizeToFitWidth = true
      minimumScaleFactor = 0.9
      allowsDefaultTighteningForTruncation = true
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }
  }
}
