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

  /// A face beside the regular and the bold one.
  struct Face: Sendable {
    let name: String
    let weight: UIFont.Weight
    var isItalic = false
  }

  let name: String
  /// PostScript names of the regular, bold, italic and bold italic face.
  let faces: [String]
  let metrics: Metrics
  var isMonospaced = false
  var otherFaces: [Face] = []

  /// The names of all faces, each once.
  var allFaces: [String] {
    var known: Set<String> = []
    return (faces + otherFaces.map(\.name)).filter { known.insert($0).inserted }
  }

  func postScriptName(weight: Double, isItalic: Bool) -> String {
    let other = otherFaces.first {
      $0.isItalic == isItalic && abs(Double($0.weight.rawValue) - weight) < 0.01
    }
    if let other { return other.name }
    return faces[(weight >= UIFont.Weight.semibold.rawValue ? 1 : 0) + (isItalic ? 2 : 0)]
  }

  static func == (left: FontFamily, right: FontFamily) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FontFace {
  /// The face that PostScript or family name `name` belongs to, at 12 points.
  init?(name: String) {
    for family in FontFamily.known {
      if let face = family.otherFaces.first(where: { $0.name == name }) {
        self.init(family, weight: face.weight, isItalic: face.isItalic)
        return
      }
      guard let index = family.faces.firstIndex(of: name) ?? (family.name == name ? 0 : nil)
      else { continue }
      self.init(family, weight: index % 2 == 1 ? .bold : .regular, isItalic: index >= 2)
      return
    }
    return nil
  }

  private init(_ family: FontFamily, weight: UIFont.Weight, isItalic: Bool) {
    self.init(size: 12, weight: weight)
    self.family = family
    self.isItalic = isItalic
    isMonospaced = family.isMonospaced
  }
}
