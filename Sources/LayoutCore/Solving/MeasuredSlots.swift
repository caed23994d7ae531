import GeometryCore

/// The measured sizes of a group's cells, asked for in item order while the group is solved.
final class MeasuredSlots {
  private let length: (Int, Axis) -> Double?
  private var next = 0

  /// - Parameter length: The measured length of the cell at a place in the group along an axis, nil
  ///   if there is none.
  init(length: @escaping (Int, Axis) -> Double?) { self.length = length }

  /// The size of the next cell, `size` where it has not been measured.
  func nextSize(_ size: Size, _ estimates: AxisSet) -> Size {
    var size = size
    for axis in Axis.allCases where estimates.contains(axis) {
      size[axis] = length(next, axis) ?? size[axis]
    }
    next += 1
    return size
  }
}

extension ItemDescription {
  /// Whether it is a cell that is as long as the longest of its siblings.
  func isUniformCell(along axis: Axis) -> Bool {
    guard group == nil, case .uniformAcrossSiblings = extent[axis] else { return false }
    return true
  }
}
