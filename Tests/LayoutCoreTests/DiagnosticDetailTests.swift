import GeometryCore
import LayoutCore
import Testing

@Suite struct DiagnosticDetailTests {
  private func details(of section: SectionDescription) -> [LayoutDiagnostic] {
    LayoutGeometry((section, items: 3)).diagnostics(ofSection: 0, in: section)
  }

  @Test func `a group without room for its first item tells both lengths`() {
    let section = SectionDescription(
      group: .row(.points(50, 10), [ItemDescription(extent: .points(51, 10))]))
    #expect(
      details(of: section) == [
        LayoutDiagnostic(
          section: 0, cause: .firstItemDoesNotFit, element: "group",
          values: [.init("room", 50), .init("first item", 51)])
      ])
  }

  @Test func `insets larger than an item name the item`() throws {
    var item = ItemDescription(extent: .points(9.5, 20))
    item.contentInsets = DirectionalInsets(top: 0, leading: 7, bottom: 0, trailing: 7)
    let section = SectionDescription(
      group: .row(.full(height: 20), [.single(.points(20, 20)), item]))
    let found = try #require(details(of: section).first)
    #expect(found.cause == .insetsExceedContainer)
    #expect(found.element == "group › item 1")
    #expect(found.values.first == .init("width", 9.5))
    #expect(found.values.contains(.init("leading and trailing", 7 + 7)))
  }

  @Test func `each cause is told once, however often it occurs`() {
    var item = ItemDescription(extent: .points(9, 20))
    item.contentInsets = DirectionalInsets(top: 0, leading: 7, bottom: 0, trailing: 7)
    let section = SectionDescription(group: .row(.full(height: 20), [item, item, item]))
    #expect(details(of: section).map(\.cause) == [.insetsExceedContainer])
  }

  @Test func `a sound section has nothing to tell`() {
    #expect(details(of: SectionDescription(group: .single(.full(height: 10)))).isEmpty)
  }

  @Test func `items too long for the lines of a flow layout are told for each section`() {
    let metrics = FlowMetrics(
      lineSpacing: 10, itemSpacing: 10, mainInsets: FlowMargins(start: 0, end: 0),
      crossInsets: FlowMargins(start: 20, end: 20), headerExtent: 0, footerExtent: 0,
      crossExtent: 320)
    let sizes = [Size(width: 50, height: 50), Size(width: 300, height: 50)]
    let section = FlowSection(.individual(sizes), metrics: metrics, axis: .vertical)
    let geometry = FlowGeometry(
      [section, section], axis: .vertical, crossExtent: 320, scale: 2,
      pins: FlowPins(headers: false, footers: false))
    #expect(
      geometry.diagnostics
        == [0, 1].map { section in
          LayoutDiagnostic(
            section: section, cause: .itemLongerThanLine, element: "item 1",
            values: [.init("item width", 300), .init("room", 320 - 20 - 20)])
        })
  }

  @Test func `a diagnostic reads as a line`() {
    let diagnostic = LayoutDiagnostic(
      section: 2, cause: .firstItemDoesNotFit, element: "group",
      values: [.init("room", 50), .init("first item", 51.5)])
    #expect(
      diagnostic.description
        == "section 2, group: The group has no room for its first item; no item is laid out. "
        + "(room 50, first item 51.5) Make the item a fraction of the group, or the group larger "
        + "than item, insets and spacing. [first-item-does-not-fit]")
  }
}
