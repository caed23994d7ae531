extension UIFont {
  /// How bold a font is, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8
    public static let ultraLight = Weight(-0.8)
    /// -0.6
    public static let thin = Weight(-0.6)
    /// -0.4
    public static let light = Weight(-0.4)
    /// 0
    public static let regular = Weight(0)
    /// 0.23
    public static let medium = Weight(0.23)
    /// 0.3
    public static let semibold = Weight(0.3)
    /// 0.4
    public static let bold = Weight(0.4)
    /// 0.56
    public static let heavy = Weight(0.56)
    /// 0.62
    public static let black = Weight(0.62)
  }

  /// What a text is for; the system chooses size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// What scales other fonts and lengths as this style's font grows.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

    /// Regular, but semibold for headlines.
    var weight: Weight { self == .headline ? .semibold : .regular }

    /// The weight of the style with the bold trait.
    var boldWeight: Weight { [.largeTitle, .title1, .title2].contains(self) ? .bold : .semibold }
  }
}
