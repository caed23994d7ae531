import CPangoCairo
import RenderCore

/// Which installed families stand for the fonts an interface asks for.
enum FontChoice {
  /// The size in points from which the system font uses its drawing for headlines.
  static let displaySize = 20.0

  /// The families for one description, most wanted first, as Pango takes them: separated by commas.
  ///
  /// Families for other scripts follow, so that a character the first family lacks is taken from
  /// the same font on every machine that has it.
  static func families(for font: FontDescription) -> String {
    (leadingFamilies(for: font) + fallbackFamilies).joined(separator: ",")
  }

  private static func leadingFamilies(for font: FontDescription) -> [String] {
    if let family = font.family {
      guard let known = FamilySubstitute.byName[family.lowercased()] else {
        return [sanitized(family)] + families(of: .sans)
      }
      FontSubstitution.report(family, drawnIn: known.families[0], isExact: known.isExact)
      return known.families
    }
    if font.isMonospaced { return families(of: .mono) }
    return font.size >= displaySize ? ["Inter Display"] + families(of: .sans) : families(of: .sans)
  }

  /// The looks that there are fonts for.
  enum Style { case sans, serif, mono }

  /// The families of a look, most wanted first.
  static func families(of style: Style) -> [String] {
    switch style {
    case .sans: ["Inter", "Noto Sans"]
    case .serif: ["Noto Serif", "Inter"]
    case .mono: ["Noto Sans Mono", "Noto Mono", "Inter"]
    }
  }

  private static let fallbackFamilies = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
    "Noto Sans CJK JP", "Noto Color Emoji", "Noto Sans Symbols", "Noto Sans Symbols2",
    "Noto Sans Math",
  ]

  /// `family` without the character that separates families.
  private static func sanitized(_ family: String) -> String {
    String(family.filter { $0 != "," && $0 != "\0" })
  }

  /// `UIFont.Weight` values and the OpenType weight classes they name.
  private static let weightClasses: [(weight: Double, openType: Double)] = [
    (-1, 100), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900), (1, 1000),
  ]

  /// The weight class nearest to `weight`, from 100 to 1000; between named weights a blend.
  static func openTypeWeight(_ weight: Double) -> Int {
    guard weight.isFinite else { return 400 }
    let upper = weightClasses.firstIndex { $0.weight >= weight } ?? weightClasses.count - 1
    guard upper > 0 else { return 100 }
    let (low, high) = (weightClasses[upper - 1], weightClasses[upper])
    let share = min(1, (weight - low.weight) / (high.weight - low.weight))
    return Int((low.openType + share * (high.openType - low.openType)).rounded())
  }

  /// A Pango description of `font` the caller frees.
  static func pangoDescription(of font: FontDescription) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, families(for: font))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(openTypeWeight(font.weight))))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    let size = font.size.isFinite ? min(max(font.size, 0), 10_000) : 0
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }
}
