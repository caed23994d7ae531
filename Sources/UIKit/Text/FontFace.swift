/// A family, size, weight and style of font. Rule TEXT-1.
struct FontFace: Hashable, Sendable {
  /// The family; nil for the system font.
  var family: FontFamily?
  /// In points.
  var size: Double
  /// As `UIFont.Weight` counts.
  var weight: Double
  var isItalic = false
  /// Whether it is a narrower face of its family, as `Futura-CondensedMedium`.
  var isCondensed = false
  var isMonospaced = false
  var hasMonospacedDigits = false

  var metrics: FontFamily.Metrics { family?.metrics ?? .system }

  /// A face of the system's font; a size of zero or less gives that of `UIFont.systemFontSize`.
  init(size: CGFloat, weight: UIFont.Weight) {
    self.size = size > 0 ? Double(size) : 14
    self.weight = Double(weight.rawValue)
  }

  /// The face of `style` at `category`.
  init(style: UIFont.TextStyle, category: UIContentSizeCategory) {
    self.init(size: TextStyleTable.size(style, category), weight: style.weight)
  }

  var familyName: String {
    family?.name ?? (isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
  }

  /// The family that back ends draw; nil for the system's.
  var drawnFamily: String? { family.map { isCondensed ? "\($0.name) Condensed" : $0.name } }

  var postScriptName: String {
    if let family {
      return family.postScriptName(weight: weight, isItalic: isItalic, isCondensed: isCondensed)
    }
    let base = isMonospaced ? ".SFUIMono" : ".SFUI"
    return "\(base)-\(UIFont.Weight(CGFloat(weight)).faceName)\(isItalic ? "Italic" : "")"
  }
}

extension UIFont.Weight {
  /// The name of the standard weight nearest to this.
  var faceName: String {
    let names: [(UIFont.Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]
    let nearest = names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return nearest?.1 ?? "Regular"
  }
}
