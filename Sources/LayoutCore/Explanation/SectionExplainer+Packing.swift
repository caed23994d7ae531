import GeometryCore

// Where the pieces of packed sections are.
extension SectionExplainer {
  /// Explains the frame of a cell of a packed section.
  ///
  /// - Returns: False if it is hidden.
  func explainPiece(of item: Int, _ run: PackedRun) -> Bool {
    let (index, slot) = item.quotientAndRemainder(dividingBy: template.capacity)
    guard let place = run.packer.place(of: index, visible: run.visible),
      let trace = trace(ofPiece: index, place.shape, run)
    else { return false }
    let part = writer.begin("Place", number: index, note: note(on: run.packed.arrangement.rule))
    let starts = Axis.allCases.map { explainStart(of: place, along: $0, run, in: part) }
    let rooms = Axis.allCases.map { explainRoom(of: place, along: $0, run, in: part) }
    let group = GroupExplainer(
      trace, number: index, to: slot, until: { _, _ in false }, writer,
      container: { $0 == .horizontal ? rooms[0] : rooms[1] })
    group.explain()
    let cell = group.last
    let offset = run.packed.offset(
      of: trace.template.size, in: place.frame.size, geometry.physicalizer.grid)
    var frame = FrameTerms()
    for (axis, start) in zip(Axis.allCases, starts) {
      let insets = NamedEdges(insets: cell.trace.effectiveInsets, name: cell.insetsName).terms(axis)
      let edge = Operand.given(offset[axis], "item edgeSpacing.\(axis.startName)")
      frame.origin[axis] = [.plus(start), .plus(edge)] + group.originTerms(axis) + [insets.start]
      frame.extent[axis] =
        [.plus(extent(of: cell, in: place, along: axis, run))] + insets.both.map { $0.negated }
    }
    explainFrame(frame)
    return true
  }

  /// Explains the frame of the overflow item.
  func explainOverflow(_ run: PackedRun) -> Bool {
    guard let place = run.packer.overflowPlace else { return false }
    let part = writer.begin("Place", note: "behind the last piece that has one")
    let packed = PackedPlace(frame: place, shape: 0)
    var frame = FrameTerms()
    for axis in Axis.allCases {
      frame.origin[axis] = [.plus(explainStart(of: packed, along: axis, run, in: part))]
      frame.extent[axis] = [.plus(.given(place.size[axis], "size of overflow"))]
    }
    explainFrame(frame)
    return true
  }

  private func note(on rule: PackedArrangement.Rule) -> String {
    switch rule {
    case .waterfall(let rule): "in a waterfall of \(rule.columns) columns"
    case .lines: "in wrapping rows"
    case .sheet: "in a sheet"
    }
  }

  /// The origin of a piece in flow space.
  private func explainStart(
    of place: PackedPlace, along axis: Axis, _ run: PackedRun, in part: ExplanationWriter.Part
  ) -> Operand {
    var terms: [Formula.Term] =
      axis == scroll ? [.plus(start()), .plus(boundaries.room(atStart: true))] : []
    terms += startInsetTerms(axis)
    if axis == stack {
      terms.append(edgeTerm(isStart: true, axis))
      terms.append(.plus(.given(place.frame.origin[axis], "pieces above")))
    } else {
      let offset =
        template.repetition.firstGroup[axis] - template.repetition.insets.start(axis)
      terms.append(.plus(.given(offset, "group edgeSpacing.\(axis.startName)")))
      terms.append(.plus(.given(place.frame.origin[axis], "pieces before")))
    }
    return writer.place(axis.startName, .total(terms), in: part)
  }

  /// The reference size for fractions of a piece.
  private func explainRoom(
    of place: PackedPlace, along axis: Axis, _ run: PackedRun, in part: ExplanationWriter.Part
  ) -> Operand {
    guard axis == stack.crossing else { return explainInner(axis, in: part) }
    switch run.packed.arrangement.rule {
    case .waterfall(let rule):
      let inner = explainInner(axis, in: part)
      let spacing = Operand.given(rule.columnSpacing, "columnSpacing")
      let share = Formula.part(
        .total([.plus(inner), .times(1 - rule.columns, spacing)]), among: rule.columns)
      let floored = max(0, writer.grid.floored(share.value))
      let column = writer.step(
        "\(axis.extentName) of a column", share,
        corrections: ExplanationWriter.change(.wholePixels, share.value, to: floored), in: part)
      let span = place.shape + 1
      return writer.step(
        axis.extentName, .total([.times(span, column), .times(span - 1, spacing)]), in: part)
    case .lines: return explainInner(axis, in: part)
    case .sheet:
      return writer.step(
        axis.extentName, .operand(.given(place.frame.size[axis], "column width")), in: part)
    }
  }

  /// The space for pieces in the packed group.
  private func explainInner(_ axis: Axis, in part: ExplanationWriter.Part) -> Operand {
    let group = recipe.section.group
    let dimension = group.extent[axis]
    let reference = Axis.allCases.first(where: dimension.isFraction).map(groupRoom)
    let formula = Formula.dimension(dimension, of: reference)
    let size = writer.step(
      "\(axis.extentName) of all pieces", formula,
      corrections: writer.corrections(of: dimension, formula.value), in: part)
    guard axis == stack.crossing else { return size }
    let insets = NamedEdges(
      insets: group.contentInsets.effective(for: group.extent), name: "group contentInsets")
    let inner = Formula.total([.plus(size)] + insets.terms(axis).both.map { $0.negated })
    return writer.step(
      "inner \(axis.extentName)", inner, corrections: ExplanationWriter.limited(inner.value),
      in: part)
  }

  /// The size of a cell.
  private func extent(
    of cell: GroupExplainer, in place: PackedPlace, along axis: Axis, _ run: PackedRun
  ) -> Operand {
    guard run.packed.isOneCell, run.packed.followsPieces(along: axis),
      abs(cell.size(axis).value - place.frame.size[axis]) > 0
    else { return cell.size(axis) }
    return .given(place.frame.size[axis], axis == stack ? "row height" : "row width")
  }

  /// The trace of a piece with its measurements.
  private func trace(ofPiece index: Int, _ shape: Int, _ run: PackedRun) -> ItemTrace? {
    let trace = SolverTrace()
    _ = run.solvedPiece(at: index, shape, trace: trace)
    return trace.root
  }
}
