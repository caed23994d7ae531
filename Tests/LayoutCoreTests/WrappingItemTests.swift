import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// Items of estimated width in groups that are lines: they wrap by what they measure.
@Suite struct WrappingItemTests {
  private static func section(
    _ cell: ItemDescription, spacing: Spacing? = nil, height: LayoutDimension = .estimated(30),
    insets: DirectionalInsets = .zero, groupInsets: DirectionalInsets = .zero,
    edges: EdgeSpacing = .none, lineSpacing: Double = 0
  ) -> SectionDescription {
    SectionDescription(
      group: ItemDescription(
        extent: LayoutExtent(width: .fractionalWidth(1), height: height),
        contentInsets: groupInsets, edgeSpacing: edges,
        group: GroupDescription(
          axis: .horizontal, form: .repeating([cell]), interItemSpacing: spacing)),
      contentInsets: insets, interGroupSpacing: lineSpacing)
  }

  private static func tag(
    _ height: LayoutDimension = .estimated(30), edges: EdgeSpacing = .none
  ) -> ItemDescription {
    ItemDescription(
      extent: LayoutExtent(width: .estimated(60), height: height), edgeSpacing: edges)
  }

  private static func geometry(
    _ section: SectionDescription, widths: [Double?], height: Double = 30,
    _ direction: LayoutDirection = .leftToRight
  ) -> LayoutGeometry {
    var geometry = LayoutGeometry(
      configuration: LayoutConfiguration(),
      environment: LayoutEnvironment(
        container: Size(width: 390, height: 844), scale: 2, direction: direction),
      plan: LayoutPlan(section, itemCounts: [widths.count]))
    for (item, width) in widths.enumerated() {
      guard let width else { continue }
      geometry.record(
        Size(width: width, height: height), for: .cell(section: 0, item: item))
    }
    return geometry
  }

  private static func origins(_ geometry: LayoutGeometry) -> [Point] {
    (0..<geometry.itemCount(inSection: 0)).compactMap { geometry.cell($0)?.origin }
  }

  /// Where eight tags stand in full lines.
  private static func lines(of count: Int, width: Double, height: Double) -> [Point] {
    (0..<8).map { item in
      let (line, place) = item.quotientAndRemainder(dividingBy: count)
      return Point(x: Double(place) * width, y: Double(line) * height)
    }
  }

  @Test func `eight tags of 150 stand two in a row, all within 390`() {
    let geometry = Self.geometry(
      Self.section(Self.tag()), widths: Array(repeating: 150, count: 8))
    #expect(Self.origins(geometry) == Self.lines(of: 2, width: 150, height: 30))
    #expect(geometry.contentSize == Size(width: 390, height: 4 * 30))
  }

  @Test func `before anything is measured estimates fill the lines`() {
    // floor(390 / 60) = 6 in a line.
    let geometry = Self.geometry(
      Self.section(Self.tag()), widths: Array(repeating: nil, count: 8))
    #expect(Self.origins(geometry) == Self.lines(of: 6, width: 60, height: 30))
  }

  @Test func `spacings, insets and edges are those of a group in each line`() {
    // 390 - 2 x 16 - 2 x 4 = 350 in each line: 150 + 10 + 150 fits, with edges of 2 on both sides.
    let section = Self.section(
      Self.tag(
        edges: EdgeSpacing(leading: .fixed(2), top: .fixed(3), trailing: .fixed(2), bottom: nil)),
      spacing: .fixed(10),
      insets: DirectionalInsets(top: 5, leading: 16, bottom: 6, trailing: 16),
      groupInsets: DirectionalInsets(top: 50, leading: 4, bottom: 50, trailing: 4),
      edges: EdgeSpacing(top: .fixed(1), bottom: .fixed(7)), lineSpacing: 8)
    let geometry = Self.geometry(section, widths: Array(repeating: 150, count: 4))
    let first = Point(x: 16.0 + 4 + 2, y: 5.0 + 1 + 3)
    // The next tag begins 150 + 2 + 10 + 2 further on, the next line 3 + 30 for the tag and 7 + 8 + 1
    // around lines further down.
    let (right, down) = (Point(x: 164, y: 0), Point(x: 0, y: 49))
    let expected = [first, first + right, first + down, first + right + down]
    #expect(Self.origins(geometry) == expected)
    let line: Double = 1 + 33 + 7
    #expect(geometry.contentSize.height == 5 + line + 8 + line + 6)
  }

