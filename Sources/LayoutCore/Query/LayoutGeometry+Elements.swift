import GeometryCore

extension LayoutGeometry {
  /// Appends every element that meets `rect`: section by section its groups in order, each with its
  /// cells and then its supplementaries, then boundary items, then decorations; those of the
  /// configuration last.
  ///
  /// What belongs to a group is found only where the group's own rectangle meets `rect`, and a cell
  /// only by its part inside the group. Outside the content nothing is found but what rows hold that
  /// scroll on their own, see ``appendRow(of:_:_:in:scrolledBy:to:)``. A rectangle without area finds
  /// decorations alone, which also count where they only touch it.
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
        if !packed.isEmpty, let run = packedRun(section, record, template, viewport) {
          appendPieces(of: run, in: area, to: &placements)
        } else if !template.isOrthogonal {
          appendGroups(of: section, record, template, in: area, to: &placements)
        }
        appendBoundaries(of: section, record, template, in: area, viewport, to: &placements)
      }
      appendDecorations(of: section, record, template, in: area, to: &placements)
    }
    guard let area, !area.isEmpty else { return }
    for index in boundary.slots.indices {
      let placement = configurationPlacement(at: index, viewport)
      if placement.frame.overlaps(area) { placements.append(physicalizer.physical(placement)) }
    }
  }

  private func appendBoundaries(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    in area: Rect, _ viewport: Viewport?, to placements: inout [ElementPlacement]
  ) {
    for index in template.boundary.slots.indices {
      let placement = boundaryPlacement(at: index, of: section, record, template, viewport)
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
