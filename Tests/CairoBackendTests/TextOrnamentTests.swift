import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

/// Lines, outlines, shadows and pictures of text.
@Suite struct TextOrnamentTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)

  private func drawnText(
    _ string: String, _ ornaments: TextOrnaments?, size: Double = 30, scale: Double = 1
  ) throws -> Bitmap {
    var block = TextBlock.plain(string, .system(size))
    block.runs[0].ornaments = ornaments
    return try drawn(
      [.text(block, frame: Rect(x: 20, y: 20, width: 160, height: 60))], width: 200, height: 100,
      scale: scale)
  }

  /// Which columns have ink between two rows.
  private func columns(_ bitmap: Bitmap, _ rows: Range<Int>) -> [Int] {
    (0..<bitmap.width).filter { column in
      rows.contains { bitmap.channels(column, $0).alpha > 100 }
    }
  }

  @Test func `ornaments that show nothing change no pixel`() throws {
    let plain = try drawnText("Have Fin AV", nil)
    let nothing = Shadow(color: .clear, offset: Point(x: 3, y: 3), radius: 2)
    let same = try drawnText("Have Fin AV", TextOrnaments(shadow: nothing))
    #expect(same.pixels == plain.pixels)
  }

  @Test func `patterns leave gaps and words leave spaces out`() throws {
    // The underline is an eighth of 30 points below the baseline, which lies 28.6 below 20.
    let rows = 51..<54
    let solid = columns(try drawnText("mm mm", TextOrnaments(underline: TextRule())), rows)
    #expect(solid.count == (solid.last ?? 0) - (solid.first ?? 0) + 1)
    let words = columns(
      try drawnText("mm mm", TextOrnaments(underline: TextRule(isByWord: true))), rows)
    #expect(words.count < solid.count && words.first == solid.first && words.last == solid.last)
    for pattern in [TextRule.Pattern.dot, .dash, .dashDot, .dashDotDot] {
      let rule = TextRule(pattern: pattern)
      let inked = columns(try drawnText("mm mm", TextOrnaments(underline: rule)), rows)
      #expect(inked.count < solid.count - 10, "\(pattern)")
    }
  }

  @Test func `a line under several runs has one thickness and no seam`() throws {
    let font = FontDescription.system(30)
    var block = TextBlock.plain("mmm", font)
    let ornaments = TextOrnaments(underline: TextRule(color: red))
    block.runs = [RGBA.black, RGBA(red: 0, green: 0, blue: 1), .black].map {
      TextRun(utf8Length: 1, font: font, color: $0, ornaments: ornaments)
    }
    let bitmap = try drawn(
      [.text(block, frame: Rect(x: 20, y: 20, width: 160, height: 60))], width: 200, height: 100)
    let row = try #require((50..<56).first { bitmap.channels(40, $0).alpha == 255 })
    #expect((24..<90).allSatisfy { bitmap.channels($0, row).alpha == 255 })
  }

  @Test func `a shadow lies beside the text, sharp or blurred`() throws {
    let plain = try #require(try drawnText("I", nil).inkedArea)
    func area(_ radius: Double) throws -> (left: Int, top: Int, right: Int, bottom: Int) {
      let shadow = Shadow(color: red, offset: Point(x: 10, y: 4), radius: radius)
      let area = try #require(try drawnText("I", TextOrnaments(shadow: shadow)).inkedArea)
      return (area.left, area.top, area.right, area.bottom)
    }
    let sharp = try area(0)
    #expect(sharp.right == plain.right + 10 && sharp.bottom == plain.bottom + 4)
    #expect(sharp.left == plain.left && sharp.top == plain.top)
    #expect(try area(2).right > sharp.right)
  }

  @Test func `an outline alone leaves characters empty`() throws {
    func middle(_ outline: TextOutline) throws -> Channels {
      let bitmap = try drawnText("I", TextOrnaments(outline: outline), size: 60)
      let area = try #require(bitmap.inkedArea)
      return bitmap.channels((area.left + area.right) / 2, (area.top + area.bottom) / 2)
    }
    #expect(try middle(TextOutline(width: 0.02, isFilled: false)).alpha < 30)
    #expect(try middle(TextOutline(width: 0.02, color: red, isFilled: true)).alpha == 255)
    #expect(try middle(TextOutline(width: 0.02, color: red, isFilled: true)).red == 0)
  }

  @Test func `characters lean to the right`() throws {
    let upright = try #require(try drawnText("I", nil).inkedArea)
    let leaning = try #require(try drawnText("I", TextOrnaments(obliqueness: 0.5)).inkedArea)
    // Capitals are 21.8 points high: the top moves by half of that.
    #expect((9...12).contains(leaning.right - upright.right))
    #expect(leaning.bottom == upright.bottom)
  }

  // MARK: Pictures

  private func withPicture(
    _ before: String, _ after: String, alignment: ParagraphDescription.Alignment = .natural
  ) -> TextBlock {
    let picture = DisplayList(commands: [
      .fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 30)), .color(red))
    ])
    let inlay = TextInlay(width: 20, ascent: 26, descent: 4, picture: picture)
    let font = FontDescription.system(20)
    let run = { (text: String) in
      TextRun(utf8Length: text.utf8.count, font: font, color: .black)
    }
    var middle = run("\u{FFFC}")
    middle.ornaments = TextOrnaments(inlay: inlay)
    return TextBlock(
      string: before + "\u{FFFC}" + after, runs: [run(before), middle, run(after)],
      paragraph: ParagraphDescription(alignment: alignment), emptyLineFont: font)
  }

  private func reds(_ bitmap: Bitmap) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    var places: [(x: Int, y: Int)] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.channels(x, y).isClose(to: .red) {
        places.append((x, y))
      }
    }
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return nil }
    return (left, top, right, bottom)
  }

  @Test func `a picture takes its room on the line and is drawn there`() throws {
    let text = CairoPlatform.shared.text
    let without = text.measurement(of: .plain("abcd", .system(20)), maximumWidth: nil)
    let block = withPicture("ab", "cd")
    let measured = text.measurement(of: block, maximumWidth: nil)
    #expect(abs(measured.size.width - without.size.width - 20) < 0.5)
    // The picture reaches above the ascender, the descender below the picture.
    let descent = 20 * 494.0 / 2048
    #expect(abs(measured.size.height - (26 + max(4, descent))) < 0.01)
    let bitmap = try drawn(
      [.text(block, frame: Rect(x: 20, y: 20, width: 160, height: 60))], width: 200, height: 100)
    let area = try #require(reds(bitmap))
    let start = text.measurement(of: .plain("ab", .system(20)), maximumWidth: nil).size.width
    #expect(abs(Double(area.left) - 20 - start) <= 1)
    #expect(abs(area.right - area.left - 19) <= 1 && abs(area.bottom - area.top - 29) <= 1)
    #expect(abs(Double(area.top) - 20) <= 1)
  }

  @Test func `a picture stands where the text of its direction has it`() throws {
    let text = CairoPlatform.shared.text
    let block = withPicture("אבג ", " דהו")
    let width = text.measurement(of: block, maximumWidth: nil).size.width
    let ending = text.measurement(of: .plain(" דהו", .system(20)), maximumWidth: nil).size.width
    let bitmap = try drawn(
      [.text(block, frame: Rect(x: 20, y: 20, width: 160, height: 60))], width: 200, height: 100)
    let area = try #require(reds(bitmap))
    // The last word is the leftmost.
    #expect(abs(Double(area.left) - (180 - width + ending)) <= 3)
  }

  @Test func `pictures are broken like words, and left out with them`() throws {
    let text = CairoPlatform.shared.text
    var block = withPicture("some words ", " behind")
    #expect(text.measurement(of: block, maximumWidth: 120).lines.count == 2)
    block.maximumLines = 1
    block.paragraph.lineBreak = .truncateTail
    let bitmap = try drawn(
      [.text(block, frame: Rect(x: 20, y: 20, width: 90, height: 60))], width: 200, height: 100)
    #expect(reds(bitmap) == nil)
  }
}

extension Channels {
  fileprivate static let red = Channels(red: 255, green: 0, blue: 0, alpha: 255)
}
