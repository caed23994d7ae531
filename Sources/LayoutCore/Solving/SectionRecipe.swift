import GeometryCore

/// The input for solving the parts of a section, kept so that they can be solved again with
/// measurements.
struct SectionRecipe: Hashable, Sendable {
  /// The description with validated numbers.
  var section: SectionDescription
  /// The estimated size of the group.
  let groupSize: Size
  /// The reference size for fractions of the group.
  let container: Size
  let stackAxis: Axis
  /// The edges that boundary items are kept within.
  let boundaryLimits: DirectionalInsets
  /// The packed arrangement of the section; nil if groups are stacked.
  var packed: PackedRecipe?

  /// The group with measured cells; nil stands for estimates.
  ///
  /// - Complexity: O(n), n the items of the group.
  func group(measured: MeasuredSlots?, _ context: inout SolverContext) -> GroupTemplate {
    if packed != nil { return piece(0, measured: measured, &context) }
    var group = GroupSolver(stackAxis: stackAxis, measured: measured)
      .template(of: section.group, size: groupSize, in: container, &context)
    finish(&group)
    return group
  }

  /// A piece of a packed section with measured cells.
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

  /// The boundary items for any length, with measured sizes.
  func boundary(measured: [Int: Size], _ context: inout SolverContext) -> BoundaryTemplate {
    BoundarySolver(limits: boundaryLimits, quirks: context.environment.quirks)
      .template(of: section.boundaries, measured: measured, &context)
  }

  /// The position of a group across the stacking axis, relative to the inset of the section or the
  /// start of the row.
  ///
  /// Rule SECT-2.
  ///
  /// - Parameter extent: The extent of the group in points.
  /// - Parameter thickness: The extent of the row of an orthogonal section; a stack of groups has
  ///   the width of the section.
  func crossOffset(extent: Double, thickness: Double) -> Double {
    let (cross, edges) = (stackAxis.crossing, section.group.edgeSpacing)
    let piece = SpacingSolver.Piece(
      extent: extent, start: edges.start(cross), end: edges.end(cross))
    let available = section.orthogonalBehavior == .none ? container[cross] : thickness
    return SpacingSolver(between: .fixed(0), available: available)
      .places(of: [piece], count: 1)[0].offset
  }

  /// Whether the position of a group across the stacking axis depends on its size.
  var hasFlexibleCross: Bool {
    let edges = section.group.edgeSpacing
    return edges.start(stackAxis.crossing).isFlexible
  }

  /// Whether the group consists of one cell of its length without spacing, so that a measurement
  /// changes the length of both and nothing has to be solved again.
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

  /// Numbers the supplementary items and raises cells above decorations. Rules ANCH-7, DECO-2.
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

  /// The length of a measured group with `items` items.
  func length(of group: GroupTemplate, items: Int) -> Double {
    let isWhole = section.group.extent[stackAxis].isEstimated || items >= group.slots.count
    return isWhole ? group.size[stackAxis] : trimmedLengths(of: group)[items - 1]
  }

  /// The lengths of a last group with 1, 2, … items.
  ///
  /// The far edge of the items, plus the space that the full group leaves behind its own farthest
  /// item. The insets of the group are not added. Custom groups keep their length.
  /// Rules SECT-4, SECT-5.
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

extension SectionRecipe {
  /// The total edge spacing of the group across the stacking axis, in points.
  var crossEdges: Double {
    let edges = section.group.edgeSpacing
    let cross = stackAxis.crossing
    return edges.start(cross).minimum + edges.end(cross).minimum
  }
}
