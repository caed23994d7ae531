import CPangoCairo

/// How long paragraphs are taken apart, so that no more is laid out at once than can be seen on a
/// few screens.
///
/// Pango counts lengths in 1024ths of points with 32 bits, and takes time that grows faster than
/// texts do.
enum LongText {
  /// The most bytes that are laid out at once where letters are as large as usual.
  static let usualLimit = 16_384

  /// The most bytes that are laid out at once.
  ///
  /// - Parameter size: The size of the largest font in points.
  static func limit(fontSize size: Double) -> Int {
    // A character may be twice as wide as high.
    let widest = 400_000 / max(1, size.isFinite ? size : 1)
    return min(usualLimit, max(16, Int(widest)))
  }

  /// The widest line that is measured to its end, in points. What lies beyond is taken to be as wide
  /// as what lies before.
  static let widestLine = 1_000_000.0

  /// The most tabs that are laid out at once: for each of them Pango walks the line from its start.
  static let mostTabs = 256

  /// The most runs of different looks that are laid out at once: Pango's time grows with their square.
  static let mostRuns = 512

  /// Whether a paragraph is too long to be laid out at once.
  static func isLong(_ bytes: Range<Int>, in text: [UInt8], limit: Int) -> Bool {
    bytes.count > limit
      || endOfTabs(from: bytes.lowerBound, in: text, upTo: bytes.upperBound) != nil
  }

  /// The place behind as many tabs as are laid out at once; nil where there are no more.
  private static func endOfTabs(from start: Int, in text: [UInt8], upTo end: Int) -> Int? {
    guard end - start > mostTabs else { return nil }
    var tabs = 0
    for place in start..<end where text[place] == 0x09 {
      tabs += 1
      if tabs == mostTabs { return place + 1 < end ? place + 1 : nil }
    }
    return nil
  }

  /// The end of the piece that starts at `start`: behind a space if there is one near the limit, and
  /// never within a character.
  ///
  /// - Parameter unbroken: The most bytes of a word without end.
  static func end(
    from start: Int, in text: [UInt8], upTo end: Int, limit: Int, unbroken: Int
  ) -> Int {
    let farthest = min(end, start + limit)
    if let place = endOfTabs(from: start, in: text, upTo: farthest) { return place }
    guard end - start > limit else { return end }
    var target = farthest
    var place = target
    while place > target - limit / 8 {
      if text[place - 1] == 0x20, text[place] != 0x20 { return place }
      place -= 1
    }
    // No space: in front of a code point that nothing joins with what precedes it, and soon, because
    // Pango looks at the whole word again for each line of it.
    let limit = max(16, min(limit, unbroken))
    target = min(end, start + limit)
    place = target
    while place > start + limit / 2 {
      if text[place] < 0x80, text[place - 1] < 0x80 { return place }
      place -= 1
    }
    place = target
    while place > start + 1, text[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }
}
