import Inspection
import SnapshotTesting
import UIKit

/// An element with different frames in two tables.
struct Movement {
  let name: String
  let before: CGRect
  let after: CGRect

  var shift: CGSize {
    CGSize(width: after.minX - before.minX, height: after.minY - before.minY)
  }
  var growth: CGSize {
    CGSize(width: after.width - before.width, height: after.height - before.height)
  }
  var isShifted: Bool { abs(shift.width) >= Self.least || abs(shift.height) >= Self.least }
  var isResized: Bool { abs(growth.width) >= Self.least || abs(growth.height) >= Self.least }

  /// Smaller differences, in points, count as rounding.
  static let least: CGFloat = 0.01

  /// Such as "8 points lower and 2 points further left".
  var shiftWords: String {
    [
      Self.words(shift.height, more: "lower", less: "higher"),
      Self.words(shift.width, more: "further right", less: "further left"),
    ].compactMap(\.self).joined(separator: " and ")
  }

  /// Such as "8 points taller".
  var growthWords: String {
    [
      Self.words(growth.height, more: "taller", less: "shorter"),
      Self.words(growth.width, more: "wider", less: "narrower"),
    ].compactMap(\.self).joined(separator: " and ")
  }

  private static func words(_ length: CGFloat, more: String, less: String) -> String? {
    guard abs(length) >= least else { return nil }
    let unit = abs(length) == 1 ? "point" : "points"
    return "\(abs(length).brief) \(unit) \(length > 0 ? more : less)"
  }
}
