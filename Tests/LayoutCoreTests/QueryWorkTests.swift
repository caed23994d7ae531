import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// What queries cost where cells have been measured.
@Suite struct QueryWorkTests {
  /// Rows of three cells as high as they measure.
  private let triples: SectionDescription = {
    let third = LayoutExtent(width: .fractionalWidth(1.0 / 3), height: .estimated(40))
    let row = LayoutExtent(width: .fractionalWidth(1), height: .estimated(40))
    return SectionDescription(group: .row(row, [third, third, third].map { .init(extent: $0) }))
  }()

  private func geometry(_ section: SectionDescription, items: Int) -> LayoutGeometry {
    LayoutGeometry(
      configuration: LayoutConfiguration(),
      environment: LayoutEnvironment(container: Size(width: 300, height: 600)),
      plan: LayoutPlan(section, itemCounts: [items]))
  }

  private func heights(_ items: Range<Int>, _ random: inout SplitMix64) -> [ElementSize] {
    items.map { item in
      let height = Double(Int.random(in: 20...90, using: &random))
      return ElementSize(
        key: .cell(section: 0, item: item), size: Size(width: 1, height: height))
    }
  }

  private func elements(of geometry: LayoutGeometry, in rect: Rect) -> [ElementPlacement] {
    var found: [ElementPlacement] = []
    geometry.appendElements(in: rect, to: &found)
    return found
  }

  @Test func `cells measured together have their group solved once`() {
    var random = SplitMix64(seed: 1)
    var together = geometry(triples, items: 300)
    var singly = together
    let sizes = heights(0..<60, &random)
    together.record(sizes)
    for size in sizes { singly.record(size.size, for: size.key) }
    #expect(together.measuringWork.solvedGroups == 60 / 3)
    #expect(singly.measuringWork.solvedGroups == 60)
    let all = Rect(x: 0, y: 0, width: 300, height: 9_000)
    #expect(elements(of: together, in: all) == elements(of: singly, in: all))
    #expect(together.contentSize == singly.contentSize)
  }

  @Test func `a query solves no group that was solved when it was measured`() {
    var random = SplitMix64(seed: 2)
    var geometry = geometry(triples, items: 300)
    geometry.record(heights(0..<60, &random))
    for _ in 0..<3 {
      _ = elements(of: geometry, in: Rect(x: 0, y: 0, width: 300, height: 600))
      for item in 0..<30 { _ = geometry.placement(of: .cell(section: 0, item: item)) }
    }
    #expect(geometry.queryWork.groups > 0)
    #expect(geometry.queryWork.solvedGroups == 0)
  }

  @Test func `what is in view is solved once after the data changed`() {
    var random = SplitMix64(seed: 3)
    var former = geometry(triples, items: 300)
    former.record(heights(0..<300, &random))
    var next = geometry(triples, items: 300)
    next.takeOverMeasurements(of: former)
    let area = Rect(x: 0, y: 0, width: 300, height: 600)
    let found = elements(of: next, in: area)
    let work = next.queryWork
    #expect(work.solvedGroups == work.groups)
    #expect(work.solvedGroups <= found.count / 3 + 2)
    for _ in 0..<5 { #expect(elements(of: next, in: area) == found) }
    #expect(next.queryWork.solvedGroups == work.solvedGroups)
  }

  @Test func `a measurement changes what the next query finds, and no copy made before`() {
    var random = SplitMix64(seed: 4)
    var geometry = geometry(triples, items: 300)
    geometry.record(heights(0..<300, &random))
    let area = Rect(x: 0, y: 0, width: 300, height: 600)
    var former: [(LayoutGeometry, [ElementPlacement])] = []
    for _ in 0..<40 {
      former.append((geometry, elements(of: geometry, in: area)))
      let item = Int.random(in: 0..<30, using: &random)
      let height = Double(Int.random(in: 20...90, using: &random))
      geometry.record(Size(width: 1, height: height), for: .cell(section: 0, item: item))
      #expect(geometry.placement(of: .cell(section: 0, item: item))?.frame.size.height == height)
    }
    for (copy, found) in former { #expect(elements(of: copy, in: area) == found) }
  }

  @Test func `more groups than are kept are still found where they are`() {
    var random = SplitMix64(seed: 5)
    var one = geometry(triples, items: 30_000)
    let sizes = heights(0..<30_000, &random)
    one.record(sizes)
    var other = geometry(triples, items: 30_000)
    other.record(Array(sizes.reversed()))
    for _ in 0..<50 {
      let y = Double.random(in: 0...one.contentSize.height - 600, using: &random)
      let area = Rect(x: 0, y: y, width: 300, height: 600)
      #expect(elements(of: one, in: area) == elements(of: other, in: area))
    }
  }
}
