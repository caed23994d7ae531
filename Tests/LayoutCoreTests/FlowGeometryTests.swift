import GeometryCore
import LayoutCore
import TestSupport
import Testing

@Suite struct FlowGeometryTests {
  static func metrics(crossExtent: Double = 320) -> FlowMetrics {
    FlowMetrics(
      lineSpacing: 10, itemSpacing: 10, mainInsets: FlowMargins(start: 0, end: 0),
      crossInsets: FlowMargins(start: 0, end: 0), headerExtent: 0, footerExtent: 0,
      crossExtent: crossExtent)
  }

  /// Sections with sizes, insets and boundaries of their own.
  static func randomGeometry(
    _ random: inout SplitMix64, axis: Axis, pins: FlowPins
  ) -> FlowGeometry {
    func length(_ range: ClosedRange<Int>) -> Double { Double(random.integer(range)) / 2 }
    let sections = (0..<random.integer(1...6)).map { _ -> FlowSection in
      let metrics = FlowMetrics(
        lineSpacing: length(0...30), itemSpacing: length(0...30),
        mainInsets: FlowMargins(start: length(0...40), end: length(0...40)),
        crossInsets: FlowMargins(start: length(0...40), end: length(0...40)),
        headerExtent: length(0...60), footerExtent: length(0...60), crossExtent: 320)
      let count = random.integer(0...40)
      func size() -> Size { Size(width: length(1...300), height: length(1...300)) }
      let one = size()
      let sizes: FlowSizes =
        random.integer(0...2) == 0
        ? .uniform(one, count: count) : .individual((0..<count).map { _ in size() })
      return FlowSection(sizes, metrics: metrics, axis: axis)
    }
    return FlowGeometry(sections, axis: axis, crossExtent: 320, scale: 2, pins: pins)
  }

