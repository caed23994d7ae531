import GeometryCore
import LayoutCore
import Testing

@Suite struct OrthogonalSectionTests {
  /// Cards of 100 x 50, spaced by 8, in insets 3, 4, 5, 6.
  func section(_ behavior: OrthogonalBehavior) -> SectionDescription {
    SectionDescription(
      group: .single(.points(100, 50)),
      contentInsets: DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
      interGroupSpacing: 8, orthogonalBehavior: behavior,
      boundaries: [
        BoundaryDescription(extent: .full(height: 20), kind: "header", alignment: .top)
      ],
      decorations: [DecorationDescription(kind: "background")])
  }

  @Test func `the scroller is the section's inset box`() throws {
    let geometry = LayoutGeometry((section(.continuous), items: 8))
    let scroller = try #require(geometry.orthogonalScroller(ofSection: 0))
    #expect(scroller.frame == Rect(x: 4, y: 23, width: 310, height: 50))
    #expect(scroller.rowExtent == 8 * 100 + 7 * 8)
    #expect(scroller.range == 0...546)
    #expect(scroller.groupStride == 108 && scroller.groupCount == 8)
    #expect(scroller.axis == .horizontal && scroller.initialOffset == 0)
  }

  @Test func `before iOS 15 the scroller spanned the container`() throws {
    let geometry = LayoutGeometry(
      (section(.continuous), items: 8), quirks: Quirks(orthogonalScrollersSpanContainer: true))
    let scroller = try #require(geometry.orthogonalScroller(ofSection: 0))
    #expect(scroller.frame == Rect(x: 0, y: 23, width: 320, height: 50))
    #expect(geometry.cell(0)?.minX == 4)
  }

  @Test func `there is no scroller without cells or without orthogonal scrolling`() {
    let geometry = LayoutGeometry((section(.paging), items: 0), (section(.none), items: 3))
    #expect(geometry.orthogonalScroller(ofSection: 0) == nil)
    #expect(geometry.orthogonalScroller(ofSection: 1) == nil)
  }

  @Test func `cells and badges belong to the scroller, headers and backgrounds do not`() {
    var section = section(.continuous)
    section.group.supplementaries = [
      SupplementaryDescription(
        extent: .points(10, 10), kind: "badge", containerAnchor: Anchor(edges: .top))
    ]
    let geometry = LayoutGeometry((section, items: 8))
    func key(_ category: ElementKey.Category, _ kind: String) -> ElementKey {
      ElementKey(category: category, kind: geometry.kindIndex(of: kind)!, section: 0, item: 0)
    }
    #expect(geometry.belongsToOrthogonalScroller(key(.cell, "")))
    #expect(geometry.belongsToOrthogonalScroller(key(.supplementary, "badge")))
    #expect(!geometry.belongsToOrthogonalScroller(key(.supplementary, "header")))
    #expect(!geometry.belongsToOrthogonalScroller(key(.decoration, "background")))
  }

  @Test func `a query finds the cells that are scrolled into view, at unscrolled places`() {
    let geometry = LayoutGeometry((section(.continuous), items: 1_000_000))
    var found: [ElementPlacement] = []
    geometry.appendElements(
      in: Rect(x: 0, y: 0, width: 320, height: 480), orthogonalOffsets: [0: 540_000], to: &found)
    let cells = found.filter { $0.key.category == .cell }
    // Group i lies at 4 + 108 i - 540000: from 5000 on at 4.
    #expect(cells.map(\.key.item) == [5000, 5001, 5002])
    #expect(cells.first?.frame.minX == 4.0 + 108.0 * 5000.0)
    #expect(found.count == cells.count + 2)
  }

