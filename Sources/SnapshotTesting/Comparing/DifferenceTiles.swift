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
        var (tile, start, length) = (y / side * columns, 0, 0)
        var found = (count: 0, first: 0, last: 0)
        while start < width {
          length = side < width &- start ? side : width &- start
          if memcmp(before + start, after + start, length &* 4) != 0 {
            found = Self.differences(before + start, after + start, length)
            count = count &+ found.count
            tiles[tile].add(row: y, from: start &+ found.first, to: start &+ found.last)
          }
          tile = tile &+ 1
          start = start &+ length
        }
      }
    }
    self.count = count
    for tile in boxes where !tile.isEmpty { box.add(tile) }
  }

  /// The number of differing pixels in a part of a row, and the places of the first and the last.
  private static func differences(
    _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, _ length: Int
  ) -> (count: Int, first: Int, last: Int) {
    var (x, count, first, last) = (0, 0, -1, -1)
    while x < length {
      if old[x] != new[x] {
        count = count &+ 1
        if first < 0 { first = x }
        last = x
      }
      x = x &+ 1
    }
    return (count, first, last)
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
