import GeometryCore

/// A solved section description for any number of items.
///
/// Contains one group and the rule by which it is repeated. An immutable class, so that a hundred
/// thousand sections can share it. Made by ``SectionSolver``; read by ``LayoutGeometry``.
final class SectionTemplate: Sendable {
  let repetition: GroupRepetition
  let group: GroupTemplate
  /// The bounding rectangles of runs of cells of the group.
  let index: CellIndex
  /// Whether every cell is not empty and inside of its group.
  let cellsStayInside: Bool
  /// The lengths of a last group with 1, 2, … items, up to one less than its capacity.
  let trimmedLengths: [Double]
  /// The number of supplementary items of each kind in a full group.
  let kindCounts: [UInt16: Int]
  let boundary: BoundaryTemplate
  let decorations: [DecorationSlot]
  /// The mistakes in the description.
  let causes: CauseSet
  /// The input for solving parts again; nil if nothing is estimated or packed.
  var recipe: SectionRecipe? { recipes.first }
  /// None or one, because a description is large and most sections never need it again.
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
    recipes = isNeeded ? [recipe].compactMap { $0 } : []
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
  /// The number of items of a group; 0 if not even one item fits.
  var capacity: Int { repetition.capacity }

  /// The kinds of the supplementary items of groups, overflow items and boundary items.
  var supplementaryKinds: [Int] {
    let overflow = recipe?.packed?.overflow.map { [$0.kind] } ?? []
    return (kindCounts.keys.sorted() + overflow + boundary.slots.map { $0.kind }).map(Int.init)
  }

  /// The index of the boundary item of a kind; nil if the section has none.
  func boundaryIndex(ofKind kind: UInt16) -> Int? {
    boundary.slots.firstIndex { $0.kind == kind }
  }

  /// How `itemCount` items are distributed over groups.
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

  /// The same section with other boundary items, and a row of another extent across the stacking
  /// axis.
  func with(_ boundary: BoundaryTemplate, thickness: Double) -> SectionTemplate {
    var repetition = repetition
    repetition.thickness = thickness
    return SectionTemplate(
      repetition, of: group, trimmedLengths: trimmedLengths, boundary: boundary,
      decorations: decorations, causes: causes, recipe: recipe)
  }

  /// The length of the groups including the edge spacing of the first and the last.
  func stackedLength(of row: GroupRow) -> Double {
    guard row.count > 0 else { return 0 }
    return Double(row.count - 1) * repetition.stride + row.lastLength + row.measured
      + repetition.edges
  }

  /// The length of the content along the scroll axis, including insets.
  ///
  /// Rules ORTH-1, SECT-8.
  func contentLength(of row: GroupRow) -> Double {
    let groups = isOrthogonal ? (row.count == 0 ? 0 : repetition.thickness) : stackedLength(of: row)
    return max(0, repetition.insets.total(scrollAxis) + groups)
  }
}

/// The rule by which a section repeats its group. Points, flow space. Rules SECT-1, SECT-3.
struct GroupRepetition: Hashable, Sendable {
  var scrollAxis: Axis
  /// The axis along which groups follow each other: across the scroll axis in orthogonal sections.
  var stackAxis: Axis
  var behavior: OrthogonalBehavior
  /// Whether the first group of an orthogonal section follows the last.
  var loops: Bool
  /// The origin of the first group: along the scroll axis from the start of the region behind
  /// leading boundary items, across it from the start of the container.
  var firstGroup: Point
  /// The distance between the starts of consecutive groups.
  var stride: Double
  /// The length of a group along the stacking axis.
  var length: Double
  /// The total edge spacing of a group along the stacking axis.
  var edges: Double
  /// The extent of a group across the stacking axis, including edge spacing.
  var thickness: Double
  /// How many items a group holds.
  var capacity: Int
  /// The content insets of the section, including those of its reference.
  var insets: DirectionalInsets
}

/// A background of a section.
struct DecorationSlot: Hashable, Sendable {
  var contentInsets: DirectionalInsets
  var zIndex: Int
  var kind: UInt16
}

/// The distribution of the items of a section over its groups.
struct GroupRow: Hashable, Sendable {
  /// The number of groups including the last one.
  var count: Int
  /// The length of the last group along the stacking axis, in points.
  var lastLength: Double
  /// The number of items of the last group.
  var lastItems: Int
  /// The difference between the measured and the estimated length of all groups together.
  var measured = 0.0
}

/// The bounding rectangles of runs of cells, which queries of a large group use to skip distant
/// cells.
struct CellIndex: Hashable, Sendable {
  /// The number of cells in a run.
  static let run = 32
  /// One rectangle for each run; empty for a group with few cells.
  var bounds: [Rect] = []

  init(over slots: [CellSlot]) {
    guard slots.count > 2 * Self.run else { return }
    for start in stride(from: 0, to: slots.count, by: Self.run) {
      let run = slots[start..<min(start + Self.run, slots.count)]
      bounds.append(run.dropFirst().reduce(run[start].frame) { $0.union($1.frame) })
    }
  }
}
