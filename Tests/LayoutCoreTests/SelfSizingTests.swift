import GeometryCore
import LayoutCore
import TestSupport
import Testing

@Suite struct SelfSizingTests {
  private func estimated(_ share: Double = 1, height: Double = 44) -> LayoutExtent {
    LayoutExtent(width: .fractionalWidth(share), height: .estimated(height))
  }

  private var list: SectionDescription {
    SectionDescription(
      group: .row(estimated(), [ItemDescription(extent: estimated())]), interGroupSpacing: 3)
  }

  private var pairs: SectionDescription {
    SectionDescription(
      group: .row(estimated(), [ItemDescription(extent: estimated(0.5))]),
      contentInsets: DirectionalInsets(top: 5, leading: 10, bottom: 7, trailing: 10),
      interGroupSpacing: 3)
  }

  /// Measures some cells of the first section at random.
  ///
  /// - Returns: The heights of all cells.
  private func measureSome(
    of geometry: inout LayoutGeometry, _ count: Int, _ random: inout SplitMix64
  ) -> [Double] {
    var heights = [Double](repeating: 44, count: count)
    for _ in 0..<count {
      let item = Int.random(in: 0..<count, using: &random)
      heights[item] = Double(Int.random(in: 20...400, using: &random))
      geometry.record(Size(width: 1, height: heights[item]), for: .cell(section: 0, item: item))
    }
    return heights
  }

