import GeometryCore

/// Solves an item and its descendants into a ``GroupTemplate``.
struct GroupSolver {
  /// The axis along which the section stacks its groups.
  let stackAxis: Axis
  /// The measurements of cells of the group; nil for estimates.
  var measured: MeasuredSlots?

  /// Solves `item`. Rules BOX-5, BOX-8, GROUP-8, GROUP-10, SIZE-7, SPACE-8.
  ///
  /// - Parameter size: The size of the item, resolved by its parent.
  /// - Parameter container: The container of the item, the reference for fractions of its
  ///   supplementary items.
  /// - Parameter fixed: The axes along which the parent determines the size, estimated or not.
  /// - Complexity: O(n), n the number of items in the group.
  func template(
    of item: ItemDescription, size: Size, in container: Size, fixed: AxisSet = [],
    _ context: inout SolverContext
  ) -> GroupTemplate {
    context.trace?.begin(item, size: size, in: container, fixed: fixed)
    guard let group = item.group else {
      return cellTemplate(of: item, size: size, fixed: fixed, &context)
    }
    context.work.groupTemplates += 1
    let estimated = item.extent.estimatedAxes.subtracting(fixed)
    let insets = item.contentInsets.effective(estimated: estimated)
    let inner = Rect(
      origin: Point(x: insets.leading, y: insets.top), size: context.room(in: size, less: insets))
    var template = GroupTemplate(size: size, innerFrame: inner)
    switch group.form {
    case .repeating(let subitems):
      let fit = fit(
        of: group, subitems: subitems, inner: inner.size,
        isEstimated: estimated.contains(group.axis), &context)
      let sizes = sizes(of: subitems, in: room(in: inner.size, of: group, fit: fit), &context)
      arrange(
        subitems, sizes: sizes, of: group, fit: fit, estimated: estimated, in: &template, &context)
    case .counted(let subitem, let count, let resizesSubitem):
      let fit = FitSolver(
        axis: group.axis, subitems: [subitem], inner: inner.size,
        between: group.interItemSpacing?.minimum ?? 0, &context
      ).exactly(count)
      var sizes = sizes(of: [subitem], in: room(in: inner.size, of: group, fit: fit), &context)
      if resizesSubitem, count > 0 {
        sizes[0][group.axis] = context.grid.floored(fit.base / Double(count))
      }
      let shared: AxisSet = resizesSubitem ? AxisSet(group.axis) : []
      arrange(
        [subitem], sizes: sizes, fixed: shared, of: group, fit: fit,
        estimated: estimated.subtracting(shared), in: &template, &context)
    case .custom(let arrangement):
      place(arrangement, of: item, in: &template, &context)
    case .packed(let arrangement):
      pack(arrangement, of: item, in: &template, &context)
    }
    attachSupplementaries(of: item, to: &template, reference: container, &context)
    context.trace?.end(template)
    return template
  }

  /// The template of a single cell.
  private func cellTemplate(
    of item: ItemDescription, size: Size, fixed: AxisSet, _ context: inout SolverContext
  ) -> GroupTemplate {
    let estimates = item.extent.estimatedAxes.subtracting(fixed)
    let size = measured?.nextSize(size, estimates) ?? size
    let template = cell(of: item, size: size, estimates: estimates, &context)
    context.trace?.end(template)
    return template
  }

  /// The template of a single cell of known size. Rule BOX-7.
  func cell(
    of item: ItemDescription, size: Size, estimates: AxisSet, _ context: inout SolverContext
  ) -> GroupTemplate {
    let insets = item.contentInsets.effective(estimated: estimates)
    let frame = context.inset(Rect(origin: .zero, size: size), by: insets)
    var template = GroupTemplate(size: size, innerFrame: frame)
    template.slots = [CellSlot(frame: frame, farEdge: frame.max(stackAxis), zIndex: 0)]
    template.estimates = [estimates]
    attachSupplementaries(of: item, to: &template, reference: frame.size, &context)
    for index in template.supplementaries.indices {
      template.supplementaries[index].follows = .zero
    }
    return template
  }

