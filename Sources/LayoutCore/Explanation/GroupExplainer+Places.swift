import GeometryCore

// Where the items of a group are.
extension GroupExplainer {
  /// Tells the sizes and places of everything on the way.
  func explain() {
    for item in way {
      for axis in Axis.allCases { item.size(axis) }
    }
    for item in way { item.explainPlaceOfNext() }
  }

  /// Explains the position of the next item on the path, relative to the inner corner of this one.
  private func explainPlaceOfNext() {
    guard let next, let group = trace.item.group else { return }
    let main = group.axis
    let isFlexible = spacing(along: main, for: []).flexibleCount > 0
    let needed =
      isFlexible
      ? Array(trace.children.indices) : Array(0..<min(next.place, trace.children.count))
    let along = spacing(along: main, for: needed)
    // Places behind the last item of a group that is as long as what it holds take nothing.
    let isPart =
      followsContent(along: main)
      && trace.arrangement.map { $0.filled < $0.mains.count } ?? false
    let share = isPart ? nil : share(along, of: inner(main, of: contentSize(main)))
    explainPlace(next.place, spacing: along, share: share, of: next.item)
    let across = SpacingExplainer(
      axis: main.crossing,
      pieces: [piece(next.index, along: main.crossing, extent: next.item.size(main.crossing))],
      between: .fixed(0), count: 1)
    let room = inner(main.crossing, of: contentSize(main.crossing))
    explainPlace(0, spacing: across, share: next.item.share(across, of: room), of: next.item)
  }

  private func explainPlace(
    _ place: Int, spacing: SpacingExplainer, share: Operand?, of item: GroupExplainer
  ) {
    let formula = Formula.total(spacing.terms(before: place, share: share))
    if formula != .sum([]) {
      _ = writer.position(spacing.axis.startName, formula, in: item.part)
    }
  }

  /// The share of each flexible spacing; nil if there is none.
  private func share(_ spacing: SpacingExplainer, of available: Operand) -> Operand? {
    guard spacing.flexibleCount > 0 else { return nil }
    return step(
      "flexible share of \(spacing.axis.extentName)",
      .part(
        .sum([.plus(available)] + spacing.lengthTerms.map { $0.negated }),
        among: spacing.flexibleCount))
  }

  /// The subitems one after another.
  ///
  /// - Parameters:
  ///   - needed: The subitems whose size is explained; the others count as zero.
  ///   - count: How many there are; nil for all.
  func spacing(along axis: Axis, for needed: [Int], count: Int? = nil) -> SpacingExplainer {
    SpacingExplainer(
      axis: axis,
      pieces: trace.children.indices.map { index in
        piece(
          index, along: axis,
          extent: needed.contains(index) ? childSize(index, axis) : .given(0, ""))
      },
      between: trace.item.group?.interItemSpacing ?? .fixed(0),
      count: count ?? trace.arrangement?.mains.count ?? 0)
  }

  func piece(_ index: Int, along axis: Axis, extent: Operand) -> SpacingExplainer.Piece {
    let spacing = trace.children[index].item.edgeSpacing
    return SpacingExplainer.Piece(
      extent: extent, start: spacing.start(axis), end: spacing.end(axis), name: "item")
  }

  /// The position of the last item of the path within the outermost group, including insets.
  func originTerms(_ axis: Axis) -> [Formula.Term] {
    guard let next else { return [] }
    let offset = writer.operand(axis.startName, in: next.item.part)
    return [trace.effectiveInsets.startTerm(axis, of: insetsName)]
      + (offset.map { [.plus($0)] } ?? []) + next.item.originTerms(axis)
  }
}

extension GroupExplainer {
  /// The edge spacing behind the last item of the path, if it is a cell.
  func lastEndTerms(_ axis: Axis) -> [Formula.Term] {
    guard let next, let group = trace.item.group else { return [] }
    guard next.item.next == nil else { return next.item.lastEndTerms(axis) }
    guard next.item.trace.item.group == nil else { return [] }
    let end = next.item.trace.item.edgeSpacing.end(axis)
    let spacing = Formula.Term.plus(
      .given(end.minimum, "\(next.item.part.scope) edgeSpacing.\(axis.endName)"))
    let name = "flexible share of \(axis.extentName)"
    let owner = axis == group.axis ? self : next.item
    guard end.isFlexible, let share = owner.known(name) else { return [spacing] }
    return [spacing, .plus(share)]
  }
}
