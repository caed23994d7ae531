import GeometryCore
import LayoutCore
import TestSupport

/// One goal of the table and what measures it.
struct Benchmark: Sendable {
  var goal: String
  var run: @Sendable () -> [Row]
}

/// The goals L1 to L9 of the layout engine.
enum LayoutBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "L1", run: prepare), Benchmark(goal: "L2", run: query),
    Benchmark(goal: "L3", run: nesting), Benchmark(goal: "L4", run: sections),
    Benchmark(goal: "L7", run: resize), Benchmark(goal: "L8", run: memory),
    Benchmark(goal: "L9", run: orthogonal),
    Benchmark(goal: "FL1", run: FlowBenchmarks.prepare),
    Benchmark(goal: "FL2", run: FlowBenchmarks.query),
  ]

  private static let million = 1_000_000

  @Sendable private static func prepare() -> [Row] {
    prepareRows("L1", "3-column grid", LayoutScenes.grid)
  }

  @Sendable private static func query() -> [Row] {
    queryRows("L2", "3-column grid", LayoutScenes.grid)
  }

  @Sendable private static func nesting() -> [Row] {
    [("mosaic", LayoutScenes.mosaic), ("nested", LayoutScenes.nested)].flatMap { name, section in
      prepareRows("L3-\(name)", name, section) + queryRows("L3-\(name)-query", name, section)
    }
  }

  @Sendable private static func sections() -> [Row] {
    sectionRows("10k", sections: 1_000, items: 10)
      + sectionRows("1M-1k", sections: 1_000, items: 1_000)
      + sectionRows("1M-100k", sections: 100_000, items: 10)
  }

  private static func sectionRows(_ name: String, sections: Int, items: Int) -> [Row] {
    [false, true].flatMap { pins -> [Row] in
      let plan = LayoutPlan(
        LayoutScenes.headedGrid(pins: pins), itemCounts: Array(repeating: items, count: sections))
      let id = "L4-\(name)" + (pins ? "-pinned" : "")
      let title = "\(sections) sections of \(items)" + (pins ? ", pinned headers" : "")
      let time = microseconds(samples: 9) { consume(LayoutScenes.geometry(plan).contentSize) }
      let perSection = time * 1000 / Double(sections)
      let query = queryTime(LayoutScenes.geometry(plan))
      return [
        .time(id, "prepare per section, \(title)", perSection, "ns", of: .allocating, goal: 100),
        .share(
          "\(id)-query", "query, \(title)", query, "us", of: .allocating,
          atMost: 2 * frameShare),
      ]
    }
  }

  @Sendable private static func resize() -> [Row] {
    let narrow = LayoutScenes.viewport
    let wide = Size(width: narrow.height, height: narrow.width)
    let time = microseconds {
      for container in [wide, narrow] {
        consume(
          LayoutScenes.geometry(LayoutScenes.grid, counts: [million], container: container)
            .contentSize)
      }
    }
    return [
      .share(
        "L7-1M", "width 390 -> 844 -> 390, per change", time / 2, "us",
        of: .writing, atMost: prepareShare)
    ]
  }

  @Sendable private static func memory() -> [Row] {
    // Many equal layouts are kept and the share of one is taken.
    [(sections: 1, items: million, copies: 1_000), (1_000, 1_000, 100), (100_000, 10, 10)]
      .compactMap { sections, items, copies in
        let plan = LayoutPlan(
          LayoutScenes.headedGrid(pins: false), itemCounts: Array(repeating: items, count: sections)
        )
        var geometries: [LayoutGeometry] = []
        geometries.reserveCapacity(copies)
        guard let before = Heap.bytesInUse else { return nil }
        for _ in 0..<copies { geometries.append(LayoutScenes.geometry(plan)) }
        guard let after = Heap.bytesInUse else { return nil }
        consume(geometries)
        // A layout of one section consists of its template; others share it.
        return .number(
          "L8-\(sections)", "memory per section, 1M items in \(sections) sections",
          Double(after - before) / Double(copies * sections), "bytes", atMost: 1024)
      }
  }

  @Sendable private static func orthogonal() -> [Row] {
    // About 60 cards in view: one row of narrow columns, or four rows of wide ones.
    let section = LayoutScenes.orthogonal(columnWidth: 20, height: 300)
    let wide = LayoutScenes.orthogonal(columnWidth: 80, height: 220)
    let geometry = LayoutScenes.geometry(section, counts: [million])
    let range = geometry.orthogonalScroller(ofSection: 0)!.range
    var random = SplitMix64(seed: 42)
    let offsets = (0..<64).map { _ in
      range.upperBound * 0.5 + Double(random.integer(0...1000))
    }
    var placements: [ElementPlacement] = []
    var next = 0
    var scrolled: [Int: Double] = [0: 0]
    let sideways = microseconds {
      placements.removeAll(keepingCapacity: true)
      scrolled[0] = offsets[next % 64]
      geometry.appendElements(
        in: Rect(origin: .zero, size: LayoutScenes.viewport), orthogonalOffsets: scrolled,
        to: &placements)
      next += 1
    }
    let hits = placements.count
    let page = LayoutScenes.geometry(wide, counts: Array(repeating: 1000, count: 1000))
    return prepareRows("L9", "orthogonal row", section) + [
      .share(
        "L9-1M-sideways", "query across the row, \(hits) hits", sideways, "us",
        of: .allocating, atMost: frameShare),
      .share(
        "L9-page", "query down a page of 1000 rows, \(self.hits(page)) hits", queryTime(page), "us",
        of: .allocating, atMost: 2 * frameShare),
    ]
  }

  // MARK: - What L1 and L2 measure

  /// L1: at most F1 / 65.
  static let prepareShare = 1.0 / 65
  /// L2: at most 0.5 us where F2 is 2.25 us.
  static let frameShare = 0.5 / 2.25

  private static func prepareRows(
    _ id: String, _ name: String, _ section: SectionDescription
  ) -> [Row] {
    func time(_ count: Int) -> Double {
      let plan = LayoutPlan(section, itemCounts: [count])
      return microseconds { consume(LayoutScenes.geometry(plan).contentSize) }
    }
    let (few, many) = (time(1_000), time(million))
    return [
      .share(
        "\(id)-1M", "prepare \(name), 1M items", many, "us", of: .writing, atMost: prepareShare),
      .number("\(id)-growth", "prepare \(name), time(1M) / time(1k)", many / few, "x", atMost: 1.2),
    ]
  }

  private static func queryRows(
    _ id: String, _ name: String, _ section: SectionDescription
  ) -> [Row] {
    let few = queryTime(LayoutScenes.geometry(section, counts: [1_000]))
    let geometry = LayoutScenes.geometry(section, counts: [million])
    let many = queryTime(geometry)
    return [
      .share(
        "\(id)-1M", "query \(name), \(hits(geometry)) hits, 1M items", many, "us",
        of: .allocating, atMost: frameShare),
      .number("\(id)-growth", "query \(name), time(1M) / time(1k)", many / few, "x", atMost: 1.3),
    ]
  }

  /// What a query of the viewport in mid-content takes, in microseconds.
  private static func queryTime(_ geometry: LayoutGeometry) -> Double {
    var random = SplitMix64(seed: 42)
    let views = (0..<64).map { _ in
      view(of: geometry, Double(random.integer(0...1000)))
    }
    var placements: [ElementPlacement] = []
    var next = 0
    return microseconds {
      placements.removeAll(keepingCapacity: true)
      let view = views[next & 63]
      geometry.appendElements(in: view, viewport: Viewport(bounds: view), to: &placements)
      next += 1
    }
  }

  private static func hits(_ geometry: LayoutGeometry) -> Int {
    var placements: [ElementPlacement] = []
    geometry.appendElements(in: view(of: geometry, 0), to: &placements)
    return placements.count
  }

  private static func view(of geometry: LayoutGeometry, _ offset: Double) -> Rect {
    Rect(
      origin: Point(x: 0, y: geometry.contentSize.height / 2 + offset),
      size: LayoutScenes.viewport)
  }
}
