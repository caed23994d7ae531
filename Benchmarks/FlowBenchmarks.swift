import GeometryCore
import LayoutCore
import TestSupport

/// The goals L1 and L2 for flow layout: three equal columns of cells, 44 points high.
enum FlowBenchmarks {
  private static let million = 1_000_000

  private static func grid(_ count: Int) -> FlowGeometry {
    let none = FlowMargins(start: 0, end: 0)
    let metrics = FlowMetrics(
      lineSpacing: 0, itemSpacing: 0, mainInsets: none, crossInsets: none, headerExtent: 0,
      footerExtent: 0, crossExtent: LayoutScenes.viewport.width)
    let section = FlowSection(
      .uniform(Size(width: 130, height: 44), count: count), metrics: metrics, axis: .vertical)
    return FlowGeometry(
      [section], axis: .vertical, crossExtent: LayoutScenes.viewport.width, scale: 3,
      pins: FlowPins(headers: false, footers: false))
  }

  @Sendable static func prepare() -> [Row] {
    let few = microseconds { consume(grid(1_000).contentSize) }
    let many = microseconds { consume(grid(million).contentSize) }
    return [
      .share(
        "FL1-1M", "prepare a flow grid, 1M items", many, "us", of: .writing,
        atMost: LayoutBenchmarks.prepareShare),
      .number(
        "FL1-growth", "prepare a flow grid, time(1M) / time(1k)", many / few, "x", atMost: 1.3),
    ]
  }

  @Sendable static func query() -> [Row] {
    let few = queryTime(grid(1_000))
    let many = queryTime(grid(million))
    return [
      .share(
        "FL2-1M", "query a flow grid, 60 hits, 1M items", many, "us", of: .allocating,
        atMost: LayoutBenchmarks.frameShare),
      .number("FL2-growth", "query a flow grid, time(1M) / time(1k)", many / few, "x", atMost: 1.3),
    ]
  }

  /// What a query of the viewport in mid-content takes, in microseconds.
  private static func queryTime(_ geometry: FlowGeometry) -> Double {
    var random = SplitMix64(seed: 42)
    let views = (0..<64).map { _ in
      Rect(
        origin: Point(
          x: 0, y: geometry.contentSize.height / 2 + Double(random.integer(0...1000))),
        size: LayoutScenes.viewport)
    }
    var placements: [ElementPlacement] = []
    var next = 0
    return microseconds {
      placements.removeAll(keepingCapacity: true)
      geometry.appendElements(in: views[next & 63], viewport: nil, to: &placements)
      next += 1
    }
  }
}
