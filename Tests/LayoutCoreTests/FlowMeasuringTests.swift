import GeometryCore
import LayoutCore
import TestSupport
import Testing

/// Sections of flow layouts whose items are measured.
@Suite struct FlowMeasuringTests {
  static func metrics(spacing: Double = 10) -> FlowMetrics {
    FlowMetrics(
      lineSpacing: spacing, itemSpacing: spacing, mainInsets: FlowMargins(start: 3, end: 4),
      crossInsets: FlowMargins(start: 5, end: 6), headerExtent: 7, footerExtent: 8,
      crossExtent: 320)
  }

  static func section(
    _ estimates: FlowEstimates, _ metrics: FlowMetrics = metrics(), axis: Axis = .vertical
  ) -> FlowSection {
    FlowSection(.estimated(estimates), metrics: metrics, axis: axis)
  }

  static func randomSize(_ random: inout SplitMix64) -> Size {
    // Few different widths, so that lines often end alike; now and then one too long for a line.
    let width = random.chance(0.05) ? 400.0 : Double(random.integer(1...5)) * 30
    return Size(width: width, height: Double(random.integer(1...4)) * 10 + 0.5)
  }

  /// Estimates of random kinds, and a section that has them.
  static func randomEstimates(_ random: inout SplitMix64) -> FlowEstimates {
    let count = random.integer(1...300)
    let hasOwn = random.chance(0.3)
    var own: [Size?] = []
    if hasOwn {
      for _ in 0..<count { own.append(random.chance(0.5) ? randomSize(&random) : nil) }
    }
    return FlowEstimates(
      count: count, estimate: randomSize(&random), own: own, measuresOwn: random.chance(0.5))
  }

  static func frames(_ section: FlowSection) -> [Rect] {
    (0..<section.itemCount).map { section.frame(ofItem: $0) }
  }

  static func expectNear(_ one: [Rect], _ other: [Rect], _ name: String) {
    #expect(one.count == other.count, "\(name)")
    for (item, (one, other)) in zip(one, other).enumerated() {
      let isNear =
        abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
        && abs(one.maxX - other.maxX) < 1e-6 && abs(one.maxY - other.maxY) < 1e-6
      #expect(isNear, "\(name), item \(item): \(one), not \(other)")
      if !isNear { return }
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func `measuring one by one ends where laying out everything measured ends`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var estimates = Self.randomEstimates(&random)
    let axis = random.pick(Axis.allCases)
    let metrics = Self.metrics(spacing: random.pick([0, 5, 10]))
    var section = Self.section(estimates, metrics, axis: axis)
    let isInOrder = random.chance(0.3)
    for step in 0..<random.integer(1...150) {
      let item = isInOrder ? step : random.integer(0...(estimates.count - 1))
      guard item < estimates.count else { break }
      section.record(Self.randomSize(&random), ofItem: item)
      guard step % 10 == 0 || step < 10 else { continue }
      estimates.measurements = section.measurements!
      let scratch = Self.section(estimates, metrics, axis: axis)
      Self.expectNear(Self.frames(section), Self.frames(scratch), "seed \(seed), step \(step)")
      #expect(abs(section.extent - scratch.extent) < 1e-6, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `measured items stand as if their sizes had been given`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = random.integer(1...120)
    var section = Self.section(
      FlowEstimates(count: count, estimate: Self.randomSize(&random)))
    var sizes = (0..<count).map { _ in Self.randomSize(&random) }
    if random.chance(0.3) { sizes = sizes.map { Size(width: 90, height: $0.height) } }
    var order = Array(0..<count)
    order.shuffle(using: &random)
    for item in order { section.record(sizes[item], ofItem: item) }
    let given = FlowSection(.individual(sizes), metrics: Self.metrics(), axis: .vertical)
    Self.expectNear(Self.frames(section), Self.frames(given), "seed \(seed)")
  }

  @Test(arguments: UInt64(0)..<40)
  func `a query finds what looking at every measured and estimated item finds`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let axis = random.pick(Axis.allCases)
    let sections = (0..<random.integer(1...3)).map { _ in
      Self.section(Self.randomEstimates(&random), axis: axis)
    }
    var geometry = FlowGeometry(
      sections, axis: axis, crossExtent: 320, scale: 2,
      pins: FlowPins(headers: false, footers: false))
    for _ in 0..<60 {
      let section = random.integer(0...(sections.count - 1))
      let item = random.integer(0...(sections[section].itemCount - 1))
      geometry.record(Self.randomSize(&random), for: .cell(section: section, item: item))
    }
    for _ in 0..<20 {
      let end = max(1, Int(geometry.contentSize[axis]))
      let area = Rect(
        origin: Point(along: axis, main: Double(random.integer(-100...end)) / 3, cross: 0),
        size: Size(along: axis, main: Double(random.integer(1...480)), cross: 320))
      var found: [ElementPlacement] = []
      geometry.appendElements(in: area, viewport: nil, to: &found)
      let expected = FlowGeometryTests.allPlacements(geometry, nil)
        .filter { $0.frame.overlaps(area) }
      #expect(found == expected, "seed \(seed), area \(area)")
    }
  }

  @Test(arguments: UInt64(0)..<30)
  func `swapping the axes swaps the frames of measured items`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = random.integer(1...80)
    let estimate = Self.randomSize(&random)
    func swapped(_ size: Size) -> Size { Size(width: size.height, height: size.width) }
    var down = Self.section(FlowEstimates(count: count, estimate: estimate))
    var sideways = Self.section(
      FlowEstimates(count: count, estimate: swapped(estimate)), axis: .horizontal)
    for _ in 0..<40 {
      let (item, size) = (random.integer(0...(count - 1)), Self.randomSize(&random))
      down.record(size, ofItem: item)
      sideways.record(swapped(size), ofItem: item)
    }
    let turned = Self.frames(sideways).map {
      Rect(x: $0.minY, y: $0.minX, width: $0.size.height, height: $0.size.width)
    }
    #expect(Self.frames(down) == turned, "seed \(seed)")
  }

