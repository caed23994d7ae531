import GeometryCore

extension FlowGeometry {
  /// Why an element is where it is; nil if there is no such element.
  ///
  /// - Parameter viewport: What pinned boundaries stay in; nil explains where they belong.
  /// - Complexity: As ``FlowSection/frame(ofItem:)``, and O(k), k the number of items in the line.
  package func explanation(of key: ElementKey, viewport: Viewport?) -> Explanation? {
    guard let placement = placement(of: key, viewport: viewport) else { return nil }
    let explainer = FlowExplainer(self, section: Int(key.section))
    let title: String
    if key.category == .cell {
      explainer.tellCell(key.item)
      title = "cell [\(key.section), \(key.item)]"
    } else {
      let isHeader = Int(key.kind) == Self.headerKind
      explainer.tellBoundary(isHeader: isHeader, viewport)
      title = "supplementary \(isHeader ? "header" : "footer") [\(key.section), \(key.item)]"
    }
    return Explanation(title: title, parts: explainer.writer.parts, frame: placement.frame)
  }

  /// Where a section starts and ends; nil if there is no such section.
  package func explanation(ofSection section: Int) -> Explanation? {
    guard sections.indices.contains(section) else { return nil }
    let explainer = FlowExplainer(self, section: section)
    explainer.tellSection()
    let frame = Rect(
      origin: Point(along: axis, main: starts[section], cross: 0),
      size: Size(along: axis, main: sections[section].extent, cross: crossExtent))
    return Explanation(
      title: "section \(section)", parts: explainer.writer.parts, frame: frame)
  }
}

/// Tells where the elements of one section of a flow layout are.
struct FlowExplainer {
  private let geometry: FlowGeometry
  private let index: Int
  private let section: FlowSection
  let writer: ExplanationWriter
  private let container: ExplanationWriter.Part
  private let part: ExplanationWriter.Part

  init(_ geometry: FlowGeometry, section index: Int) {
    self.geometry = geometry
    self.index = index
    section = geometry.sections[index]
    writer = ExplanationWriter(grid: geometry.grid)
    container = writer.begin("Container", note: "content insets taken off")
    writer.given(geometry.axis.crossing.extentName, geometry.crossExtent, in: container)
    writer.given("scale", geometry.grid.scale, in: container)
    part = writer.begin("Section", number: index)
  }

  private var main: Axis { geometry.axis }
  private var cross: Axis { geometry.axis.crossing }

  /// The room there is across the scroll axis.
  private var whole: Operand { writer.extent(cross, of: container) }

  // MARK: Sections

  /// Where the section starts along the scroll axis.
  private func start() -> Operand {
    if let known = writer.operand(main.startName, in: part) { return known }
    guard index > 0 else { return .given(0, "") }
    let end = Operand.given(geometry.starts[index], "end of section \(index - 1)")
    return writer.place(main.startName, .total([.plus(end)]), in: part)
  }

  private var header: Formula.Term {
    .plus(.given(section.metrics.headerExtent, "referenceSizeForHeader.\(main.extentName)"))
  }

  private var footer: Formula.Term {
    .plus(.given(section.metrics.footerExtent, "referenceSizeForFooter.\(main.extentName)"))
  }

  private func inset(_ axis: Axis, isStart: Bool) -> Formula.Term {
    let margins = axis == main ? section.metrics.mainInsets : section.metrics.crossInsets
    let side = isStart ? axis.flowStartName : axis.flowEndName
    return .plus(.given(isStart ? margins.start : margins.end, "sectionInset.\(side)"))
  }

  /// Where the lines begin.
  private func linesStart() -> [Formula.Term] {
    [.plus(start()), header, inset(main, isStart: true)]
  }

  /// From the section's start to its footer.
  private func footerStart() -> [Formula.Term] {
    var terms = [header, inset(main, isStart: true)]
    if section.itemCount > 0, let line = section.line(ofItem: section.itemCount - 1) {
      if let number = line.number {
        let extent = Operand.given(line.extent, "item size")
        terms.append(.times(number + 1, extent))
        terms.append(.times(number, .given(section.metrics.lineSpacing, "minimumLineSpacing")))
      } else {
        terms.append(
          .plus(
            .given(
              line.start + line.extent, "end of the line of item \(section.itemCount - 1)")))
      }
    }
    return terms + [inset(main, isStart: false)]
  }

  /// Tells the section's box.
  func tellSection() {
    let frame = writer.begin("Frame")
    for axis in Axis.allCases {
      let formula = axis == main ? Formula.total([.plus(start())]) : .sum([])
      writer.step(axis.coordinateName, formula, in: frame)
    }
    for axis in Axis.allCases {
      let formula = axis == main ? Formula.total(footerStart() + [footer]) : .operand(whole)
      writer.step(axis.extentName, formula, in: frame)
    }
  }

