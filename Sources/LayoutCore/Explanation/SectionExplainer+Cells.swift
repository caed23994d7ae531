import GeometryCore

extension SectionExplainer {
  /// Explains the frame of a cell.
  func explainCell(_ item: Int) {
    let (index, slot) = item.quotientAndRemainder(dividingBy: template.capacity)
    let group = group(index, to: slot)
    group.explain()
    let starts = Axis.allCases.map { start(ofGroup: index, group, along: $0) }
    let cell = group.last
    let box =
      cell.trace.placer.map { customFrame(cell, slot: slot - group.firstSlotOfLast, $0) }
      ?? cellFrame(cell)
    var frame = box
    for (axis, start) in zip(Axis.allCases, starts) {
      frame.origin[axis] = [.plus(start)] + group.originTerms(axis) + (box.origin[axis] ?? [])
    }
    frame.origin[stack, default: []] += loopTerms(ofGroup: index)
    explainFrame(frame)
  }

  /// The distance by which a loop moves a group.
  func loopTerms(ofGroup index: Int) -> [Formula.Term] {
    let shift = geometry.loopShift(ofGroup: index, of: section, template, scrolledBy: turned)
    return shift == 0 ? [] : [.plus(.given(shift, "turns of the loop"))]
  }

  /// The frame of a cell without its content insets.
  private func cellFrame(_ cell: GroupExplainer) -> FrameTerms {
    var frame = FrameTerms()
    for axis in Axis.allCases {
      let insets = NamedEdges(insets: cell.trace.effectiveInsets, name: cell.insetsName).terms(axis)
      frame.origin[axis] = [insets.start]
      frame.extent[axis] = [.plus(cell.size(axis))] + insets.both.map { $0.negated }
    }
    return frame
  }

  /// The frame of an individually placed cell, relative to the corner of the group.
  private func customFrame(
    _ group: GroupExplainer, slot: Int, _ source: String
  ) -> FrameTerms {
    let frame = group.trace.template.slots[slot].frame
    var terms = FrameTerms()
    for axis in Axis.allCases {
      terms.origin[axis] = [.plus(.given(frame.origin[axis], source))]
      terms.extent[axis] = [.plus(.given(frame.size[axis], source))]
    }
    return terms
  }

  /// Explains the conversion of a frame to content coordinates.
  ///
  /// - Parameter sizesOnPixels: Whether the size is rounded to device pixels, too.
  func explainFrame(_ frame: FrameTerms, sizesOnPixels: Bool = false) {
    let part = writer.begin("Frame")
    let isMirrored = geometry.physicalizer.isMirrored
    let x = Formula.total(frame.origin[.horizontal] ?? [])
    let extents = Axis.allCases.map { axis in
      let formula = Formula.total(frame.extent[axis] ?? [])
      var corrections = ExplanationWriter.change(
        .magnitude, formula.value, to: frame.isShrunk ? max(formula.value, 0) : abs(formula.value))
      if frame.isShrunk, let last = corrections.popLast() {
        corrections.append(Correction(.notNegative, last.value))
      }
      return (axis.extentName, formula, corrections)
    }
    let leading = isMirrored ? writer.step("leading", x, in: part) : nil
    if !isMirrored { _ = writer.position("x", x, in: part) }
    let y = Formula.total(frame.origin[.vertical] ?? [])
    if !isMirrored { _ = writer.position("y", y, in: part) }
    for (name, formula, corrections) in extents {
      var corrections = corrections
      if sizesOnPixels { corrections += writer.nearest(corrections.last?.value ?? formula.value) }
      writer.step(name, formula, corrections: corrections, in: part)
    }
    guard let leading, let width = writer.operand("width", in: part) else { return }
    _ = writer.position(
      "x",
      .total([
        .plus(.given(geometry.contentSize.width, "content width")), .minus(leading),
        sizesOnPixels ? .minus(.total(frame.extent[.horizontal] ?? [])) : .minus(width),
      ]), in: part)
    _ = writer.position("y", y, in: part)
  }
}

extension SectionExplainer {
  /// Explains the displayed position of an element of an orthogonal section.
  ///
  /// - Parameter offset: The offset of the section in reading direction; nil for its initial
  ///   offset.
  func explainScrolling(by offset: Double?) {
    guard let scroller = geometry.orthogonalScroller(ofSection: section) else { return }
    let distance = offset ?? scroller.initialOffset
    guard distance != 0, let frame = writer.lastPosition(stack.coordinateName) else { return }
    let isMirrored = geometry.physicalizer.isMirrored && stack == .horizontal
    let part = writer.begin("On screen", note: "the section is scrolled")
    writer.step(
      "\(stack.coordinateName) on screen",
      .total([
        .plus(frame),
        Formula.Term(isMirrored ? 1 : -1, .operand(.given(distance, "orthogonal offset"))),
      ]), in: part)
  }
}

/// A frame in reading direction, as sums.
struct FrameTerms {
  var origin: [Axis: [Formula.Term]] = [:]
  var extent: [Axis: [Formula.Term]] = [:]
  /// Whether insets larger than the frame leave nothing, instead of the absolute value.
  var isShrunk = false
}
