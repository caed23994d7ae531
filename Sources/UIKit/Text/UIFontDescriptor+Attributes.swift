extension UIFontDescriptor {
  /// The attributes of font descriptors.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name that represents the value.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name within the family, such as `Bold`, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, a number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a `UIFont.TextStyle`. Reported for text-style descriptors; ignored on input.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The traits of font descriptors.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name that represents the value.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, a number; above 0 for italics.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}

extension FontFace {
  /// Applies the attributes of a font descriptor.
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
    isCondensed = symbols.contains(.traitCondensed) && family?.hasCondensedFaces == true
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
