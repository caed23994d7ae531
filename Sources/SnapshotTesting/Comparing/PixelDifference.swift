import Foundation
import RenderCore

/// The difference of two images of the same size.
package struct PixelDifference {
  /// The number of pixels with different bytes.
  package private(set) var count = 0
  /// The number of pixels that look more different than allowed.
  private(set) var visibleCount = 0
  /// The lowest similarity of a differing pixel, from 0 to 1.
  private(set) var leastLikeness: Float = 1
  private let total: Int
  /// The bounding box of the differing pixels.
  private var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)

  /// - Parameter likeness: The similarity at which two pixels match, from 0 to 1.
  package init(_ reference: Bitmap, _ picture: Bitmap, likeness: Float) {
    total = reference.width * reference.height
    guard !reference.hasEqualPixels(picture) else { return }
    let width = reference.width
    reference.pixels.withUnsafeBytes { old in
      picture.pixels.withUnsafeBytes { new in
        for pixel in 0..<total {
          let offset = 4 * pixel
          let before = old.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          let after = new.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          if before != after { note(before, after, at: pixel, width: width, likeness: likeness) }
        }
      }
    }
  }

  private mutating func note(
    _ before: UInt32, _ after: UInt32, at pixel: Int, width: Int, likeness: Float
  ) {
    let (y, x) = pixel.quotientAndRemainder(dividingBy: width)
    (left, top) = (min(left, x), min(top, y))
    (right, bottom) = (max(right, x), max(bottom, y))
    count += 1
    let found = LabColor(before).likeness(to: LabColor(after))
    leastLikeness = min(leastLikeness, found)
    if likeness >= 1 || found < likeness { visibleCount += 1 }
  }

  /// The share of matching pixels.
  var precision: Float { total == 0 ? 1 : Float(total - visibleCount) / Float(total) }

  /// The bounding box of the differing pixels; empty if none differ.
  package var box: (x: Int, y: Int, width: Int, height: Int) {
    count == 0 ? (0, 0, 0, 0) : (left, top, right - left + 1, bottom - top + 1)
  }

  /// The number and location of the differing pixels, in words.
  package var place: String {
    "\(count) of \(total) pixels differ, within \(box.width)x\(box.height) at (\(box.x), \(box.y))."
  }
}

extension Bitmap {
  /// Whether the sizes and pixels are equal.
  package func hasEqualPixels(_ other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes { others in
        guard let left = own.baseAddress, let right = others.baseAddress else { return true }
        return memcmp(left, right, own.count) == 0
      }
    }
  }

  /// The image faded, with the differences from `reference` in magenta.
  package func marking(differencesFrom reference: Bitmap) -> Bitmap {
    var marked = pixels
    for pixel in 0..<(width * height) {
      let bytes = (4 * pixel)..<(4 * pixel + 4)
      let differs = pixels[bytes] != reference.pixels[bytes]
      let white = 255 - Int(pixels[4 * pixel + 3])
      for byte in 0..<3 {
        let faded = UInt8(178 + (Int(pixels[4 * pixel + byte]) + white) * 77 / 255)
        marked[4 * pixel + byte] = differs ? (byte == 1 ? 0 : 255) : faded
      }
      marked[4 * pixel + 3] = 255
    }
    return Bitmap(width: width, height: height, pixels: marked)
  }
}
