import GeometryCore

// How large the items of a group are.
extension GroupExplainer {
  /// The resulting size including content insets.
  @discardableResult
  func size(_ axis: Axis) -> Operand {
    let content = contentSize(axis)
    let length = trace.template.size[axis]
    guard trace.item.group != nil, trace.item.extent[axis].isUniform, length > content.value + 1e-6
    else { return content }
    return known("uniform \(axis.extentName)")
      ?? step(
        "uniform \(axis.extentName)", .operand(content),
        corrections: ExplanationWriter.change(.sibling, content.value, to: length))
  }

  /// The resulting size before it was extended to that of siblings.
  func contentSize(_ axis: Axis) -> Operand {
    guard followsContent(along: axis), let group = trace.item.group else { return asked(axis) }
    if let known = known(axis.extentName) { return known }
    let filled = trace.arrangement?.filled ?? 0
    let formula: Formula
    if axis == group.axis {
      formula = .total(
        spacing(along: axis, for: Array(trace.children.indices), count: filled).lengthTerms)
    } else {
      formula = .largest(
        trace.children.indices.prefix(filled).map { index in
          let single = SpacingExplainer(
            axis: axis, pieces: [piece(index, along: axis, extent: childSize(index, axis))],
            between: .fixed(0), count: 1)
          return .total(single.lengthTerms)
        })
    }
    return step(axis.extentName, formula, corrections: ExplanationWriter.limited(formula.value))
  }

  /// Whether the extent is that of the content.
  func followsContent(along axis: Axis) -> Bool {
    guard trace.item.extent[axis].isEstimated, !trace.fixed.contains(axis),
      let group = trace.item.group, trace.arrangement != nil
    else { return false }
    if axis != group.axis { return true }
    switch group.form {
    case .repeating: return true
    case .counted(_, _, let resizesSubitem): return !resizesSubitem
    case .custom, .packed: return false
    }
  }

  /// The size given by the parent, the reference for fractions of subitems.
  private func asked(_ axis: Axis) -> Operand {
    let name = (followsContent(along: axis) ? "estimated " : "") + axis.extentName
    if let known = known(name) { return known }
    if trace.fixed.contains(axis), let parent {
      let share = Formula.part(
        .operand(parent.room(axis)), among: parent.trace.arrangement?.mains.count ?? 1)
      return step(
        name, share,
        corrections: ExplanationWriter.change(
          .wholePixels, share.value, to: writer.grid.floored(share.value)))
    }
    let dimension = trace.item.extent[axis]
    let isPacked = trace.item.group != nil && trace.arrangement == nil
    let reference = Axis.allCases.first(where: dimension.isFraction)
      .map(surroundings)
    let formula = Formula.dimension(dimension, of: reference)
    var corrections = writer.corrections(of: dimension, formula.value)
    if trace.item.group == nil, dimension.isEstimated {
      corrections += ExplanationWriter.change(
        dimension.isUniform ? .sibling : .measured, corrections.last?.value ?? formula.value,
        to: trace.template.size[axis])
    }
    if isPacked, dimension.isEstimated {
      corrections += ExplanationWriter.change(
        .content, corrections.last?.value ?? formula.value, to: trace.template.size[axis])
    }
    return step(name, formula, corrections: corrections)
  }

  /// The reference size for fractions of subitems: the size without insets and fixed spacing.
  func room(_ axis: Axis) -> Operand {
    let inner = inner(axis, of: asked(axis))
    guard let group = trace.item.group, axis == group.axis, let base = trace.arrangement?.fit.base,
      let between = group.interItemSpacing?.minimum, between != 0
    else { return inner }
    let name = "\(axis.extentName) less spacing"
    if let known = known(name) { return known }
    // How many spacings the solver took off: by how many items fit, or would without spacing.
    let gaps = max(((inner.value - base) / between).rounded(), 0)
    let formula = Formula.total([
      .plus(inner), Formula.Term(-gaps, .operand(.given(between, "interItemSpacing"))),
    ])
    return gaps == 0
      ? inner : step(name, formula, corrections: ExplanationWriter.limited(formula.value))
  }

  /// The size without content insets.
  func inner(_ axis: Axis, of size: Operand) -> Operand {
    let insets = trace.effectiveInsets
    guard insets.start(axis) != 0 || insets.end(axis) != 0 else { return size }
    let name = "inner \(axis.extentName)"
    if let known = known(name) { return known }
    let formula = Formula.total([
      .plus(size), insets.startTerm(axis, of: insetsName).negated,
      insets.endTerm(axis, of: insetsName).negated,
    ])
    // Insets larger than a cell leave the absolute value; a group has no negative room.
    let corrections =
      trace.item.group == nil
      ? ExplanationWriter.change(.magnitude, formula.value, to: abs(formula.value))
      : ExplanationWriter.limited(formula.value)
    return step(name, formula, corrections: corrections)
  }

  /// The name of the content insets of the item.
  var insetsName: String { "\(part.scope) \(prefix)contentInsets" }

  /// The resulting size without content insets.
  func inner(_ axis: Axis) -> Operand { inner(axis, of: size(axis)) }

  /// The container of the item.
  func surroundings(_ axis: Axis) -> Operand { parent?.room(axis) ?? container(axis) }

  /// The size of a subitem. Equal subitems are explained once.
  func childSize(_ index: Int, _ axis: Axis) -> Operand {
    let child = trace.children[index]
    if let next, next.index == index || next.item.trace.isLike(child, along: axis) {
      return next.item.size(axis)
    }
    let first = trace.children.firstIndex { $0.isLike(child, along: axis) } ?? index
    let other = GroupExplainer(
      trace.children[first], beside: self, parent: self, part, prefix: "\(prefix)item \(first) ")
    return other.size(axis)
  }
}