  // MARK: Averages

  @Test func `items that are not measured count with the average of those that are`() {
    var section = Self.section(
      FlowEstimates(count: 10, estimate: Size(width: 309, height: 40)))
    section.record(Size(width: 309, height: 30), ofItem: 0)
    section.record(Size(width: 309, height: 60), ofItem: 1)
    #expect(section.frame(ofItem: 9).size == Size(width: 309, height: 90.0 / 2))
    // 7 + 3 before the lines, 4 + 8 behind them.
    let lines = 30.0 + 60.0 + 8.0 * 45.0
    #expect(section.extent == 10.0 + lines + 9.0 * 10.0 + 12.0)
  }

  @Test func `items with sizes of their own keep them until they are measured`() {
    let own: [Size?] = [nil, Size(width: 309, height: 20), nil, Size(width: 309, height: 80)]
    var section = Self.section(
      FlowEstimates(count: 4, estimate: Size(width: 309, height: 40), own: own))
    section.record(Size(width: 309, height: 70), ofItem: 0)
    #expect((0..<4).map { section.frame(ofItem: $0).size.height } == [70, 20, 70, 80])
    section.record(Size(width: 309, height: 90), ofItem: 1)
    // The average of 70 and 90.
    #expect((0..<4).map { section.frame(ofItem: $0).size.height } == [70, 90, 80, 80])
  }

  @Test func `sizes of their own are fixed where only items without are estimated`() {
    let own: [Size?] = [nil, Size(width: 309, height: 20)]
    var section = Self.section(
      FlowEstimates(
        count: 2, estimate: Size(width: 309, height: 40), own: own, measuresOwn: false))
    #expect([0, 1, 2, -1].map(section.isEstimated) == [true, false, false, false])
    section.record(Size(width: 309, height: 99), ofItem: 1)
    #expect(section.frame(ofItem: 1).size.height == 20)
  }

