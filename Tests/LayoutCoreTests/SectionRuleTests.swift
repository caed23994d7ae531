import GeometryCore
import LayoutCore
import Testing

/// Rules of sections and groups that no recording covers; expected numbers show where they come
/// from.
@Suite struct SectionRuleTests {
  @Test func `a repeated subitem keeps its size and comes exactly as often as asked`() {
    let group = ItemDescription(
      extent: .full(height: 20),
      group: GroupDescription(
        axis: .horizontal,
        form: .counted(
          ItemDescription(extent: .points(30, 20)), count: 3, resizesSubitem: false),
        interItemSpacing: .fixed(5)))
    let geometry = LayoutGeometry((SectionDescription(group: group), items: 4))
    #expect(geometry.cell(2) == Rect(x: 70, y: 0, width: 30, height: 20))
    #expect(geometry.cell(3) == Rect(x: 0, y: 20, width: 30, height: 20))
  }

  @Test func `the safe area narrows sections and their headers, not the layout's`() {
    let header = BoundaryDescription(extent: .full(height: 10), kind: "header", alignment: .top)
    var section = SectionDescription(group: .single(.full(height: 40)), boundaries: [header])
    section.contentInsets.leading = 6
    let safeArea = DirectionalInsets(top: 50, leading: 20, bottom: 30, trailing: 14)
    let geometry = LayoutGeometry((section, items: 1), safeArea: safeArea)
    let width = 320.0 - 20 - 14 - 6
    #expect(geometry.cell(0) == Rect(x: 26, y: 10, width: width, height: 40))
    #expect(geometry.supplementary("header")?.frame == Rect(x: 26, y: 0, width: width, height: 10))
    section.boundaryInsetsReference = .none
    let free = LayoutGeometry((section, items: 1), safeArea: safeArea)
    #expect(free.supplementary("header")?.frame == Rect(x: 6, y: 0, width: 314, height: 10))
  }

  @Test func `an orthogonal section takes the safe area off its groups' width`() {
    let section = SectionDescription(
      group: .single(.full(height: 40)), orthogonalBehavior: .continuous)
    let safeArea = DirectionalInsets(top: 0, leading: 20, bottom: 0, trailing: 14)
    let geometry = LayoutGeometry((section, items: 2), safeArea: safeArea)
    #expect(geometry.cell(1) == Rect(x: 20 + 286, y: 0, width: 286, height: 40))
    #expect(geometry.orthogonalScroller(ofSection: 0)?.viewportExtent == 286)
  }

  @Test func `insets of a boundary item shrink it, not its room`() {
    var header = BoundaryDescription(extent: .full(height: 30), kind: "header", alignment: .top)
    header.contentInsets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = SectionDescription(group: .single(.full(height: 40)), boundaries: [header])
    let geometry = LayoutGeometry((section, items: 1))
    #expect(geometry.supplementary("header")?.frame == Rect(x: 2, y: 1, width: 314, height: 26))
    #expect(geometry.cell(0)?.minY == 30)
  }

  @Test func `an item without alignment has no size and takes no room`() {
    let none = BoundaryDescription(extent: .full(height: 30), kind: "none", alignment: [])
    let section = SectionDescription(group: .single(.full(height: 40)), boundaries: [none])
    let geometry = LayoutGeometry((section, items: 1))
    #expect(geometry.supplementary("none")?.frame.size == .zero)
    #expect(geometry.contentSize.height == 40)
  }

  @Test func `a group wider than the view widens the content`() {
    let geometry = LayoutGeometry(
      (SectionDescription(group: .single(.points(400, 10))), items: 1))
    #expect(geometry.contentSize == Size(width: 400, height: 10))
  }

  @Test func `a cell outside its group is placed but not found`() {
    let arrangement = CustomArrangement(identity: 1) { _ in
      [CustomPlacement(frame: Rect(x: 0, y: 40, width: 10, height: 10))]
    }
    let group = ItemDescription(
      extent: .full(height: 20),
      group: GroupDescription(axis: .vertical, form: .custom(arrangement)))
    let geometry = LayoutGeometry((SectionDescription(group: group), items: 4))
    #expect(geometry.cell(0)?.minY == 40)
    var found: [ElementPlacement] = []
    geometry.appendElements(in: Rect(x: 0, y: 0, width: 320, height: 80), to: &found)
    #expect(found.isEmpty)
  }

  @Test func `an area without size finds the backgrounds it touches alone`() {
    let section = SectionDescription(
      group: .single(.full(height: 40)), decorations: [DecorationDescription(kind: "background")])
    let geometry = LayoutGeometry((section, items: 1), (section, items: 1))
    var found: [ElementPlacement] = []
    geometry.appendElements(in: Rect(x: 5, y: 40, width: 0, height: 0), to: &found)
    #expect(found.map(\.key.category) == [.decoration, .decoration])
    found = []
    geometry.appendElements(in: Rect(x: 5, y: 81, width: 9, height: 9), to: &found)
    #expect(found.isEmpty)
  }

  @Test func `a large group is queried like a small one`() {
    let placements = (0..<1_000).map {
      CustomPlacement(
        frame: Rect(x: Double($0 % 4) * 80, y: Double($0 / 4) * 10, width: 80, height: 10))
    }
    let group = ItemDescription(
      extent: .full(height: 2_500),
      group: GroupDescription(
        axis: .vertical, form: .custom(CustomArrangement(identity: 1) { _ in placements })))
    let geometry = LayoutGeometry((SectionDescription(group: group), items: 1_990))
    var found: [ElementPlacement] = []
    geometry.appendElements(in: Rect(x: 81, y: 2_491, width: 70, height: 28), to: &found)
    // The last row of the first group, and the first two of the second, second column.
    #expect(found.map(\.key.item) == [997, 1_001, 1_005])
  }

  @Test func `groups that all lie in one place are found up to a limit`() {
    let section = SectionDescription(
      group: .single(.full(height: 40)), interGroupSpacing: -40)
    var found: [ElementPlacement] = []
    LayoutGeometry((section, items: 70_000))
      .appendElements(in: Rect(x: 0, y: 0, width: 1, height: 1), to: &found)
    #expect(found.map(\.key.item) == Array(0..<70_000))
    found = []
    LayoutGeometry((section, items: .max))
      .appendElements(in: Rect(x: 0, y: 0, width: 1, height: 1), to: &found)
    #expect(found.count == 1 << 20)
  }

  @Test func `a header above the content keeps its negative place`() {
    var header = BoundaryDescription(extent: .full(height: 10), kind: "header", alignment: .top)
    header.extendsBoundary = false
    header.offset.y = -7
    let section = SectionDescription(group: .single(.full(height: 40)), boundaries: [header])
    #expect(LayoutGeometry((section, items: 1)).supplementary("header")?.frame.minY == -7)
  }

  @Test func `sections that overlap are all found`() {
    let section = SectionDescription(group: .single(.full(height: 40)))
    let geometry = LayoutGeometry(
      (section, items: 1), (section, items: 1), (section, items: 3),
      configuration: LayoutConfiguration(interSectionSpacing: -60))
    // Sections start at 0, 40 - 60 and 20 - 60.
    #expect((0..<3).map { geometry.cell(0, section: $0)?.minY } == [0, -20, -40])
    var found: [ElementPlacement] = []
    geometry.appendElements(in: Rect(x: 0, y: 0, width: 10, height: 15), to: &found)
    #expect(
      found.map(\.key) == [
        .cell(section: 0, item: 0), .cell(section: 1, item: 0), .cell(section: 2, item: 1),
      ])
  }
}
