extension FontFamily {
  /// The families of iOS whose measures are inferred: they are those of the font that is drawn in
  /// place of the family.
  static let inferred: [FontFamily] = sans + serif + hands + signs + scripts

  private init(
    _ name: String, _ metrics: Metrics, _ regular: String, bold: String? = nil,
    italic: String? = nil, boldItalic: String? = nil, _ others: [Face] = []
  ) {
    let faces = [
      regular, bold ?? regular, italic ?? regular, boldItalic ?? italic ?? bold ?? regular,
    ]
    self.init(name: name, faces: faces, metrics: metrics, otherFaces: others)
  }

  /// A family of one face, which has a weight of its own.
  private init(_ name: String, _ metrics: Metrics, _ only: String, _ weight: UIFont.Weight) {
    self.init(name, metrics, only, [Face(name: only, weight: weight)])
  }

  private static let sans: [FontFamily] = [
    FontFamily("Arial Rounded MT Bold", .sans, "ArialRoundedMTBold", .bold),
    FontFamily(
      "Avenir Next Condensed", .narrow, "AvenirNextCondensed-Regular",
      bold: "AvenirNextCondensed-Bold", italic: "AvenirNextCondensed-Italic",
      boldItalic: "AvenirNextCondensed-BoldItalic",
      others(
        "AvenirNextCondensed", italic: "Italic",
        [
          ("UltraLight", .ultraLight), ("Medium", .medium), ("DemiBold", .semibold),
          ("Heavy", .heavy),
        ])),
    FontFamily("DIN Alternate", .sans, "DINAlternate-Bold", .bold),
    FontFamily("DIN Condensed", .narrow, "DINCondensed-Bold", .bold),
    FontFamily(
      "Euphemia UCAS", .sans, "EuphemiaUCAS", bold: "EuphemiaUCAS-Bold",
      italic: "EuphemiaUCAS-Italic"),
    FontFamily(
      "Futura", .sans, "Futura-Medium", bold: "Futura-Bold", italic: "Futura-MediumItalic",
      [
        Face(name: "Futura-CondensedMedium", weight: .medium, isCondensed: true),
        Face(name: "Futura-CondensedExtraBold", weight: .heavy, isCondensed: true),
      ]),
    FontFamily("Galvji", .sans, "Galvji", bold: "Galvji-Bold"),
    FontFamily(
      "Gill Sans", .sans, "GillSans", bold: "GillSans-Bold", italic: "GillSans-Italic",
      boldItalic: "GillSans-BoldItalic",
      others("GillSans", italic: "Italic", [("Light", .light), ("SemiBold", .semibold)])
        + upright("GillSans", [("UltraBold", .heavy)])),
    FontFamily("Impact", .narrow, "Impact", .black),
    FontFamily("Kefa", .sans, "Kefa-Regular"),
    FontFamily(
      "Optima", .sans, "Optima-Regular", bold: "Optima-Bold", italic: "Optima-Italic",
      boldItalic: "Optima-BoldItalic", upright("Optima", [("ExtraBlack", .black)])),
  ]

