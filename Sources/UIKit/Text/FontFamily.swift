/// A family of fonts that is known by name.
struct FontFamily: Hashable, Sendable {
  /// Vertical measures as fractions of the point size.
  struct Metrics: Hashable, Sendable {
    var ascender: Double
    var descender: Double
    var leading: Double
    var capHeight: Double
    var xHeight: Double

    /// Those of Apple's system font, in its 2048 units.
    static let system = Metrics(
      ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048,
      xHeight: 1078 / 2048)
  }

  let name: String
  /// PostScript names of the regular, bold, italic and bold italic face.
  let faces: [String]
  let metrics: Metrics
  var isMonospaced = false

  func postScriptName(weight: Double, isItalic: Bool) -> String {
    faces[(weight >= UIFont.Weight.semibold.rawValue ? 1 : 0) + (isItalic ? 2 : 0)]
  }

  static func == (left: FontFamily, right: FontFamily) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FontFamily {
  /// The families known by name, with the measures their font files publish.
  static let all = [
    FontFamily(
      name: "Helvetica",
      faces: ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"],
      metrics: Metrics(
        ascender: 0.77, descender: -0.23, leading: 0, capHeight: 0.717, xHeight: 0.523)),
    FontFamily(
      name: "Helvetica Neue",
      faces: [
        "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic",
      ],
      metrics: Metrics(
        ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517)),
    FontFamily(
      name: "Arial",
      faces: ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"],
      metrics: Metrics(
        ascender: 1854 / 2048, descender: -434 / 2048, leading: 67 / 2048, capHeight: 1467 / 2048,
        xHeight: 1062 / 2048)),
    FontFamily(
      name: "Courier",
      faces: ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"],
      metrics: Metrics(
        ascender: 0.754, descender: -0.246, leading: 0, capHeight: 0.562, xHeight: 0.426),
      isMonospaced: true),
    FontFamily(
      name: "Courier New",
      faces: [
        "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT",
        "CourierNewPS-BoldItalicMT",
      ],
      metrics: Metrics(
        ascender: 1705 / 2048, descender: -615 / 2048, leading: 0, capHeight: 1170 / 2048,
        xHeight: 866 / 2048),
      isMonospaced: true),
    FontFamily(
      name: "Georgia",
      faces: ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"],
      metrics: Metrics(
        ascender: 1878 / 2048, descender: -449 / 2048, leading: 0, capHeight: 1419 / 2048,
        xHeight: 986 / 2048)),
    FontFamily(
      name: "Menlo",
      faces: ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"],
      metrics: Metrics(
        ascender: 1901 / 2048, descender: -483 / 2048, leading: 0, capHeight: 1493 / 2048,
        xHeight: 1120 / 2048),
      isMonospaced: true),
    FontFamily(
      name: "Times New Roman",
      faces: [
        "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
        "TimesNewRomanPS-BoldItalicMT",
      ],
      metrics: Metrics(
        ascender: 1825 / 2048, descender: -443 / 2048, leading: 87 / 2048, capHeight: 1356 / 2048,
        xHeight: 916 / 2048)),
  ]
}

extension FontFace {
  /// The face that PostScript or family name `name` belongs to, at 12 points.
  init?(name: String) {
    for family in FontFamily.all {
      guard let index = family.faces.firstIndex(of: name) ?? (family.name == name ? 0 : nil)
      else { continue }
      self.init(size: 12, weight: index % 2 == 1 ? .bold : .regular)
      self.family = family
      isItalic = index >= 2
      isMonospaced = family.isMonospaced
      return
    }
    return nil
  }
}
