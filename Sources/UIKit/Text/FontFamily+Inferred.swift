extension FontFamily {
  /// The families of iOS whose measures are inferred: they are those of the font that is drawn in
  /// place of the family.
  static let inferred: [FontFamily] = sans + serif + hands + signs + scripts

  private init(
    _ name: String, _ metrics: Metrics, regular: String, bold: String? = nil,
    italic: String? = nil, boldItalic: String? = nil, others: [Face] = []
  ) {
    let faces = [
      regular, bold ?? regular, italic ?? regular, boldItalic ?? italic ?? bold ?? regular,
    ]
    self.init(name: name, faces: faces, metrics: metrics, otherFaces: others)
  }

  /// A family of one face, which has a weight of its own.
  private init(_ name: String, _ metrics: Metrics, only: String, weight: UIFont.Weight) {
    self.init(name, metrics, regular: only, others: [Face(name: only, weight: weight)])
  }

  private static let sans: [FontFamily] = [
    FontFamily("Arial Rounded MT Bold", .sans, only: "ArialRoundedMTBold", weight: .bold),
    FontFamily(
      "Avenir Next Condensed", .narrow, regular: "AvenirNextCondensed-Regular",
      bold: "AvenirNextCondensed-Bold", italic: "AvenirNextCondensed-Italic",
      boldItalic: "AvenirNextCondensed-BoldItalic",
      others: others(
        "AvenirNextCondensed", italic: "Italic",
        [
          ("UltraLight", .ultraLight), ("Medium", .medium), ("DemiBold", .semibold),
          ("Heavy", .heavy),
        ])),
    FontFamily("DIN Alternate", .sans, only: "DINAlternate-Bold", weight: .bold),
    FontFamily("DIN Condensed", .narrow, only: "DINCondensed-Bold", weight: .bold),
    FontFamily(
      "Euphemia UCAS", .sans, regular: "EuphemiaUCAS", bold: "EuphemiaUCAS-Bold",
      italic: "EuphemiaUCAS-Italic"),
    FontFamily(
      "Futura", .sans, regular: "Futura-Medium", bold: "Futura-Bold", italic: "Futura-MediumItalic",
      others: [
        Face(name: "Futura-CondensedMedium", weight: .medium, isCondensed: true),
        Face(name: "Futura-CondensedExtraBold", weight: .heavy, isCondensed: true),
      ]),
    FontFamily("Galvji", .sans, regular: "Galvji", bold: "Galvji-Bold"),
    FontFamily(
      "Gill Sans", .sans, regular: "GillSans", bold: "GillSans-Bold", italic: "GillSans-Italic",
      boldItalic: "GillSans-BoldItalic",
      others: others("GillSans", italic: "Italic", [("Light", .light), ("SemiBold", .semibold)])
        + upright("GillSans", [("UltraBold", .heavy)])),
    FontFamily("Impact", .narrow, only: "Impact", weight: .black),
    FontFamily("Kefa", .sans, regular: "Kefa-Regular"),
    FontFamily(
      "Optima", .sans, regular: "Optima-Regular", bold: "Optima-Bold", italic: "Optima-Italic",
      boldItalic: "Optima-BoldItalic", others: upright("Optima", [("ExtraBlack", .black)])),
  ]

  private static let serif: [FontFamily] = [
    FontFamily("Academy Engraved LET", .serif, regular: "AcademyEngravedLetPlain"),
    FontFamily(
      "American Typewriter", .serif, regular: "AmericanTypewriter", bold: "AmericanTypewriter-Bold",
      others: upright("AmericanTypewriter", [("Light", .light), ("Semibold", .semibold)]) + [
        Face(name: "AmericanTypewriter-Condensed", weight: .regular, isCondensed: true),
        Face(name: "AmericanTypewriter-CondensedBold", weight: .bold, isCondensed: true),
        Face(name: "AmericanTypewriter-CondensedLight", weight: .light, isCondensed: true),
      ]),
    FontFamily(
      "Baskerville", .serif, regular: "Baskerville", bold: "Baskerville-Bold",
      italic: "Baskerville-Italic",
      boldItalic: "Baskerville-BoldItalic",
      others: others("Baskerville", italic: "Italic", [("SemiBold", .semibold)])),
    FontFamily(
      "Bodoni 72", .serif, regular: "BodoniSvtyTwoITCTT-Book", bold: "BodoniSvtyTwoITCTT-Bold",
      italic: "BodoniSvtyTwoITCTT-BookIta"),
    FontFamily(
      "Bodoni 72 Oldstyle", .serif, regular: "BodoniSvtyTwoOSITCTT-Book",
      bold: "BodoniSvtyTwoOSITCTT-Bold",
      italic: "BodoniSvtyTwoOSITCTT-BookIt"),
    FontFamily("Bodoni 72 Smallcaps", .serif, regular: "BodoniSvtyTwoSCITCTT-Book"),
    FontFamily(
      "Charter", .serif, regular: "Charter-Roman", bold: "Charter-Bold", italic: "Charter-Italic",
      boldItalic: "Charter-BoldItalic",
      others: others("Charter", italic: "Italic", [("Black", .black)])),
    FontFamily(
      "Cochin", .serif, regular: "Cochin", bold: "Cochin-Bold", italic: "Cochin-Italic",
      boldItalic: "Cochin-BoldItalic"),
    FontFamily(
      "Copperplate", .serif, regular: "Copperplate", bold: "Copperplate-Bold",
      others: upright("Copperplate", [("Light", .light)])),
    FontFamily("Didot", .serif, regular: "Didot", bold: "Didot-Bold", italic: "Didot-Italic"),
    FontFamily(
      "Hoefler Text", .serif, regular: "HoeflerText-Regular", bold: "HoeflerText-Black",
      italic: "HoeflerText-Italic", boldItalic: "HoeflerText-BlackItalic"),
    FontFamily(
      "Palatino", .serif, regular: "Palatino-Roman", bold: "Palatino-Bold",
      italic: "Palatino-Italic",
      boldItalic: "Palatino-BoldItalic"),
    FontFamily(
      "Rockwell", .serif, regular: "Rockwell-Regular", bold: "Rockwell-Bold",
      italic: "Rockwell-Italic",
      boldItalic: "Rockwell-BoldItalic"),
  ]

  /// Families that look written by hand, or are for headlines.
  private static let hands: [FontFamily] = [
    FontFamily("Bradley Hand", .sans, only: "BradleyHandITCTT-Bold", weight: .bold),
    FontFamily(
      "Chalkboard SE", .sans, regular: "ChalkboardSE-Regular", bold: "ChalkboardSE-Bold",
      others: upright("ChalkboardSE", [("Light", .light)])),
    FontFamily("Chalkduster", .sans, regular: "Chalkduster"),
    FontFamily("Marker Felt", .sans, regular: "MarkerFelt-Thin", bold: "MarkerFelt-Wide"),
    FontFamily("Noteworthy", .sans, regular: "Noteworthy-Light", bold: "Noteworthy-Bold"),
    FontFamily(
      "Papyrus", .serif, regular: "Papyrus",
      others: [Face(name: "Papyrus-Condensed", weight: .regular, isCondensed: true)]),
    FontFamily("Party LET", .sans, regular: "PartyLetPlain"),
    FontFamily("Savoye LET", .serif, regular: "SavoyeLetPlain"),
    FontFamily(
      "Snell Roundhand", .serif, regular: "SnellRoundhand", bold: "SnellRoundhand-Bold",
      others: upright("SnellRoundhand", [("Black", .black)])),
    FontFamily("Zapfino", .serif, regular: "Zapfino"),
  ]

  /// Families of signs. A character that no installed font has is drawn as one that is missing.
  private static let signs: [FontFamily] = [
    FontFamily("Apple Color Emoji", .sans, regular: "AppleColorEmoji"),
    FontFamily("Apple Symbols", .sans, regular: "AppleSymbols"),
    FontFamily("Bodoni Ornaments", .sans, regular: "BodoniOrnamentsITCTT"),
    FontFamily("Symbol", .serif, regular: "Symbol"),
    FontFamily("Zapf Dingbats", .sans, regular: "ZapfDingbatsITC"),
  ]

  /// Families for other scripts than the Latin one.
  private static let scripts: [FontFamily] = [
    FontFamily("Al Nile", .sans, regular: "AlNile", bold: "AlNile-Bold"),
    FontFamily(
      "Apple SD Gothic Neo", .cjk, regular: "AppleSDGothicNeo-Regular",
      bold: "AppleSDGothicNeo-Bold",
      others: upright(
        "AppleSDGothicNeo",
        [
          ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
          ("SemiBold", .semibold),
        ])),
    FontFamily(
      "Arial Hebrew", .sans, regular: "ArialHebrew", bold: "ArialHebrew-Bold",
      others: upright("ArialHebrew", [("Light", .light)])),
    FontFamily(
      "Damascus", .sans, regular: "Damascus", bold: "DamascusBold",
      others: [
        Face(name: "DamascusLight", weight: .light), Face(name: "DamascusMedium", weight: .medium),
        Face(name: "DamascusSemiBold", weight: .semibold),
      ]),
    FontFamily(
      "Devanagari Sangam MN", .sans, regular: "DevanagariSangamMN", bold: "DevanagariSangamMN-Bold"),
    FontFamily("Farah", .sans, regular: "Farah"),
    FontFamily("Geeza Pro", .sans, regular: "GeezaPro", bold: "GeezaPro-Bold"),
    FontFamily("Hiragino Maru Gothic ProN", .cjk, regular: "HiraMaruProN-W4"),
    FontFamily("Hiragino Mincho ProN", .mincho, regular: "HiraMinProN-W3", bold: "HiraMinProN-W6"),
    FontFamily(
      "Hiragino Sans", .cjk, regular: "HiraginoSans-W3", bold: "HiraginoSans-W6",
      others: upright("HiraginoSans", [("W7", .heavy)])),
    FontFamily("Kailasa", .sans, regular: "Kailasa", bold: "Kailasa-Bold"),
    FontFamily("Khmer Sangam MN", .sans, regular: "KhmerSangamMN"),
    kohinoor("Bangla"), kohinoor("Devanagari"),
    FontFamily(
      "Kohinoor Gujarati", .sans, regular: "KohinoorGujarati-Regular",
      bold: "KohinoorGujarati-Bold",
      others: upright("KohinoorGujarati", [("Light", .light)])),
    FontFamily(
      "Kohinoor Telugu", .sans, regular: "KohinoorTelugu-Regular",
      others: upright("KohinoorTelugu", [("Light", .light), ("Medium", .medium)])),
    FontFamily("Lao Sangam MN", .sans, regular: "LaoSangamMN"),
    FontFamily(
      "Malayalam Sangam MN", .sans, regular: "MalayalamSangamMN", bold: "MalayalamSangamMN-Bold"),
    FontFamily("Mishafi", .sans, regular: "DiwanMishafi"),
    FontFamily(
      "Myanmar Sangam MN", .sans, regular: "MyanmarSangamMN", bold: "MyanmarSangamMN-Bold"),
    pingFang("HK"), pingFang("SC"), pingFang("TC"),
    FontFamily(
      "Sinhala Sangam MN", .sans, regular: "SinhalaSangamMN", bold: "SinhalaSangamMN-Bold"),
    FontFamily("Tamil Sangam MN", .sans, regular: "TamilSangamMN", bold: "TamilSangamMN-Bold"),
    FontFamily(
      "Thonburi", .sans, regular: "Thonburi", bold: "Thonburi-Bold",
      others: upright("Thonburi", [("Light", .light)])
    ),
  ]

  private static func kohinoor(_ script: String) -> FontFamily {
    FontFamily(
      "Kohinoor \(script)", .sans, regular: "Kohinoor\(script)-Regular",
      bold: "Kohinoor\(script)-Semibold", others: upright("Kohinoor\(script)", [("Light", .light)]))
  }

  private static func pingFang(_ region: String) -> FontFamily {
    FontFamily(
      "PingFang \(region)", .cjk, regular: "PingFang\(region)-Regular",
      bold: "PingFang\(region)-Semibold",
      others: upright(
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
