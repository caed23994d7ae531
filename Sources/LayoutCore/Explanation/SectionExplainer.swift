import GeometryCore

/// Explains the elements of a section of a compositional layout.
struct SectionExplainer {
  let geometry: LayoutGeometry
  let section: Int
  let record: SectionRecord
  /// The template of the section, with measured boundary items.
  let template: SectionTemplate
  /// The input for solving the section.
  let recipe: SectionRecipe
  /// The trace of the group with estimated sizes.
  let trace: ItemTrace
  /// The offset of a section that loops; nil for others.
  let turned: Double?
  let writer: ExplanationWriter

  var scroll: Axis { template.scrollAxis }
  var stack: Axis { template.stackAxis }

  let containerPart: ExplanationWriter.Part
  private let layoutPart: ExplanationWriter.Part
  let part: ExplanationWriter.Part

  /// Solves a section again with a trace.
  ///
  /// - Returns: Nil if there is no such section.
  /// - Complexity: O(d + g), d the size of the description, g the items of one group.
  init?(
    _ geometry: LayoutGeometry, section: Int, description: SectionDescription,
    turned: Double? = nil
  ) {
    guard (0..<geometry.sectionCount).contains(section),
      let template = geometry.template(ofSection: section)
    else { return nil }
    var context = geometry.setting.context
    let solver = SectionSolver(configuration: geometry.configuration)
    let recipe = solver.recipe(of: description, &context)
    let trace = SolverTrace()
    context.trace = trace
    _ = solver.template(of: description, &context)
    guard let root = trace.root else { return nil }
    self.geometry = geometry
    self.section = section
    record = geometry.stack[section]
    self.template = template
    self.recipe = recipe
    self.trace = root
    self.turned = turned
    writer = ExplanationWriter(grid: geometry.physicalizer.grid)
    containerPart = writer.container(of: geometry.environment)
    layoutPart = writer.begin("Layout")
    part = writer.begin("Section", number: section, note: Self.note(on: recipe, record))
  }

  /// The kind of the section in a few words.
  private static func note(on recipe: SectionRecipe, _ record: SectionRecord) -> String {
    let items = "\(record.itemCount) \(record.itemCount == 1 ? "item" : "items")"
    guard recipe.section.orthogonalBehavior != .none else { return items }
    return "\(items), orthogonal, \(recipe.section.orthogonalBehavior.rawValue)"
  }

  /// The insets that a reference stands for, with their name.
  private func edges(of reference: InsetsReference) -> NamedEdges {
    let environment = geometry.environment
    let configured = geometry.configuration.contentInsetsReference
    return switch reference == .automatic ? configured : reference {
    case .automatic, .none: NamedEdges()
    case .safeArea: NamedEdges(insets: environment.safeArea, name: "safeArea")
    case .layoutMargins: NamedEdges(insets: environment.layoutMargins, name: "layoutMargins")
    case .readableContent: NamedEdges(insets: environment.readableContent, name: "readableContent")
    }
  }

  /// The configuration's boundary items.
  var layoutBoundaries: BoundaryExplainer {
    BoundaryExplainer(
      boundaries: geometry.configuration.boundaries, template: geometry.boundary,
      scroll: scroll, limits: [], part: layoutPart, container: containerPart, writer: writer)
  }

  /// The section's boundary items.
  var boundaries: BoundaryExplainer {
    BoundaryExplainer(
      boundaries: recipe.section.boundaries, template: template.boundary, scroll: scroll,
      limits: limits, part: part, container: containerPart, writer: writer)
  }

  /// The edges that boundary items are kept within across the scroll axis.
  private var limits: [EdgeTerms] {
    let section = recipe.section
    let own = edges(of: section.boundaryInsetsReference)
    let reference =
      section.boundaryInsetsReference != .automatic
      ? own
      : section.boundariesFollowContentInsets
        ? edges(of: section.contentInsetsReference) : NamedEdges()
    let insets =
      section.boundariesFollowContentInsets
      ? NamedEdges(insets: section.contentInsets, name: "contentInsets") : NamedEdges()
    return [insets.terms(scroll.crossing), reference.terms(scroll.crossing)]
  }
}

// MARK: - Rooms

extension SectionExplainer {
  /// The section's own insets.
  var insets: NamedEdges {
    NamedEdges(insets: recipe.section.contentInsets, name: "contentInsets")
  }

  /// The edges that the insets of the section are relative to.
  private var reference: NamedEdges { edges(of: recipe.section.contentInsetsReference) }

  /// The reference size for fractions of the group.
  func groupRoom(_ axis: Axis) -> Operand {
    if let known = writer.operand(axis.extentName, in: part) { return known }
    var terms = [Formula.Term.plus(writer.extent(axis, of: containerPart))]
    if axis == scroll.crossing { terms += reference.terms(axis).both.map { $0.negated } }
    if axis == stack.crossing { terms += insets.terms(axis).both.map { $0.negated } }
    let formula = Formula.total(terms)
    return writer.step(
      axis.extentName, formula, corrections: ExplanationWriter.limited(formula.value), in: part)
  }

