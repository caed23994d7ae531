import RenderCore

// Laying out passages, long paragraphs in pieces.
extension TextColumn {
  /// Lays a passage out, or the first part of one that is long.
  ///
  /// - Returns: The passage, and what is left of it.
  func measured(
    _ passage: TextPassage, at start: Int
  ) -> (passage: TextPassage, rest: TextPassage?) {
    var passage = passage
    passage.laidOut = passage.bytes
    if let width, block.maximumLines == 0 {
      passage.laidOut = piece(from: start, upTo: start + passage.bytes, width: width)
    }
    var (text, found) = laidOut(passage, at: start)
    while passage.laidOut < passage.bytes, found.lines.count == 1, text.string.last != " " {
      // Not all of a line.
      passage.laidOut = characters(from: start, min(passage.bytes, 4 * passage.laidOut))
      (text, found) = laidOut(passage, at: start)
    }
    measuredCount += 1
    let isLast = start + passage.laidOut == block.string.utf8.count
    let isPiece = passage.laidOut < passage.bytes
    passage.isMeasured = true
    passage.width = found.size.width + min(0, block.paragraph.tailIndent)
    guard !isLast, found.lines.count > 1, let next = found.lines.last else {
      passage.lines = found.lines.count
      passage.height = found.size.height
      guard isPiece else { return (passage, nil) }
      passage.height += gap(below: text)
      return split(passage, at: start, own: passage.laidOut, endsLine: true)
    }
    // The last line is the empty one behind the last break of the passage, or goes on behind the piece.
    passage.lines = found.lines.count - 1
    passage.height = next.frame.minY
    guard isPiece else { return (passage, nil) }
    let own = Platform.current.textPlaces.startOfLastLine(of: text, maximumWidth: width)
    return split(passage, at: start, own: own, endsLine: false)
  }

  private func laidOut(
    _ passage: TextPassage, at start: Int
  ) -> (TextBlock, TextMeasurement) {
    let text = part(start..<start + passage.laidOut, of: passage)
    return (text, Platform.current.text.measurement(of: text, maximumWidth: width))
  }

  /// The distance between the last line of a text and a line of the same paragraph below it.
  private func gap(below text: TextBlock) -> Double {
    (text.runs.map(\.font.leading).max() ?? 0) + text.paragraph.lineSpacing
  }

  /// The number of bytes of a piece of a text that ends behind a space or with a run, or else not
  /// within a character.
  private func piece(from start: Int, upTo end: Int, width: Double) -> Int {
    let first = run(at: start)
    if first + TextPassage.mostRuns < block.runs.count {
      let limit = runEnds[first + TextPassage.mostRuns - 1]
      if limit > start, limit < min(end, start + TextPassage.longest) { return limit - start }
    }
    guard end - start > TextPassage.longest else { return end - start }
    let utf8 = block.string.utf8
    let begin = utf8.index(utf8.startIndex, offsetBy: start)
    let limit = utf8.index(begin, offsetBy: TextPassage.longest)
    if let space = utf8[begin..<limit].suffix(1_024).lastIndex(of: 0x20) {
      return utf8.distance(from: begin, to: utf8.index(after: space))
    }
    // Some lines of a word without end, whose letters are a quarter as wide as high.
    let size = block.runs.isEmpty ? block.emptyLineFont.size : block.runs[first].font.size
    let letters = Int(min(max(4_096, 48 * width / max(1, size)), Double(TextPassage.longest)))
    return characters(from: start, letters)
  }

  /// As many bytes from a place on, but no part of a character.
  private func characters(from start: Int, _ count: Int) -> Int {
    let (string, utf8) = (block.string, block.string.utf8)
    let begin = utf8.index(utf8.startIndex, offsetBy: start)
    let place = utf8.index(begin, offsetBy: count)
    guard place < string.endIndex else { return count }
    let character = string.index(before: string.index(after: place))
    return max(1, utf8.distance(from: begin, to: character))
  }

  /// A long passage in two: its own bytes with the spaces behind them, which take no room, and others.
  ///
  /// - Parameter endsLine: Whether the own bytes end with the line, so that a break behind them belongs
  ///   to it.
  private func split(
    _ passage: TextPassage, at start: Int, own: Int, endsLine: Bool
  ) -> (passage: TextPassage, rest: TextPassage?) {
    var string = block.string
    return string.withUTF8 { text in
      var (first, rest) = (passage, passage)
      var end = start + own
      while end < start + passage.bytes, text[end] == 0x20, text[end - 1] == 0x20 { end += 1 }
      let length = endsLine && end < text.count ? TextPassage.breakLength(at: end, in: text) : 0
      if length > 0 {
        end += length
        first.height += block.paragraph.paragraphSpacing
      }
      first.bytes = end - start
      first.units = text[start..<end].reduce(0) {
        $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1)
      }
      first.paragraphs = 1
      guard first.bytes < passage.bytes else { return (first, nil) }
      rest = TextPassage(
        bytes: passage.bytes - first.bytes, units: passage.units - first.units,
        paragraphs: passage.paragraphs,
        startsParagraph: TextPassage.endsParagraph(text, before: end))
      if !rest.startsParagraph { rest.direction = direction(of: first, text[start..<end]) }
      return (first, rest)
    }
  }

  /// The direction of the last paragraph of a passage, whose first letter tells it.
  private func direction(
    of passage: TextPassage, _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> ParagraphDescription.Direction {
    guard block.paragraph.direction == .natural else { return block.paragraph.direction }
    var start = text.endIndex
    while start > text.startIndex,
      !TextPassage.endsParagraph(
        UnsafeBufferPointer(rebasing: text), before: start - text.startIndex)
    { start -= 1 }
    if start == text.startIndex, !passage.startsParagraph { return passage.direction }
    let letter = String(decoding: text[start...], as: UTF8.self).unicodeScalars
      .first { $0.properties.isAlphabetic }
    return letter.map(Self.isRightToLeft) ?? false ? .rightToLeft : .leftToRight
  }

  /// Whether a letter is of a script that is written from right to left.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000:
      true
    default: false
    }
  }
}
