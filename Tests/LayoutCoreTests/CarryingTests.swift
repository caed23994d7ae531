import GeometryCore
import TestSupport
import Testing
@testable import LayoutCore

/// Measurements follow what was measured.
@Suite struct CarryingTests {
  /// Rows of an estimated height of 44.
  let list = SectionDescription(
    group: .row(.estimated(), [ItemDescription(extent: .estimated())]))
  /// Two cells in a row.
  let pairs: SectionDescription = {
    let half = LayoutExtent(width: .fractionalWidth(0.5), height: .estimated(44))
    return SectionDescription(group: .row(.estimated(), [ItemDescription(extent: half)]))
  }()
  /// A wide cell and a narrow one in a row.
  let uneven: SectionDescription = {
    let parts = [0.7, 0.3].map { share in
      ItemDescription(
        extent: LayoutExtent(width: .fractionalWidth(share), height: .estimated(44)))
    }
    return SectionDescription(group: .row(.estimated(), parts))
  }()

  typealias Run = ElementMap.Run

  /// A layout of sections whose items have been measured as `heights` says, nil for not at all.
  func geometry(_ section: SectionDescription, _ heights: [[Double?]]) -> LayoutGeometry {
    let plan = LayoutPlan(section, itemCounts: heights.map(\.count))
    var geometry = LayoutGeometry(
      configuration: LayoutConfiguration(),
      environment: LayoutEnvironment(container: Size(width: 320, height: 480)), plan: plan)
    for (section, heights) in heights.enumerated() {
      for (item, height) in heights.enumerated() {
        guard let height else { continue }
        geometry.record(
          Size(width: 1, height: height), for: .cell(section: section, item: item))
      }
    }
    return geometry
  }

  /// Runs of random items of `heights` and of new ones, and what they measured.
  func randomRuns(
    _ heights: [[Double?]], _ random: inout SplitMix64
  ) -> (runs: [Run], heights: [Double?]) {
    var runs: [Run] = []
    var expected: [Double?] = []
    for _ in 0..<random.integer(1...5) {
      let section = random.integer(0...(heights.count - 1))
      guard !random.chance(0.2), !heights[section].isEmpty else {
        runs.appendJoining(Run(section: nil, items: 0..<2))
        expected += [nil, nil]
        continue
      }
      let start = random.integer(0...(heights[section].count - 1))
      let items = start..<random.integer((start + 1)...heights[section].count)
      runs.appendJoining(Run(section: section, items: items))
      expected += heights[section][items]
    }
    return (runs, expected)
  }

