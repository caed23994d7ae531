import GeometryCore
import LayoutCore
import Testing

/// Promises of cost, as exact numbers.
@Suite struct LayoutWorkTests {
  let grid = SectionDescription(
    group: .row(.full(height: 44), [ItemDescription(extent: .shares(1.0 / 3, 1))]))

  @Test func `a million items solve one group of three`() {
    let work = LayoutGeometry((grid, items: 1_000_000)).work
    #expect(work == LayoutWork(sectionTemplates: 1, groupTemplates: 1, slots: 3))
  }

  @Test func `a second section with the same description solves nothing`() {
    let one = LayoutGeometry((grid, items: 10))
    let two = LayoutGeometry((grid, items: 10), (grid, items: 500), (grid, items: 0))
    #expect(one.work == two.work)
  }

  @Test func `sections of two alternating descriptions solve two`() {
    var other = grid
    other.interGroupSpacing = 1
    let geometry = LayoutGeometry((grid, items: 1), (other, items: 1), (grid, items: 1))
    #expect(geometry.work.sectionTemplates == 2)
  }

  @Test func `a nested group that is repeated is solved once`() {
    let column = ItemDescription(
      extent: .shares(0.25, 1),
      group: GroupDescription(
        axis: .vertical,
        form: .counted(ItemDescription(extent: .shares(1, 1)), count: 5, resizesSubitem: true)))
    let section = SectionDescription(group: .row(.full(height: 100), [column]))
    let work = LayoutGeometry((section, items: 1_000)).work
    // The row and its column; 5 slots of the column, 20 of the row of four columns.
    #expect(work == LayoutWork(sectionTemplates: 1, groupTemplates: 2, slots: 5 + 20))
  }

  @Test func `a custom provider is asked once`() {
    let arrangement = CustomArrangement(identity: 7) { container in
      [CustomPlacement(frame: Rect(origin: .zero, size: container.size))]
    }
    let group = ItemDescription(
      extent: .full(height: 10),
      group: GroupDescription(axis: .vertical, form: .custom(arrangement)))
    let section = SectionDescription(group: group)
    let geometry = LayoutGeometry((section, items: 1_000), (section, items: 5))
    #expect(geometry.work.customProviderCalls == 1)
    #expect(geometry.cell(999)?.minY == 9_990)
  }

  @Test func `what is kept of a section fits in a small record`() {
    #expect(MemoryLayout<ElementKey>.stride == 16)
    #expect(MemoryLayout<ElementPlacement>.stride == 56)
    #expect(MemoryLayout<LayoutPlan.Section>.stride == 16)
  }
}
