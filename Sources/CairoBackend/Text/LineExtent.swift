import CPangoCairo

/// How much room a line of glyphs takes from side to side. Points.
struct LineExtent {
  let width: Double
  /// The width of what lies left of the visible part, which only lines from right to left have:
  /// white space, or below zero the room behind the last character. Also below zero is the room
  /// before flags at the start of a line, which are in the middle of theirs.
  let hiddenWidth: Double
  let isRightToLeft: Bool

  /// A line from left to right with nothing hidden.
  init(width: Double) {
    self.width = max(0, width)
    hiddenWidth = 0
    isRightToLeft = false
  }

  /// A line without white space at its end.
  ///
  /// - Parameter roomBefore: The room before the first character that is not shown.
  init(width: Double, roomBefore: Double, isRightToLeft: Bool) {
    self.init(width: max(0, width), hiddenWidth: -roomBefore, isRightToLeft: isRightToLeft)
  }

  /// The extent of a line of which this is the beginning.
  func widened(to width: Double) -> LineExtent {
    LineExtent(
      width: max(self.width, width), hiddenWidth: hiddenWidth, isRightToLeft: isRightToLeft)
  }

  private init(width: Double, hiddenWidth: Double, isRightToLeft: Bool) {
    self.width = width
    self.hiddenWidth = hiddenWidth
    self.isRightToLeft = isRightToLeft
  }

  /// - Parameters:
  ///   - text: The bytes of the line.
  ///   - dropsTrailingSpace: Whether white space at the line's end takes no room.
  init(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, text: ArraySlice<UInt8>, dropsTrailingSpace: Bool
  ) {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let direction = pango_layout_line_get_resolved_direction(line)
    isRightToLeft = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
    let full = points(logical.width)
    let room = LetterSpacing.takenAtEnds(of: line)
    let trailing = dropsTrailingSpace ? Self.trailingSpaceLength(text) : 0
    guard trailing > 0 else {
      width = max(0, full + room)
      hiddenWidth = isRightToLeft ? -room : -Self.roomBeforeFlags(line, text)
      return
    }
    var edge: Int32 = 0
    let firstSpace = line.pointee.start_index + Int32(text.count - trailing)
    pango_layout_line_index_to_x(line, firstSpace, 0, &edge)
    hiddenWidth = isRightToLeft ? points(edge) - room : -Self.roomBeforeFlags(line, text)
    width = (isRightToLeft ? full - points(edge) : points(edge)) + room
  }

  /// The room before the first character of a line that flags begin; zero for other lines.
  private static func roomBeforeFlags(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, _ text: ArraySlice<UInt8>
  ) -> Double {
    guard FlagGlyphs.isFlag(text), let first = line.pointee.runs else { return 0 }
    return points(LetterSpacing.room(of: first).left)
  }

  /// The number of bytes of spaces, tabs and wide spaces at the end of `text`.
  private static func trailingSpaceLength(_ text: ArraySlice<UInt8>) -> Int {
    var end = text.endIndex
    while end > text.startIndex {
      if text[end - 1] == 0x20 || text[end - 1] == 0x09 {
        end -= 1
      } else if end - text.startIndex >= 3, text[(end - 3)..<end].elementsEqual([0xE3, 0x80, 0x80])
      {
        end -= 3
      } else {
        break
      }
    }
    return text.endIndex - end
  }
}