  @Test func `flexible room is shared in each line, in the last one as if more followed`() {
    let geometry = Self.geometry(
      Self.section(Self.tag(), spacing: .flexible(10)), widths: [100, 100, 100, 200, 100])
    // 390 - 300 = 90 in two gaps. Behind 200 and 100 one more of 60 would fit: 30 in two gaps.
    #expect(Self.origins(geometry).map(\.x) == [0, 145, 290, 0, 200 + 15])
    #expect(Self.origins(geometry).map(\.y) == [0, 0, 0, 30, 30])
  }

  @Test func `a tag wider than the line has one to itself and is as wide`() throws {
    for edges in [EdgeSpacing.none, EdgeSpacing(leading: .fixed(5), trailing: .fixed(7))] {
      let geometry = Self.geometry(
        Self.section(Self.tag(edges: edges)), widths: [100, 500, 100])
      let wide = try #require(geometry.cell(1))
      let room = edges.start(.horizontal).minimum + edges.end(.horizontal).minimum
      #expect(wide.size.width == 390 - room)
      #expect(Self.origins(geometry).map(\.y) == [0, 30, 60])
    }
  }

  @Test func `lines of a fixed height keep it`() {
    let geometry = Self.geometry(
      Self.section(Self.tag(), height: .absolute(44)), widths: [200, 200, 200], height: 30)
    #expect(Self.origins(geometry).map(\.y) == [0, 44, 88])
    #expect(geometry.contentSize.height == 3.0 * 44)
    #expect(geometry.cell(0)?.size.height == 30)
  }

  @Test func `right to left lines begin at the right`() {
    let geometry = Self.geometry(
      Self.section(Self.tag(), spacing: .fixed(10)), widths: Array(repeating: 150, count: 3),
      .rightToLeft)
    #expect(
      Self.origins(geometry)
        == [Point(x: 240, y: 0), Point(x: 80, y: 0), Point(x: 240, y: 30)])
  }

  @Test func `columns of items of estimated height wrap by it when the content scrolls sideways`() {
    let section = SectionDescription(
      group: ItemDescription(
        extent: LayoutExtent(width: .estimated(30), height: .fractionalHeight(1)),
        group: GroupDescription(
          axis: .vertical,
          form: .repeating([
            ItemDescription(extent: LayoutExtent(width: .absolute(30), height: .estimated(60)))
          ]))))
    var geometry = LayoutGeometry(
      configuration: LayoutConfiguration(scrollAxis: .horizontal),
      environment: LayoutEnvironment(container: Size(width: 844, height: 390), scale: 2),
      plan: LayoutPlan(section, itemCounts: [8]))
    for item in 0..<8 {
      geometry.record(Size(width: 30, height: 150), for: .cell(section: 0, item: item))
    }
    let rows = Self.lines(of: 2, width: 150, height: 30)
    #expect(Self.origins(geometry) == rows.map { Point(x: $0.y, y: $0.x) })
  }

  @Test func `groups by count do not wrap`() {
    var section = Self.section(Self.tag())
    section.group.group?.form = .counted(Self.tag(), count: 3, resizesSubitem: false)
    let geometry = Self.geometry(section, widths: Array(repeating: 150, count: 6))
    #expect(Self.origins(geometry).map(\.x) == [0, 150, 300, 0, 150, 300])
  }

  @Test func `a million tags cost nothing before they are seen`() {
    let geometry = Self.geometry(
      Self.section(Self.tag()), widths: Array(repeating: nil, count: 1_000_000))
    var found: [ElementPlacement] = []
    geometry.appendElements(in: Rect(x: 0, y: 3_000_000, width: 390, height: 60), to: &found)
    #expect(found.map(\.key.item) == Array(600_000..<600_012))
    #expect(geometry.work.slots < 10)
  }
}
