extension UIFont {
  /// The weight of a font, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number that represents the value.
    public let rawValue: CGFloat
    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight: -0.8.
    public static let ultraLight = Weight(-0.8)
    /// The second lightest weight: -0.6.
    public static let thin = Weight(-0.6)
    /// A light weight: -0.4.
    public static let light = Weight(-0.4)
    /// The default weight: 0.
    public static let regular = Weight(0)
    /// A weight between regular and semibold: 0.23.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold: 0.3.
    public static let semibold = Weight(0.3)
    /// A bold weight: 0.4.
    public static let bold = Weight(0.4)
    /// The second heaviest weight: 0.56.
    public static let heavy = Weight(0.56)
    /// The heaviest weight: 0.62.
    public static let black = Weight(0.62)
  }

  /// A text style, for which the system determines size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that represents the value.
    public let rawValue: String
    /// Creates a text style from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles: 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level: 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level: 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level: 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headlines: 17 points, semibold, at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadlines: 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text: 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts: 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes: 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Secondary captions: 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Scales fonts and lengths with the text size as this style grows.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

    /// The weight of the style: semibold for headlines, else regular.
    var weight: Weight { self == .headline ? .semibold : .regular }

    /// The weight of the style with the bold trait.
    var boldWeight: Weight { [.largeTitle, .title1, .title2].contains(self) ? .bold : .semibold }
  }
}