  private static let serif: [FontFamily] = [
    FontFamily("Academy Engraved LET", .serif, "AcademyEngravedLetPlain"),
    FontFamily(
      "American Typewriter", .serif, "AmericanTypewriter", bold: "AmericanTypewriter-Bold",
      upright("AmericanTypewriter", [("Light", .light), ("Semibold", .semibold)]) + [
        Face(name: "AmericanTypewriter-Condensed", weight: .regular, isCondensed: true),
        Face(name: "AmericanTypewriter-CondensedBold", weight: .bold, isCondensed: true),
        Face(name: "AmericanTypewriter-CondensedLight", weight: .light, isCondensed: true),
      ]),
    FontFamily(
      "Baskerville", .serif, "Baskerville", bold: "Baskerville-Bold", italic: "Baskerville-Italic",
      boldItalic: "Baskerville-BoldItalic",
      others("Baskerville", italic: "Italic", [("SemiBold", .semibold)])),
    FontFamily(
      "Bodoni 72", .serif, "BodoniSvtyTwoITCTT-Book", bold: "BodoniSvtyTwoITCTT-Bold",
      italic: "BodoniSvtyTwoITCTT-BookIta"),
    FontFamily(
      "Bodoni 72 Oldstyle", .serif, "BodoniSvtyTwoOSITCTT-Book", bold: "BodoniSvtyTwoOSITCTT-Bold",
      italic: "BodoniSvtyTwoOSITCTT-BookIt"),
    FontFamily("Bodoni 72 Smallcaps", .serif, "BodoniSvtyTwoSCITCTT-Book"),
    FontFamily(
      "Charter", .serif, "Charter-Roman", bold: "Charter-Bold", italic: "Charter-Italic",
      boldItalic: "Charter-BoldItalic", others("Charter", italic: "Italic", [("Black", .black)])),
    FontFamily(
      "Cochin", .serif, "Cochin", bold: "Cochin-Bold", italic: "Cochin-Italic",
      boldItalic: "Cochin-BoldItalic"),
    FontFamily(
      "Copperplate", .serif, "Copperplate", bold: "Copperplate-Bold",
      upright("Copperplate", [("Light", .light)])),
    FontFamily("Didot", .serif, "Didot", bold: "Didot-Bold", italic: "Didot-Italic"),
    FontFamily(
      "Hoefler Text", .serif, "HoeflerText-Regular", bold: "HoeflerText-Black",
      italic: "HoeflerText-Italic", boldItalic: "HoeflerText-BlackItalic"),
    FontFamily(
      "Palatino", .serif, "Palatino-Roman", bold: "Palatino-Bold", italic: "Palatino-Italic",
      boldItalic: "Palatino-BoldItalic"),
    FontFamily(
      "Rockwell", .serif, "Rockwell-Regular", bold: "Rockwell-Bold", italic: "Rockwell-Italic",
      boldItalic: "Rockwell-BoldItalic"),
  ]

  /// Families that look written by hand, or are for headlines.
  private static let hands: [FontFamily] = [
    FontFamily("Bradley Hand", .sans, "BradleyHandITCTT-Bold", .bold),
    FontFamily(
      "Chalkboard SE", .sans, "ChalkboardSE-Regular", bold: "ChalkboardSE-Bold",
      upright("ChalkboardSE", [("Light", .light)])),
    FontFamily("Chalkduster", .sans, "Chalkduster"),
    FontFamily("Marker Felt", .sans, "MarkerFelt-Thin", bold: "MarkerFelt-Wide"),
    FontFamily("Noteworthy", .sans, "Noteworthy-Light", bold: "Noteworthy-Bold"),
    FontFamily(
      "Papyrus", .serif, "Papyrus",
      [Face(name: "Papyrus-Condensed", weight: .regular, isCondensed: true)]),
    FontFamily("Party LET", .sans, "PartyLetPlain"),
    FontFamily("Savoye LET", .serif, "SavoyeLetPlain"),
    FontFamily(
      "Snell Roundhand", .serif, "SnellRoundhand", bold: "SnellRoundhand-Bold",
      upright("SnellRoundhand", [("Black", .black)])),
    FontFamily("Zapfino", .serif, "Zapfino"),
  ]

  /// Families of signs. A character that no installed font has is drawn as one that is missing.
  private static let signs: [FontFamily] = [
    FontFamily("Apple Color Emoji", .sans, "AppleColorEmoji"),
    FontFamily("Apple Symbols", .sans, "AppleSymbols"),
    FontFamily("Bodoni Ornaments", .sans, "BodoniOrnamentsITCTT"),
    FontFamily("Symbol", .serif, "Symbol"),
    FontFamily("Zapf Dingbats", .sans, "ZapfDingbatsITC"),
  ]

