import GeometryCore

/// Where the groups of a section start and end along the stacking axis, measured ones included.
///
/// Points from the start of the first group.
struct RowGeometry {
  let row: GroupRow
  let repetition: GroupRepetition
  /// By how much groups are longer than estimated; nil where none has been measured.
  let changes: MeasuredLengths?

  /// Where a group starts.
  ///
  /// - Complexity: O(1), measured O(log n).
  func start(ofGroup index: Int) -> Double {
    Double(index) * repetition.stride + (changes?.sum(before: index) ?? 0)
  }

  /// How long a group is.
  func length(ofGroup index: Int) -> Double {
    let length = index == row.count - 1 ? row.lastLength : repetition.length
    return length + (changes?[index] ?? 0)
  }

  /// From the first group's start to the last group's end.
  var extent: Double {
    guard row.count > 0 else { return 0 }
    return max(0, start(ofGroup: row.count - 1) + length(ofGroup: row.count - 1))
  }

  /// The last group that starts at or in front of `position`, at least the first.
  ///
  /// - Complexity: O(1), measured O(log n).
  func group(at position: Double) -> Int {
    guard repetition.stride > 0 else { return 0 }
    let index =
      changes?.index(at: position, stride: repetition.stride)
      ?? Int(min(max(position / repetition.stride, 0), Double(row.count)))
    return min(max(index, 0), max(0, row.count - 1))
  }
}
