extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The alignment of lines.
    public enum TextAlignment: Hashable, Sendable {
      /// The alignment of the language.
      case natural
      /// Centered.
      case center
      /// Justified.
      case justified
    }

    /// A transformation of letters.
    public enum TextTransform: Hashable, Sendable {
      /// Letters stay as they are.
      case none
      /// Uppercase letters.
      case uppercase
      /// Lowercase letters.
      case lowercase
      /// Capitalized words.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// A transformer for the color. The default is nil.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines. The default is `natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode. The default is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 is unlimited. The default is 0, or 1 in sidebars.
    public var numberOfLines = 0
    /// Whether a single line shrinks to fit. The default is `false`, and `true` in sidebars.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of text that shrinks. The default is 0, or 0.9 in sidebars.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letter spacing is reduced before text is truncated. The default is `false`, and
    /// `true` in sidebars.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer over truncated text shows all of it. The default is `false`.
    public var showsExpansionTextWhenTruncated = false
    /// Whether the font follows the content size category. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of letters. The default is `none`, or `uppercase` for headers of grouped
    /// lists.
    public var transform = TextTransform.none

    /// Whether the configuration was updated for a disabled view.
    var isDisabled = false

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The color after applying the transformer.
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