  /// Families for other scripts than the Latin one.
  private static let scripts: [FontFamily] = [
    FontFamily("Al Nile", .sans, "AlNile", bold: "AlNile-Bold"),
    FontFamily(
      "Apple SD Gothic Neo", .cjk, "AppleSDGothicNeo-Regular", bold: "AppleSDGothicNeo-Bold",
      upright(
        "AppleSDGothicNeo",
        [
          ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
          ("SemiBold", .semibold),
        ])),
    FontFamily(
      "Arial Hebrew", .sans, "ArialHebrew", bold: "ArialHebrew-Bold",
      upright("ArialHebrew", [("Light", .light)])),
    FontFamily(
      "Damascus", .sans, "Damascus", bold: "DamascusBold",
      [
        Face(name: "DamascusLight", weight: .light), Face(name: "DamascusMedium", weight: .medium),
        Face(name: "DamascusSemiBold", weight: .semibold),
      ]),
    FontFamily(
      "Devanagari Sangam MN", .sans, "DevanagariSangamMN", bold: "DevanagariSangamMN-Bold"),
    FontFamily("Farah", .sans, "Farah"),
    FontFamily("Geeza Pro", .sans, "GeezaPro", bold: "GeezaPro-Bold"),
    FontFamily("Hiragino Maru Gothic ProN", .cjk, "HiraMaruProN-W4"),
    FontFamily("Hiragino Mincho ProN", .mincho, "HiraMinProN-W3", bold: "HiraMinProN-W6"),
    FontFamily(
      "Hiragino Sans", .cjk, "HiraginoSans-W3", bold: "HiraginoSans-W6",
      upright("HiraginoSans", [("W7", .heavy)])),
    FontFamily("Kailasa", .sans, "Kailasa", bold: "Kailasa-Bold"),
    FontFamily("Khmer Sangam MN", .sans, "KhmerSangamMN"),
    kohinoor("Bangla"), kohinoor("Devanagari"),
    FontFamily(
      "Kohinoor Gujarati", .sans, "KohinoorGujarati-Regular", bold: "KohinoorGujarati-Bold",
      upright("KohinoorGujarati", [("Light", .light)])),
    FontFamily(
      "Kohinoor Telugu", .sans, "KohinoorTelugu-Regular",
      upright("KohinoorTelugu", [("Light", .light), ("Medium", .medium)])),
    FontFamily("Lao Sangam MN", .sans, "LaoSangamMN"),
    FontFamily("Malayalam Sangam MN", .sans, "MalayalamSangamMN", bold: "MalayalamSangamMN-Bold"),
    FontFamily("Mishafi", .sans, "DiwanMishafi"),
    FontFamily("Myanmar Sangam MN", .sans, "MyanmarSangamMN", bold: "MyanmarSangamMN-Bold"),
    pingFang("HK"), pingFang("SC"), pingFang("TC"),
    FontFamily("Sinhala Sangam MN", .sans, "SinhalaSangamMN", bold: "SinhalaSangamMN-Bold"),
    FontFamily("Tamil Sangam MN", .sans, "TamilSangamMN", bold: "TamilSangamMN-Bold"),
    FontFamily(
      "Thonburi", .sans, "Thonburi", bold: "Thonburi-Bold", upright("Thonburi", [("Light", .light)])
    ),
  ]

  private static func kohinoor(_ script: String) -> FontFamily {
    FontFamily(
      "Kohinoor \(script)", .sans, "Kohinoor\(script)-Regular",
      bold: "Kohinoor\(script)-Semibold", upright("Kohinoor\(script)", [("Light", .light)]))
  }

  private static func pingFang(_ region: String) -> FontFamily {
    FontFamily(
      "PingFang \(region)", .cjk, "PingFang\(region)-Regular", bold: "PingFang\(region)-Semibold",
      upright(
        "PingFang\(region)",
        [
          ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
        ]))
  }
}

extension FontFamily.Metrics {
  /// Those of Inter, in its 2816 units.
  fileprivate static let sans = Self(
    ascender: 2728 / 2816, descender: -680 / 2816, leading: 0, capHeight: 2048 / 2816,
    xHeight: 1536 / 2816)
  /// Those of Liberation Sans Narrow, whose file does not have the heights of letters: these are
  /// Arial's.
  fileprivate static let narrow = Self(
    ascender: 1916 / 2048, descender: -434 / 2048, leading: 0, capHeight: 1467 / 2048,
    xHeight: 1062 / 2048)
  /// Those of Noto Serif.
  fileprivate static let serif = Self(
    ascender: 1.069, descender: -0.293, leading: 0, capHeight: 0.714, xHeight: 0.536)
  /// Those of Noto Sans CJK.
  fileprivate static let cjk = Self(
    ascender: 1.16, descender: -0.288, leading: 0, capHeight: 0.733, xHeight: 0.543)
  /// Those of Noto Serif CJK.
  fileprivate static let mincho = Self(
    ascender: 1.151, descender: -0.286, leading: 0, capHeight: 0.729, xHeight: 0.514)
}
