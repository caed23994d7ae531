import Foundation
import RenderCore

/// The difference of two images of the same size.
package struct PixelDifference {
  /// The number of pixels that look more different than allowed.
  private(set) var visibleCount = 0
  /// The lowest similarity of a differing pixel, from 0 to 1; 1 where identical bytes are asked for.
  private(set) var leastLikeness: Float = 1
  private let total: Int
  private let tiles: DifferenceTiles

  /// - Parameters:
  ///   - likeness: The similarity at which two pixels match, from 0 to 1.
  ///   - tile: The side of the squares that group pixels to regions, in pixels.
  package init(_ reference: Bitmap, _ picture: Bitmap, likeness: Float, tile: Int = 24) {
    total = reference.width * reference.height
    tiles = DifferenceTiles(reference, picture, side: tile)
    if likeness >= 1 {
      visibleCount = count
    } else {
      judge(reference, picture, likeness: likeness)
    }
  }

  /// The number of pixels with different bytes.
  package var count: Int { tiles.count }

  /// The boxes of the differing pixels from top to bottom, at least a tile apart.
  var regions: [DifferenceBox] { tiles.regions }

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
    let box = tiles.box
    return box.isEmpty ? (0, 0, 0, 0) : (box.left, box.top, box.width, box.height)
  }

  /// The number and location of the differing pixels, in words.
  package var place: String {
    "\(count) of \(total) pixels differ, within \(box.width)x\(box.height) at (\(box.x), \(box.y))."
  }
}
