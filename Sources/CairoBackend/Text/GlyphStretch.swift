import CPangoCairo
import RenderCore

/// Glyphs of one run next to each other on a line.
struct GlyphStretch {
  let run: TextRun
  let item: UnsafeMutablePointer<PangoGlyphItem>
  /// Where the stretch begins on the left, and the baseline, which a run may stand above. Points.
  let left: Double
  let baseline: Double

  /// Whether the glyphs are dots for text that is left out.
  var isEllipsis: Bool { item.pointee.item.pointee.analysis.flags & ellipsisFlag != 0 }

  /// The stretches of a line, from the left to the right.
  ///
  /// - Parameters:
  ///   - left: Where the first glyph begins.
  ///   - baseline: That of the line.
  /// - Precondition: The line was shaped with its colours, which divide it at the ends of runs.
  /// - Complexity: O(g r), g the number of stretches and r that of runs.
  static func all(
    of line: ShapedLine, runs: [PlacedRun], left: Double, baseline: Double
  ) -> [GlyphStretch] {
    var stretches: [GlyphStretch] = []
    var place = left
    var node = line.glyphs.line?.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        item.pointee.item != nil, item.pointee.glyphs != nil
      else { continue }
      let byte = line.textOffset + Int(item.pointee.item.pointee.offset)
      if let run = runs.last(where: { $0.bytes.lowerBound <= byte }) {
        stretches.append(
          GlyphStretch(
            run: run.run, item: item, left: place,
            baseline: baseline - points(item.pointee.y_offset)))
      }
      place += points(pango_glyph_string_get_width(item.pointee.glyphs))
    }
    return stretches
  }

  /// Draws the glyphs, filled or along their edges, leaning or upright.
  func draw(on canvas: OpaquePointer) {
    let ornaments = run.ornaments
    guard let font = item.pointee.item.pointee.analysis.font else { return }
    cairo_save(canvas)
    defer { cairo_restore(canvas) }
    cairo_translate(canvas, left, baseline)
    if let lean = ornaments?.obliqueness, lean != 0 {
      var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: -lean, yy: 1, x0: 0, y0: 0)
      cairo_transform(canvas, &matrix)
    }
    if ornaments?.outline?.isFilled ?? true {
      setSource(run.color, on: canvas)
      cairo_move_to(canvas, 0, 0)
      pango_cairo_show_glyph_string(canvas, font, item.pointee.glyphs)
    }
    guard let outline = ornaments?.outline else { return }
    setSource(outline.color ?? run.color, on: canvas)
    cairo_new_path(canvas)
    cairo_move_to(canvas, 0, 0)
    pango_cairo_glyph_string_path(canvas, font, item.pointee.glyphs)
    cairo_set_line_width(canvas, outline.width * run.font.size)
    cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(canvas)
  }

  /// Where each of the glyphs, which stand for pictures, begins on the left.
  var places: [Double] {
    guard let glyphs = item.pointee.glyphs else { return [] }
    var place = left
    return (0..<Int(glyphs.pointee.num_glyphs)).map { index in
      defer { place += points(glyphs.pointee.glyphs[index].geometry.width) }
      return place
    }
  }
}

/// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not see.
let ellipsisFlag: guint8 = 1 << 1
