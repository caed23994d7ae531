import GeometryCore

extension LayoutGeometry {
  /// Appends every element that intersects `rect`: section by section the groups in order, each with
  /// its cells and then its supplementary items, then boundary items, then decorations; the boundary
  /// items of the configuration last.
  ///
  /// Elements of a group are found only if the frame of the group intersects `rect`, and a cell only
  /// by its part inside of the group. Outside of the content only elements of orthogonal sections are
  /// found, see ``appendRow(of:_:_:in:scrolledBy:to:)``. A rectangle without area finds only
  /// decorations, even if they merely touch it. Rules DECO-4, QUERY-1, QUERY-2, QUERY-3, QUERY-4.
  ///
  /// - Parameters:
  ///   - rect: In content coordinates, in points.
  ///   - viewport: The visible part of the content, for pinned elements; nil for natural positions.
  ///   - offsets: The offsets of orthogonal sections, by section, in reading direction. The others
  ///     are at their ``OrthogonalScroller/initialOffset``.
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
    // Kept from section to section, because counting references to it takes a while.
    var known: (index: Int32, template: SectionTemplate)?
    for section in stack.candidates(from: asked.min(scroll), to: asked.max(scroll)) {
      let record = stack[section]
      guard record.template >= 0 else { continue }
      let template: SectionTemplate
      if let known, known.index == record.template {
        template = known.template
      } else {
        template = templates[Int(record.template)]
        known = (record.template, template)
      }
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

  /// Appends the elements of a packed section; returns false for other sections.
  ///
  /// Not inlined, so that other sections do not reserve stack space for a ``PackedRun``.
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
    let placer = boundaryPlacer(viewport)
    for index in template.boundary.slots.indices {
      let placement = placer.placement(at: index, of: section, record, template)
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
  /// Appends the cells and supplementary items of groups that intersect `area`.
  ///
  /// - Parameters:
  ///   - area: In flow space, displaced by the offset of an orthogonal section.
  ///   - part: The groups to look at.
  ///   - shift: The distance by which a loop moves these along the row.
  func appendGroups(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in area: Rect,
    groups part: Range<Int> = 0..<Int.max, shiftedBy shift: Double = 0,
    to placements: inout [ElementPlacement]
  ) {
    if !measured.isEmpty,
      appendMeasuredGroups(
        of: section, record, template, in: area, groups: part, shiftedBy: shift, to: &placements)
    {
      return
    }
    var origin = template.firstGroupOrigin(in: record)
    origin[template.stackAxis] += shift
    let run = CellRun(
      section: section, template: template, row: template.row(of: record.itemCount),
      origin: origin, area: area, physicalizer: physicalizer)
    let candidates = run.candidates.clamped(to: part)
    guard !template.group.supplementaries.isEmpty else {
      return run.appendCells(ofGroups: candidates, to: &placements)
    }
    for group in candidates {
      run.appendCells(ofGroups: group..<(group + 1), to: &placements)
      run.appendSupplementaries(ofGroup: group, to: &placements)
    }
  }

  /// Appends the groups of a section with measured cells; returns false for other sections.
  ///
  /// Not inlined, so that other sections do not reserve stack space for a ``MeasuredRun``.
  @inline(never)
  private func appendMeasuredGroups(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in area: Rect,
    groups part: Range<Int>, shiftedBy shift: Double, to placements: inout [ElementPlacement]
  ) -> Bool {
    guard let sizes = measured[section] else { return false }
    MeasuredRun(of: section, record, template, sizes: sizes, shiftedBy: shift, in: self)
      .appendElements(in: area, part, to: &placements)
    return true
  }
}
