import GeometryCore
import RenderCore
import Testing

/// What steps paint and read.
struct PaintedExtentTests {
  @Test func `a pane that is stretched is blurred as wide as it is drawn`() throws {
    let material = Material(blurRadius: 20, saturation: 1, tint: .clear)
    let list = DisplayList(commands: [
      .save, .transform(Transform2D(a: 8, b: 0, c: 0, d: 2, tx: 5, ty: 7)),
      .backdrop(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10)), material), .restore,
    ])
    let extent = PaintedExtent(of: list) { _, frame in frame }
    let backdrop = try #require(extent.backdrops.first)
    #expect(backdrop.rect == Rect(x: 5, y: 7, width: 80, height: 20))
    #expect(backdrop.blurRadius == 80)
  }
}
