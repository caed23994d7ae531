import CPangoCairo

/// Where plain text that was shaped in one line breaks when there is less room: where Pango would
/// break it, without shaping its parts again.
///
/// That holds where the glyphs on both sides of a space do not depend on each other: between letters
/// and common marks of the system font. What might come out otherwise is left to Pango.
struct LineBreaks {
  /// A line, broken behind a space but for the last one.
  struct Part {
    /// From the start of the text, the space included.
    let bytes: Range<Int>
    /// Without the space, in Pango's units.
    let width: Int32
  }

  /// How near to the limit a width is left to Pango, which looks at such breaks again: an eighth of a
  /// point.
  private static let doubt: Int32 = 128

  private let text: ArraySlice<UInt8>
  /// The distance from the start to each character and to the end, in Pango's units, with all of the
  /// room around characters.
  private let edges: [Int32]
  /// Where a line may end in front of a character.
  private let mayBreak: [Bool]

  /// Whether a text is one that breaks at spaces: ASCII without tabs, several spaces one after the
  /// other and spaces at its ends, and with a letter, so that it reads from left to right.
  static func canBreak(_ text: ArraySlice<UInt8>) -> Bool {
    var hasLetter = false
    var former: UInt8 = 0x20
    for byte in text {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || former != 0x20 else { return false }
      if isLetter(byte) { hasLetter = true }
      former = byte
    }
    return hasLetter && former != 0x20
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
  }

  /// Whether a character next to a space is one that does not care for what follows or precedes that.
  private static func isIndependent(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: "!"),
      UInt8(ascii: "?"):
      true
    default: isLetter(byte)
    }
  }

  /// - Parameters:
  ///   - layout: The text in one line.
  ///   - text: ASCII.
  /// - Returns: Nil if the text came out as several lines, or from right to left.
  /// - Complexity: O(n), n the length of the text.
  init?(of layout: ObjectReference, text: ArraySlice<UInt8>) {
    guard pango_layout_get_line_count(layout.pointer) == 1,
      let line = pango_layout_get_line_readonly(layout.pointer, 0), let first = line.pointee.runs
    else { return nil }
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout.pointer, &count),
      Int(count) == text.count + 1
    else { return nil }
    let room = LetterSpacing.room(of: first)
    var widths = Self.widths(from: first, count: text.count)
    guard widths.count == text.count, !widths.isEmpty else { return nil }
    // 1. Pango took away the room at both ends of the line.
    widths[0] += room.left
    widths[text.count - 1] += room.right
    // 2. Sum up.
    var edges: [Int32] = [0]
    edges.reserveCapacity(text.count + 1)
    for width in widths { edges.append(edges[edges.count - 1] + width) }
    self.text = text
    self.edges = edges
    mayBreak = (0..<Int(count)).map { attributes[$0].is_line_break != 0 }
  }

  /// The widths of characters in order; none if a run is from right to left.
  private static func widths(
    from first: UnsafeMutablePointer<GSList>, count: Int
  ) -> [Int32] {
    var widths = [Int32](repeating: 0, count: count)
    var node: UnsafeMutablePointer<GSList>? = first
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item, let glyphs = run.pointee.glyphs,
        item.pointee.analysis.level % 2 == 0
      else { return [] }
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let place = Int(item.pointee.offset + glyphs.pointee.log_clusters[index])
        guard widths.indices.contains(place) else { return [] }
        widths[place] += glyphs.pointee.glyphs[index].geometry.width
      }
    }
    return widths
  }

  /// The lines, as long as there is room for.
  ///
  /// - Parameters:
  ///   - first: The room for the first line, in Pango's units.
  ///   - following: The room for each of the others.
  /// - Returns: Nil if that is better left to Pango.
  /// - Complexity: O(n), n the length of the text.
  func lines(first: Int32, following: Int32) -> [Part]? {
    var parts: [Part] = []
    var (start, room) = (0, first)
    while true {
      let rest = edges[text.count] - edges[start]
      if start > 0, isDoubtful(rest, room) { return nil }
      if rest <= room {
        parts.append(Part(bytes: start..<text.count, width: rest))
        return parts
      }
      guard let end = lastBreak(from: start, in: room) else { return nil }
      parts.append(Part(bytes: start..<end, width: edges[end - 1] - edges[start]))
      (start, room) = (end, following)
    }
  }

  private func isDoubtful(_ width: Int32, _ room: Int32) -> Bool {
    abs(width - room) <= Self.doubt
  }

  /// The last place in front of which a line ends that begins at `start`; nil if there is none, or if
  /// it is better left to Pango.
  private func lastBreak(from start: Int, in room: Int32) -> Int? {
    var last: Int?
    for place in (start + 1)..<text.count where mayBreak[place] {
      let isBehindSpace = byte(place - 1) == 0x20
      let width = edges[isBehindSpace ? place - 1 : place] - edges[start]
      if isDoubtful(width, room) { return nil }
      if width > room { break }
      last = place
    }
    guard let last, last - start > 1, byte(last - 1) == 0x20, Self.isIndependent(byte(last - 2)),
      Self.isIndependent(byte(last))
    else { return nil }
    return last
  }

  private func byte(_ place: Int) -> UInt8 { text[text.startIndex + place] }
}
