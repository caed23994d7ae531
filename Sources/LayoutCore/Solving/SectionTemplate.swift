import GeometryCore

/// A solved section description, for any number of items.
///
/// Holds one group and the rule by which it is repeated. A class, so that a hundred thousand
/// sections refer to one without copying it; it never changes. Made by ``SectionSolver``; read by
/// ``LayoutGeometry``.
final class SectionTemplate: Sendable {
  let repetition: GroupRepetition
  let group: GroupTemplate
  /// Bounding rectangles of runs of the group's cells.
  let index: CellIndex
  /// Whether every cell has an area and lies inside its group.
  let cellsStayInside: Bool
  /// The lengths of a last group that holds 1, 2, … items, up to one less than it could.
  let trimmedLengths: [Double]
  /// How many supplementaries of each kind a full group has.
  let kindCounts: [UInt16: Int]
  let boundary: BoundaryTemplate
  let decorations: [DecorationSlot]
  /// What was wrong with the description.
  let causes: CauseSet
  /// For solving parts of it again; nil where nothing is estimated or packed.
  var recipe: SectionRecipe? { recipes.first }
  /// One or none: a description is large, and most sections never need it again.
  private let recipes: [SectionRecipe]
  /// Whether a measurement only changes the length of a group and its cell.
  let isOneCell: Bool
  /// Whether groups may be measured across the stacking axis.
  let measuresThickness: Bool

  init(
    _ repetition: GroupRepetition, of group: GroupTemplate, trimmedLengths: [Double],
    boundary: BoundaryTemplate, decorations: [DecorationSlot], causes: CauseSet,
    recipe: SectionRecipe?
  ) {
    self.repetition = repetition
    self.group = group
    self.trimmedLengths = trimmedLengths
    self.boundary = boundary
    self.decorations = decorations
    self.causes = causes
    let isNeeded = Self.hasEstimates(group, boundary) || recipe?.packed != nil
    recipes = isNeeded ? [recipe].compactMap(\.self) : []
    isOneCell = group.slots.count == 1 && recipe?.isOneCell == true
    measuresThickness =
      recipe?.section.group.extent[repetition.stackAxis.crossing].isEstimated == true
      && recipe?.packed == nil
    index = CellIndex(over: group.slots)
    let box = Rect(origin: .zero, size: group.size)
    cellsStayInside = group.slots.allSatisfy { slot in
      !slot.frame.isEmpty && slot.frame.intersection(box) == slot.frame
    }
    kindCounts = group.supplementaries.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// Whether a measurement may replace a length of the section.
  var hasEstimates: Bool {
    !recipes.isEmpty
      && (Self.hasEstimates(group, boundary)
        || recipe?.packed?.overflow?.estimates.isEmpty == false)
  }

  private static func hasEstimates(_ group: GroupTemplate, _ boundary: BoundaryTemplate) -> Bool {
    group.estimates.contains { !$0.isEmpty } || boundary.slots.contains { !$0.estimates.isEmpty }
      || group.supplementaries.contains { !$0.estimates.isEmpty }
  }

  var scrollAxis: Axis { repetition.scrollAxis }
  var stackAxis: Axis { repetition.stackAxis }
  var isOrthogonal: Bool { repetition.behavior != .none }
  /// How many items a group holds; 0 if not even the first one fits.
  var capacity: Int { repetition.capacity }

  /// How `itemCount` items are spread over groups.
  func row(of itemCount: Int) -> GroupRow {
    guard capacity > 0, itemCount > 0 else {
      return GroupRow(count: 0, lastLength: 0, lastItems: 0)
    }
    let (full, rest) = itemCount.quotientAndRemainder(dividingBy: capacity)
    guard rest > 0 else {
      return GroupRow(count: full, lastLength: repetition.length, lastItems: capacity)
    }
    let length = trimmedLengths.isEmpty ? repetition.length : trimmedLengths[rest - 1]
    return GroupRow(count: full + 1, lastLength: length, lastItems: rest)
  }

  /// The same section around other boundary items, with a row of another thickness.
  func with(_ boundary: BoundaryTemplate, thickness: Double) -> SectionTemplate {
    var repetition = repetition
    repetition.thickness = thickness
    return SectionTemplate(
      repetition, of: group, trimmedLengths: trimmedLengths, boundary: boundary,
      decorations: decorations, causes: causes, recipe: recipe)
  }

  /// From the start of the first group's edge spacing to the end of the last's.
  func stackedLength(of row: GroupRow) -> Double {
    guard row.count > 0 else { return 0 }
    return Double(row.count - 1) * repetition.stride + row.lastLength + row.measured
      + repetition.edges
  }

  /// The length of the section's content along the scroll axis, insets included.
  ///
  /// Rules ORTH-1, SECT-8.
  func contentLength(of row: GroupRow) -> Double {
    let groups = isOrthogonal ? (row.count == 0 ? 0 : repetition.thickness) : stackedLength(of: row)
    return max(0, repetition.insets.total(scrollAxis) + groups)
  }
}

/// How a section repeats its group. Points, flow space. Rules SECT-1, SECT-3.
struct GroupRepetition: Hashable, Sendable {
  var scrollAxis: Axis
  /// The axis along which groups follow each other: across the scroll axis in an orthogonal
  /// section.
  var stackAxis: Axis
  var behavior: OrthogonalBehavior
  /// Where the first group starts: along the scroll axis from the start of the section's region
  /// (behind the room of its boundary items), across it from the container's start.
  var firstGroup: Point
  /// From one group's start to the next.
  var stride: Double
  /// A group's length along the stacking axis.
  var length: Double
  /// Edge spacing of a group before and behind it along the stacking axis, together.
  var edges: Double
  /// What a group takes across the stacking axis, its edge spacing included.
  var thickness: Double
  /// How many items a group holds.
  var capacity: Int
  /// The section's content insets, the edges of its reference included.
  var insets: DirectionalInsets
}

/// A background of a section.
struct DecorationSlot: Hashable, Sendable {
  var contentInsets: DirectionalInsets
  var zIndex: Int
  var kind: UInt16
}

/// How the items of a section are spread over its groups.
struct GroupRow: Hashable, Sendable {
  /// The number of groups, the last one included.
  var count: Int
  /// The last group's length along the stacking axis in points.
  var lastLength: Double
  /// The number of items in the last group.
  var lastItems: Int
  /// What measurements add to the length of all groups together.
  var measured = 0.0
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
