extension UIFontDescriptor {
  /// The names of what a descriptor says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name within the family, such as `Bold`, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A `UIFont.TextStyle`. Told of descriptors of text styles; not taken on.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The names of a font's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its number, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number above 0 for italics.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}

extension FontFace {
  /// Takes on what attributes say of a font.
  mutating func take(on attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let name = (attributes[.name] ?? attributes[.family]) as? String,
      let named = FontFace(name: name)
    {
      let size = self.size
      self = named
      self.size = size
    }
    if let size = attributeNumber(attributes[.size]), size > 0 { self.size = size }
    if let name = attributes[.face] as? String { take(onFace: name) }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return }
    if let weight = attributeNumber(traits[.weight]) { self.weight = weight }
    if let slant = attributeNumber(traits[.slant]) { isItalic = slant > 0 }
    guard let bits = attributeNumber(traits[.symbolic]).flatMap({ UInt32(exactly: $0) }) else {
      return
    }
    let symbols = UIFontDescriptor.SymbolicTraits(rawValue: bits)
    isItalic = symbols.contains(.traitItalic)
    if traits[.weight] == nil {
      weight = Double(
        (symbols.contains(.traitBold) ? UIFont.Weight.bold : UIFont.Weight.regular).rawValue)
    }
  }

  private mutating func take(onFace name: String) {
    isItalic = name.hasSuffix("Italic")
    let plain = isItalic ? String(name.dropLast("Italic".count)) : name
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let named = weights.first { $0.faceName == plain.trimmingCharacters(in: .whitespaces) }
    weight = Double((named ?? .regular).rawValue)
  }
}
