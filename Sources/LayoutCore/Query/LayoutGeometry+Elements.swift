import GeometryCore

extension LayoutGeometry {
  /// Appends every element that meets `rect`: section by section its groups in order, each with its
  /// cells and then its supplementaries, then boundary items, then decorations; those of the
  /// configuration last.
  ///
  /// What belongs to a group is found only where the group's own rectangle meets `rect`, and a cell
  /// only by its part inside the group. Outside the content nothing is found but what rows hold that
  /// scroll on their own, see ``appendRow(of:_:_:in:scrolledBy:to:)``. A rectangle without area finds
  /// decorations alone, also where they touch it. Rules DECO-4, QUERY-1, QUERY-2, QUERY-3, QUERY-4.
  ///
  /// - Parameters:
  ///   - rect: In content coordinates, points.
  ///   - viewport: What is in view, for pinned elements; nil leaves them at their natural places.
  ///   - offsets: How far orthogonal sections are scrolled, by section, in reading direction.
  ///     Sections left out are at their ``OrthogonalScroller/initialOffset``.
  /// - Complexity: O(log s + v), v the number of elements found.
  package func appendElements(
    in rect: Rect, viewport: Viewport? = nil, orthogonalOffsets offsets: [Int: Double] = [:],
    to placements: inout [ElementPlacement]
  ) {
    let content = Rect(origin: .zero, size: contentSize)
    guard let asked = rect.intersection(rowsBeyond(content)).map(physicalizer.flow) else { return }
    let area = rect.intersection(content).map(physicalizer.flow)
    let viewport = viewport.map(physicalizer.flow)
    let scroll = configuration.scrollAxis
    for section in stack.candidates(from: asked.min(scroll), to: asked.max(scroll)) {
      let record = stack[section]
      guard record.template >= 0 else { continue }
      let template = templates[Int(record.template)]
      if template.isOrthogonal, !asked.isEmpty {
        appendRow(
          of: section, record, template, in: asked, scrolledBy: offsets[section], to: &placements)
      }
      guard let area else { continue }
      if !area.isEmpty {
        let isPacked =
          !packed.isEmpty
          && appendPieces(
            of: section, record, template, in: area, viewport: viewport, to: &placements)
        if !isPacked, !template.isOrthogonal {
          appendGroups(of: section, record, template, in: area, to: &placements)
        }
        appendBoundaries(
          of: section, record, template, in: area, viewport: viewport, to: &placements)
      }
      appendDecorations(of: section, record, template, in: area, to: &placements)
    }
    guard let area, !area.isEmpty else { return }
    for index in boundary.slots.indices {
      let placement = configurationPlacement(at: index, viewport)
      if placement.frame.overlaps(area) { placements.append(physicalizer.physical(placement)) }
    }
  }

  /// Appends what a packed section holds; false for a section of another kind.
  ///
  /// Apart, so that other sections make no room for a run of pieces.
  @inline(never)
  private func appendPieces(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    in area: Rect, viewport: Viewport?, to placements: inout [ElementPlacement]
  ) -> Bool {
    guard let run = packedRun(of: section, record, template, viewport: viewport)
    else { return false }
    run.appendElements(in: area, to: &placements)
    return true
  }

  private func appendBoundaries(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    in area: Rect, viewport: Viewport?, to placements: inout [ElementPlacement]
  ) {
    for index in template.boundary.slots.indices {
      let placement = boundaryPlacement(
        at: index, of: section, record, template, viewport: viewport)
      if placement.frame.overlaps(area) { placements.append(physicalizer.physical(placement)) }
    }
  }

  private func appendDecorations(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    in area: Rect, to placements: inout [ElementPlacement]
  ) {
    guard !template.decorations.isEmpty, record.length > 0,
      flowFrame(of: record).meetsOrTouches(area)
    else { return }
    for index in template.decorations.indices {
      placements.append(decorationPlacement(at: index, of: section, record, template))
    }
  }
}

extension LayoutGeometry {
  /// Appends the cells and supplementaries of a section's groups that meet `area`.
  ///
  /// - Parameter area: In flow space, moved along the stacking axis by how far the row is scrolled.
  func appendGroups(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    if !measured.isEmpty,
      appendMeasuredGroups(of: section, record, template, in: area, to: &placements)
    {
      return
    }
    let run = CellRun(
      section: section, template: template, row: template.row(of: record.itemCount),
      origin: template.firstGroupOrigin(in: record), area: area, physicalizer: physicalizer)
    guard !template.group.supplementaries.isEmpty else {
      return run.appendCells(ofGroups: run.candidates, to: &placements)
    }
    for group in run.candidates {
      run.appendCells(ofGroups: group..<(group + 1), to: &placements)
      appendSupplementaries(ofGroup: group, of: run, to: &placements)
    }
  }

  /// Appends the groups of a section that has measured cells; false for another section.
  ///
  /// Apart, so that other sections make no room for a run of measured groups.
  @inline(never)
  private func appendMeasuredGroups(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in area: Rect,
    to placements: inout [ElementPlacement]
  ) -> Bool {
    guard let sizes = measured[section] else { return false }
    measuredRun(of: section, record, template, sizes: sizes)
      .appendElements(in: area, to: &placements)
    return true
  }

  /// The groups of a section that has measured cells.
  func measuredRun(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, sizes: MeasuredSection
  ) -> MeasuredRun {
    let recipe = template.isOneCell ? nil : template.recipe
    return MeasuredRun(
      groups: measuredGroups(of: section, template), row: row(of: section, template), sizes: sizes,
      changes: sizes.groupChanges(template), origin: template.firstGroupOrigin(in: record),
      flexible: recipe?.hasFlexibleCross == true ? recipe : nil, physicalizer: physicalizer)
  }

  /// Appends the supplementaries of a group and its items that meet the area, where the group does.
  private func appendSupplementaries(
    ofGroup index: Int, of run: CellRun, to placements: inout [ElementPlacement]
  ) {
    let box = run.box(ofGroup: index)
    guard !box.isEmpty, box.overlaps(run.area) else { return }
    let template = run.template
    let items = index == run.row.count - 1 ? run.row.lastItems : template.capacity
    for slot in template.group.supplementaries where slot.firstItem < items {
      let frame = template.frame(of: slot, inGroup: index, of: run.row, at: box.origin)
      guard frame.overlaps(run.area) else { continue }
      let number = index * (template.kindCounts[slot.kind] ?? 0) + slot.ordinal
      placements.append(
        ElementPlacement(
          key: ElementKey(
            category: .supplementary, kind: Int(slot.kind), section: run.section, item: number),
          frame: physicalizer.physical(frame), zIndex: slot.zIndex))
    }
  }
}

extension SectionTemplate {
  /// Where the first group of a section starts, in flow space.
  func firstGroupOrigin(in record: SectionRecord) -> Point {
    var origin = repetition.firstGroup
    origin[scrollAxis] += record.start + boundary.reservedStart
    return origin
  }

  /// The place of a group's supplementary, in flow space; the group's own follow the trimming of the
  /// last group. Rule ANCH-5.
  func frame(
    of slot: SupplementarySlot, inGroup index: Int, of row: GroupRow, at origin: Point
  ) -> Rect {
    var frame = slot.frame.offset(by: origin)
    if index == row.count - 1 {
      frame.origin[stackAxis] += slot.follows[stackAxis] * (row.lastLength - repetition.length)
    }
    return frame
  }
}
