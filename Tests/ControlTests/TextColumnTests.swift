import CollectionViewExtras
import RenderCore
import TestSupport
import Testing

@testable import UIKit

/// What is laid out lazily is where laying out the whole text puts it.
@MainActor @Suite struct TextColumnTests {
  private static let seed: UInt64 = 20_269

  /// Lines, wrapped paragraphs, all kinds of breaks, two directions, tabs, and several looks.
  private func randomText(_ random: inout SplitMix64, parts count: Int) -> NSMutableAttributedString
  {
    let parts = [
      "word ", "some more words of a paragraph, which is broken ", "\n", "\n", "\r\n", "\u{2028}",
      "\u{2029}", "\r", "\u{85}", "é", "e\u{301}", "שלום עולם ", "日本語の文 ", "👍🏽", "x\ty", "  ",
      "1,234.5 ",
      String(repeating: "unbroken", count: 30),
    ]
    let text = NSMutableAttributedString()
    for _ in 0..<count {
      let fonts = [
        UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 22), .systemFont(ofSize: 12),
      ]
      let look = Int.random(in: 0..<8, using: &random)
      let part = parts.randomElement(using: &random) ?? ""
      text.append(
        NSAttributedString(string: part, attributes: [.font: fonts[look < 6 ? 0 : look - 5]]))
    }
    return text
  }

  private func block(
    _ text: NSAttributedString, _ change: (inout ParagraphDescription) -> Void = { _ in }
  ) -> TextBlock {
    var block = TextComposer(font: .systemFont(ofSize: 17), color: .black).block(text)
    change(&block.paragraph)
    return block
  }

  private func spaced(_ paragraph: inout ParagraphDescription) {
    paragraph.lineSpacing = 3
    paragraph.paragraphSpacing = 7
    paragraph.firstLineIndent = 11
    paragraph.headIndent = 5
  }

  /// Whether two rectangles are the same to a hundredth of a point.
  ///
  /// - Parameter space: How much wider one may be: a space at the end of a line has a width or none.
  private func isNear(_ first: CGRect, _ second: CGRect, space: CGFloat = 0) -> Bool {
    abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01
      && abs(first.maxX - second.maxX) < space + 0.01 && abs(first.maxY - second.maxY) < 0.01
  }

  private func expect(
    _ column: TextColumn, asIn whole: TextFrame, _ random: inout SplitMix64,
    _ comment: Comment
  ) {
    let length = column.length
    #expect(abs(column.height - whole.size.height) < 0.01, comment)
    for _ in 0..<40 {
      let offset = Int.random(in: 0...length, using: &random)
      let (caret, expected) = (column.caret(at: offset), whole.caret(at: offset))
      #expect(isNear(caret, expected), "\(comment), offset \(offset): \(caret), not \(expected)")
      #expect(column.line(at: offset) == whole.line(at: offset), comment)
      let point = CGPoint(
        x: CGFloat.random(in: -5...330, using: &random),
        y: CGFloat.random(in: -20...whole.size.height + 20, using: &random))
      #expect(column.offset(nearest: point) == whole.offset(nearest: point), "\(comment), \(point)")
      let lines = Int.random(in: -30...30, using: &random)
      let start = whole.lineIndex(of: offset) + lines
      let below = column.offset(lines, linesFrom: offset, x: 40)
      let isLine = whole.placement.lines.indices.contains(start)
      #expect(below == (isLine ? whole.offset(nearest: 40, onLine: start) : nil), comment)
      let range = NSRange(
        location: offset, length: Int.random(in: 0...min(300, length - offset), using: &random))
      let rects = (column.rects(of: range), whole.rects(of: range))
      #expect(rects.0.count == rects.1.count, comment)
      #expect(zip(rects.0, rects.1).allSatisfy { isNear($0, $1, space: 5) }, comment)
    }
  }

  @Test(arguments: 0..<10)
  func `lines, carets and hits are those of the whole`(round: Int) {
    print("seed \(Self.seed)")
    var random = SplitMix64(seed: Self.seed &+ UInt64(round))
    let text = randomText(&random, parts: 240)
    let block = block(text) { if round % 2 == 1 { spaced(&$0) } }
    let width = Double.random(in: 60...320, using: &random)
    let whole = TextFrame(block, width: width)
    let column = TextColumn(block, width: width, shortText: 0)
    #expect(column.passages.count > 2 && column.measuredCount == 0)
    // Passages are laid out in any order, before their tops are known.
    for _ in 0..<6 {
      let offset = Int.random(in: 0...column.length, using: &random)
      let (caret, expected) = (column.caret(at: offset), whole.caret(at: offset))
      #expect(abs(caret.minX - expected.minX) < 0.01 && abs(caret.height - expected.height) < 0.01)
      #expect(column.line(at: offset) == whole.line(at: offset))
    }
    column.measureAll()
    expect(column, asIn: whole, &random, "width \(width), round \(round)")
  }

  @Test(arguments: 0..<6)
  func `after edits they are those of the whole, too`(round: Int) {
    print("seed \(Self.seed)")
    var random = SplitMix64(seed: Self.seed &+ 100 &+ UInt64(round))
    let text = randomText(&random, parts: 240)
    var column = TextColumn(block(text), width: 200, shortText: 0)
    column.measureAll()
    for edit in 0..<12 {
      let start = Int.random(in: 0...text.length, using: &random)
      let end = min(
        text.length, start + Int.random(in: 0...(edit % 4 == 0 ? 900 : 9), using: &random))
      let characters = (text.string as NSString).rangeOfComposedCharacterSequences(
        for: NSRange(location: start, length: end - start))
      text.replaceCharacters(
        in: characters, with: randomText(&random, parts: Int.random(in: 0...4, using: &random)))
      let former = column
      column = TextColumn(block(text), width: 200, former: former, shortText: 0)
      // The passages with the edit; one more where a break was removed.
      let changed = column.passages.count { !$0.isMeasured }
      #expect(changed <= 3, "edit \(edit), round \(round)")
      #expect(column.length == text.length)
      column.measureAll()
      #expect(column.measuredCount == changed)
    }
    expect(column, asIn: TextFrame(block(text), width: 200), &random, "round \(round)")
  }

  @Test(
    arguments: ["word", "שלום", "日本語の文章", "unbroken", "a\tb\t"], [12_000, 24_000])
  func `long paragraphs are laid out in pieces, with the lines of the whole`(
    word: String, bytes: Int
  ) {
    var random = SplitMix64(seed: Self.seed)
    let gap = word == "日本語の文章" || word == "unbroken" ? "" : " "
    let paragraph = String(repeating: word + gap, count: bytes / word.utf8.count)
    let text = NSAttributedString(
      string: "A line.\n" + paragraph + "\n" + paragraph + "end\n\nlast",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let block = block(text, spaced)
    let whole = TextFrame(block, width: 210)
    let column = TextColumn(block, width: 210)
    _ = column.caret(at: 100)
    #expect(column.measuredCount == 1 && column.bytes[1] < 2 * TextPassage.longest)
    column.measureAll()
    expect(column, asIn: whole, &random, "\(word)")
    // An edit lays out what follows in the paragraph, and keeps what precedes.
    let changed = NSMutableAttributedString(attributedString: text)
    let place = (paragraph as NSString).length * 3 / 2
    changed.replaceCharacters(in: NSRange(location: place, length: 0), with: "x")
    let edited = TextColumn(self.block(changed, spaced), width: 210, former: column)
    #expect(edited.passages.count { $0.isMeasured } >= column.passages.count / 2)
    edited.measureAll()
    let anew = TextFrame(self.block(changed, spaced), width: 210)
    expect(edited, asIn: anew, &random, "\(word), edited")
  }

  @Test func `a paragraph of thousands of looks has the lines of the whole`() {
    var random = SplitMix64(seed: Self.seed)
    let text = NSMutableAttributedString()
    for index in 0..<2_600 {
      let font = UIFont.systemFont(ofSize: index % 2 == 0 ? 17 : 13)
      text.append(NSAttributedString(string: "look ", attributes: [.font: font]))
    }
    let block = block(text)
    let column = TextColumn(block, width: 210, shortText: 0)
    column.measureAll()
    #expect(column.passages.count >= 2_600 / TextPassage.mostRuns)
    expect(column, asIn: TextFrame(block, width: 210), &random, "looks")
  }

  @Test func `spaces without end take one line`() {
    let spaces = String(repeating: " ", count: 30_000)
    let text = NSAttributedString(string: "a" + spaces + "b\nc" + spaces + "\nd")
    let block = block(text, spaced)
    let column = TextColumn(block, width: 200)
    column.measureAll()
    #expect(column.height == TextFrame(block, width: 200).size.height)
    #expect(column.passages.map(\.lines).reduce(0, +) == 4)
  }

  @Test func `new colours leave all lines laid out`() {
    let line = NSAttributedString(string: String(repeating: "A line.\n", count: 3_000))
    let column = TextColumn(block(line), width: 200, shortText: 0)
    column.measureAll()
    _ = column.caret(at: 12_000)
    let red = NSMutableAttributedString(attributedString: line)
    red.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 100, length: 22_000))
    let colored = TextColumn(block(red), width: 200, former: column, shortText: 0)
    #expect(colored.passages.allSatisfy(\.isMeasured) && colored.height == column.height)
    // The text that is drawn has the new colour.
    let middle = colored.passage(of: 12_000)
    #expect(colored.block(of: middle).runs.allSatisfy { $0.color == UIColor.red.rgba })
    #expect(colored.frame(middle).block == colored.block(of: middle))
  }

  @Test func `a text that is typed at its end is laid out there`() {
    var string = String(repeating: "A line of a text.\n", count: 2_000)
    var column = TextColumn(block(NSAttributedString(string: string)), width: 200, shortText: 0)
    column.measureAll()
    for character in "typed\n\nand more" {
      string.append(character)
      column = TextColumn(
        block(NSAttributedString(string: string)), width: 200, former: column, shortText: 0)
      #expect(column.passages.count { !$0.isMeasured } <= 2)
      let whole = column.complete
      let (caret, expected) = (column.caret(at: column.length), whole.caret(at: column.length))
      #expect(isNear(caret, expected))
    }
  }
}
