/// Installed families that stand for one of iOS, most wanted first.
struct FamilySubstitute {
  let families: [String]
  /// Whether the characters are as wide as those of the family that is asked for.
  var isExact = false

  private static let sans = Self(families: FontChoice.families(of: .sans))
  private static let serif = Self(families: FontChoice.families(of: .serif))
  private static let mono = Self(families: FontChoice.families(of: .mono))
  private static let narrow = Self(families: ["Liberation Sans Narrow"] + sans.families)
  private static let arial = Self(families: ["Liberation Sans"] + sans.families, isExact: true)
  private static let times = Self(families: ["Liberation Serif"] + serif.families, isExact: true)
  private static let courier = Self(families: ["Liberation Mono"] + mono.families, isExact: true)
  private static let menlo = Self(families: ["DejaVu Sans Mono"] + mono.families, isExact: true)
  private static let verdana = Self(families: ["DejaVu Sans"] + sans.families)

  /// The sans-serif font whose Chinese, Japanese and Korean characters are those of a region.
  private static func cjk(_ region: String) -> Self {
    Self(families: ["Noto Sans CJK \(region)"] + sans.families)
  }

  /// The substitutes of families that ship with iOS, by the family's name in small letters.
  static let byName = Dictionary(
    groups.flatMap { substitute, names in names.map { ($0, substitute) } },
    uniquingKeysWith: { first, _ in first })

  private static let groups: [(Self, [String])] = [
    (arial, ["arial", "helvetica", "helvetica neue"]),
    (times, ["times new roman", "times"]),
    (courier, ["courier", "courier new"]),
    (menlo, ["menlo", "monaco"]),
    (verdana, ["verdana"]),
    (mono, ["sf mono", "monospace"]),
    (
      sans,
      [
        "al nile", "apple color emoji", "apple symbols", "arial hebrew", "arial rounded mt bold",
        "avenir", "avenir next", "bodoni ornaments", "bradley hand", "chalkboard se",
        "chalkduster", "damascus", "devanagari sangam mn", "din alternate", "euphemia ucas",
        "farah", "futura", "galvji", "geeza pro", "gill sans", "kailasa", "kefa",
        "khmer sangam mn", "kohinoor bangla", "kohinoor devanagari", "kohinoor gujarati",
        "kohinoor telugu", "lao sangam mn", "malayalam sangam mn", "marker felt", "mishafi",
        "myanmar sangam mn", "noteworthy", "optima", "party let", "sinhala sangam mn",
        "tamil sangam mn", "thonburi", "trebuchet ms", "zapf dingbats",
      ]
    ),
    (
      narrow,
      [
        "american typewriter condensed", "avenir next condensed", "din condensed",
        "futura condensed", "helvetica neue condensed", "impact", "papyrus condensed",
      ]
    ),
    (
      serif,
      [
        "academy engraved let", "american typewriter", "baskerville", "bodoni 72",
        "bodoni 72 oldstyle", "bodoni 72 smallcaps", "charter", "cochin", "copperplate", "didot",
        "georgia", "hoefler text", "new york", "palatino", "papyrus", "rockwell", "savoye let",
        "serif", "snell roundhand", "symbol", "zapfino",
      ]
    ),
    (cjk("KR"), ["apple sd gothic neo"]),
    (cjk("JP"), ["hiragino sans", "hiragino maru gothic pron"]),
    (cjk("SC"), ["pingfang sc"]),
    (cjk("TC"), ["pingfang tc"]),
    (cjk("HK"), ["pingfang hk"]),
    (Self(families: ["Noto Serif CJK JP"] + serif.families), ["hiragino mincho pron"]),
  ]
}
