import GeometryCore

/// Solves an item and everything nested in it into a ``GroupTemplate``.
struct GroupSolver {
  /// The axis along which the section stacks its groups.
  let stackAxis: Axis

  /// Solves `item`.
  ///
  /// - Parameters:
  ///   - size: The item's size, resolved by its parent.
  ///   - container: The room the item is laid out in; fractions of its supplementaries refer to it.
  /// - Complexity: O(n), n the number of items in the group.
  func template(
    of item: ItemDescription, size: Size, in container: Size, _ context: inout SolverContext
  ) -> GroupTemplate {
    guard let group = item.group else { return cellTemplate(of: item, size: size, &context) }
    context.work.groupTemplates += 1
    let insets = item.contentInsets.effective(for: item.extent)
    let inner = Rect(
      origin: Point(x: insets.leading, y: insets.top), size: context.room(in: size, less: insets))
    var template = GroupTemplate(size: size, innerFrame: inner)
    switch group.form {
    case .repeating(let subitems):
      let fit = fit(of: item, group, subitems: subitems, inner: inner.size, &context)
      let sizes = sizes(of: subitems, in: room(inner.size, group, fit), &context)
      arrange(subitems, sizes: sizes, group, fit, of: item, in: &template, &context)
    case .counted(let subitem, let count, let resizesSubitem):
      let fit = FitSolver(
        axis: group.axis, subitems: [subitem], inner: inner.size,
        between: group.interItemSpacing?.minimum ?? 0
      ).exactly(count)
      var sizes = sizes(of: [subitem], in: room(inner.size, group, fit), &context)
      if resizesSubitem, count > 0 {
        sizes[0][group.axis] = context.grid.floored(fit.base / Double(count))
      }
      arrange([subitem], sizes: sizes, group, fit, of: item, in: &template, &context)
    case .custom(let arrangement):
      place(arrangement, of: item, in: &template, &context)
    }
    attachSupplementaries(of: item, to: &template, reference: container, &context)
    return template
  }

  /// The template of a single cell.
  private func cellTemplate(
    of item: ItemDescription, size: Size, _ context: inout SolverContext
  ) -> GroupTemplate {
    let insets = item.contentInsets.effective(for: item.extent)
    let frame = context.inset(Rect(origin: .zero, size: size), by: insets)
    var template = GroupTemplate(size: size, innerFrame: frame)
    template.slots = [CellSlot(frame: frame, farEdge: frame.max(stackAxis), zIndex: 0)]
    attachSupplementaries(of: item, to: &template, reference: frame.size, &context)
    for index in template.supplementaries.indices {
      template.supplementaries[index].followsLength = 0
    }
    return template
  }

  /// Adds an item's own supplementaries behind those of its subitems.
  private func attachSupplementaries(
    of item: ItemDescription, to template: inout GroupTemplate, reference: Size,
    _ context: inout SolverContext
  ) {
    for supplementary in item.supplementaries {
      let frame = context.frame(
        of: supplementary, attachedTo: template.innerFrame, reference: reference)
      template.supplementaries.append(
        SupplementarySlot(
          frame: frame, zIndex: supplementary.zIndex, firstItem: 0, ordinal: 0,
          kind: context.index(ofKind: supplementary.kind),
          followsLength: supplementary.containerAnchor.edges.position(along: stackAxis)))
    }
  }
}

// MARK: - Subitems

extension GroupSolver {
  /// How many subitems a repeating group holds.
  private func fit(
    of item: ItemDescription, _ group: GroupDescription, subitems: [ItemDescription], inner: Size,
    _ context: inout SolverContext
  ) -> Fit {
    let solver = FitSolver(
      axis: group.axis, subitems: subitems, inner: inner,
      between: group.interItemSpacing?.minimum ?? 0)
    // A group that is as long as what it holds takes each subitem once.
    if item.extent[group.axis].isEstimated { return solver.exactly(subitems.count) }
    let fit = solver.repeated(&context)
    if fit.count == 0 { context.causes.insert(.firstItemDoesNotFit) }
    return fit
  }

  /// What the fractions of subitems refer to.
  private func room(_ inner: Size, _ group: GroupDescription, _ fit: Fit) -> Size {
    var room = inner
    room[group.axis] = fit.base
    return room
  }

  private func sizes(
    of subitems: [ItemDescription], in room: Size, _ context: inout SolverContext
  ) -> [Size] {
    subitems.map { context.resolved($0.extent, in: room) }
  }