  /// The insets of the section at the start of `axis`.
  func startInsetTerms(_ axis: Axis) -> [Formula.Term] {
    [insets.terms(axis).start] + (axis == scroll.crossing ? [reference.terms(axis).start] : [])
  }

  /// The start of the section along the scroll axis.
  func start() -> Operand {
    if let known = writer.operand(scroll.startName, in: part) { return known }
    guard section > 0 else {
      return writer.place(
        scroll.startName, .total([.plus(layoutBoundaries.room(atStart: true))]), in: part)
    }
    let end = Operand.given(
      geometry.stack[section - 1].end, "end of section \(section - 1)")
    let spacing = Operand.given(geometry.configuration.interSectionSpacing, "interSectionSpacing")
    return writer.place(scroll.startName, .total([.plus(end), .plus(spacing)]), in: part)
  }
}

// MARK: - Groups

extension SectionExplainer {
  /// The group of a cell with its measurements.
  func group(
    _ index: Int, to slot: Int, until stops: (ItemTrace, Int) -> Bool = { _, _ in false },
    measured: Bool = true
  ) -> GroupExplainer {
    GroupExplainer(
      measured ? trace(ofGroup: index) : trace, number: index, to: slot, until: stops, writer,
      container: groupRoom)
  }

  /// The trace of a group with its measurements.
  private func trace(ofGroup index: Int) -> ItemTrace {
    guard let sizes = geometry.measured[section], template.recipe != nil else { return trace }
    let trace = SolverTrace()
    _ = geometry.measuredGroups(of: section, template)
      .solvedGroup(at: index, sizes, trace: trace)
    return trace.root ?? self.trace
  }

  /// The start of a group along an axis, in flow space.
  func start(ofGroup index: Int, _ group: GroupExplainer, along axis: Axis) -> Operand {
    var terms: [Formula.Term] =
      axis == scroll ? [.plus(start()), .plus(boundaries.room(atStart: true))] : []
    terms += startInsetTerms(axis)
    if axis == stack {
      terms.append(edgeTerm(isStart: true, axis))
      if index > 0 { terms.append(.times(index, stride(group))) }
      terms.append(.plus(measuredChange(before: index)))
    } else {
      terms += acrossTerms(group)
    }
    return writer.place(axis.startName, .total(terms), in: group.part)
  }

  /// The group's edge spacing at one end of an axis.
  func edgeTerm(isStart: Bool, _ axis: Axis) -> Formula.Term {
    let spacing = recipe.section.group.edgeSpacing
    let side = isStart ? axis.startName : axis.endName
    return .plus(
      .given(
        (isStart ? spacing.start(axis) : spacing.end(axis)).minimum, "group edgeSpacing.\(side)"))
  }

  /// The estimated distance between the starts of consecutive groups.
  ///
  /// - Parameter isMeasured: Whether `group` has measurements.
  func stride(_ group: GroupExplainer, isMeasured: Bool = true) -> Operand {
    if let known = writer.operand("stride", in: group.part) { return known }
    return writer.step(
      "stride",
      .total([
        .plus(isMeasured ? estimatedSize(of: group, stack) : group.size(stack)),
        edgeTerm(isStart: true, stack),
        edgeTerm(isStart: false, stack),
        .plus(.given(recipe.section.interGroupSpacing, "interGroupSpacing")),
      ]), in: group.part)
  }

  /// The difference between the measured and the estimated length of the groups before one.
  private func measuredChange(before index: Int) -> Operand {
    let change = geometry.measured[section]?.groupChanges(template).sum(before: index) ?? 0
    return .given(change, "measured less estimated, groups before")
  }

  /// The position of a group across the stacking axis within the insets of the section.
  private func acrossTerms(_ group: GroupExplainer) -> [Formula.Term] {
    let cross = stack.crossing
    let spacing = recipe.section.group.edgeSpacing
    // Flexible room follows what the group measures, in a row as thick as the thickest.
    let follows = recipe.hasFlexibleCross && geometry.measured[section] != nil
    let single = SpacingExplainer(
      axis: cross,
      pieces: [
        SpacingExplainer.Piece(
          extent: follows ? group.size(cross) : estimatedSize(of: group, cross),
          start: spacing.start(cross),
          end: spacing.end(cross), name: "group")
      ], between: .fixed(0), count: 1)
    var share: Operand?
    if single.flexibleCount > 0 {
      let row: Formula =
        follows
        ? .operand(.given(template.repetition.thickness, "thickness of the row"))
        : .total(single.lengthTerms)
      let room: Formula.Term = template.isOrthogonal ? .plus(row) : .plus(groupRoom(cross))
      share = writer.step(
        "flexible share across",
        .part(.sum([room] + single.lengthTerms.map { $0.negated }), among: single.flexibleCount),
        in: group.part)
    }
    let formula = Formula.total(single.terms(before: 0, share: share))
    guard formula != .sum([]) else { return [] }
    return [.plus(writer.position("place across", formula, in: group.part))]
  }

  /// The estimated size of a group.
  private func estimatedSize(of group: GroupExplainer, _ axis: Axis) -> Operand {
    guard geometry.measured[section] != nil, trace.item.extent[axis].isEstimated else {
      return group.size(axis)
    }
    return group.unmeasured(trace).size(axis)
  }
}
