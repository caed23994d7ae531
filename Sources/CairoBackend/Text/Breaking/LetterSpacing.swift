import CPangoCairo

/// The room that Pango adds around characters: half of it on each side.
enum LetterSpacing {
  /// What of it Pango takes away at both ends of `line`, in points; below zero if letters are
  /// closer than their outlines say.
  ///
  /// UIKit adds the room after each character, the last one of a line included.
  ///
  /// - Complexity: O(r), r the number of runs.
  static func takenAtEnds(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
    guard let first = line.pointee.runs else { return 0 }
    var last = first
    while let next = last.pointee.next { last = next }
    let end = spacing(of: last)
    return points(leftPart(of: spacing(of: first)) + end - leftPart(of: end))
  }

  /// Gives the character in front of the space that `line` was broken at the room back that Pango took
  /// away behind it, so that the space begins where it would if the line went on.
  ///
  /// Changes neither what is drawn nor the room that the line takes.
  static func restoreBeforeSpace(at line: UnsafeMutablePointer<PangoLayoutLine>) {
    guard let last = g_slist_last(line.pointee.runs),
      let run = last.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
      let item = run.pointee.item, item.pointee.analysis.level % 2 == 0,
      let glyphs = run.pointee.glyphs, glyphs.pointee.num_glyphs > 0
    else { return }
    var index = Int(glyphs.pointee.num_glyphs) - 1
    // Pango takes the width of the space away, too.
    guard glyphs.pointee.glyphs[index].geometry.width == 0 else { return }
    while index > 0, glyphs.pointee.glyphs[index].geometry.width == 0 { index -= 1 }
    guard glyphs.pointee.glyphs[index].geometry.width > 0 else { return }
    glyphs.pointee.glyphs[index].geometry.width += room(of: last).right
  }

  /// The room around each character of a run on its left and its right, in Pango's units.
  static func room(of run: UnsafeMutablePointer<GSList>) -> (left: Int32, right: Int32) {
    let spacing = spacing(of: run)
    return (leftPart(of: spacing), spacing - leftPart(of: spacing))
  }

  /// The part of `spacing` on the left; whole pixels for whole pixels.
  static func leftPart(of spacing: Int32) -> Int32 {
    let half = spacing / 2
    guard spacing % PANGO_SCALE == 0 else { return half }
    return (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1)
  }

  /// The spacing of the run in `node`, in Pango's units.
  private static func spacing(of node: UnsafeMutablePointer<GSList>) -> Int32 {
    let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
    var attributes = run?.pointee.item?.pointee.analysis.extra_attrs
    while let current = attributes {
      attributes = current.pointee.next
      guard let attribute = current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
        attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING
      else { continue }
      return pango_attribute_as_int(attribute)?.pointee.value ?? 0
    }
    return 0
  }
}
