import DiffCore
import Foundation
import TestSupport

/// The goals D1 to D7 of differences of lists.
enum DifferenceBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(goal: "D1", run: blocks), Benchmark(goal: "D2", run: tenths),
    Benchmark(goal: "D3", run: shuffles), Benchmark(goal: "D4", run: likes),
    Benchmark(goal: "D6", run: memory), Benchmark(goal: "D7", run: turns),
  ]

  private static let million = 1_000_000

  private static func time<Element: Hashable>(_ old: [Element], _ new: [Element]) -> Double {
    microseconds(samples: old.count < million ? 9 : 5) {
      consume(ListDifference(from: old, to: new))
    }
  }

  /// A row of a change of a list, as a share of F3.
  private static func row<Element: Hashable>(
    _ id: String, _ workload: String, _ changes: ListChanges<Element>, _ new: [Element],
    inPartsOf part: Int = million, atMost limit: Double
  ) -> Row {
    .share(
      id, workload, time(changes.old, new), "us", of: .hashing(changes, inPartsOf: part),
      atMost: limit)
  }

  /// The goal of 100,000 was 0.14 of one dictionary of all; its floor takes 1.45 times one in parts
  /// on a machine with nothing else to do, and 3.5 times one beside others.
  @Sendable private static func blocks() -> [Row] {
    [(5_000, 0.77), (100_000, 0.2)].map { count, limit in
      var changes = ListChanges.identifiers(count)
      let new = changes.replacingBlock()
      return row(
        "D1-\(count / 1_000)k", "a block goes, one comes, some shuffled, UUID", changes, new,
        inPartsOf: 5_000, atMost: limit)
    }
  }

  @Sendable private static func tenths() -> [Row] {
    tenths("UUID", .identifiers(million), 0.10, 0.16)
      + tenths("Int", .integers(million), 0.14, 0.23)
  }

  private static func tenths<Element: Hashable>(
    _ type: String, _ changes: ListChanges<Element>, _ replaced: Double, _ shuffled: Double
  ) -> [Row] {
    var changes = changes
    let (one, other) = (changes.replacingTenth(), changes.shufflingTenth())
    return [
      row("D2-di10-\(type)", "1M, a tenth replaced, \(type)", changes, one, atMost: replaced),
      row("D2-shuf10-\(type)", "1M, a tenth shuffled, \(type)", changes, other, atMost: shuffled),
    ]
  }

  @Sendable private static func shuffles() -> [Row] {
    var (identifiers, integers) = (ListChanges.identifiers(million), ListChanges.integers(million))
    let (one, other) = (identifiers.shuffling(), integers.shuffling())
    return [
      row("D3-UUID", "1M, all shuffled, UUID", identifiers, one, atMost: 1.3),
      row("D3-Int", "1M, all shuffled, Int", integers, other, atMost: 1.9),
    ]
  }

  @Sendable private static func likes() -> [Row] {
    var changes = ListChanges.identifiers(million)
    let floor = Floor.comparing(changes)
    let lists = [
      ("app1", "a hundredth appended", changes.appending()), ("same", "no change", changes.copied),
    ]
    let rows = lists.map { id, workload, new in
      Row.share(
        "D4-\(id)", "1M, \(workload), UUID", time(changes.old, new), "us", of: floor,
        atMost: 3)
    }
    return rows + [
      .time(
        "D4-identical", "1M, the same storage", time(changes.old, changes.old), "us",
        of: .allocating, goal: 1)
    ]
  }

  @Sendable private static func memory() -> [Row] {
    var changes = ListChanges.identifiers(million)
    let lists = [
      ("full", changes.shuffling()), ("di10", changes.replacingTenth()),
      ("app1", changes.appending()),
    ]
    return lists.map { id, new in
      let bytes = Heap.transientBytes { ListDifference(from: changes.old, to: new) }
      return .number(
        "D6-\(id)", "memory beside the result, per item, \(id)", bytes / Double(million), "bytes",
        atMost: id == "app1" ? 1 : 24)
    }
  }

  @Sendable private static func turns() -> [Row] {
    let changes = ListChanges.identifiers(million)
    return [
      row("D7-reverse", "1M reversed, UUID", changes, changes.old.reversed(), atMost: 2),
      row("D7-interleave", "1M, halves interleaved, UUID", changes, changes.interleaved, atMost: 2),
    ] + [colliding()]
  }

  /// Identifiers of which a thousand each have the same hash.
  private static func colliding() -> Row {
    let changes = ListChanges(count: 10_000) { random in
      Colliding(value: Int(truncatingIfNeeded: random.next()))
    }
    return row(
      "D7-collide", "10k reversed, hashes of 10 values", changes, changes.old.reversed(), atMost: 2)
  }

  private struct Colliding: Hashable {
    var value: Int
    func hash(into hasher: inout Hasher) { hasher.combine(value % 10) }
  }
}
