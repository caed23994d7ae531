import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

/// The system font's widths on pictures of iOS 13 to 17, against those of the substitutes' outlines.
@Suite struct SystemTrackingTests {
  private let text = CairoPlatform.shared.text
  private let sample = "The quick brown fox jumps over the lazy dog, 1234567890 times!"

  private func width(_ string: String, _ font: FontDescription, kern: Double = 0) -> Double {
    var block = TextBlock.plain(string, font)
    block.runs[0].kern = kern
    return text.measurement(of: block, maximumWidth: nil).size.width
  }

  /// The font that stands for the system's, by its own name and so without tracking.
  private func substitute(_ size: Double, weight: Double = 0) -> FontDescription {
    .system(size, weight: weight, family: size < 20 ? "Inter" : "Inter Display")
  }

  /// What the system's font adds to each character, in points.
  private func tracking(_ string: String, at size: Double, weight: Double = 0) -> Double {
    let difference =
      width(string, .system(size, weight: weight)) - width(string, substitute(size, weight: weight))
    return difference / Double(string.unicodeScalars.count)
  }

  @Test(arguments: [
    // Measured: too wide by 0.3 at 16 and 0.40 to 0.43 at 17.
    (16, -0.30, 0.011), (17, -0.415, 0.016),
    // Too narrow by 0.12 to 0.16 from 25 to 34, by 0.08 at 38, 0.04 at 43.
    (25, 0.14, 0.03), (26, 0.14, 0.03), (28, 0.14, 0.03), (30, 0.14, 0.03), (32, 0.14, 0.03),
    (34, 0.14, 0.03), (38, 0.08, 0.01), (43, 0.04, 0.01),
    // Too wide by 0.02 at 48, 0.10 at 53, 0.20 at 58.
    (48, -0.02, 0.01), (53, -0.10, 0.01), (58, -0.20, 0.04),
  ])
  func `a character is as wide as on pictures`(size: Double, change: Double, tolerance: Double) {
    #expect(abs(tracking(sample, at: size) - change) <= tolerance)
  }

  @Test(
    arguments: [
      // Rows of the table for sizes of text.
      (6, 0.24), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (19, -0.45),
      // Between rows: (-0.31 - 0.43) / 2, and a quarter of the way from -0.08 to -0.15.
      (16.5, -0.37), (13.25, -0.0975),
      // Below the table in proportion: 0.24 * 3 / 6; above 80 nothing but the outlines' difference.
      (3, 0.12), (100, -0.77),
    ] as [(Double, Double)])
  func `tracking follows the point size`(size: Double, expected: Double) {
    #expect(abs(tracking(sample, at: size) - expected) < 0.002)
  }

  // Semibold and what is heavier has more for each letter: LetterWidthTests.
  @Test(arguments: [-0.4, 0, 0.23])
  func `every weight has it`(weight: Double) {
    #expect(abs(tracking(sample, at: 17, weight: weight) + 0.43) < 0.002)
  }

  @Test(arguments: ["Ελληνικά", "Кириллица", "Việt Nam", "“Zitat” – 12,50 €", "e\u{301}a\u{308}"])
  func `scripts of the system font have it`(string: String) {
    let clusters = Double(string.count)
    let difference = width(string, .system(17)) - width(string, substitute(17))
    #expect(abs(difference + 0.43 * clusters) < 0.02)
  }

  @Test(arguments: [
    "مرحبا بالعالم", "שלום עולם", "日本語、漢字。", "한국어 글", "देवनागरी", "ไทย", "👩‍👩‍👧 👍🏽 🇩🇪 ❤️",
  ])
  func `scripts of other fonts do not`(string: String) {
    #expect(abs(width(string, .system(17)) - width(string, substitute(17))) < 0.001)
  }

  @Test func `within one text each script has its own`() {
    let difference = width("abcd日本語שלום", .system(17)) - width("abcd日本語שלום", substitute(17))
    #expect(abs(difference + 4 * 0.43) < 0.01)
  }

  @Test func `fonts that are not the system's have none`() {
    #expect(SystemTracking.spacing(for: .system(17, family: "Helvetica")) == 0)
    #expect(SystemTracking.spacing(for: .system(17, isMonospaced: true)) == 0)
  }

  @Test func `kerning asked for comes on top`() {
    let difference = width("abcd", .system(17), kern: 2) - width("abcd", .system(17))
    #expect(abs(difference - 4 * 2) < 0.01)
  }

  @Test(
    arguments: [13, 17, 20, 28, 40] as [Double], ["Hello world again and", "a שלום 日本語 b عالم"])
  func `a text breaks in its own width as it broke before`(size: Double, words: String) {
    let string = Array(repeating: words, count: 6).joined(separator: " ")
    let second = FontDescription.system(size * 0.6)
    let block = TextBlock(
      string: string,
      runs: [
        TextRun(utf8Length: string.utf8.count / 2, font: .system(size), color: .black),
        TextRun(utf8Length: string.utf8.count, font: second, color: .black),
      ], emptyLineFont: .system(size))
    for width in stride(from: 90.0, through: 400, by: 7.3) {
      let first = text.measurement(of: block, maximumWidth: width)
      #expect(first.size.width <= width + 0.01)
      let again = text.measurement(of: block, maximumWidth: first.size.width)
      #expect(again.lines.count == first.lines.count, "at \(width) points")
    }
  }
}