  @Test(arguments: [1 as UInt64, 2, 3])
  func `what is carried equals measuring again`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for section in [list, pairs] {
      var heights: [[Double?]] = (0..<4).map { _ in
        (0..<random.integer(0...40)).map { _ in
          random.chance(0.6) ? Double(random.integer(10...90)) : nil
        }
      }
      var former = geometry(section, heights)
      for _ in 0..<40 {
        // 1. Some sections stay, go, come and change at random.
        let order = (0..<4).map { _ in random.chance(0.2) ? nil : random.integer(0...3) }
        var map = ElementMap(origins: order)
        let before = heights
        heights = order.map { $0.map { before[$0] } ?? [] }
        for place in 0..<4 where order[place] == nil || random.chance(0.4) {
          (map.runs[place], heights[place]) = randomRuns(before, &random)
        }
        // 2. Carry, and compare with a layout in which all of it is measured anew.
        var carried = geometry(section, heights.map { $0.map { _ in nil } })
        carried.takeOverMeasurements(of: former, map)
        #expect(carried.brokenInvariant() == nil, "seed \(seed)")
        expectEqual(carried, geometry(section, heights), heights, seed)
        former = carried
      }
    }
  }

  private func expectEqual(
    _ geometry: LayoutGeometry, _ expected: LayoutGeometry, _ heights: [[Double?]], _ seed: UInt64
  ) {
    #expect(geometry.contentSize == expected.contentSize, "seed \(seed)")
    for (section, items) in heights.enumerated() {
      #expect(geometry.frame(ofSection: section) == expected.frame(ofSection: section))
      for (item, height) in items.enumerated() {
        let key = ElementKey.cell(section: section, item: item)
        #expect(geometry.placement(of: key) == expected.placement(of: key), "seed \(seed)")
        #expect(geometry.isMeasured(key) == (height != nil), "seed \(seed)")
      }
    }
  }

  @Test func `two changes one after the other are one`() {
    var random = SplitMix64(seed: 9)
    let heights: [[Double?]] = (0..<3).map { section in (0..<20).map { Double(section * 20 + $0) } }
    let former = geometry(list, heights)
    for _ in 0..<30 {
      var maps: [ElementMap] = []
      var layouts = [former]
      var current = heights
      for _ in 0..<2 {
        var map = ElementMap(origins: [1, nil, 0])
        let before = current
        current = [before[1], [], before[0]]
        (map.runs[1], current[1]) = randomRuns(before, &random)
        if random.chance(0.5) { (map.runs[2], current[2]) = randomRuns(before, &random) }
        var next = geometry(list, current.map { $0.map { _ in nil } })
        next.takeOverMeasurements(of: layouts[layouts.count - 1], map)
        layouts.append(next)
        maps.append(map)
      }
      var atOnce = geometry(list, current.map { $0.map { _ in nil } })
      atOnce.takeOverMeasurements(of: former, maps[1].following(maps[0]))
      expectEqual(atOnce, layouts[2], current, 9)
    }
  }

  @Test func `an insertion at the start of many measured items copies one page`() {
    let count = 100_000
    let former = geometry(list, [Array(repeating: 50, count: count)])
    var next = geometry(list, [Array(repeating: nil, count: count + 1)])
    let map = ElementMap(
      origins: [0],
      runs: [0: [Run(section: nil, items: 0..<1), Run(section: 0, items: 0..<count)]])
    next.takeOverMeasurements(of: former, map)
    #expect(next.measuringWork.copiedEntries <= 1_024)
    #expect(next.measuringWork.solvedGroups == 0)
    #expect(next.measuringWork.packedGroups == 0)
    #expect(next.cell(count)?.size.height == 50)
    #expect(next.contentSize.height == Double(count) * 50 + 44)
  }

  @Test func `sections without changes are taken over without work`() {
    var section = pairs
    section.boundaries = [
      BoundaryDescription(extent: .estimated(height: 30), kind: "header", alignment: .top)
    ]
    let heights = Array(repeating: [60, 70, 80] as [Double?], count: 50)
    var former = geometry(section, heights)
    let kind = former.kindIndex(of: "header")!
    for index in 0..<50 {
      former.record(
        Size(width: 1, height: 33),
        for: ElementKey(category: .supplementary, kind: kind, section: index, item: 0))
    }
    // Section 7 goes, and section 20 gets an item in front.
    let kept = (0..<50).filter { $0 != 7 }
    var map = ElementMap(origins: kept)
    map.runs[19] = [Run(section: nil, items: 0..<1), Run(section: 20, items: 0..<3)]
    let counts = kept.map { $0 == 20 ? 4 : 3 }
    var next = geometry(section, counts.map { Array(repeating: nil, count: $0) })
    next.takeOverMeasurements(of: former, map)
    #expect(
      next.measuringWork
        == MeasuringWork(solvedGroups: 2, solvedBoundaries: 1, copiedEntries: 3))
    #expect(next.supplementary("header", section: 30)?.frame.size.height == 33)
    #expect(next.frame(ofSection: 30)?.size.height == 33.0 + 70 + 80)
    #expect(next.frame(ofSection: 19)?.size.height == 33.0 + 60 + 80)
  }

  @Test func `a height holds for another place of the same width only`() {
    let former = geometry(uneven, [[100, 50, 60, 70]])
    var next = geometry(uneven, [[nil, nil, nil]])
    // The first item goes: what was narrow is wide now, and the other way round.
    next.takeOverMeasurements(
      of: former, ElementMap(origins: [0], runs: [0: [Run(section: 0, items: 1..<4)]]))
    #expect((0..<3).allSatisfy { !next.isMeasured(.cell(section: 0, item: $0)) })
    next = geometry(uneven, [[nil, nil]])
    next.takeOverMeasurements(
      of: former, ElementMap(origins: [0], runs: [0: [Run(section: 0, items: 2..<4)]]))
    #expect(next.cell(0)?.size.height == 60)
    #expect(next.cell(1)?.size.height == 70)
  }

  @Test func `another container keeps the sizes that do not depend on it`() {
    let fixed = LayoutExtent(width: .absolute(100), height: .estimated(44))
    let narrow = SectionDescription(group: .row(fixed, [ItemDescription(extent: fixed)]))
    func layout(_ section: SectionDescription, _ size: Size) -> LayoutGeometry {
      LayoutGeometry(
        configuration: LayoutConfiguration(), environment: LayoutEnvironment(container: size),
        plan: LayoutPlan(section, itemCounts: [3]))
    }
    let phone = Size(width: 320, height: 480)
    for (section, size, height) in [
      (list, Size(width: 320, height: 700), 90.0), (list, Size(width: 300, height: 480), 44),
      (narrow, Size(width: 300, height: 480), 90), (pairs, Size(width: 320, height: 200), 90),
    ] {
      var former = layout(section, phone)
      former.record(Size(width: 1, height: 90), for: .cell(section: 0, item: 1))
      var next = layout(section, size)
      next.takeOverMeasurements(of: former)
      #expect(next.cell(1)?.size.height == height)
    }
  }

  @Test func `what is to be measured again keeps its size until then`() {
    let former = geometry(list, [[100, 50, 60]])
    var next = geometry(list, [[nil, nil, nil]])
    let whole = [Run(section: 0, items: 0..<3)]
    next.takeOverMeasurements(of: former, ElementMap(origins: [0], runs: [0: whole.marking([1])]))
    #expect(next.cell(1)?.size.height == 50)
    #expect((0..<3).map { next.isMeasured(.cell(section: 0, item: $0)) } == [true, false, true])
    next.record(Size(width: 1, height: 55), for: .cell(section: 0, item: 1))
    #expect(next.isMeasured(.cell(section: 0, item: 1)))
    #expect(next.contentSize.height == 100.0 + 55 + 60)
  }

  @Test func `runs lose, get and mark items`() {
    let whole = [Run(section: 2, items: 10..<20)]
    #expect(
      whole.removing([0, 5, 9]) == [
        Run(section: 2, items: 11..<15), Run(section: 2, items: 16..<19),
      ])
    #expect(
      whole.marking([0]) == [
        Run(section: 2, items: 10..<11, isStale: true), Run(section: 2, items: 11..<20),
      ])
    let new = Run(section: nil, items: 0..<1)
    #expect(
      whole.inserting([(11, new), (0, new), (1, new)]) == [
        Run(section: nil, items: 0..<2), Run(section: 2, items: 10..<19), new,
        Run(section: 2, items: 19..<20),
      ])
  }
}
