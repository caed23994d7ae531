import RenderCore

/// The differing regions of two images, as boxes in pixels.
struct DifferenceRegions {
  struct Box {
    private(set) var left: Int
    private(set) var top: Int
    private(set) var right: Int
    private(set) var bottom: Int

    var width: Int { right - left + 1 }
    var height: Int { bottom - top + 1 }

    init(x: Int, y: Int) {
      (left, top, right, bottom) = (x, y, x, y)
    }

    mutating func add(x: Int, y: Int) {
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x), max(bottom, y))
    }

    mutating func add(_ other: Box) {
      add(x: other.left, y: other.top)
      add(x: other.right, y: other.bottom)
    }
  }

  /// The boxes from top to bottom, at least a tile apart.
  let boxes: [Box]

  /// - Parameters:
  ///   - tile: The side of the squares that group pixels, in pixels.
  /// - Complexity: O(n) for n pixels.
  init(_ old: Bitmap, _ new: Bitmap, tile: Int) {
    let columns = (new.width + tile - 1) / tile
    let rows = (new.height + tile - 1) / tile
    var tiles = [Box?](repeating: nil, count: columns * rows)
    PixelRows(old, new).forEachDifferent { y, before, after, width in
      for column in 0..<columns {
        // The first and the last differing pixel of the row within a tile.
        let end = min(width, (column + 1) * tile)
        var (x, first, last) = (column * tile, -1, -1)
        while x < end {
          if before[x] != after[x] {
            if first < 0 { first = x }
            last = x
          }
          x = x &+ 1
        }
        guard first >= 0 else { continue }
        var box = tiles[y / tile * columns + column] ?? Box(x: first, y: y)
        box.add(x: first, y: y)
        box.add(x: last, y: y)
        tiles[y / tile * columns + column] = box
      }
    }
    boxes = Self.joined(&tiles, columns: columns)
  }

  /// The boxes of adjacent tiles, corners included.
  private static func joined(_ tiles: inout [Box?], columns: Int) -> [Box] {
    var boxes: [Box] = []
    for start in tiles.indices {
      guard var box = tiles[start] else { continue }
      tiles[start] = nil
      var open = [start]
      while let index = open.popLast() {
        for neighbour in neighbours(of: index, columns: columns, count: tiles.count) {
          guard let other = tiles[neighbour] else { continue }
          tiles[neighbour] = nil
          box.add(other)
          open.append(neighbour)
        }
      }
      boxes.append(box)
    }
    return boxes
  }

  private static func neighbours(of index: Int, columns: Int, count: Int) -> [Int] {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
      .filter { (0..<columns).contains(column + $0.1) }
      .map { (row + $0.0) * columns + column + $0.1 }
      .filter { (0..<count).contains($0) }
  }
}
