import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

/// Texts that no screen holds: what is laid out of them grows no faster than they do, and no more of
/// them than can be seen where lines are limited.
@Suite struct LongTextTests {
  private let text = PangoText()

  private func block(_ string: String, lines: Int = 0, font: Double = 17) -> TextBlock {
    var block = TextBlock.plain(string, .system(font))
    block.maximumLines = lines
    if lines > 0 { block.paragraph.lineBreak = .truncateTail }
    return block
  }

  private let word = String(repeating: "letter", count: 170_000)

  @Test func `one line of a word of a million letters lays out one piece`() {
    let measured = text.measurement(of: block(word, lines: 1), maximumWidth: 300)
    #expect(measured.isTruncated && measured.lines.count == 1)
    #expect(measured.size.width <= 301)
    #expect(text.shapedBytes <= LongText.usualLimit)
  }

  @Test func `the natural width of a million letters is finite and in proportion`() {
    let measured = text.measurement(of: block(word), maximumWidth: nil)
    let hundred = text.measurement(of: block(String(word.prefix(600))), maximumWidth: nil)
    #expect(abs(measured.size.width / hundred.size.width - 1_700) < 5)
    #expect(text.shapedBytes < 300_000)
  }

  @Test func `a word of a million letters is broken once`() {
    let measured = text.measurement(of: block(word), maximumWidth: 300)
    #expect(measured.lines.count > 10_000)
    #expect(measured.lines.allSatisfy { $0.frame.size.width <= 301 })
    #expect(text.shapedBytes < 2 * word.utf8.count)
  }

  @Test func `pieces break where the whole would`() {
    let words = (0..<9_000).map { String(repeating: "m", count: 1 + $0 * 7 % 11) }
    let string = words.joined(separator: " ")
    let measured = text.measurement(of: block(string), maximumWidth: 300)
    // A text short enough to be laid out at once, from the start of a line near the first seam.
    let placed = text.placement(of: block(string), maximumWidth: 300)
    #expect(measured.lines.count == placed.lines.count)
    let seam = placed.lines.firstIndex { $0.utf8.upperBound > LongText.usualLimit } ?? 0
    let start = placed.lines[seam - 20].utf8.lowerBound
    let part = String(decoding: Array(string.utf8)[start..<start + 6_000], as: UTF8.self)
    let alone = text.placement(of: block(part), maximumWidth: 300)
    for index in 0..<40 {
      let expected = alone.lines[index].utf8
      let found = placed.lines[seam - 20 + index].utf8
      #expect(found == expected.lowerBound + start..<expected.upperBound + start)
    }
  }

  @Test func `a million spaces, tabs and digits are laid out twice at most`() {
    for unit in [" ", "\t", "1"] {
      let before = text.shapedBytes
      let string = "a" + String(repeating: unit, count: unit == "\t" ? 50_000 : 1_000_000) + "b"
      let measured = text.measurement(of: block(string), maximumWidth: 300)
      #expect(measured.size.height.isFinite && measured.lines.count >= 1)
      #expect(text.shapedBytes - before <= 2 * string.utf8.count + LongText.usualLimit)
    }
  }

  @Test func `thousands of runs in two directions are laid out once`() {
    let string = String(repeating: "abc שלום ", count: 5_000)
    let measured = text.measurement(of: block(string), maximumWidth: 300)
    #expect(measured.lines.count > 500)
    #expect(text.shapedBytes <= 2 * string.utf8.count)
    // The paragraph reads from left to right in all of its pieces.
    let lefts = Set(measured.lines.map(\.frame.minX))
    #expect(lefts == [0])
  }

  @Test func `pieces of tabs break where the whole would`() {
    // 12 tabs of 28 points a line, of which no piece holds a whole number.
    let string = (0..<600).map { "\t\($0 % 10)" }.joined()
    let placed = text.placement(of: block(string), maximumWidth: 300)
    let start = placed.lines[5].utf8.lowerBound
    let part = String(decoding: Array(string.utf8)[start..<start + 400], as: UTF8.self)
    let alone = text.placement(of: block(part), maximumWidth: 300)
    for index in 0..<12 {
      let expected = alone.lines[index].utf8
      #expect(
        placed.lines[5 + index].utf8 == expected.lowerBound + start..<expected.upperBound + start)
    }
    #expect(Set(placed.lines.dropLast().map(\.utf8.count)).count <= 2)
  }

  @Test func `thousands of looks break where a few of them would`() {
    var fonts = [FontDescription.system(17), .system(12)]
    fonts[1].weight = 0.3
    func block(_ count: Int) -> TextBlock {
      let runs = (0..<count).map {
        TextRun(utf8Length: 5, font: fonts[$0 % 2], color: .black)
      }
      return TextBlock(
        string: String(repeating: "look ", count: count), runs: runs, emptyLineFont: fonts[0])
    }
    let many = text.placement(of: block(3_000), maximumWidth: 300)
    #expect(text.shapedBytes < 2 * 15_000)
    let few = text.placement(of: block(500), maximumWidth: 300)
    let whole = few.lines.count - 2
    #expect(many.lines.prefix(whole).map(\.utf8) == few.lines.prefix(whole).map(\.utf8))
    // Lines are full across the seams, too.
    #expect(many.lines.dropLast().allSatisfy { $0.frame.size.width > 240 })
  }

  @Test func `a line that is wider than a piece is one line`() {
    let string = String(repeating: "W", count: 40_000)
    let measured = text.measurement(of: block(string, font: 17), maximumWidth: 100_000)
    // 40,000 letters of more than 15 points.
    #expect((6...8).contains(measured.lines.count))
    #expect(measured.lines.dropLast().allSatisfy { $0.frame.size.width > 99_000 })
  }

  @Test func `large letters are laid out in smaller pieces`() {
    let string = String(repeating: "W", count: 100_000)
    let measured = text.measurement(of: block(string, font: 5_000), maximumWidth: nil)
    #expect(measured.size.width > 1e8 && measured.size.width.isFinite)
  }

  @Test func `the end of a long text is seen where its head is truncated`() {
    var block = block(word + " end", lines: 1)
    block.paragraph.lineBreak = .truncateHead
    let measured = text.measurement(of: block, maximumWidth: 300)
    #expect(measured.isTruncated && measured.lines.count == 1 && measured.size.width <= 301)
  }
}