  static func allPlacements(_ geometry: FlowGeometry, _ viewport: Viewport?) -> [ElementPlacement] {
    (0..<geometry.sectionCount).flatMap { section -> [ElementPlacement] in
      var keys: [ElementKey] = []
      while geometry.placement(of: .cell(section: section, item: keys.count), viewport: nil) != nil
      {
        keys.append(.cell(section: section, item: keys.count))
      }
      for kind in [FlowGeometry.headerKind, FlowGeometry.footerKind] {
        keys.append(
          ElementKey(category: .supplementary, kind: kind, section: section, item: 0))
      }
      return keys.compactMap { geometry.placement(of: $0, viewport: viewport) }
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func `a query finds what looking at every element finds`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let axis: Axis = random.integer(0...1) == 0 ? .vertical : .horizontal
    let pins = FlowPins(
      headers: random.integer(0...1) == 0, footers: random.integer(0...1) == 0)
    let geometry = Self.randomGeometry(&random, axis: axis, pins: pins)
    for _ in 0..<20 {
      let end = max(1, Int(geometry.contentSize[axis]))
      let area = Rect(
        origin: Point(
          along: axis, main: Double(random.integer(-100...end)),
          cross: Double(random.integer(-50...200))),
        size: Size(
          along: axis, main: Double(random.integer(1...480)),
          cross: Double(random.integer(1...320))))
      let viewport = Viewport(bounds: area)
      var found: [ElementPlacement] = []
      geometry.appendElements(in: area, viewport: viewport, to: &found)
      let expected = Self.allPlacements(geometry, viewport).filter { $0.frame.overlaps(area) }
      #expect(found == expected, "seed \(seed), area \(area)")
    }
  }

  @Test(arguments: UInt64(0)..<30)
  func `items keep their order, their line and their least distances`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let widths = (0..<random.integer(2...50)).map { _ in Double(random.integer(2...600)) / 2 }
    let section = FlowSection(
      .individual(widths.map { Size(width: $0, height: 20) }), metrics: Self.metrics(),
      axis: .vertical)
    for item in 1..<widths.count {
      let (last, next) = (section.frame(ofItem: item - 1), section.frame(ofItem: item))
      if next.minY == last.minY {
        #expect(next.minX - last.maxX >= 10 - 0.01, "seed \(seed), item \(item)")
        #expect(next.maxX <= 320 + 0.01, "seed \(seed), item \(item)")
      } else {
        // A new line is begun only where the item would not have fitted.
        #expect(next.minY == last.minY + 30, "seed \(seed), item \(item)")
        let line = (0..<item).filter { section.frame(ofItem: $0).minY == last.minY }
        let used = line.reduce(0) { $0 + widths[$1] + 10 } + widths[item]
        #expect(used > 320, "seed \(seed), item \(item)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<30)
  func `swapping the axes swaps the frames`(seed: UInt64) {
    var first = SplitMix64(seed: seed)
    let count = first.integer(1...40)
    let sizes = (0..<count).map { _ in
      Size(width: Double(first.integer(1...200)), height: Double(first.integer(1...200)))
    }
    let down = FlowSection(.individual(sizes), metrics: Self.metrics(), axis: .vertical)
    let sideways = FlowSection(
      .individual(sizes.map { Size(width: $0.height, height: $0.width) }),
      metrics: Self.metrics(), axis: .horizontal)
    #expect(down.extent == sideways.extent, "seed \(seed)")
    for item in 0..<count {
      let (one, other) = (down.frame(ofItem: item), sideways.frame(ofItem: item))
      #expect(
        one
          == Rect(x: other.minY, y: other.minX, width: other.size.height, height: other.size.width),
        "seed \(seed), item \(item)")
    }
  }

  @Test func `a trillion equal items are laid out by arithmetic`() {
    let count = 1_000_000_000_000
    let section = FlowSection(
      .uniform(Size(width: 50, height: 50), count: count), metrics: Self.metrics(),
      axis: .vertical)
    let geometry = FlowGeometry(
      [section], axis: .vertical, crossExtent: 320, scale: 2,
      pins: FlowPins(headers: false, footers: false))
    // Five in a line: 2 * 10^11 lines of 50 with 10 between them.
    #expect(geometry.contentSize.height == 200_000_000_000 * 60.0 - 10)
    var found: [ElementPlacement] = []
    geometry.appendElements(
      in: Rect(x: 0, y: 6_000_000_000_000, width: 320, height: 60), viewport: nil, to: &found)
    #expect(found.map(\.key.item) == (0..<5).map { 500_000_000_000 + $0 })
  }

  @Test func `a pinned header stays in view until its section has gone`() {
    var metrics = Self.metrics()
    metrics.headerExtent = 30
    metrics.mainInsets = FlowMargins(start: 5, end: 7)
    // 30 + 5 + 290 + 7: five lines of 50 with four times 10.
    let section = FlowSection(
      .uniform(Size(width: 300, height: 50), count: 5), metrics: metrics, axis: .vertical)
    let geometry = FlowGeometry(
      [section, section], axis: .vertical, crossExtent: 320, scale: 2,
      pins: FlowPins(headers: true, footers: false))
    let key = ElementKey(
      category: .supplementary, kind: FlowGeometry.headerKind, section: 0, item: 0)
    func place(_ offset: Double, top: Double = 0) -> Double? {
      let bounds = Rect(x: 0, y: offset, width: 320, height: 200)
      let insets = DirectionalInsets(top: top, leading: 0, bottom: 0, trailing: 0)
      return geometry.placement(
        of: key, viewport: Viewport(bounds: bounds, insets: insets))?.frame.minY
    }
    #expect(place(-20) == 0)
    #expect(place(100) == 100)
    #expect(place(100, top: 44) == 144)
    #expect(place(320) == 302)
  }

  @Test func `a pinned footer stays in view below the header of its section`() {
    var metrics = Self.metrics()
    metrics.headerExtent = 30
    metrics.footerExtent = 20
    metrics.mainInsets = FlowMargins(start: 5, end: 7)
    let section = FlowSection(
      .uniform(Size(width: 300, height: 50), count: 5), metrics: metrics, axis: .vertical)
    let geometry = FlowGeometry(
      [section], axis: .vertical, crossExtent: 320, scale: 2,
      pins: FlowPins(headers: false, footers: true))
    let key = ElementKey(
      category: .supplementary, kind: FlowGeometry.footerKind, section: 0, item: 0)
    func place(_ offset: Double, bottom: Double = 0) -> Double? {
      let bounds = Rect(x: 0, y: offset, width: 320, height: 200)
      let insets = DirectionalInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
      return geometry.placement(
        of: key, viewport: Viewport(bounds: bounds, insets: insets))?.frame.minY
    }
    #expect(place(0) == 200.0 - 20)
    #expect(place(0, bottom: 34) == 180.0 - 34)
    // The header's end, and the footer's own place: 30 + 5 + 290 + 7.
    #expect(place(-190) == 30)
    #expect(place(300) == section.footerStart)
    #expect(section.footerStart == 332)
  }

  @Test func `the first item that is too long for a line is named`() {
    let fitting = FlowSection(
      .uniform(Size(width: 320, height: 9), count: 3), metrics: Self.metrics(), axis: .vertical)
    let long = FlowSection(
      .individual([Size(width: 10, height: 9), Size(width: 321, height: 9)]),
      metrics: Self.metrics(), axis: .vertical)
    func geometry(_ sections: [FlowSection]) -> FlowGeometry {
      FlowGeometry(
        sections, axis: .vertical, crossExtent: 320, scale: 2,
        pins: FlowPins(headers: false, footers: false))
    }
    #expect(geometry([fitting]).oversizedItem == nil)
    #expect(geometry([fitting, long]).oversizedItem == .cell(section: 1, item: 1))
  }
}
