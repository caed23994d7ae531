import GeometryCore

extension LayoutGeometry {
  /// The boundary item at `index` of a section, in flow space.
  func boundaryPlacement(
    at index: Int, of section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    viewport: Viewport?
  ) -> ElementPlacement {
    let slot = template.boundary.slots[index]
    return placer(viewport).placement(
      of: slot, in: template.boundary,
      regionStart: record.start + template.boundary.reservedStart,
      regionLength: record.regionLength,
      key: ElementKey(category: .supplementary, kind: Int(slot.kind), section: section, item: 0))
  }

  /// The boundary item at `index` of the configuration, in flow space. Rule EDGE-8.
  func configurationPlacement(at index: Int, _ viewport: Viewport?) -> ElementPlacement {
    let slot = boundary.slots[index]
    return placer(viewport).placement(
      of: slot, in: boundary, regionStart: boundary.reservedStart, regionLength: regionLength,
      key: ElementKey(category: .supplementary, kind: Int(slot.kind), section: 0, item: .max))
  }

  private func placer(_ viewport: Viewport?) -> BoundaryPlacer {
    BoundaryPlacer(scroll: configuration.scrollAxis, viewport: viewport)
  }

  /// A section's decoration, its size on whole pixels as well. Rules DECO-1, DECO-3, NUM-7.
  func decorationPlacement(
    at index: Int, of section: Int, _ record: SectionRecord, _ template: SectionTemplate
  ) -> ElementPlacement {
    let decoration = template.decorations[index]
    var frame = physicalizer.physical(
      flowFrame(of: record).shrunk(by: decoration.contentInsets))
    frame.size = Size(
      width: physicalizer.grid.nearest(frame.size.width),
      height: physicalizer.grid.nearest(frame.size.height))
    return ElementPlacement(
      key: ElementKey(
        category: .decoration, kind: Int(decoration.kind), section: section,
        item: index),
      frame: frame, zIndex: decoration.zIndex)
  }
}

extension Rect {
  /// The rectangle less `insets`, never of negative size.
  func shrunk(by insets: DirectionalInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(0, size.width - insets.total(.horizontal)),
      height: Swift.max(0, size.height - insets.total(.vertical)))
  }
}