  /// Appends the supplementary items of an item, behind those of its subitems. Rule ANCH-4.
  private func attachSupplementaries(
    of item: ItemDescription, to template: inout GroupTemplate, reference: Size,
    _ context: inout SolverContext
  ) {
    for supplementary in item.supplementaries {
      let frame = context.frame(
        of: supplementary, attachedTo: template.innerFrame, reference: reference)
      let edges = supplementary.containerAnchor.edges
      template.supplementaries.append(
        SupplementarySlot(
          frame: frame, zIndex: supplementary.zIndex, firstItem: 0, ordinal: 0,
          kind: context.index(ofKind: supplementary.kind),
          follows: Point(
            x: edges.position(along: .horizontal), y: edges.position(along: .vertical)),
          estimates: supplementary.extent.estimatedAxes, growth: supplementary.growth))
    }
  }
}

// MARK: - Subitems

extension GroupSolver {
  /// The number of subitems of a repeating group. Rules GROUP-3, GROUP-4.
  private func fit(
    of group: GroupDescription, subitems: [ItemDescription], inner: Size, isEstimated: Bool,
    _ context: inout SolverContext
  ) -> Fit {
    let axis = group.axis
    let solver = FitSolver(
      axis: axis, subitems: subitems, inner: inner, between: group.interItemSpacing?.minimum ?? 0,
      &context)
    // A group with the length of its content has each subitem once.
    if isEstimated { return solver.exactly(subitems.count) }
    let countsUnspaced = subitems.contains { $0.extent[axis.crossing].isFraction(of: axis) }
    let fit = solver.repeated(countsUnspaced: countsUnspaced, &context)
    if fit.count == 0 {
      let first = subitems.first.map { context.resolved($0.extent[axis], in: inner) } ?? 0
      context.note(.firstItemDoesNotFit, ("room", inner[axis]), ("first item", first))
    }
    return fit
  }

  /// The reference size for fractions of subitems. Rules BOX-6, GROUP-9.
  private func room(in inner: Size, of group: GroupDescription, fit: Fit) -> Size {
    var room = inner
    room[group.axis] = fit.base
    return room
  }

  private func sizes(
    of subitems: [ItemDescription], in room: Size, _ context: inout SolverContext
  ) -> [Size] {
    subitems.map { context.resolved($0.extent, in: room) }
  }

  /// Solves each distinct subitem, or with measurements each subitem, and places them in order.
  /// Rules GROUP-7, GROUP-12, NUM-6, SPACE-4.
  ///
  /// - Parameter estimated: The axes along which the extent of the group is that of its content.
  private func arrange(
    _ subitems: [ItemDescription], sizes: [Size], fixed: AxisSet = [], of group: GroupDescription,
    fit: Fit, estimated: AxisSet, in template: inout GroupTemplate,
    _ context: inout SolverContext
  ) {
    guard fit.count > 0 else { return }
    let axis = group.axis
    // 1. Solve each subitem that is used, once.
    let room = room(in: template.innerFrame.size, of: group, fit: fit)
    let parts = solved(
      subitems, sizes: sizes, count: fit.count, in: room, fixed: fixed, &context)
    let (subitems, solved) = (parts.subitems, parts.templates)
    let count = affordableCount(fit.count, of: solved, &context)
    // 2. Fit estimated axes to the content.
    let spacing = group.interItemSpacing ?? .fixed(0)
    let pieces = zip(subitems, solved).map { piece(for: $0, $1, along: axis) }
    let crossPieces = zip(subitems, solved).map { piece(for: $0, $1, along: axis.crossing) }
    var inner = template.innerFrame.size
    var available = inner[axis]
    if estimated.contains(axis) {
      let line = SpacingSolver(between: spacing, available: 0)
      inner[axis] = line.length(of: pieces, count: min(count, parts.filled))
      available = min(max(line.length(of: pieces, count: count), 0), LengthLimits.largest)
    }
    if estimated.contains(axis.crossing) {
      inner[axis.crossing] = crossPieces.prefix(parts.filled)
        .map { $0.extent + $0.start.minimum + $0.end.minimum }.max()!
    }
    template.resize(to: inner, estimated: estimated)
    inner = template.innerFrame.size
    // 3. Distribute the remaining space along the axis, and for each subitem across it.
    let mains = SpacingSolver(between: spacing, available: available)
      .places(of: pieces, count: count)
    let across = SpacingSolver(between: .fixed(0), available: inner[axis.crossing])
    let crosses = crossPieces.map { across.places(of: [$0], count: 1)[0] }
    context.trace?.arrange(
      ItemTrace.Arrangement(
        fit: fit, room: room, mains: mains, crosses: crosses, filled: min(count, parts.filled)),
      solved)
    // 4. Place the solved subitems.
    place(parts, at: mains, across: crosses, along: axis, in: &template, context)
    context.work.slots += template.slots.count
  }

