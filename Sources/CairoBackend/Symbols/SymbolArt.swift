import GeometryCore

/// A drawing of filled shapes that a symbol is composed of, in the icons' square of 16 units.
struct SymbolArt {
  /// A filled path.
  struct Shape {
    /// Path data in the notation of SVG.
    var path: String
    var isEvenOdd = false
    /// Where the path's own coordinates lie in the square.
    var place = Transform2D.identity
    /// What is cut out of it.
    var holes: [Hole] = []
    /// The width of a line drawn around the shape, in units of the square.
    var boldness = 0.0
  }

  /// A path that is cut out of shapes.
  struct Hole: Hashable {
    var path: String
    var place: Transform2D
  }

  var shapes: [Shape] = []

  /// The drawing moved, turned or scaled.
  func placed(_ place: Transform2D) -> SymbolArt {
    SymbolArt(
      shapes: shapes.map { shape in
        var shape = shape
        shape.place = shape.place.concatenated(place)
        shape.holes = shape.holes.map { Hole(path: $0.path, place: $0.place.concatenated(place)) }
        shape.boldness *= abs(place.determinant).squareRoot()
        return shape
      })
  }

  /// The drawing without what `art` covers.
  func cut(by art: SymbolArt) -> SymbolArt {
    let holes = art.shapes.map { Hole(path: $0.path, place: $0.place) }
    return SymbolArt(
      shapes: shapes.map { shape in
        var shape = shape
        shape.holes += holes
        return shape
      })
  }

  /// The drawing with `art` above it.
  func covered(by art: SymbolArt) -> SymbolArt { SymbolArt(shapes: shapes + art.shapes) }

  /// The drawing with thicker lines, for one that will be shrunk.
  func bolder(by width: Double) -> SymbolArt {
    var art = self
    for index in art.shapes.indices { art.shapes[index].boldness += width }
    return art
  }

  // MARK: SVG

  /// The drawing as an SVG document with the size of an icon's file.
  ///
  /// - Parameter thickening: The width of a line drawn around every shape, in units of the square.
  func document(thickening: Double = 0) -> String {
    var clips: [Hole: Int] = [:]
    var (definitions, body) = ("", "")
    for shape in shapes {
      for hole in shape.holes where clips[hole] == nil {
        clips[hole] = clips.count
        definitions += Self.definition(of: hole, index: clips.count - 1)
      }
      let opened = shape.holes.compactMap { clips[$0] }.map { "<g clip-path=\"url(#c\($0))\">" }
      body += opened.joined()
      body += Self.element(for: shape, thickening: thickening)
      body += String(repeating: "</g>", count: opened.count)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" \
      fill="currentColor" style="overflow:visible"><defs>\(definitions)</defs>\(body)</svg>
      """
  }

  /// Everything but the hole: a clip keeps what the even-odd rule finds inside.
  private static func definition(of hole: Hole, index: Int) -> String {
    """
    <clipPath id="c\(index)"><path clip-rule="evenodd" \
    transform="\(attribute(hole.place))" d="M-99-99H115V115H-99Z\(hole.path)"/></clipPath>
    """
  }

  private static func element(for shape: Shape, thickening: Double) -> String {
    let scale = abs(shape.place.determinant).squareRoot()
    let width = (shape.boldness + thickening) / scale
    let line =
      width > 0
      ? "stroke:currentColor;stroke-width:\(Self.number(width));stroke-linejoin:round"
      : "stroke:none"
    let rule = shape.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    return """
      <path\(rule) style="\(line)" transform="\(attribute(shape.place))" d="\(shape.path)"/>
      """
  }

  private static func attribute(_ place: Transform2D) -> String {
    let numbers = [place.a, place.b, place.c, place.d, place.tx, place.ty]
    return "matrix(\(numbers.map(number).joined(separator: " ")))"
  }

  /// `value` to a ten-thousandth, as paths write it.
  static func number(_ value: Double) -> String { "\((value * 10_000).rounded() / 10_000)" }
}
