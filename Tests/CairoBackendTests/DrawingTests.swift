import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct DrawingTests {
  let red = RGBA(red: 1, green: 0, blue: 0)
  let redPixel = Channels(red: 255, green: 0, blue: 0, alpha: 255)

  @Test(arguments: [1.0, 2.0, 3.0])
  func `a filled rectangle covers exactly its pixels`(scale: Double) throws {
    let rect = Rect(x: 3, y: 4, width: 5, height: 6)
    let bitmap = try drawn([.fill(.rectangle(rect), .color(red))], scale: scale)
    #expect(bitmap.width == Int(20 * scale))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let isInside =
          (3 * scale..<8 * scale).contains(Double(x))
          && (4 * scale..<10 * scale).contains(Double(y))
        #expect(bitmap.channels(x, y) == (isInside ? redPixel : .clear), "pixel \(x), \(y)")
      }
    }
  }

  @Test func `a separator a third of a point high is one crisp row at three pixels a point`() throws
  {
    let line = Rect(x: 0, y: 10 + 1.0 / 3, width: 20, height: 1.0 / 3)
    let bitmap = try drawn([.fill(.rectangle(line), .color(red))], scale: 3)
    #expect(bitmap.channels(5, 30) == .clear)
    #expect(bitmap.channels(5, 31) == redPixel)
    #expect(bitmap.channels(5, 32) == .clear)
  }

  @Test func `the background lies under everything`() throws {
    let bitmap = try drawn([], background: RGBA(red: 0, green: 0, blue: 1))
    #expect(bitmap.channels(19, 19) == Channels(red: 0, green: 0, blue: 255, alpha: 255))
  }

  @Test func `a shape in a group is drawn the same whatever was drawn before it`() throws {
    let color = RGBA(red: 0, green: 122.0 / 255, blue: 1, alpha: 0.5)
    let first = DisplayCommand.fill(
      .rectangle(Rect(x: 0, y: 0, width: 5, height: 5)), .color(red))
    func bitmap(_ part: Double, after commands: [DisplayCommand]) throws -> Bitmap {
      let frame = Rect(x: 8 + part, y: 7 + part, width: 8, height: 8)
      let group = DisplayCommand.beginGroup(
        opacity: 0.3, bounds: Rect(x: 0, y: 0, width: 20, height: 20))
      let black = DisplayCommand.fill(
        .rectangle(Rect(x: 0, y: 0, width: 20, height: 20)), .color(.black))
      return try drawn(
        [black, group] + commands + [.fill(.rectangle(frame), .color(color)), .endGroup], scale: 2)
    }
    for hundredths in 0..<100 {
      let part = Double(hundredths) / 100
      let (alone, second) = (try bitmap(part, after: []), try bitmap(part, after: [first]))
      for y in 12..<40 {
        for x in 12..<40 where alone.channels(x, y) != second.channels(x, y) {
          Issue.record("at \(part): \(alone.channels(x, y)) alone, \(second.channels(x, y))")
          return
        }
      }
    }
  }

  @Test func `only the named corners are rounded`() throws {
    let shape = Shape.roundedRectangle(
      Rect(x: 0, y: 0, width: 20, height: 20), radius: 8, corners: [.minXMinY, .maxXMaxY])
    let bitmap = try drawn([.fill(shape, .color(red))])
    #expect(bitmap.channels(0, 0) == .clear)
    #expect(bitmap.channels(19, 19) == .clear)
    #expect(bitmap.channels(19, 0) == redPixel)
    #expect(bitmap.channels(0, 19) == redPixel)
    #expect(bitmap.channels(10, 10) == redPixel)
  }

  @Test func `a radius is cut to half the shorter side`() throws {
    let shape = Shape.roundedRectangle(
      Rect(x: 0, y: 5, width: 20, height: 10), radius: 100, corners: .all)
    let bitmap = try drawn([.fill(shape, .color(red))])
    #expect(bitmap.channels(0, 5) == .clear)
    #expect(bitmap.channels(0, 10).alpha > 200)
    #expect(bitmap.channels(10, 5) == redPixel)
  }

  @Test func `an ellipse touches the middle of each side and no corner`() throws {
    let bitmap = try drawn([.fill(.ellipse(Rect(x: 0, y: 4, width: 20, height: 12)), .color(red))])
    let area = try #require(bitmap.inkedArea)
    #expect(area == (0, 4, 20, 16))
    #expect(bitmap.channels(0, 4) == .clear)
  }

  @Test func `an even-odd path leaves its hole open`() throws {
    func square(_ inset: Double) -> [ShapePath.Element] {
      [
        .move(Point(x: inset, y: inset)), .line(Point(x: 20 - inset, y: inset)),
        .line(Point(x: 20 - inset, y: 20 - inset)), .line(Point(x: inset, y: 20 - inset)), .close,
      ]
    }
    let ring = ShapePath(elements: square(0) + square(5), isEvenOdd: true)
    let bitmap = try drawn([.fill(.path(ring), .color(red))])
    #expect(bitmap.channels(2, 2) == redPixel)
    #expect(bitmap.channels(10, 10) == .clear)
    let filled = try drawn([.fill(.path(ShapePath(elements: ring.elements)), .color(red))])
    #expect(filled.channels(10, 10) == redPixel)
  }

  @Test func `a stroke lies half on either side of its outline`() throws {
    let rect = Rect(x: 4, y: 4, width: 12, height: 12)
    let bitmap = try drawn([.stroke(.rectangle(rect), .color(red), StrokeStyle(width: 2))])
    #expect(bitmap.channels(2, 10) == .clear)
    #expect(bitmap.channels(3, 10) == redPixel)
    #expect(bitmap.channels(4, 10) == redPixel)
    #expect(bitmap.channels(5, 10) == .clear)
  }

  @Test func `dashes alternate with gaps, and dashes of no length give a solid line`() throws {
    let line = Shape.path(
      ShapePath(elements: [.move(Point(x: 0, y: 10)), .line(Point(x: 20, y: 10))]))
    let dashed = try drawn([.stroke(line, .color(red), StrokeStyle(width: 2, dashes: [4, 4]))])
    #expect(dashed.channels(2, 9) == redPixel)
    #expect(dashed.channels(6, 9) == .clear)
    let solid = try drawn([.stroke(line, .color(red), StrokeStyle(width: 2, dashes: [0, 0]))])
    #expect(solid.channels(6, 9) == redPixel)
  }

  @Test func `a clip restricts drawing until it is restored`() throws {
    let all = Shape.rectangle(Rect(x: 0, y: 0, width: 20, height: 20))
    let clipped = try drawn([
      .save, .clip(.rectangle(Rect(x: 0, y: 0, width: 10, height: 20))),
      .clip(.rectangle(Rect(x: 0, y: 0, width: 20, height: 10))), .fill(all, .color(red)), .restore,
      .fill(.rectangle(Rect(x: 15, y: 15, width: 5, height: 5)), .color(red)),
    ])
    #expect(clipped.channels(9, 9) == redPixel)
    #expect(clipped.channels(10, 9) == .clear)
    #expect(clipped.channels(9, 10) == .clear)
    #expect(clipped.channels(15, 15) == redPixel)
  }

  @Test func `later transforms work inside earlier ones`() throws {
    let bitmap = try drawn([
      .transform(.translation(Point(x: 4, y: 0))),
      .transform(Transform2D(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)),
      .fill(.rectangle(Rect(x: 1, y: 1, width: 2, height: 2)), .color(red)),
    ])
    #expect(try #require(bitmap.inkedArea) == (6, 2, 10, 6))
  }

  @Test(arguments: [
    Transform2D(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    Transform2D(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    Transform2D(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
  ])
  func `what a collapsed plane holds is not seen, and what follows is`(transform: Transform2D)
    throws
  {
    let all = Shape.rectangle(Rect(x: 0, y: 0, width: 20, height: 20))
    let bitmap = try drawn([
      .save, .transform(transform), .fill(all, .color(red)), .restore,
      .fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), .color(red)),
    ])
    #expect(try #require(bitmap.inkedArea) == (0, 0, 1, 1))
  }

  @Test func `overlapping shapes of a group fade as one picture`() throws {
    let bitmap = try drawn([
      .beginGroup(opacity: 0.5, bounds: Rect(x: 0, y: 0, width: 12, height: 20)),
      .fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 20)), .color(red)),
      .fill(.rectangle(Rect(x: 5, y: 5, width: 5, height: 5)), .color(.white)), .endGroup,
    ])
    #expect(bitmap.channels(1, 1).isClose(to: Channels(red: 128, green: 0, blue: 0, alpha: 128)))
    #expect(
      bitmap.channels(7, 7).isClose(to: Channels(red: 128, green: 128, blue: 128, alpha: 128)))
    #expect(bitmap.channels(12, 1) == .clear)
  }

  @Test func `a linear gradient is constant beyond its ends`() throws {
    let stops = [
      GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
    ]
    let paint = Paint.linearGradient(stops, start: Point(x: 5, y: 0), end: Point(x: 15, y: 0))
    let bitmap = try drawn([.fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 20)), paint)])
    #expect(bitmap.channels(1, 5).red == 0)
    #expect(bitmap.channels(18, 5).red == 255)
    #expect((115...140).contains(bitmap.channels(10, 5).red))
  }

  @Test func `a rectangle of ten million points fills what is seen of it`() throws {
    let rect = Rect(x: -10, y: -5_000_000, width: 30, height: 10_000_000)
    for shape in [Shape.rectangle(rect), .roundedRectangle(rect, radius: 4, corners: .all)] {
      let bitmap = try drawn([.fill(shape, .color(red))], scale: 3)
      #expect(bitmap.channels(30, 0) == redPixel)
      #expect(bitmap.channels(30, 59) == redPixel)
      #expect(bitmap.channels(59, 59) == redPixel)
    }
  }

  @Test(arguments: Self.unusable)
  func `a canvas without pixels or beyond counting is refused`(size: Size, scale: Double) {
    #expect(throws: RenderError.self) {
      try CairoPlatform.shared.renderer.bitmap(
        of: DisplayList(), size: size, scale: scale, background: nil)
    }
  }

  static let unusable: [(Size, Double)] = [
    (Size(width: 0, height: 10), 1), (Size(width: 10, height: -1), 1),
    (Size(width: 10, height: 10), 0), (Size(width: .nan, height: 10), 1),
    (Size(width: 40_000, height: 10), 1), (Size(width: 10, height: 20_000), 3),
    (Size(width: .infinity, height: 10), 1), (Size(width: 10, height: 10), .nan),
  ]

  @Test(arguments: Self.unpaired)
  func `steps that do not pair up are reported`(commands: [DisplayCommand]) {
    #expect(throws: RenderError.self) { try drawn(commands) }
  }

  static let unpaired: [[DisplayCommand]] = {
    let group = DisplayCommand.beginGroup(opacity: 1, bounds: Rect(x: 0, y: 0, width: 9, height: 9))
    return [[.restore], [.endGroup], [.save], [group], [.save, .endGroup], [group, .restore]]
  }()
}
