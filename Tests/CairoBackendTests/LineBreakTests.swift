import GeometryCore
import RenderCore
import TestSupport
import Testing

@testable import CairoBackend

/// Plain text is shaped once and broken at spaces; Pango, which shapes each line again, breaks it at
/// the same places.
@Suite struct LineBreakTests {
  private let text = PangoText()

  /// A text with its looks, and how much room it has.
  private struct Sample {
    var block: TextBlock
    var width: Double

    init(_ random: inout SplitMix64) {
      let words = (0..<Int.random(in: 1...25, using: &random)).map { _ in Self.word(&random) }
      var paragraph = ParagraphDescription(
        alignment: [.natural, .left, .center, .right].randomElement(using: &random) ?? .left)
      if Int.random(in: 0..<4, using: &random) == 0 {
        paragraph.firstLineIndent = Double.random(in: 0...20, using: &random)
        paragraph.headIndent = Double.random(in: 0...20, using: &random)
      }
      let sizes: [Double] = [11, 13, 15, 16, 17, 19.5, 20, 22, 34]
      let weights: [Double] = [0, 0, 0.3, 0.4, -0.4]
      let size = sizes.randomElement(using: &random) ?? 17
      let weight = weights.randomElement(using: &random) ?? 0
      block = .plain(words.joined(separator: " "), .system(size), paragraph: paragraph)
      block.runs[0].font.weight = weight
      if Int.random(in: 0..<5, using: &random) == 0 {
        block.runs[0].kern = Double.random(in: -0.5...2, using: &random)
      }
      width = Double.random(in: 60...400, using: &random)
      if Int.random(in: 0..<2, using: &random) == 0 { width.round() }
    }

    private static func word(_ random: inout SplitMix64) -> String {
      let letters = Array("aabcdeeefghijklmnoopqrsttuvwxyzAVTWLYPF")
      let marks = Array("0123456789-/()'\"&@:*+=<>#%_[]{}~|\\^$")
      var word = String(
        (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
      switch Int.random(in: 0..<8, using: &random) {
      case 0: word += [",", ".", ";", "!", "?", "...", ".\""].randomElement(using: &random) ?? ""
      case 1:
        let place = word.index(
          word.startIndex, offsetBy: Int.random(in: 0...word.count, using: &random))
        if let mark = marks.randomElement(using: &random) { word.insert(mark, at: place) }
      default: break
      }
      return word
    }

    /// The same text, broken by Pango.
    var byPango: TextBlock {
      var block = block
      block.paragraph.lineBreak = .clip
      return block
    }
  }

  @Test func `lines are broken where Pango breaks them, and are as wide`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<4_000 {
      let sample = Sample(&random)
      let own = text.measurement(of: sample.block, maximumWidth: sample.width)
      let pangos = text.measurement(of: sample.byPango, maximumWidth: sample.width)
      try #require(own == pangos, "\(sample.block.string) in \(sample.width)")
    }
  }

  @Test func `lines look as Pango's do`() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<60 {
      let sample = Sample(&random)
      try #require(
        try pixels(of: sample.block, sample.width) == pixels(of: sample.byPango, sample.width),
        "\(sample.block.string) in \(sample.width)")
    }
  }

  /// Text that ends with a space is broken by Pango.
  @Test(arguments: ["", " "], [0, 1.5])
  func `characters are where they would be if the line went on`(end: String, kern: Double) {
    let string = "Some words that are broken into the lines of a column" + end
    var block = TextBlock.plain(string)
    block.runs[0].kern = kern
    let lines = text.placement(of: block, maximumWidth: 120).lines.dropLast()
    #expect(lines.count > 2)
    for line in lines {
      var rest = TextBlock.plain(
        String(decoding: Array(string.utf8)[line.utf8.lowerBound...], as: UTF8.self))
      rest.runs[0].kern = kern
      let unbroken = text.placement(of: rest, maximumWidth: nil).lines[0]
      for (character, expected) in zip(line.characters, unbroken.characters) {
        #expect(abs(character.start - expected.start) < 0.01, "\(line.utf8), \(character.utf8)")
        // The space at the end of a line has a width or none.
        let isSpace = character.utf8.upperBound == line.utf8.upperBound
        #expect(isSpace || abs(character.end - expected.end) < 0.01, "\(character.utf8)")
      }
    }
  }

  @Test func `a limit of lines that is not reached changes nothing, one that is reached cuts`() {
    let string = "The quick brown fox jumps over the lazy dog and runs away"
    let free = text.measurement(of: .plain(string), maximumWidth: 150)
    let count = free.lines.count
    #expect(count > 2)
    for lines in 1...(count + 1) {
      let block = TextBlock.plain(
        string, lines: lines, paragraph: ParagraphDescription(lineBreak: .truncateTail))
      let measured = text.measurement(of: block, maximumWidth: 150)
      #expect(measured.isTruncated == (lines < count))
      #expect(measured.lines.count == min(lines, count))
      if lines >= count { #expect(measured == free) }
    }
  }

  private func pixels(of block: TextBlock, _ width: Double) throws -> [UInt8] {
    let size = Size(width: width, height: 300)
    let list = DisplayList(commands: [.text(block, frame: Rect(origin: .zero, size: size))])
    return try CairoRenderer(text: text, symbols: CairoPlatform.shared.symbols)
      .bitmap(of: list, size: size, scale: 2, background: nil).pixels
  }
}
