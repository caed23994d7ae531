import Foundation

/// A color in the CIE 1976 L*a*b* space, in which distances match perceived differences.
struct LabColor {
  private let lightness: Float
  private let redness: Float
  private let yellowness: Float

  /// - Parameter pixel: Blue, green, red and alpha from the lowest byte, premultiplied; blended
  ///   with white.
  init(_ pixel: UInt32) {
    let white = 255 - Float(pixel >> 24)
    func channel(_ shift: UInt32) -> Float {
      let value = min(255, Float((pixel >> shift) & 255) + white) / 255
      return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }
    let (blue, green, red) = (channel(0), channel(8), channel(16))
    let x = Self.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    lightness = 116 * y - 16
    redness = 500 * (x - y)
    yellowness = 200 * (y - z)
  }

  private static func root(_ value: Float) -> Float {
    value > 0.008856 ? cbrtf(value) : 7.787 * value + 16 / 116
  }

  /// 1 for equal colors, 0 for colors as different as black and white.
  func likeness(to other: LabColor) -> Float {
    let (l, a, b) = (
      lightness - other.lightness, redness - other.redness, yellowness - other.yellowness
    )
    return max(0, 1 - (l * l + a * a + b * b).squareRoot() / 100)
  }
}
