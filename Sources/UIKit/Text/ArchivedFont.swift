/// A font as archives have it.
struct ArchivedFont: Codable {
  /// The key of the font in the archive of a `UIFont`.
  static let key = "UIFont"

  private let face: Face
  private let scaling: Scaling?

  /// A face by the name of its family.
  private struct Face: Codable {
    /// Nil for the system's font.
    let family: String?
    let size: Double
    let weight: Double
    let isItalic: Bool
    /// Nil in archives that were written before there were condensed faces.
    let isCondensed: Bool?
    let isMonospaced: Bool
    let hasMonospacedDigits: Bool

    init(_ face: FontFace) {
      (family, size, weight) = (face.family?.name, face.size, face.weight)
      (isItalic, isMonospaced) = (face.isItalic, face.isMonospaced)
      isCondensed = face.isCondensed
      hasMonospacedDigits = face.hasMonospacedDigits
    }

    /// The face; that of the system's font where no family has the name any more.
    var restored: FontFace {
      var face =
        family.flatMap { FontFace(name: $0) }
        ?? FontFace(size: CGFloat(size), weight: UIFont.Weight(CGFloat(weight)))
      (face.size, face.weight, face.isItalic) = (size, weight, isItalic)
      (face.isMonospaced, face.hasMonospacedDigits) = (isMonospaced, hasMonospacedDigits)
      face.isCondensed = isCondensed ?? false
      return face
    }
  }

  /// How a font follows the text size.
  private enum Scaling: Codable {
    case textStyle(String)
    case metrics(String, base: Face, maximum: CGFloat)
  }

  init(_ font: UIFont) {
    face = Face(font.face)
    scaling =
      switch font.scaling {
      case .textStyle(let style): .textStyle(style.rawValue)
      case .metrics(let style, let base, let maximum):
        .metrics(style.rawValue, base: Face(base), maximum: maximum)
      case nil: nil
      }
  }

  /// The face and how it follows the text size.
  var restored: (face: FontFace, scaling: FontScaling?) {
    switch scaling {
    case .textStyle(let style):
      (face.restored, .textStyle(UIFont.TextStyle(rawValue: style)))
    case .metrics(let style, let base, let maximum):
      (
        face.restored,
        .metrics(UIFont.TextStyle(rawValue: style), base: base.restored, maximum: maximum)
      )
    case nil: (face.restored, nil)
    }
  }
}
