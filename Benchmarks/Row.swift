import Foundation

/// One line of the benchmark's table.
struct Row: Encodable {
  /// The goal's id and a variant: `L2-1M`.
  var id: String
  var workload: String
  var ours: Double
  /// Of `ours` and `floor`.
  var unit: String
  /// What the machine needs for the bare minimum, measured in the same run; nil where the goal is a
  /// number of its own.
  var floor: Double?
  /// `ours` by `floor`.
  var ratio: Double?
  /// The goal in words.
  var goal: String
  var met: Bool

  /// A row whose goal is a share of a floor.
  static func share(
    _ id: String, _ workload: String, _ ours: Double, _ unit: String, of floor: Double,
    named name: String, atMost limit: Double
  ) -> Row {
    Row(
      id: id, workload: workload, ours: ours, unit: unit, floor: floor, ratio: ours / floor,
      goal: "<= \(limit.short) x \(name)", met: ours <= floor * limit)
  }

  /// A row whose goal is a number.
  static func number(
    _ id: String, _ workload: String, _ ours: Double, _ unit: String, atMost limit: Double
  ) -> Row {
    Row(
      id: id, workload: workload, ours: ours, unit: unit, floor: nil, ratio: nil,
      goal: "<= \(limit.short) \(unit)", met: ours <= limit)
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
