import GeometryCore

extension SectionExplainer {
  /// The region that the boundary items of the section surround.
  var region: BoundaryExplainer.Region {
    BoundaryExplainer.Region(
      start: [.plus(start()), .plus(boundaries.room(atStart: true))], length: regionLength)
  }

  /// The length of insets and groups, or of the longest centered boundary item.
  private func regionLength() -> Operand {
    let name = "\(scroll.extentName) of content"
    if let known = writer.operand(name, in: part) { return known }
    let formula = Formula.total(insets.terms(scroll).both + groupTerms())
    let content = max(0, formula.value)
    guard template.boundary.minimumLength > content, !template.boundary.reservesNoRoom else {
      return writer.step(
        name, formula,
        corrections: ExplanationWriter.change(.notNegative, formula.value, to: content), in: part)
    }
    let longest = boundaries.boundaries.indices.filter {
      template.boundary.slots[$0].position == 0.5 && template.boundary.slots[$0].extendsBoundary
    }.map { Formula.operand(boundaries.size($0, scroll)) }
    return writer.step(name, .largest([formula] + longest), in: part)
  }

  /// The length of the section including its boundary items.
  func sectionLength() -> Formula {
    guard record.length != 0 || record.regionLength != 0 else { return .sum([]) }
    return .total([
      .plus(boundaries.room(atStart: true)), .plus(regionLength()),
      .plus(boundaries.room(atStart: false)),
    ])
  }

  /// The extent of the groups along the scroll axis.
  private func groupTerms() -> [Formula.Term] {
    let row = template.row(of: record.itemCount)
    guard row.count > 0 else { return [] }
    if let packer = geometry.packed[section] {
      return [
        .plus(.given(packer.length, "length of all pieces")), edgeTerm(isStart: true, scroll),
        edgeTerm(isStart: false, scroll),
      ]
    }
    let group = group(row.count - 1, to: 0, until: { _, _ in true }, measured: false)
    if template.isOrthogonal {
      let across = geometry.measured[section]?.thicknesses.value
        .map { Operand.given($0, "thickest measured group") }
      return [
        .plus(across ?? group.size(scroll)), edgeTerm(isStart: true, scroll),
        edgeTerm(isStart: false, scroll),
      ]
    }
    let measured = geometry.measured[section]?.change(in: template) ?? 0
    var terms: [Formula.Term] = []
    if row.count > 1 { terms.append(.times(row.count - 1, stride(group, isMeasured: false))) }
    terms.append(.plus(length(of: group, holding: row.lastItems)))
    terms.append(.plus(.given(measured, "measured less estimated, all groups")))
    return terms + [edgeTerm(isStart: true, scroll), edgeTerm(isStart: false, scroll)]
  }

  /// The length of the last group, which may have fewer items.
  func length(of group: GroupExplainer, holding items: Int) -> Operand {
    guard items < template.capacity, group.trace.placer == nil else { return group.size(stack) }
    let name = "\(stack.extentName) holding \(items)"
    if let known = writer.operand(name, in: group.part) { return known }
    let edges = group.trace.template.slots.map { $0.farEdge }
    let inner = group.inner(stack)
    // As far as the items reach, and what a full group leaves behind its own.
    guard let reach = edges.prefix(items).max(), let whole = edges.max(), reach < whole,
      let last = edges.firstIndex(of: reach), let farthest = edges.firstIndex(of: whole)
    else {
      return writer.step(name, .total([.plus(inner)]), in: group.part)
    }
    let formula = Formula.total(
      farEdge(of: last, "Last", group) + [.plus(inner)]
        + farEdge(of: farthest, "Farthest", group).map { $0.negated })
    return writer.step(
      name, formula,
      corrections: ExplanationWriter.change(
        .notNegative, formula.value, to: max(0, formula.value)), in: group.part)
  }

  /// The far edge of a cell along the stacking axis, including edge spacing.
  private func farEdge(
    of slot: Int, _ title: String, _ group: GroupExplainer
  ) -> [Formula.Term] {
    let path = GroupExplainer(
      group.trace, number: nil, to: slot, until: { _, _ in false }, writer, titled: title,
      container: groupRoom)
    path.explain()
    let insets = NamedEdges(
      insets: path.last.trace.effectiveInsets, name: path.last.insetsName
    ).terms(stack)
    return path.originTerms(stack) + [insets.start, .plus(path.last.inner(stack))]
      + path.lastEndTerms(stack)
  }
}
