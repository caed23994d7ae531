import GeometryCore
import LayoutCore
import Testing

/// A background drawn as a boundary item that is pulled up under the header by its anchor's offset.
@Suite struct BoundaryQuirkTests {
  let header = 44.0
  let cell = 50.0

  /// The section as its author writes it: a top inset for the header, `spacing` between header and
  /// cells, and a background as high as all three together.
  func section(spacing: Double) -> SectionDescription {
    var section = SectionDescription(group: .single(.points(100, cell)))
    section.orthogonalBehavior = .continuous
    section.contentInsets.top = header + spacing
    section.boundaries = [
      BoundaryDescription(extent: .full(height: header), kind: "header", alignment: .top),
      BoundaryDescription(
        extent: .full(height: header + spacing + cell), kind: "background",
        containerAnchor: Anchor(edges: .top, offset: .absolute(Point(x: 0, y: -header))),
        zIndex: -1),
    ]
    return section
  }

  @Test(arguments: [0, 8.0])
  func `the background spans from the header's top to the cells' bottom`(spacing: Double) {
    let section = section(spacing: spacing)
    let geometry = LayoutGeometry((section, items: 5), (section, items: 5))
    let length = header + spacing + cell
    for index in 0..<2 {
      let top = Double(index) * length
      #expect(
        geometry.supplementary("header", section: index)?.frame
          == Rect(x: 0, y: top, width: 320, height: header))
      #expect(
        geometry.supplementary("background", section: index)?.frame
          == Rect(x: 0, y: top, width: 320, height: length))
      #expect(
        geometry.cell(0, section: index)
          == Rect(x: 0, y: top + header + spacing, width: 100, height: cell))
    }
    #expect(geometry.supplementary("background")?.zIndex == -1)
    #expect(geometry.contentSize.height == 2 * length)
    let key = ElementKey(
      category: .supplementary, kind: geometry.kindIndex(of: "background")!, section: 0, item: 0)
    #expect(!geometry.belongsToOrthogonalScroller(key))
  }

  @Test func `without a top inset the cells lie under the header`() {
    var section = section(spacing: 0)
    section.contentInsets.top = 0
    let geometry = LayoutGeometry((section, items: 5))
    #expect(geometry.supplementary("header")?.frame.minY == 0)
    #expect(geometry.cell(0)?.minY == 0)
    #expect(geometry.contentSize.height == cell)
  }

  @Test func `a footer lies inside at the section's end`() {
    var section = section(spacing: 0)
    section.boundaries.append(
      BoundaryDescription(extent: .full(height: 20), kind: "footer", alignment: .bottom))
    let geometry = LayoutGeometry((section, items: 5))
    #expect(geometry.supplementary("footer")?.frame.maxY == header + cell)
    #expect(geometry.contentSize.height == header + cell)
  }

  @Test func `an anchor without an offset collapses the rooms as well`() {
    var section = section(spacing: 0)
    section.boundaries[1].containerAnchor = Anchor(edges: .top)
    #expect(LayoutGeometry((section, items: 5)).contentSize.height == header + cell)
  }

  @Test func `turned off the item extends its section like any other`() {
    let section = section(spacing: 0)
    let geometry = LayoutGeometry(
      (section, items: 5), quirks: Quirks(boundaryAnchorOffsetReservesNoRoom: false))
    // The background is header + cell high and raised by header: its room is the larger one.
    let room = header + cell + header
    #expect(geometry.supplementary("background")?.frame.minY == 0)
    #expect(geometry.supplementary("header")?.frame.minY == room - header)
    #expect(geometry.cell(0)?.minY == room + header)
    #expect(geometry.contentSize.height == room + header + cell)
  }
}