  /// Appends the solved subitems, which repeat, at their places along and across the axis.
  private func place(
    _ parts: SolvedSubitems, at mains: [SpacingSolver.Place],
    across crosses: [SpacingSolver.Place],
    along axis: Axis, in template: inout GroupTemplate, _ context: SolverContext
  ) {
    var next = 0
    for main in mains {
      let cross = crosses[next]
      let place = Point(
        along: axis, main: context.grid.nearest(main.offset),
        cross: context.grid.nearest(cross.offset))
      let end = stackAxis == axis ? main.end : cross.end
      template.append(
        parts.templates[next], at: place + template.innerFrame.origin, along: stackAxis,
        end: parts.subitems[next].group == nil ? end : 0)
      next = next + 1 == parts.templates.count ? 0 : next + 1
    }
  }

  /// Solves `count` subitems: each distinct one once, or each one with measurements.
  private func solved(
    _ subitems: [ItemDescription], sizes: [Size], count: Int, in room: Size, fixed: AxisSet,
    _ context: inout SolverContext
  ) -> SolvedSubitems {
    if let measured {
      return solved(
        subitems, sizes: sizes, count: count, in: room, fixed: fixed, measured: measured, &context)
    }
    let templates = zip(subitems, sizes).prefix(count).map { subitem, size in
      template(of: subitem, size: size, in: room, fixed: fixed, &context)
    }
    return SolvedSubitems(subitems: subitems, templates: templates, filled: count)
  }

  private func piece(
    for subitem: ItemDescription, _ solved: GroupTemplate, along axis: Axis
  ) -> SpacingSolver.Piece {
    SpacingSolver.Piece(
      extent: solved.size[axis], start: subitem.edgeSpacing.start(axis),
      end: subitem.edgeSpacing.end(axis))
  }

  /// The number of subitems, limited by the largest number of items in a group.
  func affordableCount(
    _ count: Int, of solved: [GroupTemplate], _ context: inout SolverContext
  ) -> Int {
    let largest = solved.map { $0.slots.count + $0.supplementaries.count }.max() ?? 0
    guard largest * count > LengthLimits.itemsInGroup else { return count }
    context.note(
      .tooManyItemsInGroup, ("items", Double(count)), ("limit", Double(LengthLimits.itemsInGroup)))
    return max(1, LengthLimits.itemsInGroup / largest)
  }
}

// MARK: - Custom groups

extension GroupSolver {
  /// Requests the frames of a custom group from the application. Rules BOX-9, GROUP-11.
  private func place(
    _ arrangement: CustomArrangement, of item: ItemDescription, in template: inout GroupTemplate,
    _ context: inout SolverContext
  ) {
    context.work.customProviderCalls += 1
    let isEstimated = item.extent.width.isEstimated || item.extent.height.isEstimated
    let placements = arrangement.provider(
      CustomArrangement.Container(
        size: context.resolved(item.extent, in: context.environment.container),
        contentInsets: isEstimated ? .zero : item.contentInsets))
    var limits = LengthLimits()
    template.slots = placements.map { placement in
      let frame = Rect(
        x: limits.usable(placement.frame.minX), y: limits.usable(placement.frame.minY),
        width: limits.usable(placement.frame.size.width),
        height: limits.usable(placement.frame.size.height))
      if frame.size.width < 0 || frame.size.height < 0 {
        context.note(
          .negativeSize, ("width", frame.size.width), ("height", frame.size.height))
      }
      let size = Size(width: max(frame.size.width, 0), height: max(frame.size.height, 0))
      return CellSlot(
        frame: Rect(origin: frame.origin, size: size), farEdge: 0, zIndex: placement.zIndex)
    }
    template.estimates = Array(repeating: [], count: template.slots.count)
    measured?.skip(template.slots.count)
    context.causes.formUnion(limits.causes)
    context.work.slots += template.slots.count
    if template.slots.isEmpty { context.note(.firstItemDoesNotFit) }
  }
}