  @Test(arguments: [0.0, 216, 546])
  func `a rectangle wider than the content finds what is scrolled away`(distance: Double) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let geometry = LayoutGeometry((section(.continuous), items: 8), direction: direction)
      func cells(_ area: Rect) -> [Int] {
        var found: [ElementPlacement] = []
        geometry.appendElements(in: area, orthogonalOffsets: [0: distance], to: &found)
        return found.filter { $0.key.category == .cell }.map(\.key.item)
      }
      #expect(cells(Rect(x: -2_000, y: 0, width: 4_000, height: 480)) == Array(0..<8))
      #expect(
        cells(Rect(x: -9e307, y: -9e307, width: 1.7e308, height: 1.7e308)) == Array(0..<8))
      // Item by item, each by its own frame; what is seen there comes along.
      for item in 3..<8 {
        let frame = geometry.cell(item)!
        #expect(cells(frame).contains(item))
        #expect(cells(frame).count <= 4)
      }
      #expect(cells(Rect(x: -2_000, y: 400, width: 4_000, height: 80)) == [])
    }
  }

  @Test func `a view that overhangs the content finds what it shows, however far it is scrolled`() {
    let geometry = LayoutGeometry((section(.continuous), items: 1_000_000))
    var found: [ElementPlacement] = []
    geometry.appendElements(
      in: Rect(x: -20, y: 0, width: 320, height: 480), orthogonalOffsets: [0: 540_000], to: &found)
    let cells = found.filter { $0.key.category == .cell }.map(\.key.item)
    // Where they are seen from -20 to 300, and the three that lie there unscrolled.
    #expect(cells == [0, 1, 2, 4999, 5000, 5001, 5002])
  }

  @Test func `centred paging starts with the first group in the middle`() throws {
    let geometry = LayoutGeometry((section(.groupPagingCentered), items: 8))
    let scroller = try #require(geometry.orthogonalScroller(ofSection: 0))
    #expect(scroller.initialOffset == -(310.0 - 100) / 2)
    #expect(geometry.restingOffset(inSection: 0, proposed: -500) == scroller.initialOffset)
  }

  @Test func `a resting offset is the nearest of all stops`() {
    for behavior in OrthogonalBehavior.allCases where behavior != .none {
      let geometry = LayoutGeometry((section(behavior), items: 8))
      let range = geometry.orthogonalScroller(ofSection: 0)!.range
      let starts = (0..<8).map { Double($0) * 108 }
      let stops: [Double]? =
        switch behavior {
        case .none, .continuous: nil
        case .paging: [0, 310, 546]
        case .continuousGroupLeadingBoundary, .groupPaging: starts
        case .groupPagingCentered: starts.map { $0 - 105 }
        }
      let reachable = stops?.map { min(max($0, range.lowerBound), range.upperBound) }
      for proposed in stride(from: -200.0, through: 900, by: 7.3) {
        let rest = geometry.restingOffset(inSection: 0, proposed: proposed)
        let clamped = min(max(proposed, range.lowerBound), range.upperBound)
        let nearest = reachable?.map { abs($0 - clamped) }.min() ?? 0
        // Pages are whole viewports up to the end, which only a request at the end reaches.
        let isPage = behavior == .paging
        #expect(
          isPage ? reachable!.contains(rest) : abs(abs(rest - clamped) - nearest) < tolerance,
          "\(behavior) asked for \(proposed): \(rest)")
      }
    }
  }

  @Test func `in a sideways layout rows run down`() throws {
    let geometry = LayoutGeometry(
      (section(.continuous), items: 8), configuration: LayoutConfiguration(scrollAxis: .horizontal))
    let scroller = try #require(geometry.orthogonalScroller(ofSection: 0))
    #expect(scroller.axis == .vertical)
    #expect(scroller.frame == Rect(x: 4, y: 3, width: 100, height: 480 - 3 - 5))
    #expect(geometry.cell(1) == Rect(x: 4, y: 3 + 58, width: 100, height: 50))
  }

  @Test func `right to left a row starts at the right`() throws {
    let geometry = LayoutGeometry((section(.continuous), items: 8), direction: .rightToLeft)
    #expect(geometry.cell(0)?.maxX == 320.0 - 4.0)
    #expect(geometry.orthogonalScroller(ofSection: 0)?.frame.maxX == 320.0 - 4.0)
    var found: [ElementPlacement] = []
    geometry.appendElements(
      in: Rect(x: 0, y: 0, width: 320, height: 480), orthogonalOffsets: [0: 540], to: &found)
    #expect(found.filter { $0.key.category == .cell }.map(\.key.item) == [5, 6, 7])
  }
}