  // MARK: Boundaries

  /// Tells where a header or footer is.
  ///
  /// - Parameter viewport: What it stays in if it is pinned.
  func tellBoundary(isHeader: Bool, _ viewport: Viewport?) {
    let extent = isHeader ? header : footer
    var position = Formula.total(
      [.plus(start())] + (isHeader ? [] : [.plus(.total(footerStart()))]))
    if isHeader ? geometry.pins.headers : geometry.pins.footers, let viewport {
      let pinned = writer.begin("Pinned", note: "stays in view while its section does")
      let natural = Formula.operand(writer.step("natural \(main.startName)", position, in: pinned))
      position = .operand(
        writer.step(
          main.startName,
          isHeader
            ? pinnedHeader(natural, viewport, extent) : pinnedFooter(natural, viewport, extent),
          in: pinned))
    }
    let frame = writer.begin("Frame")
    for axis in Axis.allCases {
      writer.step(axis.coordinateName, axis == main ? position : .sum([]), in: frame)
    }
    for axis in Axis.allCases {
      writer.step(
        axis.extentName, axis == main ? .total([extent]) : .operand(whole), in: frame)
    }
  }

  private func pinnedHeader(
    _ natural: Formula, _ viewport: Viewport, _ extent: Formula.Term
  ) -> Formula {
    let wanted = Formula.total([
      .plus(.given(viewport.bounds.min(main), "visible \(main.startName)")),
      .plus(.given(viewport.insets.start(main), "adjustedContentInset.\(main.startName)")),
    ])
    let last = Formula.total([.plus(start())] + footerStart() + [extent.negated])
    return .smallest([.largest([wanted, natural]), .largest([natural, last])])
  }

  private func pinnedFooter(
    _ natural: Formula, _ viewport: Viewport, _ extent: Formula.Term
  ) -> Formula {
    let wanted = Formula.total([
      .plus(.given(viewport.bounds.max(main), "visible \(main.endName)")),
      .minus(.operand(.given(viewport.insets.end(main), "adjustedContentInset.\(main.endName)"))),
      extent.negated,
    ])
    let first = Formula.total([.plus(start()), header])
    return .largest([.smallest([wanted, natural]), .smallest([natural, first])])
  }

  // MARK: Cells

  /// Tells where a cell is: its line, its place in the line.
  func tellCell(_ item: Int) {
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
    let extent = tellLine(line, around: item, size(main), in: linePart)
    let lead = lead(of: line, item, size(cross), width, in: linePart)
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

  /// Tells how long a line is along the scroll axis and where it starts from the first one.
  private func tellLine(
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

  /// What lies in front of an item in its line.
  private func lead(
    of line: FlowLine, _ item: Int, _ own: Operand, _ room: Operand,
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
    let gap = gap(of: line, sizes, own, room, in: part)
    if section.isUniform(line) { return [.times(place, own), .times(place, gap)] }
    return sizes.prefix(place).map { .plus($0) } + [.times(place, gap)]
  }

  /// The gap between the items of a line: what is left over shared out, or the least there is.
  private func gap(
    of line: FlowLine, _ sizes: [Operand], _ own: Operand, _ room: Operand,
    in part: ExplanationWriter.Part
  ) -> Operand {
    let least = section.metrics.itemSpacing
    let name = "gap between items"
    let isUniform = section.isUniform(line)
    let used = isUniform ? [.times(sizes.count, own)] : sizes.map { Formula.Term.plus($0) }
    let justified = Formula.part(
      .total([.plus(room)] + used.map(\.negated)), among: sizes.count - 1)
    let isClose = { (value: Double) in abs(value - line.gap) < FlowMetrics.slack }
    if isClose(justified.value) { return writer.step(name, justified, in: part) }
    if isClose(least) {
      return writer.step(name, .operand(.given(least, "minimumInteritemSpacing")), in: part)
    }
    // The gaps of a full line of such items.
    let columns = ((room.value + line.gap) / (own.value + line.gap)).rounded()
    return writer.step(
      name,
      .part(
        .total([.plus(room), Formula.Term(-columns, .operand(own))]), among: Int(columns) - 1),
      in: part)
  }
}

extension FlowSection {
  /// Whether the items of a line are of one size.
  fileprivate func isUniform(_ line: FlowLine) -> Bool {
    let size = frame(ofItem: line.items.lowerBound).size
    return line.number != nil || line.items.allSatisfy { frame(ofItem: $0).size == size }
  }
}

extension Axis {
  /// The name of the edge where the axis starts, by left and right.
  fileprivate var flowStartName: String { self == .horizontal ? "left" : "top" }
  /// The name of the edge where the axis ends, by left and right.
  fileprivate var flowEndName: String { self == .horizontal ? "right" : "bottom" }
}
