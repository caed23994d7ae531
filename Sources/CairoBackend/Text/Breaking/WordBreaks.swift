import CPangoCairo

/// Where a word that is longer than a line breaks, shaped once: where Pango would break it, which
/// shapes all of its rest again for each line.
struct WordBreaks {
  /// A line.
  struct Part {
    /// From the start of the text.
    let bytes: Range<Int>
    /// With all of the room around characters, in Pango's units.
    let width: Int32
  }

  private enum Place { case inside, betweenCharacters, betweenWords }

  /// How near to the limit a width is measured again: an eighth of a point.
  private static let doubt: Int32 = 128
  /// By how much characters next to each other may be nearer than alone: two points.
  private static let largestKern: Int32 = 2 * PANGO_SCALE
  /// How many code points at the end of the text may look otherwise with what follows it.
  private static let unsettled = 16

  /// The number of characters no font had a glyph for.
  let missingGlyphs: Int
  private let glyphs: WordGlyphs
  private let byCharacter: Bool
  /// What is in front of each code point, and at the end.
  private let places: [Place]
  /// How many code points there are in front of the first white space and of the end.
  private let settled: Int
  /// Whether nothing follows the text, so that its last line is one, too.
  private let isEnd: Bool

  /// - Parameters:
  ///   - layout: The text in one line.
  ///   - byCharacter: Whether a line may end in front of any character.
  ///   - isEnd: Whether nothing follows the text.
  /// - Returns: Nil if the text came out as several lines.
  /// - Complexity: O(n), n the length of the text.
  init?(of layout: ObjectReference, text: ArraySlice<UInt8>, byCharacter: Bool, isEnd: Bool) {
    var count: Int32 = 0
    guard let glyphs = WordGlyphs(of: layout, text: text),
      let attributes = pango_layout_get_log_attrs_readonly(layout.pointer, &count),
      Int(count) == glyphs.edges.count
    else { return nil }
    self.glyphs = glyphs
    missingGlyphs = Int(pango_layout_get_unknown_glyphs_count(layout.pointer))
    self.byCharacter = byCharacter
    let all = UnsafeBufferPointer(start: attributes, count: Int(count))
    places = all.indices.map { index in
      guard all[index].is_char_break != 0, glyphs.startsCluster(index) else { return .inside }
      return all[index].is_line_break != 0 ? .betweenWords : .betweenCharacters
    }
    // Pango takes the end for white space.
    let white = all.dropLast().firstIndex { $0.is_white != 0 }
    self.isEnd = isEnd && white == nil
    settled = white ?? max(0, Int(count) - 1 - (isEnd ? 0 : Self.unsettled))
  }

  /// The lines from a byte on, but for the last one unless nothing follows the text.
  ///
  /// - Parameters:
  ///   - byte: Near the start of the text.
  ///   - first: The room for the first line, in Pango's units.
  ///   - following: The room for each of the others.
  ///   - measure: Shapes some bytes from the start of the text alone.
  /// - Complexity: O(n), n the length of the text.
  func lines(
    from byte: Int, first: Int32, following: Int32, measure: (Range<Int>) -> Int32
  ) -> [Part] {
    var parts: [Part] = []
    var (start, room) = (glyphs.bytes.firstIndex { $0 >= byte } ?? 0, first)
    while let end = lineEnd(from: start, in: room, measure) {
      let bytes = glyphs.bytes[start]..<glyphs.bytes[end]
      parts.append(Part(bytes: bytes, width: glyphs.width(start..<end)))
      (start, room) = (end, following)
    }
    return parts
  }

  /// The last place in front of which a line ends that begins at `start`, behind a character at least;
  /// nil if the text does not fill the line, but may go on.
  private func lineEnd(
    from start: Int, in room: Int32, _ measure: (Range<Int>) -> Int32
  ) -> Int? {
    var beyond = start + 1
    let limit = glyphs.edges[start] + room + Self.largestKern
    while beyond < settled, glyphs.edges[beyond] <= limit { beyond += 1 }
    if beyond >= settled {
      guard isEnd, start < settled else { return nil }
      if fits(start..<settled, in: room, measure) { return settled }
    }
    for place in byCharacter ? [] : (start + 1..<beyond).reversed()
    where places[place] == .betweenWords && fits(start..<place, in: room, measure) { return place }
    var end: Int?
    for place in (start + 1...beyond).reversed() where places[place] != .inside {
      end = place
      if fits(start..<place, in: room, measure) { break }
    }
    return end
  }

  private func fits(_ part: Range<Int>, in room: Int32, _ measure: (Range<Int>) -> Int32) -> Bool {
    let width = glyphs.width(part)
    guard abs(width - room) <= Self.doubt else { return width <= room }
    return measure(glyphs.bytes[part.lowerBound]..<glyphs.bytes[part.upperBound]) <= room
  }
}