  /// Compares what a query finds with all frames.
  private func checkQueries(
    of geometry: LayoutGeometry, _ count: Int, _ random: inout SplitMix64, seed: UInt64
  ) {
    for _ in 0..<40 {
      let y = Double.random(in: 0...geometry.contentSize.height, using: &random)
      let area = Rect(x: 0, y: y.rounded(), width: 320, height: 480)
      var found: [ElementPlacement] = []
      geometry.appendElements(in: area, to: &found)
      let items = (0..<count).filter { item in
        geometry.cell(item)?.intersection(area).map { !$0.isEmpty } ?? false
      }
      #expect(found.map(\.key.item) == items, "seed \(seed), y \(y)")
      #expect(found.map(\.frame) == items.compactMap { geometry.cell($0) }, "seed \(seed)")
    }
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `rows follow each other as high as measured`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var geometry = LayoutGeometry((list, items: 700))
    let heights = measureSome(of: &geometry, 700, &random)
    var y = 0.0
    for (item, height) in heights.enumerated() {
      #expect(
        geometry.cell(item) == Rect(x: 0, y: y, width: 320, height: height), "seed \(seed)")
      y += height + 3
    }
    #expect(geometry.contentSize.height == y - 3)
    checkQueries(of: geometry, 700, &random, seed: seed)
  }

  @Test(arguments: [4 as UInt64, 5])
  func `a row is as high as its highest cell`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var geometry = LayoutGeometry((pairs, items: 61))
    let heights = measureSome(of: &geometry, 61, &random)
    var y = 5.0
    for first in stride(from: 0, to: 61, by: 2) {
      for item in first..<min(first + 2, 61) {
        let x = item == first ? 10.0 : 160
        #expect(
          geometry.cell(item) == Rect(x: x, y: y, width: 150, height: heights[item]),
          "seed \(seed)")
      }
      y += heights[first..<min(first + 2, 61)].max()! + 3
    }
    #expect(geometry.contentSize.height == y - 3 + 7)
    checkQueries(of: geometry, 61, &random, seed: seed)
  }

  @Test func `a measurement moves later sections and leaves earlier ones and all templates alone`()
  {
    var geometry = LayoutGeometry((list, items: 3), (list, items: 3), (list, items: 3))
    let before = geometry
    geometry.record(Size(width: 1, height: 144), for: .cell(section: 1, item: 1))
    #expect(geometry.frame(ofSection: 0) == before.frame(ofSection: 0))
    #expect(
      geometry.cell(0, section: 2) == before.cell(0, section: 2)?.offset(by: Point(x: 0, y: 100)))
    #expect(geometry.work == before.work)
  }

  @Test func `headers and footers are as high as measured`() {
    var section = list
    section.boundaries = [
      BoundaryDescription(extent: estimated(height: 30), kind: "header", alignment: .top),
      BoundaryDescription(extent: estimated(height: 30), kind: "footer", alignment: .bottom),
    ]
    var geometry = LayoutGeometry((section, items: 2), (section, items: 2))
    let kind = geometry.kindIndex(of: "header")!
    geometry.record(
      Size(width: 1, height: 50),
      for: ElementKey(category: .supplementary, kind: kind, section: 1, item: 0))
    #expect(geometry.supplementary("header", section: 0)?.frame.size.height == 30)
    #expect(geometry.supplementary("header", section: 1)?.frame.size.height == 50)
    let start: Double = 30 + 91 + 30 + 50
    #expect(geometry.cell(0, section: 1)?.minY == start)
  }

  @Test func `cells that are uniform across siblings are as high as the highest`() {
    let extent = LayoutExtent(
      width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 44))
    let section = SectionDescription(
      group: .row(estimated(), [ItemDescription(extent: extent)]))
    var geometry = LayoutGeometry((section, items: 4))
    geometry.record(Size(width: 1, height: 30), for: .cell(section: 0, item: 0))
    geometry.record(Size(width: 1, height: 90), for: .cell(section: 0, item: 1))
    #expect(geometry.cell(0)?.size.height == 90)
    #expect(geometry.cell(1)?.size.height == 90)
    #expect(geometry.cell(2)?.minY == 90)
    #expect(geometry.cell(2)?.size.height == 44)
  }

  @Test func `an orthogonal row is as high as its highest measured group`() {
    let card = LayoutExtent(width: .absolute(100), height: .estimated(60))
    let section = SectionDescription(
      group: .row(card, [ItemDescription(extent: estimated(height: 60))]),
      orthogonalBehavior: .continuous)
    var geometry = LayoutGeometry((section, items: 5), (list, items: 1))
    geometry.record(Size(width: 1, height: 80), for: .cell(section: 0, item: 0))
    #expect(geometry.cell(0, section: 1)?.minY == 80)
    geometry.record(Size(width: 1, height: 70), for: .cell(section: 0, item: 1))
    #expect(geometry.cell(0, section: 1)?.minY == 80)
    #expect(geometry.orthogonalScroller(ofSection: 0)?.frame.size.height == 80)
  }

  @Test func `an orthogonal row of measured widths is as long as all of them`() {
    let card = LayoutExtent(width: .estimated(100), height: .absolute(60))
    let section = SectionDescription(
      group: .row(card, [ItemDescription(extent: card)]), interGroupSpacing: 10,
      orthogonalBehavior: .continuous)
    var geometry = LayoutGeometry((section, items: 5))
    geometry.record(Size(width: 150, height: 1), for: .cell(section: 0, item: 1))
    let (start, extent): (Double, Double) = (100 + 10 + 150 + 10, 5 * 100 + 4 * 10 + 50)
    #expect(geometry.cell(2)?.minX == start)
    #expect(geometry.orthogonalScroller(ofSection: 0)?.rowExtent == extent)
    #expect(geometry.contentSize == Size(width: 320, height: 60))
  }

  @Test func `right to left a measured row mirrors`() {
    var left = LayoutGeometry((pairs, items: 4))
    var right = LayoutGeometry((pairs, items: 4), direction: .rightToLeft)
    for item in 0..<3 {
      let size = Size(width: 1, height: 50 + Double(item))
      left.record(size, for: .cell(section: 0, item: item))
      right.record(size, for: .cell(section: 0, item: item))
    }
    for item in 0..<4 {
      #expect(right.cell(item)?.minX == left.cell(item).map { 320 - $0.maxX })
      #expect(right.cell(item)?.minY == left.cell(item)?.minY)
    }
  }

  @Test func `what was measured is taken over by a layout that is described alike`() {
    var former = LayoutGeometry((list, items: 3), (pairs, items: 3))
    former.record(Size(width: 1, height: 100), for: .cell(section: 0, item: 1))
    former.record(Size(width: 1, height: 100), for: .cell(section: 1, item: 1))
    var geometry = LayoutGeometry((list, items: 3), (pairs, items: 4))
    geometry.takeOverMeasurements(of: former)
    #expect(geometry.cell(1)?.size.height == 100)
    #expect(geometry.cell(1, section: 1)?.size.height == 44)
    #expect(geometry.isMeasured(.cell(section: 0, item: 1)))
  }

  @Test func `cells beside a custom group are measured`() {
    let custom = ItemDescription(
      extent: .points(100, 40),
      group: GroupDescription(
        axis: .horizontal,
        form: .custom(
          CustomArrangement(identity: 1) { _ in
            [
              CustomPlacement(frame: Rect(x: 0, y: 0, width: 50, height: 20)),
              CustomPlacement(frame: Rect(x: 50, y: 20, width: 50, height: 20)),
            ]
          })))
    let text = ItemDescription(
      extent: LayoutExtent(width: .absolute(220), height: .estimated(44)))
    var geometry = LayoutGeometry(
      (SectionDescription(group: .row(estimated(), [custom, text])), items: 6))
    #expect(geometry.estimatedAxes(of: .cell(section: 0, item: 1)) == [])
    geometry.record(Size(width: 1, height: 70), for: .cell(section: 0, item: 2))
    #expect(geometry.cell(2) == Rect(x: 100, y: 0, width: 220, height: 70))
    #expect(geometry.cell(4) == Rect(x: 50, y: 70 + 20, width: 50, height: 20))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -20, 1e300])
  func `a measurement without sense leaves everything finite`(height: Double) {
    for section in [list, pairs] {
      var geometry = LayoutGeometry((section, items: 5))
      geometry.record(Size(width: height, height: height), for: .cell(section: 0, item: 1))
      for item in 0..<5 {
        let frame = geometry.cell(item)!
        #expect(frame.minY.isFinite && frame.size.height.isFinite && frame.size.height >= 0)
      }
    }
  }
}