  @Test func `sizes that are no sizes count as zero`() {
    var geometry = FlowGeometry(
      [Self.section(FlowEstimates(count: 3, estimate: Size(width: 50, height: 40)))],
      axis: .vertical, crossExtent: 320, scale: 2, pins: FlowPins(headers: false, footers: false))
    geometry.record(Size(width: .nan, height: -5), for: .cell(section: 0, item: 0))
    geometry.record(Size(width: 20, height: 20), for: .cell(section: 0, item: 7))
    geometry.record(Size(width: 20, height: 20), for: .cell(section: 4, item: 0))
    #expect(geometry.placement(of: .cell(section: 0, item: 0), viewport: nil)?.frame.size == .zero)
    #expect(geometry.contentSize.height.isFinite)
  }

  @Test func `measurements follow their items through changes of the data`() {
    func geometry(_ measurements: FlowMeasurements?...) -> FlowGeometry {
      FlowGeometry(
        measurements.map {
          Self.section(
            FlowEstimates(
              count: 5, estimate: Size(width: 309, height: 40),
              measurements: $0 ?? FlowMeasurements()))
        },
        axis: .vertical, crossExtent: 320, scale: 2, pins: FlowPins(headers: false, footers: false))
    }
    var former = geometry(nil, nil)
    for item in 0..<3 {
      former.record(
        Size(width: 309, height: Double(10 + item * 10)), for: .cell(section: 0, item: item))
    }
    // The sections change places; of the one with sizes item 0 goes, item 2 comes first and is
    // reloaded, one is new, item 1 comes last.
    let map = ElementMap(
      origins: [1, 0],
      runs: [
        1: [
          ElementMap.Run(section: 0, items: 2..<3, isStale: true),
          ElementMap.Run(section: nil, items: 0..<1), ElementMap.Run(section: 0, items: 3..<5),
          ElementMap.Run(section: 0, items: 1..<2),
        ]
      ])
    let after = geometry(
      former.measurements(ofSection: 0, after: map), former.measurements(ofSection: 1, after: map))
    let sizes = after.measurements(ofSection: 1)!.sizes
    #expect((0..<5).map { sizes[$0]?.height } == [30, nil, nil, nil, 20])
    #expect(
      (0..<5).map { after.isMeasured(.cell(section: 1, item: $0)) }
        == [false, false, false, false, true])
    #expect(after.measurements(ofSection: 1)?.average == Size(width: 309, height: 20))
    #expect(after.measurements(ofSection: 0)?.sizes.count == 0)
    #expect(former.measurements(ofSection: 0, after: nil)?.sizes.count == 3)
  }

  // MARK: Costs

  @Test func `a measurement breaks the lines again only until they end as before`() {
    var section = Self.section(
      FlowEstimates(count: 1_000_000, estimate: Size(width: 90, height: 40)))
    #expect(section.brokenRuns <= 2)
    for item in 0..<FlowMeasurements.few {
      section.record(Size(width: 90, height: 40), ofItem: item)
    }
    let before = section.brokenRuns
    section.record(Size(width: 90, height: 77), ofItem: 600_001)
    // Its line, from where the next one starts as it did.
    #expect(section.brokenRuns - before <= 2)
    #expect(section.frame(ofItem: 600_001).size.height == 77)
    section.record(Size(width: 200, height: 77), ofItem: 600_001)
    // One line of two, then three by three to the end: what follows is not measured.
    #expect(section.brokenRuns - before <= 8)
  }

  @Test func `many measurements break few lines each`() {
    var random = SplitMix64(seed: 5)
    var section = Self.section(
      FlowEstimates(count: 1_000_000, estimate: Size(width: 90, height: 40)))
    let measurements = 5_000
    for _ in 0..<measurements {
      section.record(
        Self.randomSize(&random), ofItem: Int.random(in: 0..<1_000_000, using: &random))
    }
    #expect(section.brokenRuns < measurements * 40)
  }
}
