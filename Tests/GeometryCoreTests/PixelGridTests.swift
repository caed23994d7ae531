import GeometryCore
import Testing

@Suite struct PixelGridTests {
  /// Scale, length, expected.
  static let fractions: [(Double, Double, Double)] = [
    (2, 320.0 / 3, 106.5), (2, 280.0 / 3, 93), (2, 79.25, 79), (3, 76.75, 230.0 / 3),
    (2, 0.7 * 365, 255.5),
  ]

  @Test(arguments: fractions)
  func `a fraction is floored to a device pixel`(scale: Double, length: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).floored(length) == expected)
  }

  @Test func `a hair under a whole pixel counts as that pixel`() {
    #expect(PixelGrid(scale: 2).floored(99.99999) == 100)
    #expect(PixelGrid(scale: 2).floored(99.9) == 99.5)
  }

  /// Position, expected.
  static let positions: [(Double, Double)] = [(-7.5, -23.0 / 3), (88.5, 266.0 / 3), (0.1, 0)]

  @Test(arguments: positions)
  func `a position goes to the nearest pixel, ties away from zero`(
    position: Double, expected: Double
  ) {
    #expect(PixelGrid(scale: 3).nearest(position) == expected)
  }

  @Test func `a label's height is rounded up to a pixel`() {
    #expect(PixelGrid(scale: 3).ceiled(20.287109375) == 61.0 / 3)
    #expect(PixelGrid(scale: 2).ceiled(20.287109375) == 20.5)
    #expect(PixelGrid(scale: 2).ceiled(20) == 20)
  }

  @Test func `a scale of zero or less counts as one`() {
    #expect(PixelGrid(scale: 0).scale == 1)
    #expect(PixelGrid(scale: -2).scale == 1)
  }

  @Test(arguments: [1.0, 1.5, 2, 2.625, 3, 4])
  func `a position is the quotient of whole pixels and scale, to the last bit`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for pixel in stride(from: -80_000_000, through: 80_000_000, by: 99_991) {
      let whole = Double(pixel)
      #expect(grid.nearest((whole + 0.25) / scale) == whole / scale)
    }
  }

  @Test func `the noise of sums does not decide a tie`() {
    let grid = PixelGrid(scale: 2)
    // 0.1 added ten times is a hair under 1, so 190.25 is reached a hair too early.
    let almost = (0..<10).reduce(189.25) { sum, _ in sum + 0.1 }
    #expect(almost != 190.25 && abs(almost - 190.25) < 1e-9)
    #expect(grid.nearest(min(almost, 190.25.nextDown)) == 190.5)
    #expect(grid.nearest(-190.25.nextDown) == -190.5)
    #expect(grid.nearest(190.2499) == 190)
  }
}
