import Foundation
import RenderCore

/// The rows of two images of the same size.
package struct PixelRows {
  private let old: Bitmap
  private let new: Bitmap

  package init(_ old: Bitmap, _ new: Bitmap) {
    self.old = old
    self.new = new
  }

  /// Calls `body` with each row in which the images differ: its number, its pixels in both images and
  /// their count.
  ///
  /// - Parameters:
  ///   - rows: The rows to look at. Default nil: all.
  ///   - step: Of these rows each `step`th is looked at. Default 1.
  /// - Complexity: O(n) for n bytes of these rows, by `memcmp`, and the calls.
  package func forEachDifferent(
    in rows: ClosedRange<Int>? = nil, by step: Int = 1,
    _ body: (Int, UnsafePointer<UInt32>, UnsafePointer<UInt32>, Int) -> Void
  ) {
    let (width, height) = (old.width, old.height)
    guard width == new.width, height == new.height, width > 0, height > 0 else { return }
    old.pixels.withUnsafeBytes { before in
      new.pixels.withUnsafeBytes { after in
        guard let first = before.baseAddress, let second = after.baseAddress else { return }
        let rows = rows ?? 0...(height - 1)
        for row in stride(from: rows.lowerBound, through: rows.upperBound, by: step) {
          let (left, right) = (first + row * width * 4, second + row * width * 4)
          guard memcmp(left, right, width * 4) != 0 else { continue }
          body(
            row, left.assumingMemoryBound(to: UInt32.self),
            right.assumingMemoryBound(to: UInt32.self), width)
        }
      }
    }
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
    var marked = faded
    marked.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      PixelRows(reference, self).forEachDifferent { y, old, new, width in
        let line = start + y * width
        var x = 0
        while x < width {
          if old[x] != new[x] { line[x] = 0xffff_00ff }
          x = x &+ 1
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: marked)
  }

  /// The pixels over white with three tenths of their strength.
  private var faded: [UInt8] {
    let count = width * height
    return [UInt8](unsafeUninitializedCapacity: count * 4) { target, filled in
      filled = count * 4
      pixels.withUnsafeBytes { source in
        guard let from = source.baseAddress?.assumingMemoryBound(to: UInt32.self),
          let start = target.baseAddress
        else { return }
        let to = UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt32.self)
        var index = 0
        // Neighbours are mostly alike.
        var (last, result): (UInt32, UInt32) = (0xffff_ffff, 0xffff_ffff)
        while index < count {
          let pixel = from[index]
          if pixel != last {
            last = pixel
            result = Self.faded(pixel)
          }
          to[index] = result
          index = index &+ 1
        }
      }
    }
  }

  private static func faded(_ pixel: UInt32) -> UInt32 {
    let white = 255 &- pixel &>> 24
    let blue = 178 &+ ((pixel & 255) &+ white) &* 77 / 255
    let green = 178 &+ ((pixel &>> 8 & 255) &+ white) &* 77 / 255
    let red = 178 &+ ((pixel &>> 16 & 255) &+ white) &* 77 / 255
    return 0xff00_0000 | red &<< 16 | green &<< 8 | blue
  }
}
