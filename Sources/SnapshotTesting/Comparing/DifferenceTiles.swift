import Foundation
import RenderCore

/// Where two images of the same size differ: a box of differing pixels for each tile of a grid.
///
/// Found in one pass. Written to be fast in debug builds, as most test runs are: rows and parts of
/// rows that are equal are passed over by one call, and the others are looked at without calls and
/// iterators.
package struct DifferenceTiles {
  /// The number of differing pixels.
  package private(set) var count = 0
  /// The box of all differing pixels.
  package private(set) var box = DifferenceBox()
  private let columns: Int
  private let rows: Int
  /// The box of each tile, row by row.
  private var boxes: [DifferenceBox]

  /// - Parameter side: The side of a tile, in pixels.
  /// - Complexity: O(n) for n pixels.
  package init(_ old: Bitmap, _ new: Bitmap, side: Int) {
    (columns, rows) = ((new.width + side - 1) / side, (new.height + side - 1) / side)
    boxes = Array(repeating: DifferenceBox(), count: columns * rows)
    let columns = columns
    var count = 0
    boxes.withUnsafeMutableBufferPointer { buffer in
      guard let tiles = buffer.baseAddress else { return }
      PixelRows(old, new).forEachDifferent { y, before, after, width in
        // Debug builds clear variables each time they come into scope: not in the loop.
        var (tile, start, end, x, first, last) = (y / side * columns, 0, 0, 0, -1, -1)
        var found = 0
        while start < width {
          end = side < width &- start ? start &+ side : width
          if memcmp(before + start, after + start, (end &- start) &* 4) != 0 {
            x = start
            while before[x] == after[x] { x = x &+ 1 }
            first = x
            while x < end {
              if before[x] != after[x] {
                found = found &+ 1
                last = x
              }
              x = x &+ 1
            }
            tiles[tile].add(row: y, from: first, to: last)
          }
          tile = tile &+ 1
          start = end
        }
        count = count &+ found
      }
    }
    self.count = count
    for tile in boxes where !tile.isEmpty { box.add(tile) }
  }

  /// The boxes of adjacent tiles joined, corners included, from top to bottom.
  package var regions: [DifferenceBox] {
    var regions: [DifferenceBox] = []
    var rest = boxes
    rest.withUnsafeMutableBufferPointer { buffer in
      guard let tiles = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count {
        if !tiles[start].isEmpty { regions.append(region(at: start, of: tiles)) }
        start = start &+ 1
      }
    }
    return regions
  }

  /// Takes a tile, and all that are joined with it, out of `tiles`.
  private func region(
    at start: Int, of tiles: UnsafeMutablePointer<DifferenceBox>
  ) -> DifferenceBox {
    var region = tiles[start]
    tiles[start] = DifferenceBox()
    var open = [start]
    while let tile = open.popLast() {
      let (row, column) = (tile / columns, tile % columns)
      let last = column + 1 < columns ? column + 1 : column
      var y = row > 0 ? row - 1 : row
      while y <= row &+ 1, y < rows {
        var neighbour = y &* columns &+ (column > 0 ? column - 1 : column)
        while neighbour <= y &* columns &+ last {
          if !tiles[neighbour].isEmpty {
            region.add(tiles[neighbour])
            tiles[neighbour] = DifferenceBox()
            open.append(neighbour)
          }
          neighbour = neighbour &+ 1
        }
        y = y &+ 1
      }
    }
    return region
  }
}
