import Foundation

/// One line of the benchmark's table.
struct Row: Codable {
  /// The goal's id and a variant: `L2-1M`.
  var id: String
  var workload: String
  var ours: Double
  /// The unit of `ours`.
  var unit: String
  /// What the machine needs for the bare minimum of the same kind of work, in microseconds, measured
  /// next to `ours`; nil where the goal is a count or compares two times of ours.
  var floor: Double?
  /// Which floor that is: `F2 allocating`.
  var floorName: String?
  /// `ours` by `floor`.
  var ratio: Double?
  /// The goal in words.
  var goal: String
  var met: Bool

  /// A row whose goal is a share of a floor.
  static func share(
    _ id: String, _ workload: String, _ ours: Double, _ unit: String, of floor: Floor,
    atMost limit: Double
  ) -> Row {
    let ratio = ours * microseconds(per: unit) / floor.time
    return Row(
      id: id, workload: workload, ours: ours, unit: unit, floor: floor.time, floorName: floor.name,
      ratio: ratio, goal: "<= \(limit.short) x \(floor.id)", met: ratio <= limit)
  }

  /// A row whose goal is the share of a floor that `goal` was on the machine where it was set.
  ///
  /// - Parameter goal: In `unit`.
  static func time(
    _ id: String, _ workload: String, _ ours: Double, _ unit: String, of floor: Floor, goal: Double
  ) -> Row {
    share(
      id, workload, ours, unit, of: floor,
      atMost: goal * microseconds(per: unit) / floor.reference)
  }

  /// A row whose goal is a number: a count of bytes, or a ratio of two times of ours.
  static func number(
    _ id: String, _ workload: String, _ ours: Double, _ unit: String, atMost limit: Double
  ) -> Row {
    Row(
      id: id, workload: workload, ours: ours, unit: unit, goal: "<= \(limit.short) \(unit)",
      met: ours <= limit)
  }

  private static func microseconds(per unit: String) -> Double {
    switch unit {
    case "ns": 0.001
    case "us": 1
    case "ms": 1_000
    case "s": 1_000_000
    default: fatalError("A time has the unit ns, us, ms or s, not \(unit).")
    }
  }
}

extension [Row] {
  /// The row in the middle of several runs of the same row, by ratio.
  var median: Row {
    sorted { ($0.ratio ?? $0.ours) < ($1.ratio ?? $1.ours) }[count / 2]
  }
}

extension Double {
  /// Three significant digits.
  var short: String {
    guard self != 0, isFinite else { return "\(self)" }
    let digits = Swift.max(0, 2 - Int(Foundation.log10(abs(self)).rounded(.down)))
    var power = 1.0
    for _ in 0..<Swift.min(digits, 9) { power *= 10 }
    let rounded = (self * power).rounded() / power
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
