import GeometryCore

/// The measured sizes of a group's cells, asked for in item order while the group is solved.
final class MeasuredSlots {
  private let length: (Int, Axis) -> Double?
  /// The place of the next cell.
  private(set) var next = 0
  /// How many lengths have been answered from measurements.
  private(set) var answers = 0
  /// How many cells there are; the places behind them stay empty.
  let count: Int

  /// - Parameter length: The measured length of the cell at a place in the group along an axis, nil
  ///   if there is none.
  init(count: Int, length: @escaping (Int, Axis) -> Double?) {
    self.count = count
    self.length = length
  }

  /// Passes over cells whose frames the application computes.
  func skip(_ count: Int) { next += count }

  /// The size of the next cell, `size` where it has not been measured.
  func nextSize(_ size: Size, _ estimates: AxisSet) -> Size {
    var size = size
    for axis in Axis.allCases where estimates.contains(axis) {
      guard let length = length(next, axis) else { continue }
      size[axis] = length
      answers += 1
    }
    next += 1
    return size
  }
}
