import GeometryCore
import LayoutCore
import Testing

@Suite struct PinningTests {
  /// Header 30, four rows of 40, footer 20: 210 high.
  let section = SectionDescription(
    group: .single(.full(height: 40)),
    boundaries: [
      BoundaryDescription(
        extent: .full(height: 30), kind: "header", alignment: .top, pinsToVisibleBounds: true),
      BoundaryDescription(
        extent: .full(height: 20), kind: "footer", alignment: .bottom, pinsToVisibleBounds: true),
      BoundaryDescription(
        extent: .points(10, 10), kind: "side", alignment: .leading, pinsToVisibleBounds: true),
    ])

  func viewport(from top: Double, height: Double, insets: DirectionalInsets = .zero) -> Viewport {
    Viewport(bounds: Rect(x: 0, y: top, width: 320, height: height), insets: insets)
  }

  @Test(arguments: [(top: -20.0, y: 0.0), (0, 0), (50, 50), (165, 160), (205, 160)])
  func `a header follows the view until its section's rows end`(top: Double, y: Double) {
    let geometry = LayoutGeometry((section, items: 4), (section, items: 4))
    let header = geometry.supplementary("header", viewport: viewport(from: top, height: 100))
    #expect(header?.frame.minY == y)
  }

  @Test(arguments: [(top: 0.0, y: 80.0), (105, 185), (130, 190), (-90, 30)])
  func `a footer follows the view from behind the header's room to its own place`(
    top: Double, y: Double
  ) {
    let geometry = LayoutGeometry((section, items: 4))
    let footer = geometry.supplementary("footer", viewport: viewport(from: top, height: 100))
    #expect(footer?.frame.minY == y)
  }

  @Test func `bars count as hidden`() {
    let geometry = LayoutGeometry((section, items: 4))
    let bars = DirectionalInsets(top: 12, leading: 0, bottom: 7, trailing: 0)
    let view = viewport(from: 50, height: 100, insets: bars)
    #expect(geometry.supplementary("header", viewport: view)?.frame.minY == 62)
    #expect(geometry.supplementary("footer", viewport: view)?.frame.maxY == 143)
  }

  @Test func `a pinning element in view is raised, others are not`() {
    let geometry = LayoutGeometry((section, items: 4), (section, items: 4))
    let view = viewport(from: 0, height: 100)
    #expect(geometry.supplementary("header", viewport: view)?.zIndex == 1_000_000_001)
    #expect(geometry.supplementary("header", section: 1, viewport: view)?.zIndex == 1)
    #expect(geometry.supplementary("header")?.zIndex == 1)
  }

  @Test func `an element in the middle of a side does not pin`() {
    let geometry = LayoutGeometry((section, items: 4))
    let side = geometry.supplementary("side", viewport: viewport(from: 100, height: 50))
    #expect(side?.frame.minY == 30.0 + (160.0 - 10.0) / 2.0)
    #expect(side?.zIndex == 1)
    #expect(geometry.pinsBoundaries && geometry.pinsBoundaries(inSection: 0))
  }

  @Test func `a query finds a displaced header`() {
    let geometry = LayoutGeometry((section, items: 400), (section, items: 4))
    let view = viewport(from: 5_000, height: 100)
    var found: [ElementPlacement] = []
    geometry.appendElements(in: view.bounds, viewport: view, to: &found)
    #expect(found.contains { $0.frame == Rect(x: 0, y: 5_000, width: 320, height: 30) })
  }
}