  /// Solves the subitems once each and places them in turn.
  private func arrange(
    _ subitems: [ItemDescription], sizes: [Size], _ group: GroupDescription, _ fit: Fit,
    of item: ItemDescription, in template: inout GroupTemplate, _ context: inout SolverContext
  ) {
    guard fit.count > 0 else { return }
    let axis = group.axis
    // 1. Solve each subitem that is used, once.
    let room = room(template.innerFrame.size, group, fit)
    let solved = zip(subitems, sizes).prefix(fit.count).map { subitem, size in
      self.template(of: subitem, size: size, in: room, &context)
    }
    let count = affordableCount(fit.count, of: solved, &context)
    // 2. Let estimated axes follow what the group holds.
    let between = group.interItemSpacing ?? .fixed(0)
    let pieces = (0..<count).map { index in
      let edges = subitems[index % solved.count].edgeSpacing
      return SpacingSolver.Piece(
        extent: solved[index % solved.count].size[axis], start: edges.start(axis),
        end: edges.end(axis))
    }
    fitEstimatedAxes(of: &template, item, group, pieces, solved, subitems, between)
    // 3. Share what is left along the axis, and for each subitem alone across it.
    let mains = SpacingSolver(between: between, available: template.innerFrame.size[axis])
      .places(of: pieces)
    let crosses = zip(subitems, solved).map { subitem, solved in
      crossPlace(of: subitem, solved, axis.crossing, in: template)
    }
    // 4. Repeat the solved subitems at their places.
    for (index, main) in mains.enumerated() {
      let cross = crosses[index % solved.count]
      let isCell = subitems[index % solved.count].group == nil
      append(
        solved[index % solved.count],
        at: Point(
          along: axis, main: context.grid.nearest(main.offset),
          cross: context.grid.nearest(cross.offset)) + template.innerFrame.origin,
        end: isCell ? (stackAxis == axis ? main.end : cross.end) : 0, to: &template)
    }
    context.work.slots += template.slots.count
  }

  /// As many of `count` subitems as the limit on items in a group allows.
  private func affordableCount(
    _ count: Int, of solved: [GroupTemplate], _ context: inout SolverContext
  ) -> Int {
    let largest = solved.map { $0.slots.count + $0.supplementaries.count }.max() ?? 0
    guard largest * count > LengthLimits.itemsInGroup else { return count }
    context.causes.insert(.tooManyItemsInGroup)
    return max(1, LengthLimits.itemsInGroup / largest)
  }

  /// Makes the group as long and thick as what it holds, where its own dimension is an estimate.
  private func fitEstimatedAxes(
    of template: inout GroupTemplate, _ item: ItemDescription, _ group: GroupDescription,
    _ pieces: [SpacingSolver.Piece], _ solved: [GroupTemplate], _ subitems: [ItemDescription],
    _ between: Spacing
  ) {
    let (axis, cross) = (group.axis, group.axis.crossing)
    if item.extent[axis].isEstimated {
      if case .repeating = group.form {
        let length = pieces.reduce(Double(pieces.count - 1) * between.minimum) {
          $0 + $1.extent + $1.start.minimum + $1.end.minimum
        }
        template.size[axis] = min(max(length, 0), LengthLimits.largest)
        template.innerFrame.size[axis] = template.size[axis]
      }
    }
    if item.extent[cross].isEstimated {
      let thickness = zip(subitems, solved).map { subitem, solved in
        solved.size[cross] + subitem.edgeSpacing.start(cross).minimum
          + subitem.edgeSpacing.end(cross).minimum
      }.max() ?? 0
      template.size[cross] = min(max(thickness, 0), LengthLimits.largest)
      template.innerFrame.size[cross] = template.size[cross]
    }
  }

  /// The place of a subitem across the group's axis, where it has the line to itself.
  private func crossPlace(
    of subitem: ItemDescription, _ solved: GroupTemplate, _ cross: Axis,
    in template: GroupTemplate
  ) -> SpacingSolver.Place {
    let piece = SpacingSolver.Piece(
      extent: solved.size[cross], start: subitem.edgeSpacing.start(cross),
      end: subitem.edgeSpacing.end(cross))
    return SpacingSolver(between: .fixed(0), available: template.innerFrame.size[cross])
      .places(of: [piece])[0]
  }

  /// Adds a solved subitem's cells and supplementaries, moved to their place.
  ///
  /// - Parameter end: The edge spacing that belongs to a cell's far edge; 0 for a group.
  private func append(
    _ subitem: GroupTemplate, at offset: Point, end: Double, to template: inout GroupTemplate
  ) {
    let firstItem = template.slots.count
    for slot in subitem.slots {
      var slot = slot.offset(by: offset, along: stackAxis)
      slot.farEdge += end
      template.slots.append(slot)
    }
    for supplementary in subitem.supplementaries where !subitem.slots.isEmpty {
      var supplementary = supplementary
      supplementary.frame.origin = supplementary.frame.origin + offset
      supplementary.firstItem += firstItem
      supplementary.followsLength = 0
      template.supplementaries.append(supplementary)
    }
  }
}

// MARK: - Custom groups

extension GroupSolver {
  /// Asks the application for the frames of a custom group.
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
      if frame.size.width < 0 || frame.size.height < 0 { context.causes.insert(.negativeSize) }
      let size = Size(width: max(frame.size.width, 0), height: max(frame.size.height, 0))
      return CellSlot(
        frame: Rect(origin: frame.origin, size: size), farEdge: 0, zIndex: placement.zIndex)
    }
    context.causes.formUnion(limits.causes)
    context.work.slots += template.slots.count
    if template.slots.isEmpty { context.causes.insert(.firstItemDoesNotFit) }
  }
}
