import CPangoCairo

/// The dots that stand for text left out.
enum Ellipsis {
  /// Gives the dots in `line`, the one at `index` of `layout`, their own width.
  ///
  /// Pango widens them until the line is full, which would leave nothing to align by.
  static func tighten(
    in line: UnsafeMutablePointer<PangoLayoutLine>, at index: Int32, of layout: OpaquePointer
  ) {
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item, item.pointee.analysis.flags & ellipsisFlag != 0,
        let glyphs = run.pointee.glyphs, glyphs.pointee.num_glyphs > 0
      else { continue }
      let last = glyphs.pointee.glyphs + Int(glyphs.pointee.num_glyphs - 1)
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(item.pointee.analysis.font, last.pointee.glyph, nil, &logical)
      guard logical.width < last.pointee.geometry.width else { continue }
      last.pointee.geometry.width = logical.width
      // Asked for a line to change, Pango forgets what it knew of its extents.
      _ = pango_layout_get_line(layout, index)
    }
  }
}
