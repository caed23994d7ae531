import GeometryCore
import Glibc

/// How a symbol is drawn: layers, one above the other, written as words.
///
/// A layer is a source and where it lies. Coordinates are those of the icons' square of 16 units.
///
/// | source | draws |
/// |---|---|
/// | `trash` | the icon of this name |
/// | `=trash.slash` | the symbol of this name |
/// | `'Aa'` | characters of the system font, with capitals 10 units high |
/// | `s:M1,2C…Z` | a filled path in the notation of SVG, without blanks |
/// | `l:x,y,x,y` | lines from point to point |
/// | `p:x,y,x,y,x,y` | a filled polygon |
/// | `c:x,y,radius`, `d:x,y,radius` | a circle, a disc |
/// | `r:x,y,width,height,radius`, `b:…` | an outlined, a filled rectangle |
/// | `a:x,y,radius,from,to` | a part of a circle, clockwise in degrees from three o'clock |
///
/// A number after the letter is the width of its lines, else 1. `-` before a source cuts it out of the
/// layers below. After it, `@x,y,scale` moves the middle of its square, `~` mirrors it, `^90` turns it
/// clockwise; `~` and `^` are applied first.
struct SymbolRecipe {
  struct Layer {
    enum Source {
      case icon(String)
      case symbol(String)
      case text(String)
      case path(String)
      case shape(Character, numbers: [Double], width: Double)
    }

    var source: Source
    var place = Transform2D.identity
    var isHole = false
  }

  let layers: [Layer]

  /// Nil for a text that is not written as above.
  init?(_ text: String) {
    var layers: [Layer] = []
    for word in Self.words(of: text) {
      guard let layer = Layer(word) else { return nil }
      layers.append(layer)
    }
    guard !layers.isEmpty else { return nil }
    self.layers = layers
  }

  /// The words of a recipe. Blanks within quotes belong to the word.
  private static func words(of text: String) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "'" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }
  }
}

extension SymbolRecipe.Layer {
  init?(_ word: Substring) {
    var word = word
    isHole = word.first == "-"
    if isHole { word = word.dropFirst() }
    // 1. The source ends where its place begins; characters in quotes may be any.
    let quoted = word.first == "'" ? word.dropFirst().firstIndex(of: "'") : nil
    let start = quoted.map { word.index(after: $0) } ?? word.startIndex
    let end = word[start...].firstIndex { "@~^".contains($0) } ?? word.endIndex
    guard let source = Self.source(word[..<end]) else { return nil }
    self.source = source
    // 2. The place.
    let middle = Point(x: 8, y: 8)
    var turned = Transform2D.translation(Point(x: -8, y: -8))
    var (target, scale) = (middle, 1.0)
    for part in Self.parts(word[end...]) {
      let numbers = Self.numbers(part.text)
      switch part.mark {
      case "~": turned = turned.concatenated(Transform2D(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      case "^":
        guard numbers.count == 1 else { return nil }
        turned = turned.concatenated(.rotation(degrees: numbers[0]))
      default:
        guard numbers.count == 3 else { return nil }
        (target, scale) = (Point(x: numbers[0], y: numbers[1]), numbers[2])
      }
    }
    place = turned.concatenated(
      Transform2D(a: scale, b: 0, c: 0, d: scale, tx: target.x, ty: target.y))
  }

  private static func source(_ word: Substring) -> Source? {
    guard let first = word.first else { return nil }
    if first == "'" { return word.count > 2 ? .text(String(word.dropFirst().dropLast())) : nil }
    if first == "=" { return .symbol(String(word.dropFirst())) }
    guard let colon = word.firstIndex(of: ":") else { return .icon(String(word)) }
    let (width, rest) = (word[..<colon].dropFirst(), word[word.index(after: colon)...])
    if first == "s" { return .path(String(rest)) }
    return .shape(
      first, numbers: numbers(rest), width: width.isEmpty ? 1 : Double(width) ?? 1)
  }

  private static func parts(_ text: Substring) -> [(mark: Character, text: Substring)] {
    var parts: [(mark: Character, text: Substring)] = []
    var rest = text
    while let mark = rest.first {
      rest = rest.dropFirst()
      let end = rest.firstIndex { "@~^".contains($0) } ?? rest.endIndex
      parts.append((mark, rest[..<end]))
      rest = rest[end...]
    }
    return parts
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split(separator: ",").compactMap { Double($0) }
  }
}

extension SymbolArt {
  /// A shape of a recipe; nil for too few numbers or a letter that stands for nothing.
  init?(shape letter: Character, numbers: [Double], width: Double) {
    var points: [Point] = []
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      points.append(Point(x: numbers[index], y: numbers[index + 1]))
    }
    switch (letter, numbers.count) {
    case ("l", 4...): self = .line(points, width: width)
    case ("p", 6...): self = .polygon(points)
    case ("c", 3): self = .ring(points[0], radius: numbers[2], width: width)
    case ("d", 3): self = .disc(points[0], radius: numbers[2])
    case ("r", 5), ("b", 5):
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      self =
        letter == "b"
        ? .box(rect, radius: numbers[4]) : .frame(rect, radius: numbers[4], width: width)
    case ("a", 5):
      self = .arc(points[0], radius: numbers[2], from: numbers[3], to: numbers[4], width: width)
    default: return nil
    }
  }
}

extension Transform2D {
  /// A clockwise turn around the origin.
  fileprivate static func rotation(degrees: Double) -> Transform2D {
    let angle = degrees * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    return Transform2D(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension SymbolNames {
  /// The recipe of the symbol `name`; nil for one without a row.
  static func recipe(for name: String) -> SymbolRecipe? { rows[name].flatMap { SymbolRecipe($0) } }

  /// The recipe of the symbol `name` within a circle or another shape, where lines are thicker; nil for
  /// one that is the same there.
  static func recipe(inside name: String) -> SymbolRecipe? {
    insideRows[name].flatMap { SymbolRecipe($0) }
  }
}
