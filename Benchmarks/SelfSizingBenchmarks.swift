import GeometryCore
import LayoutCore
import TestSupport

/// The goals L5 and L6: lists whose rows are measured.
enum SelfSizingBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "L5", run: anywhere), Benchmark(goal: "L6", run: topToBottom),
  ]

  private static let million = 1_000_000

  /// Rows of an estimated height of 44 points.
  private static let list: SectionDescription = {
    let extent = LayoutExtent(width: .fractionalWidth(1), height: .estimated(44))
    return SectionDescription(
      group: .row(height: .estimated(44), [ItemDescription(extent: extent)]))
  }()

  private static func measure(
    _ item: Int, of geometry: inout LayoutGeometry, _ random: inout SplitMix64
  ) {
    let height = Double(Int.random(in: 40...80, using: &random))
    geometry.record(Size(width: 390, height: height), for: .cell(section: 0, item: item))
  }

  @Sendable private static func anywhere() -> [Row] {
    [0, 100_000].map { history in
      var random = SplitMix64(seed: 42)
      var geometry = LayoutScenes.geometry(list, counts: [million])
      for _ in 0..<history {
        measure(Int.random(in: 0..<million, using: &random), of: &geometry, &random)
      }
      var placements: [ElementPlacement] = []
      let rounds = 1_000
      let time =
        microseconds(samples: 9) {
          for _ in 0..<rounds {
            measure(Int.random(in: 0..<million, using: &random), of: &geometry, &random)
            let y = Double.random(in: 0..<geometry.contentSize.height - 2640, using: &random)
            placements.removeAll(keepingCapacity: true)
            geometry.appendElements(
              in: Rect(x: 0, y: y, width: 390, height: 2640), to: &placements)
            consume(placements.count)
          }
        } / Double(rounds)
      let objects = Floor.allocating
      return .time(
        "L5-\(history)", "1M rows: measure one, query 60 frames, after \(history), plus F2",
        time + objects.time, "us", of: objects, goal: 9)
    }
  }

  @Sendable private static func topToBottom() -> [Row] {
    let times = [100_000, million].map { count in
      microseconds(samples: 5) {
        var random = SplitMix64(seed: 42)
        var geometry = LayoutScenes.geometry(list, counts: [count])
        var placements: [ElementPlacement] = []
        for item in 0..<count {
          measure(item, of: &geometry, &random)
          guard item % 10 == 0 else { continue }
          placements.removeAll(keepingCapacity: true)
          let y = geometry.placement(of: .cell(section: 0, item: item))?.frame.minY ?? 0
          geometry.appendElements(in: Rect(x: 0, y: y, width: 390, height: 844), to: &placements)
          consume(placements.count)
        }
      }
    }
    return [
      .time(
        "L6-1M", "1M rows measured top to bottom, per row", times[1] / Double(million), "us",
        of: .allocating, goal: 0.65),
      .number("L6-growth", "time of 1M by time of 100k", times[1] / times[0], "x", atMost: 12),
    ] + memory()
  }

  /// What a million measured rows take.
  private static func memory() -> [Row] {
    guard let before = Heap.bytesInUse else { return [] }
    var random = SplitMix64(seed: 42)
    var geometry = LayoutScenes.geometry(list, counts: [million])
    for item in 0..<million { measure(item, of: &geometry, &random) }
    guard let after = Heap.bytesInUse else { return [] }
    consume(geometry.contentSize)
    return [
      .number(
        "L8-measured", "1M measured rows, per row", Double(after - before) / Double(million),
        "bytes", atMost: 16)
    ]
  }
}
