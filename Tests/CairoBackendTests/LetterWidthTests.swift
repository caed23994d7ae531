import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

/// Widths of titles and flags on pictures of iOS 16 and 17, at three pixels per point.
@Suite struct LetterWidthTests {
  /// The columns of ink of a text, in points.
  private func ink(_ string: String, _ font: FontDescription) throws -> (start: Double, end: Double)
  {
    let block = TextBlock.plain(string, font)
    let frame = Rect(x: 10, y: 10, width: 380, height: 60)
    let bitmap = try drawn([.text(block, frame: frame)], width: 400, height: 80, scale: 3)
    var (left, right) = (Int.max, 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.channels(x, y).alpha > 38 {
        (left, right) = (min(left, x), max(right, x + 1))
      }
    }
    return (Double(left) / 3 - 10, Double(right) / 3 - 10)
  }

  private func width(_ string: String, _ font: FontDescription) throws -> Double {
    let ink = try ink(string, font)
    return ink.end - ink.start
  }

  @Test(arguments: [
    ("Header & Footer", 254), ("Nested Groups", 233), ("Badge View", 184),
    ("Decoration View", 257), ("Waterfall", 139.33), ("Menu", 84.67), ("Grid", 64),
  ])
  func `large titles are as wide as on pictures`(title: String, expected: Double) throws {
    #expect(abs(try width(title, .system(34, weight: 0.4)) - expected) <= 0.7)
  }

  @Test(arguments: [("Pagination List", 115.33), ("Multi Section", 101.67), ("Second", 58.33)])
  func `titles are as wide as on pictures`(title: String, expected: Double) throws {
    #expect(abs(try width(title, .system(17, weight: 0.3)) - expected) <= 0.5)
  }

  @Test(arguments: [("Segment A", 65.33), ("Segment C", 65.67)])
  func `titles of segments are as wide as on pictures`(title: String, expected: Double) throws {
    #expect(abs(try width(title, .system(13, weight: 0.23)) - expected) <= 0.5)
  }

  @Test func `fonts that were not measured have their outlines' widths`() {
    for font: FontDescription in [
      .system(17), .system(34), .system(34, weight: 0.3),
      .system(17, weight: 0.3, family: "Inter"),
    ] {
      #expect(LetterWidths.meanExcess(of: Array("Title".utf8)[...], in: font) == 0)
    }
  }

  @Test func `letters of other scripts are left as they are`() {
    let mean = LetterWidths.meanExcess(of: Array("t日".utf8)[...], in: .system(17, weight: 0.3))
    // 19 thousandths for two characters.
    #expect(abs(mean - 0.019 / 2 * 17) < 0.0001)
  }

  // Rule TEXT-8.
  @Test(arguments: ["🇹🇷", "🇩🇪", "🇮🇳"])
  func `a flag is 18 points wide at 17 points`(flag: String) throws {
    let place = try ink(flag, .system(17))
    #expect(abs(place.end - place.start - 18) <= 0.7)
    // In the middle of four thirds of the size.
    #expect(abs((place.start + place.end) / 2 - 34.0 / 3) <= 0.7)
  }

  @Test func `the next character follows after four thirds of the size`() throws {
    let alone = try ink("I", .system(17)).end
    let behind = try ink("🇹🇷I", .system(17)).end
    #expect(abs(behind - alone - 68.0 / 3) < 0.7)
  }

  @Test func `flags are found among other characters`() {
    let text = Array("a🇹🇷🇩🇪😀🇹b".utf8)
    let stretches = FlagGlyphs.stretches(of: text, in: 0..<text.count)
    #expect(stretches.map(\.isFlags) == [false, true, false])
    #expect(stretches.map(\.bytes) == [0..<1, 1..<17, 17..<text.count])
    #expect(FlagGlyphs.stretches(of: text, in: 0..<1).map(\.isFlags) == [false])
  }
}
