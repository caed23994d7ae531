import GeometryCore

// Where the cells of a flow layout are.
extension FlowExplainer {
  /// Explains the frame of a cell: its line and its position in the line.
  func explainCell(_ item: Int) {
    guard let line = section.line(ofItem: item) else { return }
    let box = section.frame(ofItem: item).size
    let width = writer.step(
      "\(cross.extentName) for items",
      .total([
        .plus(whole), inset(cross, isStart: true).negated, inset(cross, isStart: false).negated,
      ]), in: part)
    let linesStart = writer.place("\(main.startName) of lines", .total(linesStart()), in: part)
    let own = writer.begin("Item", number: item)
    let sizes = Axis.allCases.map { axis in
      writer.step(axis.extentName, .operand(.given(box[axis], source(ofItem: item))), in: own)
    }
    let size = { (axis: Axis) in sizes[axis == .horizontal ? 0 : 1] }
    let linePart = writer.begin("Line", note: note(on: line))
    let extent = explainLine(line, around: item, size(main), in: linePart)
    let lead = lead(of: line, before: item, own: size(cross), room: width, in: linePart)
    let frame = writer.begin("Frame")
    for axis in Axis.allCases {
      var terms: [Formula.Term]
      if axis == main {
        terms = [.plus(linesStart)] + extent.start
        if extent.length.value != size(main).value {
          terms.append(
            Formula.Term(0.5, .total([.plus(extent.length), .minus(size(main))])))
        }
      } else {
        terms = [inset(cross, isStart: true)] + lead
      }
      _ = writer.position(axis.coordinateName, .total(terms), in: frame)
    }
    for axis in Axis.allCases { writer.step(axis.extentName, .operand(size(axis)), in: frame) }
  }

  private func source(ofItem item: Int) -> String {
    if section.measurements?.sizes[item] != nil { return "measured size" }
    return section.isEstimated(item) ? "estimated size" : "item size"
  }

  private func note(on line: FlowLine) -> String {
    let number = line.number.map { "number \($0), " } ?? ""
    return line.items.count == 1
      ? "\(number)item \(line.items.lowerBound) alone"
      : "\(number)items \(line.items.lowerBound) to \(line.items.upperBound - 1)"
  }

  /// Explains the length of a line along the scroll axis and its start relative to the first line.
  private func explainLine(
    _ line: FlowLine, around item: Int, _ own: Operand, in part: ExplanationWriter.Part
  ) -> (start: [Formula.Term], length: Operand) {
    let spacing = Operand.given(section.metrics.lineSpacing, "minimumLineSpacing")
    let number = line.number
    if let number {
      return ([.times(number, own), .times(number, spacing)], own)
    }
    let length = writer.step(
      main.extentName,
      .largest(
        line.items.map { other in
          other == item ? .operand(own) : .operand(size(ofItem: other, main))
        }), in: part)
    guard line.items.lowerBound > 0 else { return ([], length) }
    let before = Operand.given(
      line.start - spacing.value, "end of the line of item \(line.items.lowerBound - 1)")
    return (
      [.plus(writer.step(main.startName, .total([.plus(before), .plus(spacing)]), in: part))],
      length
    )
  }

  private func size(ofItem item: Int, _ axis: Axis) -> Operand {
    .given(section.frame(ofItem: item).size[axis], "\(source(ofItem: item)) of item \(item)")
  }

  /// The space before an item in its line.
  private func lead(
    of line: FlowLine, before item: Int, own: Operand, room: Operand,
    in part: ExplanationWriter.Part
  ) -> [Formula.Term] {
    let inset = section.metrics.crossInsets.start
    let sizes = line.items.map { $0 == item ? own : size(ofItem: $0, cross) }
    guard line.items.count > 1, item > line.items.lowerBound else {
      guard line.lead != inset else { return [] }
      // An item alone is in the middle.
      return [Formula.Term(0.5, .total([.plus(room), .minus(own)]))]
    }
    let place = item - line.items.lowerBound
    let gap = gap(of: line, sizes: sizes, own: own, room: room, in: part)
    if section.isUniform(line) { return [.times(place, own), .times(place, gap)] }
    return sizes.prefix(place).map { .plus($0) } + [.times(place, gap)]
  }

  /// The gap between the items of a line: the distributed remaining space, or the minimum.
  private func gap(
    of line: FlowLine, sizes: [Operand], own: Operand, room: Operand,
    in part: ExplanationWriter.Part
  ) -> Operand {
    let least = section.metrics.itemSpacing
    let name = "gap between items"
    let isUniform = section.isUniform(line)
    let used = isUniform ? [.times(sizes.count, own)] : sizes.map { Formula.Term.plus($0) }
    let justified = Formula.part(
      .total([.plus(room)] + used.map { $0.negated }), among: sizes.count - 1)
    let isClose = { (value: Double) in abs(value - line.gap) < FlowMetrics.slack }
    if isClose(justified.value) { return writer.step(name, justified, in: part) }
    if isClose(least) {
      return writer.step(name, .operand(.given(least, "minimumInteritemSpacing")), in: part)
    }
    // The gaps of a full line of such items.
    let columns = ((room.value + line.gap) / (own.value + line.gap)).rounded()
    guard columns > 1, columns < 1e6 else {
      return writer.step(name, .operand(.given(line.gap, "gap of the line")), in: part)
    }
    return writer.step(
      name,
      .part(
        .total([.plus(room), Formula.Term(-columns, .operand(own))]), among: Int(columns) - 1),
      in: part)
  }
}

extension FlowSection {
  /// Whether all items of the line have the same size.
  fileprivate func isUniform(_ line: FlowLine) -> Bool {
    let size = frame(ofItem: line.items.lowerBound).size
    return line.number != nil || line.items.allSatisfy { frame(ofItem: $0).size == size }
  }
}
