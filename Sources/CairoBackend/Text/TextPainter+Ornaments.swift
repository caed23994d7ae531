import CPangoCairo
import GeometryCore
import RenderCore

/// A picture among the characters of a text, and where its room begins.
struct PlacedInlay {
  let picture: DisplayList
  let origin: Point
}

extension TextBlock {
  /// Whether a part of the text has more than a font and colours.
  var isOrnate: Bool { runs.contains { $0.ornaments != nil } }
}

extension TextPainter {
  /// Draws shadows, then lines under the text, the text itself and lines through it.
  func drawOrnate() {
    let runs = PlacedRun.runs(of: block, length: block.string.utf8.count)
    for line in text.lines {
      let runs = self.runs(of: line, among: runs)
      let stretches = stretches(of: line, runs)
      let rules = RuleLine.all(of: runs, on: line, in: block.string, painter: self)
      for shadow in shadows { draw(shadow, of: stretches, rules, on: line) }
      draw(stretches, rules, on: canvas)
    }
  }

  /// The runs that have characters on a line, and their neighbours.
  private func runs(of line: ShapedLine, among runs: [PlacedRun]) -> [PlacedRun] {
    guard runs.count > 1, let glyphs = line.glyphs.line else { return runs }
    let start = line.textOffset + Int(glyphs.pointee.start_index)
    return Array(PlacedRun.touching(start..<start + Int(glyphs.pointee.length), among: runs))
  }

  private func stretches(of line: ShapedLine, _ runs: [PlacedRun]) -> [GlyphStretch] {
    GlyphStretch.all(
      of: line, runs: runs, left: glyphOrigin(of: line), baseline: frame.minY + line.baseline)
  }

  private func draw(_ stretches: [GlyphStretch], _ rules: [RuleLine], on canvas: OpaquePointer) {
    for rule in rules where !rule.isThroughText { rule.draw(on: canvas) }
    for stretch in stretches { stretch.draw(on: canvas) }
    for rule in rules where rule.isThroughText { rule.draw(on: canvas) }
  }

  // MARK: Shadows

  /// Each shadow of the text once.
  private var shadows: [Shadow] {
    var shadows: [Shadow] = []
    for run in block.runs {
      guard let shadow = run.ornaments?.shadow, shadow.color.alpha > 0, !shadows.contains(shadow)
      else { continue }
      shadows.append(shadow)
    }
    return shadows
  }

  private func draw(
    _ shadow: Shadow, of stretches: [GlyphStretch], _ rules: [RuleLine], on line: ShapedLine
  ) {
    let stretches = stretches.filter { $0.run.ornaments?.shadow == shadow }
    let rules = rules.filter { $0.shadow == shadow }
    guard let largest = stretches.map(\.run.font.size).max(),
      let left = stretches.map(\.left).min()
    else { return }
    // Glyphs reach beyond their boxes, by less than their size.
    let right = glyphOrigin(of: line) + line.hiddenWidth + line.width
    let bounds = Rect(
      x: left - largest, y: frame.minY + line.top - largest, width: right - left + 2 * largest,
      height: line.height + 2 * largest)
    let scale = ShadowMasks.maskScale(of: canvas, radius: shadow.radius, size: bounds.size)
    let mask = BlurredMask(size: bounds.size, radius: shadow.radius, scale: scale) { canvas in
      cairo_translate(canvas, -bounds.minX, -bounds.minY)
      draw(stretches, rules, on: canvas)
    }
    mask?.draw(shadow.color, at: bounds.origin + shadow.offset, on: canvas)
  }

  // MARK: Pictures

  /// The pictures among the characters that are shown.
  ///
  /// - Complexity: O(n r), n the number of glyphs and r that of runs.
  func inlays() -> [PlacedInlay] {
    guard block.runs.contains(where: { $0.ornaments?.inlay != nil }) else { return [] }
    let runs = PlacedRun.runs(of: block, length: block.string.utf8.count)
    return text.lines.flatMap { line in
      stretches(of: line, self.runs(of: line, among: runs)).flatMap { stretch -> [PlacedInlay] in
        guard let inlay = stretch.run.ornaments?.inlay, !stretch.isEllipsis else { return [] }
        return stretch.places
          .filter { !text.isClipped || $0 + inlay.width / 2 < frame.maxX }
          .map {
            PlacedInlay(
              picture: inlay.picture, origin: Point(x: $0, y: stretch.baseline - inlay.ascent))
          }
      }
    }
  }
}
