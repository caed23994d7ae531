import RenderCore

/// A font of a size.
///
/// The system font has the vertical metrics of Apple's at every size, so lines are as high as on
/// iOS whatever glyphs fill them.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = attributeValueMark
  let face: FontFace
  /// How the font follows the text size; nil if it does not.
  let scaling: FontScaling?

  init(_ face: FontFace, scaling: FontScaling? = nil) {
    self.face = UIFont.checked(face)
    self.scaling = scaling
    super.init()
  }

  private static func checked(_ face: FontFace) -> FontFace {
    refuse(
      unless: face.size.isFinite,
      "A font's size must be a finite number, got \(face.size) for \(face.postScriptName).")
    return face
  }

  /// Creates a font from its PostScript or family name; nil for an unknown name.
  ///
  /// A size of zero or less gives 12 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard var face = FontFace(name: fontName) else { return nil }
    face.size = fontSize > 0 ? Double(fontSize) : 12
    self.init(face)
  }

  /// Creates the font of a descriptor. A `pointSize` above zero replaces the descriptor's size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    let keepsSize = pointSize <= 0 || Double(pointSize) == face.size
    if !keepsSize { face.size = Double(pointSize) }
    self.face = UIFont.checked(face)
    scaling = keepsSize ? descriptor.textStyle.map { FontScaling.textStyle($0) } : nil
    super.init()
  }

  /// Creates the font of an archive; nil if the archive has none.
  public required init?(coder: NSCoder) {
    guard let font = coder.decodeValue(ArchivedFont.self, forKey: ArchivedFont.key)?.restored,
      font.face.size.isFinite
    else { return nil }
    (face, scaling) = font
    super.init()
  }

  /// Archives the font. One that follows the text size does so when it comes back.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(ArchivedFont(self), forKey: ArchivedFont.key)
  }

  /// `true`: secure archives may have fonts.
  open class var supportsSecureCoding: Bool { true }

  /// The system font of a size; zero or less gives 14 points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font of a size and weight; a size of zero or less gives 14 points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontFace(size: fontSize, weight: weight))
  }

  /// The system font for emphasis, whose weight is semibold. Rule TEXT-3.
  ///
  /// - Note: Source: the ink of pictures of iOS 17; the font's name there is `.SFUI-Semibold`.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The italic system font of a size; zero or less gives 14 points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace(size: fontSize, weight: .regular)
    face.isItalic = true
    return UIFont(face)
  }

  /// The system font with digits of equal width.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var face = FontFace(size: fontSize, weight: weight)
    face.hasMonospacedDigits = true
    return UIFont(face)
  }

  /// The monospaced system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    var face = FontFace(size: fontSize, weight: weight)
    face.isMonospaced = true
    return UIFont(face)
  }

  /// The system font for a text style at the text size of the current traits.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for `style` at the text size of `traitCollection`, or the current one.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory(of: traitCollection)
    return UIFont(FontFace(style: style, category: category), scaling: .textStyle(style))
  }

  /// The same font of another size, which does not follow the text size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = self.face
    face.size = Double(fontSize)
    return UIFont(face)
  }

  /// The name of the font's family.
  open var familyName: String { face.familyName }
  /// The PostScript name of the font.
  open var fontName: String { face.postScriptName }
  /// The size in points.
  open var pointSize: CGFloat { CGFloat(face.size) }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { CGFloat(face.metrics.ascender * face.size) }
  /// The depth below the baseline, in points; negative.
  open var descender: CGFloat { CGFloat(face.metrics.descender * face.size) }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(face.metrics.capHeight * face.size) }
  /// The height of a lowercase x, in points.
  open var xHeight: CGFloat { CGFloat(face.metrics.xHeight * face.size) }
  /// The height of a line from ascender to descender, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// The extra distance between lines, in points.
  ///
  /// Fonts of text styles have the published leading from baseline to baseline. Rule TEXT-9.
  open var leading: CGFloat {
    if case .textStyle(let style)? = scaling,
      let published = TextStyleTable.leading(style, size: CGFloat(face.size))
    {
      return max(0, published - lineHeight)
    }
    return CGFloat(face.metrics.leading * face.size)
  }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face, textStyle: scaling?.textStyle)
  }

  /// The standard size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// Returns the font itself, which cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.face == face && other.scaling == scaling
  }

  open override var hash: Int { face.hashValue }
}

extension UIFont {
  /// The description of the font for back ends.
  var rendered: FontDescription {
    FontDescription(
      family: face.drawnFamily, size: face.size, weight: face.weight,
      isItalic: face.isItalic, isMonospaced: face.isMonospaced,
      hasMonospacedDigits: face.hasMonospacedDigits, ascender: Double(ascender),
      descender: Double(descender), leading: Double(leading))
  }

  /// The font at the text size of `traits`; itself if it does not follow the text size.
  func scaled(with traits: UITraitCollection) -> UIFont {
    switch scaling {
    case nil: self
    case .textStyle(let style): scaled(style, traits)
    case .metrics(let style, let base, let maximum):
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: UIFont(base), maximumPointSize: maximum, compatibleWith: traits)
    }
  }

  /// Keeps traits such as italics, which the style itself does not have.
  private func scaled(_ style: UIFont.TextStyle, _ traits: UITraitCollection) -> UIFont {
    var face = self.face
    face.size = FontFace(style: style, category: UIContentSizeCategory(of: traits)).size
    return UIFont(face, scaling: scaling)
  }
}

/// How a font follows the text size.
enum FontScaling: Hashable, Sendable {
  /// The font has the size of a text style.
  case textStyle(UIFont.TextStyle)
  /// `UIFontMetrics` made it from `base`; a `maximum` of zero is no limit.
  case metrics(UIFont.TextStyle, base: FontFace, maximum: CGFloat)

  var textStyle: UIFont.TextStyle? {
    switch self {
    case .textStyle(let style): style
    case .metrics: nil
    }
  }
}

extension UIContentSizeCategory {
  /// The text size of `traits`, else that of the current traits, else `large`.
  init(of traits: UITraitCollection?) {
    let specified = traits?.preferredContentSizeCategory ?? .unspecified
    let category =
      specified == .unspecified
      ? UITraitCollection.current.preferredContentSizeCategory : specified
    self = category == .unspecified ? .large : category
  }
}
