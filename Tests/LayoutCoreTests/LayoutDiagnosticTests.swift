import GeometryCore
import LayoutCore
import Testing

@Suite struct LayoutDiagnosticTests {
  @Test func `a sound layout has nothing to report`() {
    let section = SectionDescription(group: .single(.full(height: 10)))
    #expect(LayoutGeometry((section, items: 3)).diagnostics.isEmpty)
  }

  @Test func `a group whose first item does not fit lays out nothing and says so once`() {
    let section = SectionDescription(
      group: .row(.points(50, 10), [ItemDescription(extent: .points(51, 10))]),
      contentInsets: DirectionalInsets(top: 9, leading: 0, bottom: 9, trailing: 0))
    let geometry = LayoutGeometry((section, items: 3))
    #expect(geometry.diagnostics == [LayoutDiagnostic(section: 0, cause: .firstItemDoesNotFit)])
    #expect(geometry.contentSize == Size(width: 320, height: 0))
    #expect(geometry.cell(0) == nil && geometry.frame(ofSection: 0) == nil)
  }

  @Test func `insets larger than an item leave the difference`() {
    var item = ItemDescription(extent: .points(9.5, 20))
    item.contentInsets = DirectionalInsets(top: 0, leading: 7, bottom: 0, trailing: 7)
    let geometry = LayoutGeometry(
      (SectionDescription(group: .row(.full(height: 20), [item])), items: 1))
    #expect(geometry.cell(0)?.size.width == 4.5)
    #expect(
      geometry.diagnostics == [LayoutDiagnostic(section: 0, cause: .insetsExceedContainer)])
  }

  @Test func `numbers that cannot be laid out are replaced and reported per section`() {
    let section = SectionDescription(
      group: .single(LayoutExtent(width: .absolute(.nan), height: .absolute(.infinity))))
    let geometry = LayoutGeometry((section, items: 1), (section, items: 1))
    // No number is taken for a width of zero, and items without extent would fill a group for ever.
    let expected = [0, 1].flatMap { section in
      [.unusableNumber, .tooManyItemsInGroup].map { LayoutDiagnostic(section: section, cause: $0) }
    }
    #expect(geometry.diagnostics == expected)
    #expect(geometry.cell(1, section: 0) == nil)
    #expect(geometry.cell(0)?.size == Size(width: 0, height: 1e9))
  }

  @Test func `items without extent do not fill a group for ever`() {
    let section = SectionDescription(
      group: .row(.full(height: 10), [ItemDescription(extent: .points(0, 10))]))
    let geometry = LayoutGeometry((section, items: 1_000))
    #expect(
      geometry.diagnostics == [LayoutDiagnostic(section: 0, cause: .tooManyItemsInGroup)])
    #expect(geometry.cell(999)?.size == Size(width: 0, height: 10))
  }

  @Test func `groups nested for ever end`() {
    var item = ItemDescription(extent: .shares(1, 1))
    for _ in 0..<500 { item = .row(.shares(1, 1), [item]) }
    let geometry = LayoutGeometry((SectionDescription(group: item), items: 2))
    #expect(geometry.diagnostics == [LayoutDiagnostic(section: 0, cause: .nestingTooDeep)])
    #expect(geometry.cell(1) == Rect(x: 0, y: 480, width: 320, height: 480))
  }

  @Test func `a negative size is taken for zero`() {
    let section = SectionDescription(group: .single(.full(height: -5)))
    let geometry = LayoutGeometry((section, items: 2))
    #expect(geometry.diagnostics == [LayoutDiagnostic(section: 0, cause: .negativeSize)])
    #expect(geometry.cell(1) == Rect(x: 0, y: 0, width: 320, height: 0))
  }
}
