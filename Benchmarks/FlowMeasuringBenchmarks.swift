import GeometryCore
import LayoutCore
import TestSupport

/// The goals L5 and L6 for flow layout: a million estimated items, one to a line and several. Flow
/// keeps both extents of an item and breaks lines, so an item measured may cost twice as much.
enum FlowMeasuringBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "FL5", run: anywhere), Benchmark(goal: "FL6", run: topToBottom),
  ]

  private static let million = 1_000_000

  /// How wide items are.
  private enum Width: String, CaseIterable {
    /// As wide as the view: one to a line.
    case rows
    /// From 60 to 120 points: three to five to a line.
    case tags

    func random(_ random: inout SplitMix64) -> Double {
      self == .rows ? 390 : Double(Int.random(in: 60...120, using: &random))
    }
  }

  private static func geometry(_ width: Width, _ count: Int) -> FlowGeometry {
    let none = FlowMargins(start: 0, end: 0)
    let metrics = FlowMetrics(
      lineSpacing: 0, itemSpacing: 0, mainInsets: none, crossInsets: none, headerExtent: 0,
      footerExtent: 0, crossExtent: LayoutScenes.viewport.width)
    let estimate = Size(width: width == .rows ? 390 : 90, height: 44)
    let section = FlowSection(
      .estimated(FlowEstimates(count: count, estimate: estimate)), metrics: metrics,
      axis: .vertical)
    return FlowGeometry(
      [section], axis: .vertical, crossExtent: LayoutScenes.viewport.width, scale: 3,
      pins: FlowPins(headers: false, footers: false))
  }

  private static func measure(
    _ item: Int, of geometry: inout FlowGeometry, _ width: Width, _ random: inout SplitMix64
  ) {
    let height = Double(Int.random(in: 40...80, using: &random))
    geometry.record(
      Size(width: width.random(&random), height: height), for: .cell(section: 0, item: item))
  }

  /// The lines that hold about sixty items.
  private static func queryHeight(_ width: Width) -> Double { width == .rows ? 2640 : 720 }

  @Sendable private static func anywhere() -> [Row] {
    Width.allCases.flatMap { width in
      [0, 100_000].map { history in
        var random = SplitMix64(seed: 42)
        var geometry = geometry(width, million)
        for _ in 0..<history {
          measure(Int.random(in: 0..<million, using: &random), of: &geometry, width, &random)
        }
        let rounds = 1_000
        let time =
          microseconds(samples: 9) {
            for _ in 0..<rounds { measureAndQuery(&geometry, width, &random) }
          } / Double(rounds)
        let objects = Floor.allocating
        return .time(
          "FL5-\(width)-\(history)",
          "1M \(width): measure one, query 60 frames, after \(history), plus F2",
          time + objects.time, "us", of: objects, goal: width == .rows ? 9 : 18)
      }
    }
  }

  private static func measureAndQuery(
    _ geometry: inout FlowGeometry, _ width: Width, _ random: inout SplitMix64
  ) {
    measure(Int.random(in: 0..<million, using: &random), of: &geometry, width, &random)
    let height = queryHeight(width)
    let y = Double.random(in: 0..<geometry.contentSize.height - height, using: &random)
    var placements: [ElementPlacement] = []
    placements.reserveCapacity(80)
    geometry.appendElements(
      in: Rect(x: 0, y: y, width: 390, height: height), viewport: nil, to: &placements)
    consume(placements.count)
  }

  @Sendable private static func topToBottom() -> [Row] {
    Width.allCases.flatMap { width in
      let times = [100_000, million].map { count in
        microseconds(samples: 5) { measureAll(width, count) }
      }
      return [
        .time(
          "FL6-\(width)-1M", "1M \(width) measured top to bottom, per item",
          times[1] / Double(million), "us", of: .allocating, goal: 1.3),
        .number(
          "FL6-\(width)-growth", "time of 1M by time of 100k", times[1] / times[0], "x",
          atMost: 12),
      ] + memory(width)
    }
  }

  private static func measureAll(_ width: Width, _ count: Int) {
    var random = SplitMix64(seed: 42)
    var geometry = geometry(width, count)
    var placements: [ElementPlacement] = []
    for item in 0..<count {
      measure(item, of: &geometry, width, &random)
      guard item % 10 == 0 else { continue }
      placements.removeAll(keepingCapacity: true)
      let key = ElementKey.cell(section: 0, item: item)
      let y = geometry.placement(of: key, viewport: nil)?.frame.minY ?? 0
      geometry.appendElements(
        in: Rect(x: 0, y: y, width: 390, height: 844), viewport: nil, to: &placements)
      consume(placements.count)
    }
  }

  /// What a million measured items take: their sizes are two numbers, where rows have one.
  private static func memory(_ width: Width) -> [Row] {
    guard let before = Heap.bytesInUse else { return [] }
    var random = SplitMix64(seed: 42)
    var geometry = geometry(width, million)
    for item in 0..<million { measure(item, of: &geometry, width, &random) }
    guard let after = Heap.bytesInUse else { return [] }
    consume(geometry.contentSize)
    return [
      .number(
        "FL8-\(width)", "1M measured \(width), per item",
        Double(after - before) / Double(million), "bytes", atMost: 64)
    ]
  }
}
