import GeometryCore

extension FlowGeometry {
  /// The explanation of the frame of an element; nil if there is no such element.
  ///
  /// - Parameter viewport: The visible part of the content, for pinned elements; nil for natural
  ///   positions.
  /// - Complexity: As ``FlowSection/frame(ofItem:)``, and O(k), k the number of items in the line.
  package func explanation(of key: ElementKey, viewport: Viewport?) -> Explanation? {
    guard let placement = placement(of: key, viewport: viewport) else { return nil }
    let explainer = FlowExplainer(self, section: Int(key.section))
    let title: String
    if key.category == .cell {
      explainer.explainCell(key.item)
      title = "cell [\(key.section), \(key.item)]"
    } else {
      let isHeader = Int(key.kind) == Self.headerKind
      explainer.explainBoundary(isHeader: isHeader, viewport)
      title = "supplementary \(isHeader ? "header" : "footer") [\(key.section), \(key.item)]"
    }
    return Explanation(title: title, parts: explainer.writer.parts, frame: placement.frame)
  }

  /// The explanation of the extent of a section; nil if there is no such section.
  package func explanation(ofSection section: Int) -> Explanation? {
    guard sections.indices.contains(section) else { return nil }
    let explainer = FlowExplainer(self, section: section)
    explainer.explainSection()
    let frame = Rect(
      origin: Point(along: axis, main: start(ofSection: section), cross: 0),
      size: Size(along: axis, main: sections[section].extent, cross: crossExtent))
    return Explanation(
      title: "section \(section)", parts: explainer.writer.parts, frame: frame)
  }
}

/// Explains the elements of a section of a flow layout.
struct FlowExplainer {
  let geometry: FlowGeometry
  private let index: Int
  let section: FlowSection
  let writer: ExplanationWriter
  let container: ExplanationWriter.Part
  let part: ExplanationWriter.Part

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

  var main: Axis { geometry.axis }
  var cross: Axis { geometry.axis.crossing }

  /// The extent across the scroll axis.
  var whole: Operand { writer.extent(cross, of: container) }

  // MARK: Sections

  /// The start of the section along the scroll axis.
  private func start() -> Operand {
    if let known = writer.operand(main.startName, in: part) { return known }
    guard index > 0 else { return .given(0, "") }
    let end = Operand.given(geometry.start(ofSection: index), "end of section \(index - 1)")
    return writer.place(main.startName, .total([.plus(end)]), in: part)
  }

  private var header: Formula.Term {
    .plus(.given(section.metrics.headerExtent, "referenceSizeForHeader.\(main.extentName)"))
  }

  private var footer: Formula.Term {
    .plus(.given(section.metrics.footerExtent, "referenceSizeForFooter.\(main.extentName)"))
  }

  func inset(_ axis: Axis, isStart: Bool) -> Formula.Term {
    let margins = axis == main ? section.metrics.mainInsets : section.metrics.crossInsets
    let side = isStart ? axis.flowStartName : axis.flowEndName
    return .plus(.given(isStart ? margins.start : margins.end, "sectionInset.\(side)"))
  }

  /// The start of the first line.
  func linesStart() -> [Formula.Term] {
    [.plus(start()), header, inset(main, isStart: true)]
  }

  /// The distance from the start of the section to its footer.
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

  /// Explains the frame of the section.
  func explainSection() {
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

  /// Explains the frame of a header or footer.
  ///
  /// - Parameter viewport: The visible part of the content if it is pinned.
  func explainBoundary(isHeader: Bool, _ viewport: Viewport?) {
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
            ? pinnedHeader(natural, in: viewport, extent: extent)
            : pinnedFooter(natural, in: viewport, extent: extent),
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
    _ natural: Formula, in viewport: Viewport, extent: Formula.Term
  ) -> Formula {
    let wanted = Formula.total([
      .plus(.given(viewport.bounds.min(main), "visible \(main.startName)")),
      .plus(.given(viewport.insets.start(main), "adjustedContentInset.\(main.startName)")),
    ])
    let last = Formula.total([.plus(start())] + footerStart() + [extent.negated])
    return .smallest([.largest([wanted, natural]), .largest([natural, last])])
  }

  private func pinnedFooter(
    _ natural: Formula, in viewport: Viewport, extent: Formula.Term
  ) -> Formula {
    let wanted = Formula.total([
      .plus(.given(viewport.bounds.max(main), "visible \(main.endName)")),
      .minus(.operand(.given(viewport.insets.end(main), "adjustedContentInset.\(main.endName)"))),
      extent.negated,
    ])
    let first = Formula.total([.plus(start()), header])
    return .largest([.smallest([wanted, natural]), .smallest([natural, first])])
  }
}

extension Axis {
  /// The name of the edge where the axis starts, by left and right.
  fileprivate var flowStartName: String { self == .horizontal ? "left" : "top" }
  /// The name of the edge where the axis ends, by left and right.
  fileprivate var flowEndName: String { self == .horizontal ? "right" : "bottom" }
}
