import GeometryCore

/// A solved section description, for any number of items.
///
/// Holds one group and the rule by which it is repeated. Points, flow space. Offsets along the scroll
/// axis count from the start of the section's region (behind the room of its boundary items), those
/// across it from the container's start. Made by ``SectionSolver``; read by ``LayoutGeometry``.
struct SectionTemplate: Hashable, Sendable {
  var scrollAxis: Axis
  /// The axis along which groups follow each other: across the scroll axis in an orthogonal section.
  var stackAxis: Axis
  var behavior: OrthogonalBehavior
  var group: GroupTemplate
  /// Bounding rectangles of runs of ``CellIndex/run`` cells, in their group.
  var index: CellIndex
  /// Where the first group starts.
  var firstGroup: Point
  /// From one group's start to the next, in points.
  var stride: Double
  /// Edge spacing of a group before and behind it along the stacking axis, together.
  var edges: Double
  /// The length of a last group that holds 1, 2, … items, one less than it could; see
  /// ``SectionSolver``.
  var trimmedLengths: [Double]
  /// The section's content insets, the edges of its reference included.
  var insets: DirectionalInsets
  /// The thickness of an orthogonal row, group edge spacing included.
  var rowThickness: Double
  /// How many supplementaries of each kind a full group has.
  var kindCounts: [UInt16: Int]
  var boundary: BoundaryTemplate
  var decorations: [DecorationDescription]
  var decorationKinds: [UInt16]
  /// What was wrong with the description.
  var causes: CauseSet

  /// How many items a group holds; 0 if not even the first one fits.
  var capacity: Int { group.slots.count }
  var isOrthogonal: Bool { behavior != .none }

  /// How `itemCount` items are spread over groups.
  func row(of itemCount: Int) -> GroupRow {
    guard capacity > 0, itemCount > 0 else { return GroupRow(count: 0, lastLength: 0, lastItems: 0) }
    let (full, rest) = itemCount.quotientAndRemainder(dividingBy: capacity)
    return rest == 0
      ? GroupRow(count: full, lastLength: group.size[stackAxis], lastItems: capacity)
      : GroupRow(count: full + 1, lastLength: trimmedLengths[rest - 1], lastItems: rest)
  }

  /// From the start of the first group's edge spacing to the end of the last's.
  func stackedLength(of row: GroupRow) -> Double {
    row.count == 0 ? 0 : Double(row.count - 1) * stride + row.lastLength + edges
  }

  /// The length of the section's content along the scroll axis, insets included.
  func contentLength(of row: GroupRow) -> Double {
    let groups = isOrthogonal ? (row.count == 0 ? 0 : rowThickness) : stackedLength(of: row)
    return max(0, insets.total(scrollAxis) + groups)
  }
}

/// How the items of a section are spread over its groups.
struct GroupRow: Hashable, Sendable {
  /// The number of groups, the last one included.
  var count: Int
  /// The last group's length along the stacking axis in points.
  var lastLength: Double
  /// The number of items in the last group.
  var lastItems: Int
}

/// Bounding rectangles over runs of cells, so that a query of a large group skips what is far away.
struct CellIndex: Hashable, Sendable {
  /// The number of cells in a run.
  static let run = 32
  /// One rectangle for each run; empty for a group of few cells.
  var bounds: [Rect] = []

  init(over slots: [CellSlot]) {
    guard slots.count > 2 * Self.run else { return }
    for start in stride(from: 0, to: slots.count, by: Self.run) {
      let run = slots[start..<min(start + Self.run, slots.count)]
      bounds.append(run.dropFirst().reduce(run[start].frame) { $0.union($1.frame) })
    }
  }
}
