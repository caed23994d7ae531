/// The attributes of a font.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let face: FontFace
  /// The text style whose size and weights the font has, if any.
  let textStyle: UIFont.TextStyle?

  init(_ face: FontFace, textStyle: UIFont.TextStyle? = nil) {
    self.face = face
    self.textStyle = textStyle
    super.init()
  }

  /// The descriptor of a text style at the text size of the current traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of `style` at the text size of `traitCollection`, or the current one.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = UIContentSizeCategory(of: traitCollection)
    return UIFontDescriptor(FontFace(style: style, category: category), textStyle: style)
  }

  /// Creates the descriptor of the font with these attributes, by default of the system font at 12
  /// points.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var face = FontFace(size: 12, weight: .regular)
    face.take(on: attributes)
    self.init(face)
  }

  /// Creates the descriptor of the font of a name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The attributes of the descriptor.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .family: face.familyName, .size: pointSize,
      .face: UIFont.Weight(CGFloat(face.weight)).faceName,
      .traits: [
        TraitKey.weight: CGFloat(face.weight), .symbolic: symbolicTraits.rawValue,
        .slant: CGFloat(face.isItalic ? 0.07 : 0),
      ] as [TraitKey: Any],
    ]
    attributes[.textStyle] = textStyle
    return attributes
  }

  /// The value of an attribute; nil if the descriptor has none.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// A copy with other attributes. With another size it does not follow the text size; unknown
  /// attributes are ignored.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var face = self.face
    face.take(on: attributes)
    return UIFontDescriptor(face, textStyle: face.size == self.face.size ? textStyle : nil)
  }

  /// The regular font of another family at the same size.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The size in points.
  open var pointSize: CGFloat { CGFloat(face.size) }
  /// The PostScript name of the font.
  open var postscriptName: String { face.postScriptName }

  /// Whether the font is italic, bold, condensed or monospaced.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= Double(UIFont.Weight.semibold.rawValue) { traits.insert(.traitBold) }
    if face.isCondensed { traits.insert(.traitCondensed) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font of another size, which does not follow the text size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var face = self.face
    face.size = Double(newPointSize)
    return UIFontDescriptor(face)
  }

  /// The font of the same family and size with exactly these traits; nil if there is none.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = self.face
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    if let family = face.family, isMonospaced != family.isMonospaced { return nil }
    let isCondensed = symbolicTraits.contains(.traitCondensed)
    if isCondensed, face.family?.hasCondensedFaces != true { return nil }
    face.isItalic = symbolicTraits.contains(.traitItalic)
    face.isCondensed = isCondensed
    face.isMonospaced = isMonospaced
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != self.symbolicTraits.contains(.traitBold) {
      face.weight = Double((isBold ? textStyle?.boldWeight ?? .bold : .regular).rawValue)
    }
    return UIFontDescriptor(face, textStyle: textStyle)
  }

  /// The system font of another design; nil for other fonts, and for the rounded and serif designs,
  /// which this platform does not have.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard face.family == nil, design == .default || design == .monospaced else { return nil }
    var face = self.face
    face.isMonospaced = design == .monospaced
    return UIFontDescriptor(face, textStyle: textStyle)
  }

  /// Returns the descriptor itself, which cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.textStyle == textStyle
  }

  open override var hash: Int { face.hashValue }
}

extension UIFontDescriptor {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The number that represents the value.
    public let rawValue: UInt32
    /// Creates a set of traits from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is semibold or bolder.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is narrower than others of its family.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The characters of the font are of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name that represents the value.
    public let rawValue: String
    /// Creates a design from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The standard design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design, which this platform does not have.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design, which this platform does not have.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
