import GeometryCore
import Testing

@Suite struct RectTests {
  let box = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `rectangles that only touch do not overlap but meet`() {
    let neighbour = Rect(x: 40, y: 20, width: 5, height: 5)
    #expect(!box.overlaps(neighbour))
    #expect(box.meetsOrTouches(neighbour))
    #expect(box.intersection(neighbour) == Rect(x: 40, y: 20, width: 0, height: 5))
  }

  @Test func `a rectangle apart shares nothing`() {
    #expect(box.intersection(Rect(x: 41, y: 0, width: 5, height: 5)) == nil)
  }

  @Test func `edges are read by axis`() {
    #expect(box.min(.horizontal) == 10)
    #expect(box.max(.vertical) == 20 + 40)
    #expect(Size(along: .vertical, main: 3, cross: 4) == Size(width: 4, height: 3))
    #expect(Point(along: .horizontal, main: 3, cross: 4)[.vertical] == 4)
  }

  @Test func `a transform and its inverse cancel out`() throws {
    let transform = Transform2D(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let back = transform.concatenated(try #require(transform.inverse))
    let point = back.applied(to: Point(x: 11, y: 13))
    #expect(abs(point.x - 11) < 1e-12)
    #expect(abs(point.y - 13) < 1e-12)
    #expect(Transform2D(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
  }
}
