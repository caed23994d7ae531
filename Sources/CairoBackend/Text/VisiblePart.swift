import RenderCore

// Texts of which only the first lines are shown.
extension TextBlock {
  /// The block without text that certainly comes behind the last line allowed. It is laid out as the
  /// whole is, and found in the cache by no more than what can be seen.
  ///
  /// - Parameter isBroken: Whether lines are broken for want of room.
  /// - Complexity: O(n), n the number of bytes that remain.
  func visiblePart(isBroken: Bool) -> TextBlock {
    guard maximumLines > 0, string.utf8.count > LongText.usualLimit else { return self }
    var perLine: Int?
    // Of a head that is left out only the end is known; a line without a limit is measured whole.
    if isBroken, paragraph.lineBreak != .truncateHead { perLine = LongText.usualLimit }
    var string = string
    let part: String? = string.withUTF8 { bytes in
      let end = VisiblePart(lines: maximumLines, bytesPerLine: perLine).end(in: bytes)
      return end.map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }
    guard let part else { return self }
    var result = self
    result.string = part
    result.runs = Self.first(part.utf8.count, of: runs)
    return result
  }

  /// The runs of the first bytes of a text.
  private static func first(_ count: Int, of runs: [TextRun]) -> [TextRun] {
    var left = count
    var result: [TextRun] = []
    for var run in runs {
      guard left > 0 || result.isEmpty else { break }
      run.utf8Length = min(left, max(0, run.utf8Length))
      left -= run.utf8Length
      result.append(run)
    }
    return result
  }
}

/// How much of a text the first lines can hold.
private struct VisiblePart {
  let lines: Int
  /// The most bytes that a line takes, spaces behind others excepted; nil for no limit.
  let bytesPerLine: Int?

  /// Where the text may end; nil for its own end.
  func end(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    // One more than there are lines, so that the last of them ends before the cut.
    let (most, overflows) = (bytesPerLine ?? .max).multipliedReportingOverflow(
      by: min(lines, 1 << 20) + 2)
    let room = bytesPerLine == nil || overflows ? Int.max : most
    var breaks = 0
    var taken = 0
    var place = 0
    while place < text.count {
      if let length = ParagraphSlice.breakLength(in: text, at: place) {
        place += length
        breaks += 1
        // The empty line behind the break says that more follows.
        if breaks == lines { return place < text.count ? place : nil }
        taken = 0
        continue
      }
      if text[place] != 0x20 || place == 0 || text[place - 1] != 0x20 { taken += 1 }
      if taken > room, text[place] & 0xC0 != 0x80 { return place }
      place += 1
    }
    return nil
  }
}
