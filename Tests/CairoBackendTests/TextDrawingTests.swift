import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct TextDrawingTests {
  private func drawnText(
    _ block: TextBlock, frame: Rect = Rect(x: 20, y: 20, width: 160, height: 60), scale: Double = 1
  ) throws -> Bitmap {
    try drawn([.text(block, frame: frame)], width: 200, height: 100, scale: scale)
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func `text is drawn where it was measured to be`(scale: Double) throws {
    let block = TextBlock.plain("HxgHxg")
    let measurement = CairoPlatform.shared.text.measurement(of: block, maximumWidth: 160)
    let area = try #require(try drawnText(block, scale: scale).inkedArea)
    let baseline = 20 + measurement.lines[0].baseline
    #expect(Double(area.left) >= 20 * scale)
    #expect(Double(area.right) <= (20 + measurement.size.width + 1) * scale)
    #expect(Double(area.right) >= (20 + measurement.size.width - 3) * scale)
    // Capitals of Inter are 0.727 em high; the tail of the g reaches below the baseline.
    #expect(abs(Double(area.top) - (baseline - 0.727 * 17) * scale) <= 1.5 * scale)
    #expect(Double(area.bottom) > (baseline + 2) * scale)
    #expect(Double(area.bottom) < (20 + measurement.size.height) * scale + 1)
  }

  @Test func `broken lines stand below each other`() throws {
    let block = TextBlock.plain("one\ntwo\nsix", .system(12))
    let bitmap = try drawnText(block)
    let height = 12 * 2444.0 / 2048
    for line in 0..<3 {
      let middle = Int(20 + height * (Double(line) + 0.6))
      #expect((20..<60).contains { bitmap.channels($0, middle).alpha > 0 }, "line \(line)")
    }
  }

  @Test func `text of one look in another colour is drawn in that colour`() throws {
    func strongest(_ color: RGBA) throws -> Channels {
      let bitmap = try drawnText(.plain("IIIII", .system(40, weight: 0.62), color: color), scale: 2)
      return try #require(
        (0..<bitmap.width).map { bitmap.channels($0, 80) }.max { $0.alpha < $1.alpha })
    }
    #expect(try strongest(.black) == Channels(red: 0, green: 0, blue: 0, alpha: 255))
    let blue = RGBA(red: 0, green: 0, blue: 1)
    #expect(try strongest(blue) == Channels(red: 0, green: 0, blue: 255, alpha: 255))
    let faint = RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(try strongest(faint).isClose(to: Channels(red: 128, green: 128, blue: 128, alpha: 128)))
  }

  @Test func `runs keep their own colours`() throws {
    let font = FontDescription.system(40, weight: 0.62)
    let block = TextBlock(
      string: "II",
      runs: [
        TextRun(utf8Length: 1, font: font, color: RGBA(red: 1, green: 0, blue: 0)),
        TextRun(utf8Length: 1, font: font, color: RGBA(red: 0, green: 1, blue: 0)),
      ], emptyLineFont: font)
    let bitmap = try drawnText(block)
    let row = (0..<bitmap.width).map { bitmap.channels($0, 45) }
    let firstRed = try #require(row.firstIndex { $0.red > 200 && $0.green == 0 })
    let firstGreen = try #require(row.firstIndex { $0.green > 200 && $0.red == 0 })
    #expect(firstRed < firstGreen)
  }

  @Test(arguments: ["abc def", "مرحبا بالعالم"])
  func `a background fills the box of its run`(string: String) throws {
    var block = TextBlock.plain(string, color: .clear)
    block.runs[0].background = RGBA(red: 1, green: 0, blue: 0)
    let line = CairoPlatform.shared.text.measurement(of: block, maximumWidth: 160).lines[0].frame
    let area = try #require(try drawnText(block).inkedArea)
    #expect(abs(Double(area.left) - (20 + line.minX)) <= 1)
    #expect(abs(Double(area.right) - (20 + line.maxX)) <= 1)
    #expect(area.top == 20)
    #expect(area.bottom == 41)
  }

  @Test func `a clipped line ends at its frame`() throws {
    let block = TextBlock.plain(
      "MMMMMMMMMMMMMMMMMMMMMMMM", lines: 1, paragraph: ParagraphDescription(lineBreak: .clip))
    let area = try #require(
      try drawnText(block, frame: Rect(x: 20, y: 20, width: 100, height: 21)).inkedArea)
    #expect((118...120).contains(area.right))
  }

  @Test func `underline and strikethrough add ink below and within the text`() throws {
    func area(_ change: (inout TextRun) -> Void) throws -> (top: Int, bottom: Int) {
      var block = TextBlock.plain("-", .system(30))
      change(&block.runs[0])
      let area = try #require(try drawnText(block).inkedArea)
      return (area.top, area.bottom)
    }
    let plain = try area { _ in }
    func under(_ rule: TextRule) throws -> (top: Int, bottom: Int) {
      try area { $0.ornaments = TextOrnaments(underline: rule) }
    }
    let single = try under(TextRule())
    #expect(single.bottom > plain.bottom + 5)
    #expect(
      try area { $0.ornaments = TextOrnaments(strikethrough: TextRule()) }.bottom
        < plain.bottom + 5)
    #expect(try under(TextRule(isDouble: true)).bottom > single.bottom)
    #expect(try under(TextRule(isThick: true)).bottom > single.bottom)
  }

  @Test func `lines under and through text have colours of their own`() throws {
    func reds(_ change: (inout TextRun) -> Void) throws -> Int {
      var block = TextBlock.plain("-----", .system(30))
      change(&block.runs[0])
      let pixels = try drawnText(block).pixels
      return stride(from: 0, to: pixels.count, by: 4).count {
        pixels[$0 + 2] > 150 && pixels[$0 + 1] < 100 && pixels[$0] < 100
      }
    }
    let red = RGBA(red: 1, green: 0, blue: 0)
    let rule = TextRule(color: red)
    #expect(try reds { $0.ornaments = TextOrnaments(underline: TextRule()) } == 0)
    #expect(try reds { $0.ornaments = TextOrnaments(underline: rule) } > 10)
    #expect(try reds { $0.ornaments = TextOrnaments(strikethrough: rule) } > 10)
  }

  @Test func `a baseline offset lifts a run above its neighbours`() throws {
    let font = FontDescription.system(30)
    var block = TextBlock.plain("--", font)
    block.runs = [
      TextRun(utf8Length: 1, font: font, color: .black),
      TextRun(utf8Length: 1, font: font, color: .black, baselineOffset: 10),
    ]
    let level = try #require(try drawnText(.plain("--", font)).inkedArea)
    let area = try #require(try drawnText(block).inkedArea)
    #expect(abs(area.bottom - area.top - (level.bottom - level.top) - 10) <= 1)
  }

  @Test func `emoji keep their colours and the size of the font`() throws {
    let bitmap = try drawnText(.plain("😀", .system(40)))
    let area = try #require(bitmap.inkedArea)
    #expect((35...52).contains(area.right - area.left))
    let center = bitmap.channels((area.left + area.right) / 2, (area.top + area.bottom) / 2)
    #expect(center.red > 200 && center.blue < 120)
  }
}
