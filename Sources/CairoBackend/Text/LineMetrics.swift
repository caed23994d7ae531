import RenderCore

/// The vertical measures of a line, taken from descriptions of fonts and never from font files.
struct LineMetrics {
  /// The height of the line's box in points.
  let height: Double
  /// The distance of the baseline from the bottom of the box.
  let descent: Double
  /// The room the fonts ask for before the next line.
  let leading: Double

  /// A line with `runs` on it.
  ///
  /// The box holds the highest ascender, the deepest descender and the pictures among them. A paragraph that asks for more
  /// or less height gets it above the text: the baseline keeps its distance from the bottom.
  init(runs: [TextRun], paragraph: ParagraphDescription) {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var leading = 0.0
    for run in runs {
      ascent = max(ascent, run.font.ascender + run.baselineOffset)
      descent = max(descent, -run.font.descender - run.baselineOffset)
      if let inlay = run.ornaments?.inlay {
        ascent = max(ascent, inlay.ascent + run.baselineOffset)
        descent = max(descent, inlay.descent - run.baselineOffset)
      }
      leading = max(leading, run.font.leading)
    }
    var height = runs.isEmpty ? 0 : ascent + descent
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    self.height = height
    self.descent = runs.isEmpty ? 0 : descent
    self.leading = leading
  }
}
