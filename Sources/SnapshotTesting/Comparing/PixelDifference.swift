import Foundation
import RenderCore

/// The difference of two images of the same size.
///
/// Written to be fast in debug builds, as most test runs are: rows that are equal are passed over by
/// one call, and the others are looked at without calls and iterators.
package struct PixelDifference {
  /// The number of pixels with different bytes.
  package private(set) var count = 0
  /// The number of pixels that look more different than allowed.
  private(set) var visibleCount = 0
  /// The lowest similarity of a differing pixel, from 0 to 1; 1 where identical bytes are asked for.
  private(set) var leastLikeness: Float = 1
  private let total: Int
  /// The bounding box of the differing pixels.
  private var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)

  /// - Parameter likeness: The similarity at which two pixels match, from 0 to 1.
  package init(_ reference: Bitmap, _ picture: Bitmap, likeness: Float) {
    total = reference.width * reference.height
    PixelRows(reference, picture).forEachDifferent { y, old, new, width in
      note(row: y, old, new, width: width)
    }
    if likeness >= 1 {
      visibleCount = count
    } else {
      judge(reference, picture, likeness: likeness)
    }
  }

  private mutating func note(
    row y: Int, _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, width: Int
  ) {
    var (x, found, first, last) = (0, 0, -1, -1)
    while x < width {
      if old[x] != new[x] {
        found = found &+ 1
        if first < 0 { first = x }
        last = x
      }
      x = x &+ 1
    }
    guard found > 0 else { return }
    count += found
    (left, right) = (min(left, first), max(right, last))
    (top, bottom) = (min(top, y), max(bottom, y))
  }

  /// Compares colours as they look. Neighbours mostly differ alike, so the last answer is kept.
  private mutating func judge(_ reference: Bitmap, _ picture: Bitmap, likeness: Float) {
    var (lastOld, lastNew, lastLikeness): (UInt32, UInt32, Float) = (0, 0, 1)
    var (visible, least): (Int, Float) = (0, 1)
    PixelRows(reference, picture).forEachDifferent { _, old, new, width in
      var x = 0
      while x < width {
        let (before, after) = (old[x], new[x])
        x = x &+ 1
        if before == after { continue }
        if before != lastOld || after != lastNew {
          (lastOld, lastNew) = (before, after)
          lastLikeness = LabColor(before).likeness(to: LabColor(after))
          least = min(least, lastLikeness)
        }
        if lastLikeness < likeness { visible = visible &+ 1 }
      }
    }
    (visibleCount, leastLikeness) = (visible, least)
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
