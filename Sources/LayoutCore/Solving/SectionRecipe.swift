import GeometryCore

/// What the parts of a section are solved from, kept so that they can be solved again when some of
/// them have been measured.
struct SectionRecipe: Hashable, Sendable {
  /// The description with usable numbers.
  var section: SectionDescription
  /// The group's size at its estimates.
  let groupSize: Size
  /// What the group's fractions refer to.
  let container: Size
  let stackAxis: Axis
  /// The edges that boundary items keep clear of.
  let boundaryLimits: DirectionalInsets
  /// How the section's pieces are packed; nil where groups follow each other.
  var packed: PackedRecipe?

  /// The group, its cells as large as measured; `nil` stands for estimates throughout.
  ///
  /// - Complexity: O(n), n the items of the group.
  func group(measured: MeasuredSlots?, _ context: inout SolverContext) -> GroupTemplate {
    if packed != nil { return piece(0, measured: measured, &context) }
    var group = GroupSolver(stackAxis: stackAxis, measured: measured)
      .template(of: section.group, size: groupSize, in: container, &context)
    finish(&group)
    return group
  }

  /// A piece of a packed section, its cells as large as measured.
  func piece(
    _ shape: Int, measured: MeasuredSlots?, _ context: inout SolverContext
  ) -> GroupTemplate {
    guard let packed else { return group(measured: measured, &context) }
    var group =
      measured == nil
      ? packed.shapes[shape].group : packed.piece(shape, measured: measured, &context)
    finish(&group)
    return group
  }

  /// The boundary items around any length, as large as measured.
  func boundary(measured: [Int: Size], _ context: inout SolverContext) -> BoundaryTemplate {
    BoundarySolver(limits: boundaryLimits, quirks: context.environment.quirks)
      .template(of: section.boundaries, measured: measured, &context)
  }

  /// Where a group lies across the stacking axis, from the section's inset or the row's start.
  ///
  /// Rule SECT-2.
  ///
  /// - Parameters:
  ///   - extent: The group's, in points.
  ///   - thickness: Of the row, if the section scrolls on its own: a row is as thick as its groups;
  ///     a stack of groups has the section's width to lie in.
  func crossOffset(extent: Double, thickness: Double) -> Double {
    let (cross, edges) = (stackAxis.crossing, section.group.edgeSpacing)
    let piece = SpacingSolver.Piece(
      extent: extent, start: edges.start(cross), end: edges.end(cross))
    let available = section.orthogonalBehavior == .none ? container[cross] : thickness
    return SpacingSolver(between: .fixed(0), available: available)
      .places(of: [piece], count: 1)[0].offset
  }

  /// Whether where a group lies across the stacking axis depends on its size.
  var hasFlexibleCross: Bool {
    let edges = section.group.edgeSpacing
    return edges.start(stackAxis.crossing).isFlexible
  }

  /// Whether the group is one cell that it is as long as, with nothing around it: then a
  /// measurement changes the length of both, and nothing has to be solved again.
  var isOneCell: Bool {
    var item = section.group
    while true {
      guard item.extent[stackAxis].isEstimated, item.edgeSpacing == .none else { return false }
      guard let group = item.group else {
        return !item.extent[stackAxis.crossing].isEstimated
      }
      guard case .repeating(let subitems) = group.form, subitems.count == 1,
        group.axis == stackAxis || group.interItemSpacing == nil
      else { return false }
      item = subitems[0]
    }
  }

  /// Numbers the group's supplementaries and lifts cells above a decoration. Rules ANCH-7, DECO-2.
  private func finish(_ group: inout GroupTemplate) {
    var counts: [UInt16: Int] = [:]
    group.supplementaries.sort { ($0.firstItem, $0.kind) < ($1.firstItem, $1.kind) }
    for index in group.supplementaries.indices {
      let kind = group.supplementaries[index].kind
      group.supplementaries[index].ordinal = counts[kind, default: 0]
      counts[kind, default: 0] += 1
    }
    guard !section.decorations.isEmpty else { return }
    for index in group.slots.indices {
      group.slots[index].zIndex = max(1, group.slots[index].zIndex)
    }
  }

  /// The length of a measured group that holds `items` items.
  func length(of group: GroupTemplate, items: Int) -> Double {
    let isWhole = section.group.extent[stackAxis].isEstimated || items >= group.slots.count
    return isWhole ? group.size[stackAxis] : trimmedLengths(of: group)[items - 1]
  }

  /// The lengths of a last group that holds 1, 2, … items.
  ///
  /// The far edge of the items placed, from the group's inner corner, and what the full group
  /// leaves behind its own farthest item. The group's own insets are not added back. Custom groups
  /// keep their length. Rules SECT-4, SECT-5.
  func trimmedLengths(of group: GroupTemplate) -> [Double] {
    let length = group.size[stackAxis]
    if case .custom = (packed?.arrangement.piece ?? section.group).group?.form {
      return Array(repeating: length, count: max(0, group.slots.count - 1))
    }
    var farthest = -Double.infinity
    let farEdges = group.slots.map { slot in
      farthest = max(farthest, slot.farEdge)
      return farthest
    }
    let leftover = group.innerFrame.size[stackAxis] - farthest
    return farEdges.dropLast().map { max(0, $0 + leftover) }
  }
}
