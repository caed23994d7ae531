import GeometryCore

extension SectionDescription {
  /// Converts groups that are lines of cells with estimated lengths into packed lines, which are
  /// filled by measured lengths: groups across the stacking axis with a fixed length and as many
  /// equal cells as fit.
  ///
  /// Groups with other content, with supplementary items, with insets along the stacking axis or with
  /// flexible spacing around their cells stay as they are, filled by estimated lengths; so do those of
  /// orthogonal sections.
  ///
  /// - Parameters:
  ///   - stack: The axis along which groups follow each other.
  ///   - size: The estimated size of a group.
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

  /// The cell that is repeated in such groups; nil for other groups.
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
