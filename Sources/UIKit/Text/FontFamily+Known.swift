extension FontFamily {
  /// The families of iOS that are known by name.
  static let all: [FontFamily] = published + inferred

  /// Those with the measures that their font files publish.
  private static let published: [FontFamily] = [
    FontFamily(
      name: "Helvetica",
      faces: ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"],
      metrics: Metrics(
        ascender: 0.77, descender: -0.23, leading: 0, capHeight: 0.717, xHeight: 0.523),
      otherFaces: others("Helvetica", italic: "Oblique", [("Light", .light)])),
    FontFamily(
      name: "Helvetica Neue",
      faces: [
        "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic",
      ],
      metrics: Metrics(
        ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517),
      otherFaces: others(
        "HelveticaNeue", italic: "Italic",
        [("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium)])
        + [
          Face(name: "HelveticaNeue-CondensedBold", weight: .bold, isCondensed: true),
          Face(name: "HelveticaNeue-CondensedBlack", weight: .black, isCondensed: true),
        ]),
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
    FontFamily(
      name: "Avenir",
      faces: ["Avenir-Roman", "Avenir-Heavy", "Avenir-Oblique", "Avenir-HeavyOblique"],
      metrics: avenir,
      otherFaces: others(
        "Avenir", italic: "Oblique",
        [("Light", .light), ("Book", UIFont.Weight(-0.05)), ("Medium", .medium), ("Black", .black)])
    ),
    FontFamily(
      name: "Avenir Next",
      faces: [
        "AvenirNext-Regular", "AvenirNext-Bold", "AvenirNext-Italic", "AvenirNext-BoldItalic",
      ],
      metrics: avenir,
      otherFaces: others(
        "AvenirNext", italic: "Italic",
        [
          ("UltraLight", .ultraLight), ("Medium", .medium), ("DemiBold", .semibold),
          ("Heavy", .heavy),
        ])),
    FontFamily(
      name: "Trebuchet MS",
      faces: [
        "TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic", "Trebuchet-BoldItalic",
      ],
      metrics: Metrics(
        ascender: 1923 / 2048, descender: -455 / 2048, leading: 0, capHeight: 1465 / 2048,
        xHeight: 1071 / 2048)),
    FontFamily(
      name: "Verdana",
      faces: ["Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"],
      metrics: Metrics(
        ascender: 2059 / 2048, descender: -430 / 2048, leading: 0, capHeight: 1489 / 2048,
        xHeight: 1117 / 2048)),
  ]

  private static let avenir = Metrics(
    ascender: 1, descender: -0.366, leading: 0, capHeight: 0.708, xHeight: 0.468)

  /// Faces by weight, each upright and italic.
  static func others(
    _ family: String, italic: String, _ weights: [(name: String, weight: UIFont.Weight)]
  ) -> [Face] {
    weights.flatMap { name, weight in
      [
        Face(name: "\(family)-\(name)", weight: weight),
        Face(name: "\(family)-\(name)\(italic)", weight: weight, isItalic: true),
      ]
    }
  }

  /// Upright faces by weight.
  static func upright(
    _ family: String, _ weights: [(name: String, weight: UIFont.Weight)]
  ) -> [Face] {
    weights.map { Face(name: "\(family)-\($0.name)", weight: $0.weight) }
  }
}
