import GeometryCore

/// The measured sizes of the cells of a group, read in item order while the group is solved.
final class MeasuredSlots {
  private let length: (Int, Axis) -> Double?
  /// The index of the next cell.
  private(set) var next = 0
  /// The number of lengths found in measurements.
  private(set) var answers = 0
  /// The number of cells; slots behind them stay empty.
  let count: Int

  /// - Parameter length: The measured length of the cell at a place in the group along an axis, nil
  ///   if there is none.
  init(count: Int, length: @escaping (Int, Axis) -> Double?) {
    self.count = count
    self.length = length
  }

  /// Skips cells whose frames the application computes.
  func skip(_ count: Int) { next += count }

  /// The size of the next cell; `size` without a measurement.
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
