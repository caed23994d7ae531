import GeometryCore

/// Solves a section description into a ``SectionTemplate``.
struct SectionSolver {
  let configuration: LayoutConfiguration

  /// The input for solving a section: its description with resolved estimates and insets.
  ///
  /// Rules BOX-1, BOX-2.
  ///
  /// - Complexity: O(d), d the size of the description.
  func recipe(
    of description: SectionDescription, _ context: inout SolverContext
  ) -> SectionRecipe {
    var limits = LengthLimits()
    var section = limits.usable(description)
    // A packed group has the length of the section and cannot scroll orthogonally.
    if section.group.packingAllItems != nil { section.orthogonalBehavior = .none }
    context.causes = limits.causes
    let scroll = configuration.scrollAxis
    let stack = section.orthogonalBehavior == .none ? scroll : scroll.crossing
    // 1. Add the edges of the reference across the scroll axis.
    let reference = edges(of: section.contentInsetsReference, context).only(scroll.crossing)
    // 2. Resolve the size of the group within the insets across the stacking axis.
    let container = context.room(
      in: context.room(in: context.environment.container, less: reference),
      less: section.contentInsets.only(stack.crossing))
    let size = context.resolved(section.group.extent, in: container)
    section.wrapEstimates(along: stack, groupSize: size)
    var recipe = SectionRecipe(
      section: section, groupSize: size, container: container, stackAxis: stack,
      boundaryLimits: boundaryLimits(of: section, reference: reference, context))
    let insets = section.group.contentInsets.effective(for: section.group.extent)
    recipe.packed = section.group.packingAllItems.map { arrangement in
      PackedRecipe(
        arrangement, inner: context.room(in: size, less: insets.only(stack.crossing)),
        stackAxis: stack, &context)
    }
    return recipe
  }

  /// Solves `description` for any number of items.
  ///
  /// - Complexity: O(d + n), d the size of the description, n the items of one group.
  func template(
    of description: SectionDescription, _ context: inout SolverContext
  ) -> SectionTemplate {
    // 1. Resolve the input of the group, and 2. solve it.
    let recipe = recipe(of: description, &context)
    let (section, stack, size) = (recipe.section, recipe.stackAxis, recipe.groupSize)
    let scroll = configuration.scrollAxis
    let reference = edges(of: section.contentInsetsReference, context).only(scroll.crossing)
    let insets = section.contentInsets + reference
    let groupInsets = section.group.contentInsets.effective(for: section.group.extent)
    context.work.sectionTemplates += 1
    let group = recipe.group(measured: nil, &context)
    // 3. Solve the boundary items for any length.
    let boundary = recipe.boundary(measured: [:], &context)
    // 4. Describe the repetition of the group.
    let edgeSpacing = section.group.edgeSpacing
    let edges = edgeSpacing.start(stack).minimum + edgeSpacing.end(stack).minimum
    let box = recipe.packed == nil ? group.size : size
    let thickness = box[stack.crossing] + recipe.crossEdges
    let place = recipe.crossOffset(extent: box[stack.crossing], thickness: thickness)
    var repetition = GroupRepetition(
      scrollAxis: scroll, stackAxis: stack, behavior: section.orthogonalBehavior,
      loops: section.loops && section.orthogonalBehavior != .none,
      firstGroup: Point(
        along: stack, main: insets.start(stack) + edgeSpacing.start(stack).minimum,
        cross: insets.start(stack.crossing) + context.grid.nearest(place)),
      stride: edges + group.size[stack] + section.interGroupSpacing, length: group.size[stack],
      edges: edges, thickness: thickness,
      capacity: group.slots.count, insets: insets)
    if recipe.packed != nil { repetition.pack(insets: groupInsets) }
    let decorations = section.decorations.map {
      DecorationSlot(
        contentInsets: $0.contentInsets, zIndex: $0.zIndex, kind: context.index(ofKind: $0.kind))
    }
    return SectionTemplate(
      repetition, of: group,
      trimmedLengths: recipe.packed == nil ? recipe.trimmedLengths(of: group) : [],
      boundary: boundary, decorations: decorations, causes: context.causes, recipe: recipe)
  }

  /// The edges of a reference. Rule BOX-4.
  private func edges(
    of reference: InsetsReference, _ context: SolverContext
  ) -> DirectionalInsets {
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .automatic, .none: .zero
    case .safeArea: context.environment.safeArea
    case .layoutMargins: context.environment.layoutMargins
    case .readableContent: context.environment.readableContent
    }
  }

  /// The edges that boundary items are kept within. Rule EDGE-12.
  private func boundaryLimits(
    of section: SectionDescription, reference: DirectionalInsets, _ context: SolverContext
  ) -> DirectionalInsets {
    let cross = configuration.scrollAxis.crossing
    let own = section.boundaryInsetsReference
    guard section.boundariesFollowContentInsets else {
      return own == .automatic ? .zero : edges(of: own, context).only(cross)
    }
    return section.contentInsets.only(cross)
      + (own == .automatic ? reference : edges(of: own, context).only(cross))
  }
}
