import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// Sections that change their length move those behind them.
@Suite struct SectionStackTests {
  let list = SectionDescription(
    group: .row(.estimated(), [ItemDescription(extent: .estimated())]))

  @Test(arguments: [1 as UInt64, 2, 3], [1, 2, 3, 64, 100])
  func `sections follow each other after any history`(seed: UInt64, count: Int) {
    var random = SplitMix64(seed: seed)
    let plan = LayoutPlan(list, itemCounts: (0..<count).map { _ in random.integer(0...3) })
    var geometry = LayoutGeometry(
      configuration: LayoutConfiguration(interSectionSpacing: 5),
      environment: LayoutEnvironment(container: Size(width: 320, height: 480)), plan: plan)
    for _ in 0..<100 {
      let section = random.integer(0...(count - 1))
      let item = random.integer(0...2)
      geometry.record(
        Size(width: 1, height: Double(random.integer(0...200))),
        for: .cell(section: section, item: item))
      var start = 0.0
      for section in 0..<count {
        let heights = (0..<geometry.itemCount(inSection: section)).map {
          geometry.cell($0, section: section)!.size.height
        }
        for item in heights.indices {
          let top = start + heights[..<item].reduce(0, +)
          #expect(geometry.cell(item, section: section)?.minY == top, "seed \(seed)")
        }
        start += heights.reduce(0, +) + 5
      }
      #expect(geometry.contentSize.height == start - 5, "seed \(seed)")
      checkQuery(of: geometry, at: Double(random.integer(0...max(0, Int(start)))), count, seed)
    }
  }

  private func checkQuery(of geometry: LayoutGeometry, at y: Double, _ count: Int, _ seed: UInt64) {
    let area = Rect(x: 0, y: y, width: 320, height: 300)
    var found: [ElementPlacement] = []
    geometry.appendElements(in: area, to: &found)
    var expected: [ElementKey] = []
    for section in 0..<count {
      for item in 0..<geometry.itemCount(inSection: section) {
        let frame = geometry.cell(item, section: section)!
        if let common = frame.intersection(area), !common.isEmpty {
          expected.append(.cell(section: section, item: item))
        }
      }
    }
    #expect(found.map(\.key) == expected, "seed \(seed), y \(y)")
  }
}
