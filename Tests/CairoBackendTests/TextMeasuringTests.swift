import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct TextMeasuringTests {
  let text = CairoPlatform.shared.text
  let lineHeight = 17 * 2444.0 / 2048
  let long = "The quick brown fox jumps over the lazy dog and runs away before anyone can see it"

  private func measured(_ block: TextBlock, _ width: Double? = nil) -> TextMeasurement {
    text.measurement(of: block, maximumWidth: width)
  }

  private func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 0.01) -> Bool {
    abs(left - right) <= tolerance
  }

  // MARK: Fonts

  @Test func `all wanted fonts are installed`() {
    #expect(text.fontProblems.isEmpty, "\(text.fontProblems)")
  }

  @Test(arguments: [
    "The quick brown fox", "مرحبا بالعالم", "שלום עולם", "日本語 漢字", "한국어", "简体中文", "😀 👩‍👩‍👧 👍🏽 🇩🇪 ❤️",
    "देवनागरी", "ไทย", "Ελληνικά Кириллица",
  ])
  func `every script has its glyphs`(string: String) {
    #expect(measured(.plain(string)).missingGlyphs == 0)
  }

  @Test func `a character of no font is counted as missing`() {
    #expect(measured(.plain("a\u{10FFFD}b")).missingGlyphs == 1)
  }

  @Test func `widths are those of the font's outlines, unrounded and in proportion to the size`() {
    let small = measured(.plain("Hamburgefonstiv", .system(10, family: "Arial"))).size.width
    let large = measured(.plain("Hamburgefonstiv", .system(19, family: "Arial"))).size.width
    #expect(isClose(large / small, 1.9, 0.005))
    #expect(small != small.rounded())
  }

  @Test func `heavier weights are wider`() {
    let widths = [-0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62].map { weight in
      measured(.plain("Hamburgefonstiv", .system(17, weight: weight))).size.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test func `all characters of a monospaced font are equally wide`() {
    func width(_ string: String) -> Double {
      measured(.plain(string, .system(17, isMonospaced: true))).size.width
    }
    #expect(isClose(width("iiii"), width("WWWW")))
  }

  @Test func `monospaced digits are equally wide, other digits are not`() {
    func width(_ string: String, _ isEven: Bool) -> Double {
      var font = FontDescription.system(17)
      font.hasMonospacedDigits = isEven
      return measured(.plain(string, font)).size.width
    }
    #expect(isClose(width("1111", true), width("0000", true)))
    #expect(width("1111", false) < width("0000", false) - 1)
  }

  @Test(arguments: [
    (-1.0, 100), (-0.8, 100), (-0.4, 300), (0, 400), (0.265, 550), (0.4, 700), (0.62, 900),
    (2, 1000),
  ])
  func `weights map to the weight classes they name`(weight: Double, openType: Int) {
    #expect(FontChoice.openTypeWeight(weight) == openType)
  }

  @Test func `kerning adds room after every character`() {
    let plain = TextBlock.plain("abcd")
    var spaced = plain
    spaced.runs[0].kern = 3
    #expect(isClose(measured(spaced).size.width, measured(plain).size.width + 4 * 3, 0.05))
  }

  // MARK: Lines

  @Test func `an empty text is one line of its font without width`() {
    let empty = measured(.plain(""), 100)
    #expect(empty.size.width == 0)
    #expect(isClose(empty.size.height, lineHeight))
    #expect(empty.lines.count == 1)
    #expect(!empty.isTruncated)
  }

  @Test(arguments: 1...6)
  func `lines are as high as the description says, whatever the script`(count: Int) {
    let scripts = ["Latin", "日本語", "مرحبا", "😀", "ไทย", "देवनागरी"]
    let measurement = measured(.plain(scripts.prefix(count).joined(separator: "\n")))
    #expect(measurement.lines.count == count)
    #expect(isClose(measurement.size.height, Double(count) * lineHeight))
    for (index, line) in measurement.lines.enumerated() {
      #expect(isClose(line.frame.minY, Double(index) * lineHeight))
      #expect(isClose(line.baseline, Double(index) * lineHeight + 17 * 1950 / 2048))
    }
  }

  @Test(arguments: [
    ("a\nb", 2), ("a\r\nb", 2), ("a\n", 2), ("\n\n", 3), ("a\u{2028}b", 2), ("a\u{2029}b", 2),
    ("é…", 1),
  ])
  func `a text has one line more than breaks`(string: String, count: Int) {
    #expect(measured(.plain(string)).lines.count == count)
  }

  @Test func `a line is as high as its largest font, on one baseline`() {
    let block = TextBlock(
      string: "small LARGE",
      runs: [
        TextRun(utf8Length: 6, font: .system(10), color: .black),
        TextRun(utf8Length: 5, font: .system(30), color: .black),
      ], emptyLineFont: .system(10))
    let measurement = measured(block)
    #expect(isClose(measurement.size.height, 30 * 2444.0 / 2048))
    #expect(isClose(measurement.lines[0].baseline, 30 * 1950.0 / 2048))
  }

  @Test func `an empty line between paragraphs has the font of its break`() {
    let block = TextBlock(
      string: "a\n\nb",
      runs: [
        TextRun(utf8Length: 2, font: .system(10), color: .black),
        TextRun(utf8Length: 1, font: .system(40), color: .black),
        TextRun(utf8Length: 1, font: .system(10), color: .black),
      ], emptyLineFont: .system(10))
    #expect(isClose(measured(block).size.height, 60 * 2444.0 / 2048))
  }

  @Test func `spacing comes between lines, not after the last`() {
    let style = ParagraphDescription(lineSpacing: 5, paragraphSpacing: 7)
    #expect(isClose(measured(.plain("a", paragraph: style)).size.height, lineHeight))
    #expect(
      isClose(measured(.plain("a\u{2028}b", paragraph: style)).size.height, 2 * lineHeight + 5))
    #expect(isClose(measured(.plain("a\nb", paragraph: style)).size.height, 2 * lineHeight + 5 + 7))
  }

  @Test func `line heights follow multiple, minimum and maximum, the text staying at the bottom`() {
    let double = measured(.plain("a", paragraph: ParagraphDescription(lineHeightMultiple: 2)))
    #expect(isClose(double.size.height, 2 * lineHeight))
    #expect(isClose(double.lines[0].baseline, 2 * lineHeight - 17 * 494 / 2048))
    let least = measured(.plain("a", paragraph: ParagraphDescription(minimumLineHeight: 30)))
    #expect(least.size.height == 30)
    let most = measured(.plain("a", paragraph: ParagraphDescription(maximumLineHeight: 12)))
    #expect(most.size.height == 12)
  }

  // MARK: Breaking

  @Test(arguments: [30.0, 47.3, 80, 120, 200, 333.3])
  func `no line is wider than asked for`(width: Double) {
    let samples = [
      long, "Donaudampfschifffahrtsgesellschaftskapitän", "日本語の長い文章はどこでも改行できます",
      "نص عربي طويل يلتف على أكثر من سطر واحد", "two  spaces   three    four     five",
    ]
    for sample in samples {
      for lineBreak in [ParagraphDescription.LineBreak.byWord, .byCharacter, .truncateTail] {
        let block = TextBlock.plain(sample, paragraph: ParagraphDescription(lineBreak: lineBreak))
        let measurement = measured(block, width)
        #expect(measurement.size.width <= width + 0.01, "\(sample) \(lineBreak)")
        for line in measurement.lines {
          #expect(line.frame.minX >= -0.01 && line.frame.maxX <= width + 0.01, "\(sample) \(line)")
        }
      }
    }
  }

  @Test func `a text fits into the width it was measured to have`() {
    var random = SplitMix64(seed: 3)
    let letters = Array("abc defg hijk lmn opqrst uvwxyz WAVE.,")
    for round in 0..<200 {
      let string = String((0..<20).map { _ in letters.randomElement(using: &random)! })
      let size = Double.random(in: 9...40, using: &random)
      let block = TextBlock.plain(string, .system(size))
      let natural = measured(block).size.width
      #expect(measured(block, natural).lines.count == 1, "round \(round): \(string) at \(size)")
    }
  }

  @Test func `white space a line is broken at takes no room`() {
    let word = measured(.plain("hello")).size.width
    let wrapped = measured(.plain("hello   hello"), word + 4)
    #expect(wrapped.lines.count == 2)
    #expect(isClose(wrapped.size.width, word))
  }

  @Test func `no broken line starts with a space, however many there are`() {
    let word = measured(.plain("hello")).size.width
    for spaces in 1...40 {
      let string = "hello" + String(repeating: " ", count: spaces) + "hello you"
      let wrapped = measured(.plain(string), word + 2)
      #expect(wrapped.lines.count == 3, "\(spaces) spaces")
      #expect(wrapped.lines.allSatisfy { $0.frame.size.width <= word + 0.1 }, "\(spaces) spaces")
    }
  }

  @Test func `words that are too long break anywhere, without a hyphen`() {
    let letters = "iiiiiiiiii"
    let one = measured(.plain("i")).size.width
    let measurement = measured(.plain(letters), one * 5 + 0.5)
    #expect(measurement.lines.count == 2)
    #expect(isClose(measurement.lines[0].frame.size.width, one * 5, 0.2))
  }

  @Test(arguments: [0.0, -5, .nan, .infinity])
  func `no width at all and no limit at all are both measured`(width: Double) {
    let measurement = measured(.plain("word"), width)
    #expect(measurement.size.height >= lineHeight - 0.01)
  }

  // MARK: Limits

  @Test(arguments: [
    ParagraphDescription.LineBreak.truncateTail, .truncateHead, .truncateMiddle, .byWord,
    .byCharacter, .clip,
  ])
  func `lines beyond the limit are left out and reported`(lineBreak: ParagraphDescription.LineBreak)
  {
    for limit in 1...3 {
      let block = TextBlock.plain(
        long, lines: limit, paragraph: ParagraphDescription(lineBreak: lineBreak))
      let measurement = measured(block, 120)
      #expect(measurement.lines.count == limit)
      #expect(measurement.isTruncated)
      #expect(measurement.size.width <= 120.01)
    }
    let roomy = measured(
      .plain(long, lines: 20, paragraph: ParagraphDescription(lineBreak: lineBreak)), 120)
    #expect(!roomy.isTruncated)
    let unlimited = ParagraphDescription(lineBreak: lineBreak)
    #expect(roomy.lines.count == measured(.plain(long, paragraph: unlimited), 120).lines.count)
  }

  @Test func `paragraphs beyond the limit show as dots`() {
    let whole = measured(.plain("first", lines: 1))
    let cut = measured(
      .plain("first\nsecond", lines: 1, paragraph: .init(lineBreak: .truncateTail)))
    #expect(cut.lines.count == 1)
    #expect(cut.isTruncated)
    #expect(cut.size.width > whole.size.width)
    let bare = measured(.plain("first\nsecond", lines: 1))
    #expect(bare.isTruncated)
    #expect(bare.size.width == whole.size.width)
  }

  // MARK: Alignment

  @Test func `natural alignment starts where the script starts`() {
    let latin = measured(.plain("abc"), 200).lines[0].frame
    let arabic = measured(.plain("مرحبا"), 200).lines[0].frame
    #expect(latin.minX == 0)
    #expect(isClose(arabic.maxX, 200))
  }

  @Test(arguments: ["abc", "مرحبا", "שלום abc"])
  func `left, right and centre are sides of the frame in every script`(string: String) {
    func frame(_ alignment: ParagraphDescription.Alignment) -> Rect {
      measured(.plain(string, paragraph: .init(alignment: alignment)), 200).lines[0].frame
    }
    #expect(frame(.left).minX == 0)
    #expect(isClose(frame(.right).maxX, 200))
    #expect(isClose(frame(.center).midX, 100))
  }

  @Test func `natural text starts at the side of the base direction, or else of its first letter`()
  {
    func frame(_ string: String, _ direction: ParagraphDescription.Direction) -> Rect {
      let style = ParagraphDescription(direction: direction)
      return measured(.plain(string, paragraph: style), 200).lines[0].frame
    }
    for string in ["123", "abc", "abc אבג", "אבג"] {
      #expect(isClose(frame(string, .rightToLeft).maxX, 200), "\(string)")
      #expect(frame(string, .leftToRight).minX == 0, "\(string)")
    }
    #expect(frame("123", .natural).minX == 0 && frame("abc אבג", .natural).minX == 0)
    #expect(isClose(frame("אבג abc", .natural).maxX, 200))
  }

  @Test func `broken lines of Arabic keep to the right side`() {
    let measurement = measured(.plain("نص عربي طويل يلتف على أكثر من سطر واحد"), 100)
    #expect(measurement.lines.count > 1)
    for line in measurement.lines { #expect(isClose(line.frame.maxX, 100)) }
  }

  @Test func `indents move the first line and the others on their own`() {
    let style = ParagraphDescription(firstLineIndent: 30, headIndent: 10)
    let lines = measured(.plain(long, paragraph: style), 150).lines
    #expect(lines[0].frame.minX == 30)
    #expect(lines[1].frame.minX == 10)
    #expect(lines.allSatisfy { $0.frame.maxX <= 150.01 })
  }

  // MARK: Threads and memory

  @Test func `many threads measure the same`() async {
    let blocks = (0..<40).map { TextBlock.plain("label \($0) \(long.prefix($0))") }
    let expected = blocks.map { measured($0, 90) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { blocks.map { text.measurement(of: $0, maximumWidth: 90) } == expected }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func `runs that do not cover the text or go beyond it are measured all the same`() {
    var block = TextBlock.plain("some text")
    let whole = measured(block)
    block.runs[0].utf8Length = 3
    #expect(measured(block) == whole)
    block.runs[0].utf8Length = 300
    #expect(measured(block) == whole)
    block.runs = []
    #expect(measured(block) == whole)
    #expect(measured(.plain("zero \0 byte")).missingGlyphs == 0)
  }
}
