import GeometryCore
import LayoutCore
import Testing

/// Rules of `docs/behaviours` of which no recording is at hand; expected numbers show where they
/// come from.
@Suite struct UnrecordedRuleTests {
  private static let whole = Rect(x: 0, y: 0, width: 320, height: 480)

  private func found(in geometry: LayoutGeometry) -> [ElementPlacement] {
    var found: [ElementPlacement] = []
    geometry.appendElements(in: Self.whole, to: &found)
    return found
  }

  // MARK: Lengths

  @Test func `an absolute length keeps its fraction of a pixel`() {
    let item = ItemDescription(extent: .points(33.3, 10.1))
    let section = SectionDescription(group: .row(.full(height: 20), [item]))
    let cell = LayoutGeometry((section, items: 2)).cell(1)
    // At scale 2 the position goes to the nearest half, the size stays.
    #expect(cell == Rect(x: 33.5, y: 0, width: 33.3, height: 10.1))
  }

  @Test func `a fraction above one is longer than its container`() {
    let group = ItemDescription.single(
      LayoutExtent(width: .fractionalWidth(1.5), height: .absolute(10)))
    let geometry = LayoutGeometry((SectionDescription(group: group), items: 1))
    #expect(geometry.cell(0)?.size.width == 1.5 * 320)
  }

  @Test func `the content and a background end on whole pixels`() {
    let item = ItemDescription(extent: .points(20, 10.3))
    let section = SectionDescription(
      group: .row(.full(height: 10.3), [item]),
      decorations: [DecorationDescription(kind: "ground")])
    let geometry = LayoutGeometry((section, items: 1))
    #expect(geometry.contentSize == Size(width: 320, height: 10.5))
    #expect(found(in: geometry).last?.frame.size == Size(width: 320, height: 10.5))
    #expect(geometry.cell(0)?.size.height == 10.3)
  }

  @Test func `a layout without sections is as wide as its container`() {
    #expect(LayoutGeometry().contentSize == Size(width: 320, height: 0))
  }

  // MARK: Groups

  @Test func `a nested group without room for its item leaves its neighbours alone`() {
    let nested = ItemDescription.row(.points(50, 40), [ItemDescription(extent: .points(60, 40))])
    let item = ItemDescription(extent: .points(30, 40))
    let section = SectionDescription(group: .row(.full(height: 40), [nested, item]))
    let geometry = LayoutGeometry((section, items: 3))
    #expect((0..<3).map { geometry.cell($0)?.minX } == [50, 50 + 80, 50 + 160])
  }

  @Test func `a flexible edge pushes a group out that is too wide`() {
    var group = ItemDescription.single(.points(400, 10))
    group.edgeSpacing.leading = .flexible(0)
    let geometry = LayoutGeometry((SectionDescription(group: group), items: 1))
    #expect(geometry.cell(0)?.minX == 320.0 - 400)
  }

  @Test func `a counted column divides its estimate and measures nothing`() {
    let group = ItemDescription(
      extent: .estimated(height: 88),
      group: GroupDescription(
        axis: .vertical,
        form: .counted(ItemDescription(extent: .estimated()), count: 2, resizesSubitem: true),
        interItemSpacing: .fixed(5)))
    var geometry = LayoutGeometry((SectionDescription(group: group), items: 2))
    #expect(geometry.cell(0)?.size.height == (88.0 - 5) / 2)
    geometry.record(Size(width: 320, height: 70), for: .cell(section: 0, item: 0))
    #expect(geometry.cell(0)?.size.height == (88.0 - 5) / 2)
    #expect(geometry.contentSize.height == 88)
  }

  // MARK: Boundary items

  private func headers(pin: Bool) -> SectionDescription {
    SectionDescription(
      group: .single(.full(height: 40)),
      boundaries: [("high", 30.0), ("low", 10.0)].map { kind, height in
        BoundaryDescription(
          extent: .full(height: height), kind: kind, alignment: .top, pinsToVisibleBounds: pin)
      })
  }

  @Test func `headers of one side lie on one another`() {
    let geometry = LayoutGeometry((headers(pin: false), items: 4))
    #expect(geometry.supplementary("high")?.frame.minY == 0)
    #expect(geometry.supplementary("low")?.frame.minY == 30.0 - 10)
    #expect(geometry.cell(0)?.minY == 30)
  }

  @Test func `two pinned headers of one section pin alike`() {
    let geometry = LayoutGeometry((headers(pin: true), items: 4))
    let viewport = Viewport(bounds: Rect(x: 0, y: 50, width: 320, height: 100), insets: .zero)
    for kind in ["high", "low"] {
      #expect(geometry.supplementary(kind, viewport: viewport)?.frame.minY == 50)
    }
  }

  // MARK: Badges and backgrounds

  @Test func `a badge at the end of a trimmed group follows its end`() {
    let column = ItemDescription(
      extent: .full(height: 100),
      supplementaries: [
        SupplementaryDescription(
          extent: .points(10, 10), kind: "end", containerAnchor: Anchor(edges: .bottom))
      ],
      group: GroupDescription(
        axis: .vertical, form: .repeating([ItemDescription(extent: .full(height: 30))])))
    let geometry = LayoutGeometry((SectionDescription(group: column), items: 5))
    #expect(geometry.supplementary("end")?.frame.minY == 100.0 - 10)
    // Two items of 30 and the 10 that three of them leave.
    #expect(geometry.supplementary("end", 1)?.frame.minY == 100.0 + (60 + 10) - 10)
  }

  @Test func `cells of a section with a background are raised, others are not`() {
    let plain = SectionDescription(group: .single(.full(height: 40)))
    var decorated = plain
    decorated.decorations = [DecorationDescription(kind: "ground")]
    var custom = decorated
    let arrangement = CustomArrangement(identity: 1) { _ in
      [CustomPlacement(frame: Rect(x: 0, y: 0, width: 10, height: 10), zIndex: 5)]
    }
    custom.group.group = GroupDescription(axis: .vertical, form: .custom(arrangement))
    let geometry = LayoutGeometry((plain, items: 1), (decorated, items: 1), (custom, items: 1))
    let depths = (0..<3).map { geometry.placement(of: .cell(section: $0, item: 0))?.zIndex }
    #expect(depths == [0, 1, 5])
  }

  @Test func `backgrounds are numbered in their order, an empty section has none`() {
    let section = SectionDescription(
      group: .single(.full(height: 40)),
      decorations: ["a", "b"].map { DecorationDescription(kind: $0) })
    let geometry = LayoutGeometry((section, items: 0), (section, items: 1))
    let grounds = found(in: geometry).map(\.key).filter { $0.category == .decoration }
    #expect(grounds.map { Int($0.section) } == [1, 1])
    #expect(grounds.map(\.item) == [0, 1])
  }

  @Test func `a query answers cells, badges, headers and backgrounds in this order`() {
    let badge = SupplementaryDescription(
      extent: .points(10, 10), kind: "badge", containerAnchor: Anchor(edges: .top))
    let header = BoundaryDescription(extent: .full(height: 30), kind: "header", alignment: .top)
    let item = ItemDescription(extent: .shares(1, 1), supplementaries: [badge])
    let section = SectionDescription(
      group: .row(.full(height: 40), [item]), boundaries: [header],
      decorations: [DecorationDescription(kind: "ground")])
    let geometry = LayoutGeometry((section, items: 2))
    let kinds = found(in: geometry).map { geometry.kinds[Int($0.key.kind)] }
    #expect(kinds == ["", "badge", "", "badge", "header", "ground"])
  }
}
