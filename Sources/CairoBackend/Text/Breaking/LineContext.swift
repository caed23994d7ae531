import CPangoCairo

/// Lines of letters that are shaped with those around them, because they join or because their order
/// depends on them: letters from right to left.
enum LineContext {
  /// How many bytes of the text before and behind a line are shaped with it.
  private static let reach = 32

  /// The bytes that a line is shaped with.
  ///
  /// - Parameter paragraph: The bytes that it lies in.
  static func around(
    _ bytes: Range<Int>, in paragraph: Range<Int>, of text: [UInt8]
  ) -> Range<Int> {
    // Lead bytes of Hebrew, Arabic, Syriac, Thaana and N'Ko.
    guard text[bytes].contains(where: { (0xD6...0xDF).contains($0) }) else { return bytes }
    var start = max(paragraph.lowerBound, bytes.lowerBound - reach)
    var end = min(paragraph.upperBound, bytes.upperBound + reach)
    while start < bytes.lowerBound, text[start] & 0xC0 == 0x80 { start += 1 }
    while end > bytes.upperBound, end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  /// Shapes some bytes apart from those around them, which they still join with.
  static func separate(_ bytes: Range<Int>, in list: OpaquePointer) {
    // Other fonts are allowed everywhere, but an attribute makes items of their own.
    let attribute = pango_attr_fallback_new(1)
    attribute?.pointee.start_index = UInt32(bytes.lowerBound)
    attribute?.pointee.end_index = UInt32(bytes.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  /// Takes away all but some bytes of the only line of a layout.
  ///
  /// - Complexity: O(n), n the number of glyphs.
  static func keep(_ bytes: Range<Int>, of layout: ObjectReference) {
    guard let line = pango_layout_get_line(layout.pointer, 0),
      let text = pango_layout_get_text(layout.pointer)
    else { return }
    addRoomAtEnds(of: line, sign: 1)
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else {
        continue
      }
      if let part = cut(run, to: bytes, text) {
        current.pointee.data = UnsafeMutableRawPointer(part)
      } else {
        line.pointee.runs = g_slist_delete_link(line.pointee.runs, current)
      }
    }
    line.pointee.start_index += Int32(bytes.lowerBound)
    line.pointee.length = Int32(bytes.count)
    addRoomAtEnds(of: line, sign: -1)
  }

  /// The part of a run that belongs to some bytes; nil if there is none. The rest is freed.
  private static func cut(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, to bytes: Range<Int>,
    _ text: UnsafePointer<CChar>
  ) -> UnsafeMutablePointer<PangoGlyphItem>? {
    let start = Int(run.pointee.item.pointee.offset)
    let end = start + Int(run.pointee.item.pointee.length)
    guard start < bytes.upperBound, end > bytes.lowerBound else {
      pango_glyph_item_free(run)
      return nil
    }
    if start < bytes.lowerBound {
      pango_glyph_item_free(pango_glyph_item_split(run, text, Int32(bytes.lowerBound - start)))
    }
    guard end > bytes.upperBound else { return run }
    let first = Int(run.pointee.item.pointee.offset)
    let part = pango_glyph_item_split(run, text, Int32(bytes.upperBound - first))
    pango_glyph_item_free(run)
    return part
  }

  /// Gives back the room around the characters at both ends of a line, or takes it away as Pango does.
  private static func addRoomAtEnds(
    of line: UnsafeMutablePointer<PangoLayoutLine>, sign: Int32
  ) {
    guard let first = line.pointee.runs, let last = g_slist_last(first) else { return }
    if let glyph = glyphs(of: first)?.first {
      glyph.pointee.geometry.width += sign * LetterSpacing.room(of: first).left
      glyph.pointee.geometry.x_offset += sign * LetterSpacing.room(of: first).left
    }
    glyphs(of: last)?.last.pointee.geometry.width += sign * LetterSpacing.room(of: last).right
  }

  private static func glyphs(
    of node: UnsafeMutablePointer<GSList>
  ) -> (first: UnsafeMutablePointer<PangoGlyphInfo>, last: UnsafeMutablePointer<PangoGlyphInfo>)? {
    guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
      let glyphs = run.pointee.glyphs, glyphs.pointee.num_glyphs > 0,
      let first = glyphs.pointee.glyphs
    else { return nil }
    return (first, first + Int(glyphs.pointee.num_glyphs) - 1)
  }
}
