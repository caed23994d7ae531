import GeometryCore

/// Explains the sizes of boundary items and the space they reserve.
struct BoundaryExplainer {
  let boundaries: [BoundaryDescription]
  /// The solved items with measurements.
  let template: BoundaryTemplate
  let scroll: Axis
  /// The edges that items are kept within across the scroll axis.
  let limits: [EdgeTerms]
  /// The part to which steps are added.
  let part: ExplanationWriter.Part
  let container: ExplanationWriter.Part
  let writer: ExplanationWriter

  /// The prefix of the steps about an item.
  func name(_ index: Int) -> String { Explanation.shortName(ofKind: boundaries[index].kind) }

  /// The size of an item before its content insets.
  func size(_ index: Int, _ axis: Axis) -> Operand {
    let name = "\(name(index)) \(axis.extentName)"
    if let known = writer.operand(name, in: part) { return known }
    let (boundary, slot) = (boundaries[index], template.slots[index])
    guard !boundary.alignment.isEmpty else {
      return writer.step(name, .operand(.given(0, "no alignment")), in: part)
    }
    let dimension = boundary.extent[axis]
    let reference = Axis.allCases.first(where: dimension.isFraction).map(room)
    let formula = Formula.dimension(dimension, of: reference)
    var corrections = writer.corrections(of: dimension, formula.value)
    if dimension.isEstimated {
      corrections += ExplanationWriter.change(
        .measured, corrections.last?.value ?? formula.value, to: slot.size[axis])
    }
    return writer.step(name, formula, corrections: corrections, in: part)
  }

  /// The reference size for fractions of the items.
  func room(_ axis: Axis) -> Operand {
    let whole = writer.extent(axis, of: container)
    let edges = axis == scroll ? [] : limits.flatMap { $0.both }
    guard edges.contains(where: { $0.formula.value != 0 }) else { return whole }
    let name = "\(axis.extentName) for boundary items"
    if let known = writer.operand(name, in: part) { return known }
    let formula = Formula.total([.plus(whole)] + edges.map { $0.negated })
    return writer.step(
      name, formula, corrections: ExplanationWriter.limited(formula.value), in: part)
  }

  /// The space that extending items reserve before or behind the cells.
  func room(atStart: Bool) -> Operand {
    template.reservesNoRoom ? .given(0, "boundary room") : reach(atStart: atStart)
  }

  /// The extent of extending items beyond an end.
  func reach(atStart: Bool) -> Operand {
    let position = atStart ? 0.0 : 1.0
    let extending = template.slots.indices.filter {
      let slot = template.slots[$0]
      return slot.position == position && slot.extendsBoundary
        && !(slot.isAnchored && template.reservesNoRoom)
    }
    let reaches = extending.map { index in
      Formula.total([
        .plus(size(index, scroll)),
        Formula.Term(atStart ? -1 : 1, .operand(offset(index, scroll))),
      ])
    }
    if extending.count == 1, reaches[0].value >= 0, template.slots[extending[0]].offset == 0 {
      return size(extending[0], scroll)
    }
    guard !extending.isEmpty else { return .given(0, "boundary room") }
    let name = "boundary room \(atStart ? "in front" : "behind")"
    return writer.operand(name, in: part)
      ?? writer.step(name, .largest([.sum([])] + reaches), in: part)
  }

  /// The offset of an item along an axis.
  func offset(_ index: Int, _ axis: Axis) -> Operand {
    let boundary = boundaries[index]
    guard let anchor = boundary.containerAnchor else {
      return .given(boundary.offset[axis], "\(name(index)) offset.\(axis.coordinateName)")
    }
    switch anchor.offset {
    case .absolute(let offset):
      return .given(offset[axis], "\(name(index)) offset.\(axis.coordinateName)")
    case .fractional(let share):
      let step = "\(name(index)) fractional offset.\(axis.coordinateName)"
      return writer.operand(step, in: part)
        ?? writer.step(step, .share(share[axis], of: .operand(size(index, axis))), in: part)
    }
  }
}

extension Axis {
  /// The name of a coordinate along the axis.
  var coordinateName: String { self == .horizontal ? "x" : "y" }
}
