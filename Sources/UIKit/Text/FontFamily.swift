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
    /// Whether the face is narrower than those of its family.
    var isCondensed = false

    fileprivate func distance(to weight: Double) -> Double {
      abs(Double(self.weight.rawValue) - weight)
    }
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

  /// Whether some faces are narrower than the others.
  var hasCondensedFaces: Bool { otherFaces.contains { $0.isCondensed } }

  /// The name of the face that a font of this look has.
  func postScriptName(weight: Double, isItalic: Bool, isCondensed: Bool) -> String {
    let others = otherFaces.filter { $0.isItalic == isItalic && $0.isCondensed == isCondensed }
    let nearest = others.min { $0.distance(to: weight) < $1.distance(to: weight) }
    if let nearest, isCondensed || nearest.distance(to: weight) < 0.01 { return nearest.name }
    return faces[(weight >= UIFont.Weight.semibold.rawValue ? 1 : 0) + (isItalic ? 2 : 0)]
  }

  static func == (left: FontFamily, right: FontFamily) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FontFace {
  /// The faces of iOS by PostScript and family name.
  private static let ofSystem = Dictionary(
    FontFamily.all.flatMap(faces), uniquingKeysWith: { first, _ in first })

  /// The face that PostScript or family name `name` belongs to, at 12 points.
  init?(name: String) {
    let added = AppFonts.families.lazy.flatMap(FontFace.faces).first { $0.name == name }
    guard let face = added?.face ?? FontFace.ofSystem[name] else { return nil }
    self = face
  }

  /// The faces of a family by their names, and the regular one by the family's name.
  private static func faces(of family: FontFamily) -> [(name: String, face: FontFace)] {
    var faces = family.otherFaces.map { other in
      var face = FontFace(family, weight: other.weight, isItalic: other.isItalic)
      face.isCondensed = other.isCondensed
      return (name: other.name, face: face)
    }
    for (index, name) in family.faces.enumerated()
    where !faces.contains(where: { $0.name == name }) {
      let weight: UIFont.Weight = index % 2 == 1 ? .bold : .regular
      faces.append((name, FontFace(family, weight: weight, isItalic: index >= 2)))
    }
    let regular = faces.first { $0.name == family.faces[0] }
    return faces + (regular.map { [(family.name, $0.face)] } ?? [])
  }

  private init(_ family: FontFamily, weight: UIFont.Weight, isItalic: Bool) {
    self.init(size: 12, weight: weight)
    self.family = family
    self.isItalic = isItalic
    isMonospaced = family.isMonospaced
  }
}
