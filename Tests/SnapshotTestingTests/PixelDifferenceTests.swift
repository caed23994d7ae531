import RenderCore
import SnapshotTesting
import Testing

/// The comparison of rows against one of single pixels.
@Suite struct PixelDifferenceTests {
  private func bitmaps(seed: UInt64, width: Int, height: Int) -> (Bitmap, Bitmap) {
    var state = seed
    func next(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    var old = [UInt8](repeating: 255, count: width * height * 4)
    for _ in 0..<(width * height / 3) { old[next(UInt64(old.count))] = UInt8(next(256)) }
    var new = old
    for _ in 0..<next(20) { new[next(UInt64(new.count))] ^= 0x5a }
    return (
      Bitmap(width: width, height: height, pixels: old),
      Bitmap(width: width, height: height, pixels: new)
    )
  }

  private func differing(_ old: Bitmap, _ new: Bitmap) -> [(x: Int, y: Int)] {
    (0..<(old.width * old.height)).filter { pixel in
      (4 * pixel..<4 * pixel + 4).contains { old.pixels[$0] != new.pixels[$0] }
    }.map { ($0 % old.width, $0 / old.width) }
  }

  @Test func `differences are those of single pixels`() {
    for seed in 1...60 as ClosedRange<UInt64> {
      let (old, new) = bitmaps(seed: seed, width: 1 + Int(seed % 17), height: 1 + Int(seed % 11))
      let pixels = differing(old, new)
      let found = PixelDifference(old, new, likeness: 1)
      #expect(found.count == pixels.count, "seed \(seed)")
      guard let left = pixels.map(\.x).min(), let right = pixels.map(\.x).max(),
        let top = pixels.map(\.y).min(), let bottom = pixels.map(\.y).max()
      else { continue }
      let isSame = found.box == (left, top, right - left + 1, bottom - top + 1)
      #expect(isSame, "seed \(seed)")
    }
  }

  /// The boxes of differing pixels whose tiles touch, found pixel by pixel.
  private func regions(_ pixels: [(x: Int, y: Int)], side: Int) -> Set<DifferenceBox> {
    var groups: [[(x: Int, y: Int)]] = []
    for pixel in pixels {
      let near = groups.indices.filter { index in
        groups[index].contains { other in
          abs(other.x / side - pixel.x / side) <= 1 && abs(other.y / side - pixel.y / side) <= 1
        }
      }
      let joined = near.flatMap { groups[$0] } + [pixel]
      for index in near.reversed() { groups.remove(at: index) }
      groups.append(joined)
    }
    return Set(
      groups.map { group in
        group.reduce(into: DifferenceBox()) { $0.add(row: $1.y, from: $1.x, to: $1.x) }
      })
  }

  @Test(arguments: [1, 3, 8])
  func `regions are those of single pixels whose tiles touch`(side: Int) {
    let first = UInt64.random(in: 0..<1 << 32)
    for seed in first..<first + 40 {
      let (old, new) = bitmaps(
        seed: seed, width: 1 + Int(seed % 53), height: 1 + Int(seed / 7 % 41))
      let pixels = differing(old, new)
      let tiles = DifferenceTiles(old, new, side: side)
      #expect(tiles.count == pixels.count, "seed \(seed)")
      #expect(tiles.regions.count == Set(tiles.regions).count, "seed \(seed)")
      #expect(Set(tiles.regions) == regions(pixels, side: side), "seed \(seed)")
    }
  }

  @Test func `what differs is magenta, and nothing else`() {
    let (old, new) = bitmaps(seed: 7, width: 16, height: 9)
    let pixels = Set(differing(old, new).map { $0.y * 16 + $0.x })
    let marked = new.marking(differencesFrom: old)
    for pixel in 0..<(16 * 9) {
      let isMagenta = Array(marked.pixels[4 * pixel..<4 * pixel + 4]) == [255, 0, 255, 255]
      #expect(isMagenta == pixels.contains(pixel))
    }
  }
}
