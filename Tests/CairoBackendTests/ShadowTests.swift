import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct ShadowTests {
  let box = Shape.rectangle(Rect(x: 40, y: 40, width: 40, height: 40))

  private func shadow(_ shape: Shape, _ shadow: Shadow, scale: Double = 1) throws -> Bitmap {
    try drawn([.shadow(shape, shadow)], width: 120, height: 120, scale: scale)
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func `a shadow is half as strong at the edge and fades outwards`(scale: Double) throws {
    let bitmap = try shadow(box, Shadow(color: .black, offset: .zero, radius: 5), scale: scale)
    func alpha(_ x: Double) -> Int { Int(bitmap.channels(Int(x * scale), Int(60 * scale)).alpha) }
    #expect(abs(alpha(80) - 128) < 24)
    // One deviation outside, a Gaussian edge keeps 16 %, two outside 2 %.
    #expect(abs(alpha(85) - 41) < 16)
    #expect(alpha(90) < 14)
    #expect(alpha(100) == 0)
    #expect(alpha(60) > 250)
  }

  @Test func `a shadow moves by its offset`() throws {
    let still = try shadow(box, Shadow(color: .black, offset: .zero, radius: 4))
    let moved = try shadow(box, Shadow(color: .black, offset: Point(x: 3, y: 8), radius: 4))
    for (x, y) in [(60, 60), (82, 60), (40, 84), (36, 36)] {
      #expect(moved.channels(x + 3, y + 8).isClose(to: still.channels(x, y)), "pixel \(x), \(y)")
    }
  }

  @Test func `a huge radius still darkens its surroundings`() throws {
    let bitmap = try shadow(box, Shadow(color: .black, offset: .zero, radius: 60), scale: 3)
    let center = bitmap.channels(180, 180).alpha
    #expect(center > 10 && center < 100)
    #expect(bitmap.channels(30, 180).alpha < center)
    #expect(bitmap.channels(30, 180).alpha > 0)
  }

  @Test func `a shadow without radius is the shape in the shadow's colour`() throws {
    let color = RGBA(red: 1, green: 0, blue: 0)
    let bitmap = try shadow(box, Shadow(color: color, offset: Point(x: 5, y: 0), radius: 0))
    #expect(try #require(bitmap.inkedArea) == (45, 40, 85, 80))
  }

  @Test(arguments: [Double.nan, .infinity, -3])
  func `a radius that means nothing gives a sharp shadow`(radius: Double) throws {
    let bitmap = try shadow(box, Shadow(color: .black, offset: .zero, radius: radius))
    #expect(try #require(bitmap.inkedArea) == (40, 40, 80, 80))
  }

  @Test func `the shadow of a very tall shape is drawn, with coarser edges`() throws {
    let tall = Shape.rectangle(Rect(x: 40, y: -50_000, width: 40, height: 100_000))
    let bitmap = try shadow(tall, Shadow(color: .black, offset: .zero, radius: 4), scale: 3)
    #expect(bitmap.channels(180, 180).alpha > 200)
    #expect(bitmap.channels(3, 180).alpha == 0)
  }

  @Test func `the same shadow twice gives the same pixels`() throws {
    let rounded = Shape.roundedRectangle(
      Rect(x: 30.5, y: 20, width: 50, height: 44), radius: 10, corners: .all)
    let style = Shadow(color: .black, offset: .zero, radius: 6)
    #expect(try shadow(rounded, style).pixels == shadow(rounded, style).pixels)
  }

  @Test(arguments: [0.3, 0.5, 1, 2, 3.7, 10, 40])
  func `three averages have the variance of the bell they stand for`(deviation: Double) {
    let variance = BoxBlur.boxes(deviation: deviation).reduce(0.0) {
      $0 + (Double($1 * $1) - 1) / 12
    }
    // Whole pixels cannot meet every width; small deviations are coarsest.
    #expect(abs(variance.squareRoot() - deviation) < max(0.5, deviation * 0.05) + 0.001)
  }
}

/// Masks of rectangles are made of their corners.
@Suite struct StraightPartTests {
  private func mask(
    _ shape: Shape, _ size: Size, radius: Double, scale: Double, isWhole: Bool = false
  ) throws -> BlurredMask {
    try #require(
      BlurredMask(of: shape, size: size, radius: radius, scale: scale, isWhole: isWhole))
  }

  private static let sizes = [
    Size(width: 374, height: 400), Size(width: 120.4, height: 33.7),
    Size(width: 60, height: 300.33),
    Size(width: 8, height: 9), Size(width: 40, height: 6),
  ]

  @Test(arguments: sizes, [1.0, 2.0, 3.0])
  func `the mask of a rectangle has the bytes of one blurred whole`(
    size: Size, scale: Double
  ) throws {
    let rect = Rect(origin: .zero, size: size)
    for shape in [
      Shape.rectangle(rect),
      .roundedRectangle(rect, radius: min(12, size.height / 2), corners: .all),
    ] {
      for radius in [0.7, 4, 10.5] {
        let parts = try mask(shape, size, radius: radius, scale: scale)
        let whole = try mask(shape, size, radius: radius, scale: scale, isWhole: true)
        #expect(parts.pixels.count == whole.pixels.count)
        let difference = zip(parts.pixels, whole.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(difference <= 1, "\(shape), radius \(radius)")
      }
    }
  }

  @Test func `what is blurred does not grow with the rectangle`() throws {
    func blurred(_ width: Double, _ height: Double) throws -> Int {
      let size = Size(width: width, height: height)
      let shape = Shape.roundedRectangle(
        Rect(origin: .zero, size: size), radius: 12, corners: .all)
      return try mask(shape, size, radius: 8, scale: 3).blurredCount
    }
    let small = try blurred(200, 200)
    #expect(try blurred(374, 400) == small)
    #expect(try blurred(1000, 1200) == small)
    // A tenth of the 1,346,400 pixels of the shape alone.
    #expect(small < 134_640)
  }
}
