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

  /// The number of bytes of a word from which it is broken without Pango.
  static let longWord = 2_048

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

  /// The place of the first space or tab behind `start`, or `end`; not within a character.
  static func endOfWord(from start: Int, in text: [UInt8], upTo end: Int) -> Int {
    text.withUnsafeBufferPointer { text in
      var place = start
      while place < end, text[place] != 0x20, text[place] != 0x09 { place += 1 }
      while place < text.count, place > start, text[place] & 0xC0 == 0x80 { place -= 1 }
      return place
    }
  }

  /// The start of the first word of more bytes than some; nil if there is none.
  static func startOfWord(
    longerThan most: Int, in text: [UInt8], from start: Int, upTo end: Int
  ) -> Int? {
    guard end - start > most else { return nil }
    return text.withUnsafeBufferPointer { text in
      var word = start
      for place in start..<end {
        if text[place] == 0x20 || text[place] == 0x09 {
          word = place + 1
        } else if place - word >= most {
          return word
        }
      }
      return nil
    }
  }

  /// The end of the piece that starts at `start`: behind a space if there is one near the limit, not
  /// far behind the start of a word without end, and never within a character.
  ///
  /// - Parameter unbroken: The most bytes of a word without end: Pango looks at a whole word again for
  ///   each line of it.
  static func end(
    from start: Int, in text: [UInt8], upTo end: Int, limit: Int, unbroken: Int
  ) -> Int {
    let farthest = min(end, start + limit)
    if let place = endOfTabs(from: start, in: text, upTo: farthest) { return place }
    if let word = startOfWord(longerThan: unbroken, in: text, from: start, upTo: farthest) {
      return endOfCharacters(unbroken, from: word, in: text, upTo: end)
    }
    guard end - start > limit else { return end }
    var place = farthest
    while place > farthest - limit / 8 {
      if text[place - 1] == 0x20, text[place] != 0x20 { return place }
      place -= 1
    }
    return endOfCharacters(min(limit, unbroken), from: start, in: text, upTo: end)
  }

  /// The end of about as many bytes: in front of a code point that nothing joins with what precedes it.
  private static func endOfCharacters(
    _ count: Int, from start: Int, in text: [UInt8], upTo end: Int
  ) -> Int {
    let limit = max(16, count)
    let target = min(end, start + limit)
    var place = target
    while place > start + limit / 2 {
      if text[place] < 0x80, text[place - 1] < 0x80 { return place }
      place -= 1
    }
    place = target
    while place > start + 1, text[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }
}
