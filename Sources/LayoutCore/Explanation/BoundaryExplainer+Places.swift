import GeometryCore

extension BoundaryExplainer {
  /// The region along the scroll axis that the items surround.
  struct Region {
    var start: [Formula.Term]
    /// Adds its steps only when it is called.
    var length: () -> Operand
  }

  /// The position of an item across the scroll axis.
  func crossTerms(_ index: Int) -> [Formula.Term] {
    let cross = scroll.crossing
    let slot = template.slots[index]
    let position = boundaries[index].alignment.position(along: cross)
    let whole = [Formula.Term.plus(writer.extent(cross, of: container))]
    let left = Formula.total(
      whole + limits.flatMap { $0.both }.map { $0.negated } + [.minus(size(index, cross))])
    let place = position == 0 ? [] : [Formula.Term(position, left)]
    return limits.map { $0.start } + (slot.size[cross] == 0 && position == 0 ? [] : place)
      + [.plus(offset(index, cross))]
  }

  /// The position of an item along the scroll axis without scrolling.
  func naturalTerms(_ index: Int, in region: Region) -> [Formula.Term] {
    let slot = template.slots[index]
    let extent = size(index, scroll)
    let displacement = Formula.Term.plus(offset(index, scroll))
    if slot.isAnchored && template.reservesNoRoom {
      let front = Formula.Term.plus(reach(atStart: true))
      let left = Formula.total([
        .plus(region.length()), front.negated, .minus(reach(atStart: false)), .minus(extent),
      ])
      return region.start + [front, Formula.Term(slot.position, left), displacement]
    }
    let extends = slot.extendsBoundary && !template.reservesNoRoom
    switch slot.position {
    case 0: return region.start + (extends ? [.minus(extent)] : []) + [displacement]
    case 1:
      return region.start + [.plus(region.length())] + (extends ? [] : [.minus(extent)])
        + [displacement]
    default:
      let left = Formula.total([.plus(region.length()), .minus(extent)])
      return region.start + [Formula.Term(0.5, left), displacement]
    }
  }

  /// The position of a pinned item for a viewport.
  ///
  /// - Parameter natural: Its position without scrolling.
  func pinned(_ index: Int, natural: Operand, in region: Region, viewport: Viewport) -> Formula {
    let slot = template.slots[index]
    let extent = size(index, scroll)
    let edge = slot.position == 0 ? scroll.startName : scroll.endName
    let start = Formula.total(region.start)
    let inset = NamedEdges(insets: viewport.insets, name: "adjustedContentInset").terms(scroll)
    guard slot.position == 0 else {
      let wanted = Formula.total([
        .plus(.given(viewport.bounds.max(scroll), "visible \(edge)")), inset.end.negated,
        .minus(extent),
      ])
      return .smallest([
        .largest([wanted, start]), .largest([start, .operand(natural)]),
      ])
    }
    let wanted = Formula.total([
      .plus(.given(viewport.bounds.min(scroll), "visible \(edge)")), inset.start,
    ])
    let last = Formula.total(region.start + [.plus(region.length()), .minus(extent)])
    return .smallest([
      .largest([wanted, .operand(natural)]), .largest([.operand(natural), last]),
    ])
  }
}
