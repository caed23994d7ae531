import GeometryCore

extension SectionExplainer {
  /// Explains the frame of a boundary item of the section.
  func explainBoundary(_ index: Int, _ viewport: Viewport?) {
    explain(index, of: boundaries, in: region, viewport)
  }

  /// Tells where a boundary item is.
  ///
  /// - Parameter viewport: The viewport in flow space; nil for the natural position.
  private func explain(
    _ index: Int, of boundaries: BoundaryExplainer, in region: BoundaryExplainer.Region,
    _ viewport: Viewport?
  ) {
    let slot = boundaries.template.slots[index]
    let insets = NamedEdges(
      insets: slot.contentInsets, name: "\(boundaries.name(index)) contentInsets")
    var frame = FrameTerms()
    frame.isShrunk = true
    var main = boundaries.naturalTerms(index, in: region)
    if slot.pins, let viewport {
      let pinned = writer.begin("Pinned", note: "stays in view while its section does")
      let natural = writer.step("natural \(scroll.startName)", .total(main), in: pinned)
      let position = boundaries.pinned(index, natural: natural, in: region, viewport: viewport)
      main = [.plus(writer.step(scroll.startName, position, in: pinned))]
    }
    frame.origin = [scroll: main, scroll.crossing: boundaries.crossTerms(index)]
    for axis in Axis.allCases {
      frame.origin[axis, default: []].append(insets.terms(axis).start)
      frame.extent[axis] =
        [.plus(boundaries.size(index, axis))] + insets.terms(axis).both.map { $0.negated }
    }
    explainFrame(frame)
  }

  /// Explains the frame of the section.
  func explainBox() { explainFrame(box) }

  private var box: FrameTerms {
    var frame = FrameTerms()
    frame.isShrunk = true
    frame.origin[scroll] = [.plus(start())]
    frame.extent[scroll] = [.plus(sectionLength())]
    frame.extent[scroll.crossing] = [.plus(writer.extent(scroll.crossing, of: containerPart))]
    return frame
  }

  /// Explains the frame of a decoration.
  func explainDecoration(_ index: Int) {
    let insets = NamedEdges(
      insets: template.decorations[index].contentInsets, name: "decoration contentInsets")
    var frame = box
    for axis in Axis.allCases {
      frame.origin[axis, default: []].append(insets.terms(axis).start)
      frame.extent[axis, default: []] += insets.terms(axis).both.map { $0.negated }
    }
    explainFrame(frame, sizesOnPixels: true)
  }

  /// Explains the frame of a supplementary item.
  ///
  /// - Returns: False if the description has no such item.
  func explainSupplementary(_ kind: UInt16, number: Int) -> Bool {
    let name = geometry.kinds[Int(kind)]
    guard let count = template.kindCounts[kind], count > 0,
      let slot = template.group.supplementaries.first(where: {
        $0.kind == kind && $0.ordinal == number % count
      })
    else { return false }
    let index = number / count
    let group = group(
      index, to: slot.firstItem,
      until: { trace, rest in
        rest == 0 && trace.item.supplementaries.contains { $0.kind == name }
      })
    group.explain()
    let owner = group.last
    guard let supplementary = owner.trace.item.supplementaries.first(where: { $0.kind == name })
    else { return false }
    let starts = Axis.allCases.map { start(ofGroup: index, group, along: $0) }
    let key = ElementKey(
      category: .supplementary, kind: Int(kind), section: section, item: number)
    let attached = attach(
      supplementary, to: owner, placed: geometry.placement(of: key)?.frame.size ?? .zero)
    var frame = attached
    for (axis, start) in zip(Axis.allCases, starts) {
      frame.origin[axis] =
        [.plus(start)] + group.originTerms(axis) + (attached.origin[axis] ?? [])
    }
    frame.origin[stack, default: []] += loopTerms(ofGroup: index)
    if group.next == nil, owner.trace.item.group != nil {
      frame.origin[stack, default: []] += trimmingTerms(of: supplementary, in: group, at: index)
    }
    explainFrame(frame)
    return true
  }

  /// The displacement of the supplementary items of a last group that is not full.
  private func trimmingTerms(
    of supplementary: SupplementaryDescription, in group: GroupExplainer, at index: Int
  ) -> [Formula.Term] {
    let row = template.row(of: record.itemCount)
    let share = supplementary.containerAnchor.edges.position(along: stack)
    guard index == row.count - 1, row.lastItems < template.capacity, share != 0 else { return [] }
    // A measured group that is as long as what it holds has been solved for that.
    if recipe.section.group.extent[stack].isEstimated,
      geometry.measured[section]?.hasAny(inGroup: index, template) == true
    {
      return []
    }
    let length = length(of: group, holding: row.lastItems)
    return [Formula.Term(share, .total([.plus(length), .minus(group.size(stack))]))]
  }

  /// The frame of a supplementary item relative to its item.
  ///
  /// - Parameter placed: Its size in the layout, which may have been measured.
  private func attach(
    _ supplementary: SupplementaryDescription, to owner: GroupExplainer, placed: Size
  ) -> FrameTerms {
    let part = writer.begin("Supplementary", note: supplementary.kind)
    let insets = NamedEdges(
      insets: supplementary.contentInsets.effective(for: supplementary.extent),
      name: "supplementary contentInsets")
    let own = NamedEdges(insets: owner.trace.effectiveInsets, name: owner.insetsName)
    let anchor = supplementary.containerAnchor
    let itemAnchor = supplementary.itemAnchor ?? Anchor(edges: anchor.edges)
    var frame = FrameTerms()
    for axis in Axis.allCases {
      let dimension = supplementary.extent[axis]
      let reference = Axis.allCases.first(where: dimension.isFraction)
        .map { owner.trace.item.group == nil ? owner.inner($0) : owner.surroundings($0) }
      let formula = Formula.dimension(dimension, of: reference)
      var corrections = writer.corrections(of: dimension, formula.value)
      if dimension.isEstimated {
        corrections += ExplanationWriter.change(
          .measured, corrections.last?.value ?? formula.value, to: placed[axis])
      }
      let size = writer.step(axis.extentName, formula, corrections: corrections, in: part)
      frame.origin[axis] = [
        own.terms(axis).start,
        Formula.Term(anchor.edges.position(along: axis), .operand(owner.inner(axis))),
        Formula.Term(-itemAnchor.edges.position(along: axis), .operand(size)),
        anchor.term(axis, of: "containerAnchor", size: size),
        itemAnchor.term(axis, of: "itemAnchor", size: size),
        insets.terms(axis).start,
      ]
      frame.extent[axis] = [.plus(size)] + insets.terms(axis).both.map { $0.negated }
    }
    return frame
  }
}

extension Anchor {
  /// The offset along an axis for an element of `size`.
  fileprivate func term(_ axis: Axis, of name: String, size: Operand) -> Formula.Term {
    switch offset {
    case .absolute(let offset):
      .plus(.given(offset[axis], "\(name) offset.\(axis.coordinateName)"))
    case .fractional(let share): Formula.Term(share[axis], .operand(size))
    }
  }
}

// MARK: - The whole layout

extension SectionExplainer {
  /// Explains the frame of a boundary item of the configuration.
  func explainLayoutBoundary(_ index: Int, _ viewport: Viewport?) {
    let boundaries = layoutBoundaries
    let length = Operand.given(geometry.regionLength, "length of all sections")
    let region = BoundaryExplainer.Region(
      start: [.plus(boundaries.room(atStart: true))], length: { length })
    explain(index, of: boundaries, in: region, viewport)
  }
}
