import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

/// Where the number of lines is limited, measuring costs what can be seen and says what measuring the
/// whole text says.
@Suite struct VisiblePartTests {
  private let text = PangoText()

  private func block(
    _ string: String, lines: Int, _ lineBreak: ParagraphDescription.LineBreak = .truncateTail,
    font: FontDescription = .system(17)
  ) -> TextBlock {
    .plain(string, font, lines: lines, paragraph: ParagraphDescription(lineBreak: lineBreak))
  }

  @Test func `some lines of ten megabytes of lines cost those lines`() {
    let line = "A line of a text that nobody reads to its end.\n"
    let string = String(repeating: line, count: 10_000_000 / line.utf8.count)
    for width: Double? in [nil, 300] {
      for lines in [1, 3, 40] {
        let (read, shaped) = (text.readBytes, text.shapedBytes)
        let measured = text.measurement(of: block(string, lines: lines), maximumWidth: width)
        #expect(measured.isTruncated && measured.lines.count == lines)
        #expect(text.readBytes - read <= (lines + 1) * line.utf8.count)
        // The last line is laid out once more with dots.
        #expect(text.shapedBytes - shaped <= (2 * lines + 1) * line.utf8.count)
      }
    }
  }

  @Test func `some lines of a paragraph of ten megabytes cost no more than they could hold`() {
    let string = String(repeating: "word ", count: 2_000_000)
    let measured = text.measurement(of: block(string, lines: 2), maximumWidth: 300)
    #expect(measured.isTruncated && measured.lines.count == 2)
    #expect(text.readBytes <= 5 * LongText.usualLimit)
  }

  @Test func `a part is measured as the whole is`() {
    let seed: UInt64 = 20_266
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let string = Self.randomText(&random)
      let lines = Int.random(in: 1...12, using: &random)
      let lineBreak: ParagraphDescription.LineBreak =
        [
          .byWord, .byCharacter, .clip, .truncateHead, .truncateTail, .truncateMiddle,
        ].randomElement(using: &random) ?? .byWord
      let font = FontDescription.system([13, 17, 22].randomElement(using: &random) ?? 17)
      let block = block(string, lines: lines, lineBreak, font: font)
      for width: Double? in [nil, Double.random(in: 40...500, using: &random)] {
        let whole = text.withLibrary { library in
          TextShaper.shaped(block, width: width, isColored: false, library: library)
            .measurement(maximumWidth: width)
        }
        let part = text.measurement(of: block, maximumWidth: width)
        let start = string.prefix(60).debugDescription
        #expect(part.lines == whole.lines, "\(lineBreak), \(lines) lines, \(width ?? -1): \(start)")
        #expect(part.isTruncated == whole.isTruncated)
      }
    }
  }

  /// Lines, long paragraphs, spaces and letters of two directions, longer than a text that is measured
  /// whole.
  private static func randomText(_ random: inout SplitMix64) -> String {
    let parts = [
      "word", "another one, longer ", "\n", " ", "  ", "\r\n", "\u{2028}", "é", "שלום ", "日本",
      "x\ty", String(repeating: "unbroken", count: 900), String(repeating: " ", count: 3_000),
      String(repeating: "some words of a paragraph ", count: 1_200),
    ]
    let count = Int.random(in: 3...40, using: &random)
    var string = ""
    for _ in 0..<count { string += parts.randomElement(using: &random) ?? "" }
    while string.utf8.count <= LongText.usualLimit { string += string + "." }
    return string
  }
}
