import CPangoCairo
import GeometryCore
import RenderCore

/// A line under or through characters next to each other.
///
/// Its place and thickness are shares of the font's size, as those of Apple's system font are.
struct RuleLine {
  let rule: TextRule
  let isThroughText: Bool
  let color: RGBA
  let shadow: Shadow?
  /// From side to side.
  private(set) var span: Range<Double>
  /// The middle of the line, and of both together where there are two.
  private let middle: Double
  private let thickness: Double

  private static let thicknessShare = 0.05
  private static let depthShare = 0.125
  private static let heightShare = 0.26

  /// - Parameter baseline: That of the run.
  private init(
    _ rule: TextRule, of run: TextRun, span: Range<Double>, isThroughText: Bool, baseline: Double
  ) {
    self.rule = rule
    self.span = span
    self.isThroughText = isThroughText
    color = rule.color ?? run.color
    shadow = run.ornaments?.shadow
    thickness = run.font.size * Self.thicknessShare * (rule.isThick ? 2 : 1)
    middle = baseline + run.font.size * (isThroughText ? -Self.heightShare : Self.depthShare)
  }

  /// The lines of `runs` on one line of text; what goes on from run to run is one.
  ///
  /// - Complexity: O(n), n the length of the text.
  static func all(
    of runs: [PlacedRun], on line: ShapedLine, in string: String, painter: TextPainter
  ) -> [RuleLine] {
    var lines: [RuleLine] = []
    for isThroughText in [false, true] {
      var former: RuleLine?
      for placed in runs {
        let ornaments = placed.run.ornaments
        guard let rule = isThroughText ? ornaments?.strikethrough : ornaments?.underline
        else { continue }
        let stretches =
          rule.isByWord ? words(in: placed.bytes, of: string) : [placed.bytes]
        for span in stretches.flatMap({ painter.spans(of: $0, on: line) }) where !span.isEmpty {
          let next = RuleLine(
            rule, of: placed.run, span: span, isThroughText: isThroughText,
            baseline: painter.frame.minY + line.baseline - placed.run.baselineOffset)
          if let joined = former?.joined(with: next) {
            former = joined
          } else {
            if let former { lines.append(former) }
            former = next
          }
        }
      }
      if let former { lines.append(former) }
    }
    return lines
  }

  /// The stretches of `bytes` without white space.
  private static func words(in bytes: Range<Int>, of string: String) -> [Range<Int>] {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    return string[start..<end].split(whereSeparator: \.isWhitespace).map { word in
      let first = bytes.lowerBound + utf8.distance(from: start, to: word.startIndex)
      return first..<first + word.utf8.count
    }
  }

  /// Both as one line; nil where they are not alike or do not meet.
  private func joined(with next: RuleLine) -> RuleLine? {
    guard rule == next.rule, color == next.color, shadow == next.shadow, middle == next.middle,
      thickness == next.thickness
    else { return nil }
    var joined = self
    if abs(span.upperBound - next.span.lowerBound) < 0.01 {
      joined.span = span.lowerBound..<next.span.upperBound
    } else if abs(next.span.upperBound - span.lowerBound) < 0.01 {
      joined.span = next.span.lowerBound..<span.upperBound
    } else {
      return nil
    }
    return joined
  }

  func draw(on canvas: OpaquePointer) {
    let height = snapped(thickness, on: canvas)
    setSource(color, on: canvas)
    cairo_save(canvas)
    defer { cairo_restore(canvas) }
    cairo_set_line_width(canvas, height)
    cairo_set_line_cap(canvas, CAIRO_LINE_CAP_BUTT)
    let dashes = dashes(height)
    cairo_set_dash(canvas, dashes, Int32(dashes.count), 0)
    for top in tops(height, on: canvas) {
      cairo_new_path(canvas)
      cairo_move_to(canvas, span.lowerBound, top + height / 2)
      cairo_line_to(canvas, span.upperBound, top + height / 2)
      cairo_stroke(canvas)
    }
  }

  /// The upper edges of the lines, on whole pixels.
  private func tops(_ height: Double, on canvas: OpaquePointer) -> [Double] {
    func edge(_ y: Double) -> Double {
      var (x, y) = (0.0, y)
      cairo_user_to_device(canvas, &x, &y)
      y.round()
      cairo_device_to_user(canvas, &x, &y)
      return y
    }
    guard isUpright(canvas) else {
      let top = middle - height / 2
      return rule.isDouble ? [top - height, top + height] : [top]
    }
    guard rule.isDouble else { return [edge(middle - height / 2)] }
    // Under text the first of two lines is where the only one would be.
    let first = edge(isThroughText ? middle - 1.5 * height : middle - height / 2)
    return [first, first + 2 * height]
  }

  /// A thickness in whole pixels, one at least.
  private func snapped(_ height: Double, on canvas: OpaquePointer) -> Double {
    var (width, pixels) = (0.0, height)
    cairo_user_to_device_distance(canvas, &width, &pixels)
    guard isUpright(canvas), pixels > 0 else { return height }
    pixels = max(1, pixels.rounded())
    cairo_device_to_user_distance(canvas, &width, &pixels)
    return pixels
  }

  private func isUpright(_ canvas: OpaquePointer) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas, &matrix)
    return matrix.xy == 0 && matrix.yx == 0
  }

  /// Lengths of lines and gaps in turn. How long they are is not documented.
  private func dashes(_ height: Double) -> [Double] {
    let (dot, dash, gap) = (2 * height, 6 * height, 2 * height)
    switch rule.pattern {
    case .solid: return []
    case .dot: return [dot, gap]
    case .dash: return [dash, 1.5 * gap]
    case .dashDot: return [dash, gap, dot, gap]
    case .dashDotDot: return [dash, gap, dot, gap, dot, gap]
    }
  }
}
