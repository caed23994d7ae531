import GeometryCore

/// The positions of the groups of a section along the stacking axis, including measured ones.
///
/// Points from the start of the first group.
struct RowGeometry {
  let row: GroupRow
  let repetition: GroupRepetition
  /// The differences between measured and estimated lengths of groups; nil if none has been
  /// measured.
  let changes: MeasuredLengths?

  /// The start of a group.
  ///
  /// - Complexity: O(1), measured O(log n).
  func start(ofGroup index: Int) -> Double {
    Double(index) * repetition.stride + (changes?.sum(before: index) ?? 0)
  }

  /// The length of a group.
  func length(ofGroup index: Int) -> Double {
    let length = index == row.count - 1 ? row.lastLength : repetition.length
    return length + (changes?[index] ?? 0)
  }

  /// The distance from the start of the first group to the end of the last.
  var extent: Double {
    guard row.count > 0 else { return 0 }
    return max(0, start(ofGroup: row.count - 1) + length(ofGroup: row.count - 1))
  }

  /// The last group that starts at or before `position`, at least the first.
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

extension RowGeometry {
  /// The groups of a section.
  init(of section: Int, _ template: SectionTemplate, in geometry: LayoutGeometry) {
    self.init(
      row: template.row(of: geometry.stack.itemCount(inSection: section)),
      repetition: template.repetition,
      changes: geometry.measured.isEmpty
        ? nil : geometry.measured[section]?.groupChanges(template))
  }
}
