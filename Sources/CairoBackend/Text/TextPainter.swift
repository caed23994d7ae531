import CPangoCairo
import GeometryCore
import RenderCore

/// Draws a shaped text.
struct TextPainter {
  let block: TextBlock
  let text: ShapedText
  let frame: Rect
  let canvas: OpaquePointer

  func draw() {
    cairo_save(canvas)
    defer { cairo_restore(canvas) }
    if text.isClipped {
      cairo_rectangle(canvas, frame.minX, frame.minY, frame.size.width, text.height)
      cairo_clip(canvas)
    }
    drawBackgrounds()
    guard !block.isOrnate else { return drawOrnate() }
    setSource(block.runs.first?.color ?? .black, on: canvas)
    for line in text.lines {
      cairo_move_to(canvas, glyphOrigin(of: line), frame.minY + line.baseline)
      guard let glyphs = line.glyphs.line else { continue }
      pango_cairo_show_layout_line(canvas, glyphs)
    }
  }

  func glyphOrigin(of line: ShapedLine) -> Double {
    frame.minX + text.left(of: line, in: frame.size.width) - line.hiddenWidth
  }

  /// Fills the boxes of runs with a background, each as high as its line.
  private func drawBackgrounds() {
    guard block.runs.contains(where: { $0.background != nil }) else { return }
    let runs = PlacedRun.runs(of: block, length: block.string.utf8.count)
    for line in text.lines {
      for placed in runs {
        guard let color = placed.run.background else { continue }
        fill(placed.bytes, of: line, with: color)
      }
    }
  }

  private func fill(_ bytes: Range<Int>, of line: ShapedLine, with color: RGBA) {
    setSource(color, on: canvas)
    for span in spans(of: bytes, on: line) {
      cairo_rectangle(
        canvas, span.lowerBound, frame.minY + line.top, span.upperBound - span.lowerBound,
        line.height)
    }
    cairo_fill(canvas)
  }

  /// The stretches from side to side that `bytes` of the text take on `line`, in points.
  func spans(of bytes: Range<Int>, on line: ShapedLine) -> [Range<Double>] {
    guard let glyphs = line.glyphs.line else { return [] }
    let first = Int(glyphs.pointee.start_index) + line.textOffset
    let onLine = bytes.clamped(to: first..<first + Int(glyphs.pointee.length))
    guard !onLine.isEmpty else { return [] }
    let wholeLine = sideRanges(first..<first + Int(glyphs.pointee.length), of: line)
    // Pango counts from its own idea of the layout's left edge, and without the room behind the
    // last character.
    let lineLeft = wholeLine.map(\.lowerBound).min() ?? 0
    let lineRight = wholeLine.map(\.upperBound).max() ?? 0
    let visibleLeft = frame.minX + text.left(of: line, in: frame.size.width)
    return sideRanges(onLine, of: line).map { range in
      let atStart = range.lowerBound == lineLeft
      let atEnd = range.upperBound == lineRight
      let left = atStart ? visibleLeft : glyphOrigin(of: line) + range.lowerBound - lineLeft
      let right =
        atEnd ? visibleLeft + line.width : glyphOrigin(of: line) + range.upperBound - lineLeft
      return left..<max(left, right)
    }
  }

  /// The stretches as Pango counts them.
  private func sideRanges(_ bytes: Range<Int>, of line: ShapedLine) -> [Range<Double>] {
    var ranges: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      line.glyphs.line, Int32(bytes.lowerBound - line.textOffset),
      Int32(bytes.upperBound - line.textOffset), &ranges, &count)
    defer { g_free(ranges) }
    guard let ranges else { return [] }
    return (0..<Int(count)).map { index in
      let sides = (points(ranges[2 * index]), points(ranges[2 * index + 1]))
      return min(sides.0, sides.1)..<max(sides.0, sides.1)
    }
  }
}
