/// The attributes a font is chosen by.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let face: FontFace
  /// The style whose size and weights the font has, if any.
  let textStyle: UIFont.TextStyle?

  init(_ face: FontFace, textStyle: UIFont.TextStyle? = nil) {
    self.face = face
    self.textStyle = textStyle
    super.init()
  }

  /// The descriptor of `style` at the text size of the current traits.
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

  /// A descriptor of the font that `attributes` name, the system's where they name none.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var face = FontFace(size: 12, weight: .regular)
    face.take(on: attributes)
    self.init(face)
  }

  /// A descriptor of the font by its name, at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// What the descriptor says, as far as names stand for it.
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

  /// What the descriptor says of `anAttribute`; nil for what it says nothing of.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The same font with what `attributes` say instead. With another size it no longer follows the
  /// text size; what is not known is left out.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var face = self.face
    face.take(on: attributes)
    return UIFontDescriptor(face, textStyle: face.size == self.face.size ? textStyle : nil)
  }

  /// The regular font of another family at the same size.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  open var pointSize: CGFloat { CGFloat(face.size) }
  open var postscriptName: String { face.postScriptName }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= Double(UIFont.Weight.semibold.rawValue) { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font at another size; it no longer follows the text size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var face = self.face
    face.size = Double(newPointSize)
    return UIFontDescriptor(face)
  }

  /// The font of the same family and size with exactly these traits; nil where there is none.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = self.face
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    if let family = face.family, isMonospaced != family.isMonospaced { return nil }
    face.isItalic = symbolicTraits.contains(.traitItalic)
    face.isMonospaced = isMonospaced
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != self.symbolicTraits.contains(.traitBold) {
      face.weight = Double((isBold ? textStyle?.boldWeight ?? .bold : .regular).rawValue)
    }
    return UIFontDescriptor(face, textStyle: textStyle)
  }

  /// The system's font in another design; nil for a font that is not the system's, and for the rounded
  /// and the serif design, of which there are no fonts on this platform.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard face.family == nil, design == .default || design == .monospaced else { return nil }
    var face = self.face
    face.isMonospaced = design == .monospaced
    return UIFontDescriptor(face, textStyle: textStyle)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.textStyle == textStyle
  }

  open override var hash: Int { face.hashValue }
}

extension UIFontDescriptor {
  /// Traits of a font's look.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
