import GeometryCore

extension SectionDescription {
  /// Has items of estimated length fill lines by what they measure, if the section's groups are such
  /// lines: each group across the stacking axis, of a length that is not an estimate, with as many
  /// equal cells as fit.
  ///
  /// Left as they are, solved once and as full as the estimates make them, are groups that hold
  /// something else, that have supplementaries or insets along the stacking axis of their own, or
  /// flexible room around their cells; and those of a section that scrolls across.
  ///
  /// - Parameters:
  ///   - stack: The axis along which groups follow each other.
  ///   - size: A group's size at its estimates.
  mutating func wrapEstimates(along stack: Axis, groupSize size: Size) {
    let axis = stack.crossing
    guard orthogonalBehavior == .none, let cell = wrappingCell(along: stack),
      let line = group.group,
      size[axis] - group.contentInsets.total(axis)
        > cell.edgeSpacing.start(axis).minimum + cell.edgeSpacing.end(axis).minimum
    else { return }
    let spacing = line.interItemSpacing ?? .fixed(0)
    let edges = group.edgeSpacing
    let rule = LineRule(
      alignment: spacing.isFlexible ? .shared : .leading, crossAlignment: .start,
      spacing: spacing.minimum,
      lineSpacing: interGroupSpacing + edges.start(stack).minimum + edges.end(stack).minimum,
      thickness: group.extent[stack].isEstimated ? nil : size[stack])
    guard rule.spacing >= 0, rule.lineSpacing >= 0 else { return }
    group.group?.form = .packed(PackedArrangement(.lines(rule), of: cell))
  }

  /// The cell of which the section's groups hold as many as fit by what they measure; nil if they
  /// hold others.
  private func wrappingCell(along stack: Axis) -> ItemDescription? {
    let axis = stack.crossing
    guard let line = group.group, line.axis == axis, case .repeating(let items) = line.form,
      let cell = items.first, items.dropFirst().allSatisfy({ $0 == cell }),
      !group.extent[axis].isEstimated, group.supplementaries.isEmpty,
      group.contentInsets.effective(for: group.extent).total(stack) == 0
    else { return nil }
    guard cell.group == nil, case .estimated = cell.extent[axis],
      !cell.extent[stack].isFraction(of: axis), !cell.extent[stack].isUniform,
      !Axis.allCases.contains(where: {
        cell.edgeSpacing.start($0).isFlexible || cell.edgeSpacing.end($0).isFlexible
      })
    else { return nil }
    return cell
  }
}
