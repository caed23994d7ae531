import GeometryCore
import RenderCore

@testable import CairoBackend

extension FontDescription {
  /// The interface font at `size`, with the metrics the interface gives it.
  static func system(
    _ size: Double, weight: Double = 0, family: String? = nil, isMonospaced: Bool = false
  ) -> FontDescription {
    FontDescription(
      family: family, size: size, weight: weight, isMonospaced: isMonospaced,
      ascender: size * 1950 / 2048, descender: -size * 494 / 2048)
  }
}

extension TextBlock {
  /// `string` in one font and colour.
  static func plain(
    _ string: String, _ font: FontDescription = .system(17), color: RGBA = .black, lines: Int = 0,
    paragraph: ParagraphDescription = .init()
  ) -> TextBlock {
    TextBlock(
      string: string,
      runs: [TextRun(utf8Length: string.utf8.count, font: font, color: color)],
      paragraph: paragraph, maximumLines: lines, emptyLineFont: font)
  }
}

extension Bitmap {
  /// The premultiplied channels of a pixel.
  func channels(_ x: Int, _ y: Int) -> Channels {
    let start = (y * width + x) * 4
    return Channels(
      red: pixels[start + 2], green: pixels[start + 1], blue: pixels[start],
      alpha: pixels[start + 3])
  }

  /// The smallest rectangle of pixels around those that are not clear; nil if all are clear.
  var inkedArea: (left: Int, top: Int, right: Int, bottom: Int)? {
    var area: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<height {
      for x in 0..<width where pixels[(y * width + x) * 4 + 3] != 0 {
        let known = area ?? (x, y, x + 1, y + 1)
        area = (
          min(known.left, x), min(known.top, y), max(known.right, x + 1), max(known.bottom, y + 1)
        )
      }
    }
    return area
  }
}

/// A pixel's premultiplied channels.
struct Channels: Hashable, CustomStringConvertible {
  var red, green, blue, alpha: UInt8
  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  static let clear = Channels(red: 0, green: 0, blue: 0, alpha: 0)

  /// Whether no channel differs by more than `tolerance`.
  func isClose(to other: Channels, tolerance: Int = 1) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }
}

/// A picture whose premultiplied pixels `pixel` gives by column and row.
func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
  Bitmap(
    width: width, height: height,
    pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } })
}

/// A small reproducible source of random numbers.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The bitmap of `commands` on a clear canvas.
func drawn(
  _ commands: [DisplayCommand], width: Double = 20, height: Double = 20, scale: Double = 1,
  background: RGBA? = nil
) throws -> Bitmap {
  try CairoPlatform.shared.renderer.bitmap(
    of: DisplayList(commands: commands), size: Size(width: width, height: height), scale: scale,
    background: background)
}
