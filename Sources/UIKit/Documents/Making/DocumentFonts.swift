import DocumentCore

/// Fonts of documents: text styles, the system's fonts and those of files.
@MainActor final class DocumentFonts {
  private var known: [[String?]: UIFont] = [:]

  /// The font of a description; the system's of that size where a named font is not there.
  func font(_ element: DocumentElement) -> UIFont? {
    let key = ["style", "type", "weight", "name", "family", "pointSize", "size", "metaFont"]
      .map { element[$0] }
    if let font = known[key] { return font }
    let font = made(element)
    known[key] = font
    return font
  }

  private func made(_ element: DocumentElement) -> UIFont? {
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? 17)
    guard size > 0, size < 2000 else { return nil }
    if let name = element["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size, weight: weight(of: name))
    }
    switch element["type"] ?? element["metaFont"] {
    // Recorded frames have the widths of bold, unlike those of `boldSystemFont(ofSize:)`.
    case "boldSystem", "systemBold": return .systemFont(ofSize: size, weight: .bold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "smallSystem": return .systemFont(ofSize: CGFloat(element.number("size") ?? 14))
    default: return .systemFont(ofSize: size, weight: weight(named: element["weight"]))
    }
  }

  private func weight(named name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// The weight that the name of a font ends with, such as `Avenir-Heavy`.
  private func weight(of name: String) -> UIFont.Weight {
    let lower = name.lowercased()
    let endings: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold), ("light", .light), ("medium", .medium), ("heavy", .heavy),
      ("black", .black), ("bold", .bold),
    ]
    return endings.first { lower.contains($0.0) }?.1 ?? .regular
  }
}
