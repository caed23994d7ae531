import GeometryCore
import RenderCore
import TestSupport
import Testing

@testable import CairoBackend

/// A word that is longer than its lines is shaped once, and has the lines that Pango gives it, which
/// shapes the rest of it again for each line.
@Suite struct LongWordTests {
  private let text = PangoText()

  /// Units of words in letters of many kinds.
  private static let units = [
    "letter", "LetterWORDandMore", "1", "αβγδεζηθ", "中文字符長度測試", "日本語。の「文」章、", "😀", "👨‍👩‍👧", "🇩🇪",
    "مكتوبة", "שלום", "ภาษาไทย", "e\u{301}", "AVATAR/To.Yes-", "ab中文",
  ]

  private func block(
    _ string: String, _ lineBreak: ParagraphDescription.LineBreak = .byWord, lines: Int = 0
  ) -> TextBlock {
    .plain(string, lines: lines, paragraph: ParagraphDescription(lineBreak: lineBreak))
  }

  private func word(_ unit: String, bytes: Int) -> String {
    String(repeating: unit, count: bytes / unit.utf8.count)
  }

  @Test(arguments: units)
  func `a word is broken where Pango breaks it, and its lines are as wide`(unit: String) {
    for (width, end) in [(300.0, ""), (97.3, " and more words behind it")] {
      let string = word(unit, bytes: 4_000) + end
      let own = text.measurement(of: block(string), maximumWidth: width)
      // What is clipped is left to Pango.
      let pangos = text.measurement(of: block(string, .clip), maximumWidth: width)
      #expect(own.lines.count == pangos.lines.count && own.size.height == pangos.size.height)
      for (line, expected) in zip(own.lines, pangos.lines) {
        #expect(abs(line.frame.size.width - expected.frame.size.width) < 0.01)
        #expect(abs(line.frame.minX - expected.frame.minX) < 0.01)
      }
    }
  }

  @Test(arguments: units)
  func `the characters of a word are where Pango puts them`(unit: String) {
    let string = word(unit, bytes: 3_000)
    let own = text.placement(of: block(string), maximumWidth: 211)
    let pangos = text.placement(of: block(string, .clip), maximumWidth: 211)
    #expect(own.lines.map(\.utf8) == pangos.lines.map(\.utf8))
    for (line, expected) in zip(own.lines, pangos.lines) {
      #expect(line.characters.map(\.utf8) == expected.characters.map(\.utf8))
      let isNear = zip(line.characters, expected.characters).allSatisfy {
        abs($0.start - $1.start) < 0.01 && abs($0.end - $1.end) < 0.01
      }
      #expect(isNear, "line \(line.utf8)")
    }
  }

  @Test(arguments: ["letter", "AVATAR", "中文", "مكتوبة", "שלום"])
  func `a word looks as Pango draws it`(unit: String) throws {
    let string = word(unit, bytes: 2_400)
    #expect(try pixels(of: block(string)) == pixels(of: block(string, .clip)))
  }

  private func pixels(of block: TextBlock) throws -> [UInt8] {
    let size = Size(width: 200, height: 400)
    let list = DisplayList(commands: [.text(block, frame: Rect(origin: .zero, size: size))])
    return try CairoRenderer(text: text, symbols: CairoPlatform.shared.symbols)
      .bitmap(of: list, size: size, scale: 2, background: nil).pixels
  }

  @Test(arguments: units)
  func `a word of many characters is laid out once`(unit: String) {
    let string = word(unit, bytes: 100_000)
    for lineBreak: ParagraphDescription.LineBreak in [.byWord, .byCharacter, .truncateTail] {
      let (before, broken) = (text.shapedBytes, text.brokenBytes)
      let measured = text.measurement(of: block(string, lineBreak), maximumWidth: 300)
      #expect(measured.lines.count > 200)
      #expect(text.brokenBytes - broken <= LongText.longWord)
      #expect(measured.lines.allSatisfy { $0.frame.size.width <= 301 })
      // Some lines whose ends are near the limit are shaped again.
      #expect(text.shapedBytes - before <= 2 * string.utf8.count, "\(lineBreak)")
    }
  }

  @Test func `words of thousands of letters between others are laid out a few times`() {
    let string = (0..<30).map { "and some short ones, " + word("letter", bytes: 2_900 + $0) + " " }
      .joined()
    let measured = text.measurement(of: block(string), maximumWidth: 300)
    #expect(text.shapedBytes <= 4 * string.utf8.count)
    // As short a text as Pango breaks alone, from the start of a line.
    let lines = text.placement(of: block(string), maximumWidth: 300).lines.map(\.utf8)
    #expect(lines.count == measured.lines.count)
    for first in [0, 63, 64, 65, 66, 130, 140] {
      let start = lines[first].lowerBound
      let part = String(decoding: Array(string.utf8)[start..<start + 6_000], as: UTF8.self)
      let alone = text.placement(of: block(part, .clip), maximumWidth: 300).lines.map(\.utf8)
      for (line, expected) in zip(lines[first...], alone.dropLast(2)) {
        #expect(line == expected.lowerBound + start..<expected.upperBound + start)
      }
    }
  }

  @Test func `the end of a text is seen where its head or its middle is left out`() {
    let string = word("letter", bytes: 3_000) + " end"
    for lineBreak: ParagraphDescription.LineBreak in [.truncateHead, .truncateMiddle] {
      let placed = text.placement(of: block(string, lineBreak, lines: 2), maximumWidth: 300)
      #expect(placed.lines.last?.characters.last?.utf8.upperBound == string.utf8.count)
    }
    let long = word("letter", bytes: 30_000)
    let placed = text.placement(of: block(long, .truncateHead, lines: 1), maximumWidth: 300)
    #expect(placed.lines.last?.characters.last?.utf8.upperBound == long.utf8.count)
  }

  @Test func `one emoji without end is shaped a few times`() {
    let string = word("👨‍👩‍👧", bytes: 400_000)
    _ = text.measurement(of: block(string), maximumWidth: 300)
    #expect(text.shapedBytes <= 2 * LongText.usualLimit)
  }

  @Test func `a word with a limited number of lines has the lines of the whole`() {
    let string = word("letter", bytes: 30_000)
    let all = text.placement(of: block(string), maximumWidth: 300).lines.map(\.utf8)
    for lines in [2, 5, 300] {
      let before = text.shapedBytes
      let placed = text.placement(
        of: block(string, .truncateTail, lines: lines), maximumWidth: 300)
      #expect(placed.lines.count == lines)
      #expect(placed.lines.dropLast().map(\.utf8) == Array(all.prefix(lines - 1)))
      let measured = text.measurement(
        of: block(string, .truncateTail, lines: lines), maximumWidth: 300)
      #expect(measured.isTruncated)
      #expect(text.shapedBytes - before <= 4 * lines * 60 + 8 * LongText.longWord)
    }
  }
}
