import GeometryCore

/// What a pinning element's zIndex is raised by while its frame meets the visible bounds.
private let pinnedElevation = 1_000_000_000

extension LayoutGeometry {
  /// The boundary item at `index` of a section, in flow space.
  func boundaryPlacement(
    at index: Int, of section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    _ viewport: Viewport?
  ) -> ElementPlacement {
    let slot = template.boundary.slots[index]
    return placement(
      of: slot, in: template.boundary,
      regionStart: record.start + template.boundary.reservedStart,
      regionLength: record.regionLength, viewport,
      key: ElementKey(category: .supplementary, kind: Int(slot.kind), section: section, item: 0))
  }

  /// The boundary item at `index` of the configuration, in flow space.
  func configurationPlacement(at index: Int, _ viewport: Viewport?) -> ElementPlacement {
    let slot = boundary.slots[index]
    return placement(
      of: slot, in: boundary, regionStart: boundary.reservedStart, regionLength: regionLength,
      viewport,
      key: ElementKey(category: .supplementary, kind: Int(slot.kind), section: 0, item: .max))
  }

  private func placement(
    of slot: BoundarySlot, in boundary: BoundaryTemplate, regionStart: Double,
    regionLength: Double, _ viewport: Viewport?, key: ElementKey
  ) -> ElementPlacement {
    let scroll = configuration.scrollAxis
    var position = regionStart + boundary.offset(of: slot, regionLength: regionLength)
    if slot.pins, let viewport {
      position = pinned(
        slot, position, regionStart..<(regionStart + max(0, regionLength)), viewport)
    }
    let origin = Point(along: scroll, main: position, cross: slot.crossOffset)
    let frame = Rect(origin: origin, size: slot.size).shrunk(by: slot.contentInsets)
    var zIndex = slot.zIndex
    if slot.pins, let viewport, frame.overlaps(viewport.bounds) {
      zIndex = min(zIndex, .max - pinnedElevation) + pinnedElevation
    }
    return ElementPlacement(key: key, frame: frame, zIndex: zIndex)
  }

  /// Where a pinning item is while `viewport` is in view.
  ///
  /// An item at the start wants the start of what is visible; it rests at its natural place before
  /// that and is stopped by the end of the region, in front of the footer's room. An item at the
  /// end wants the end of what is visible, never enters the header's room and rests at its own
  /// place.
  ///
  /// - Parameter natural: Where the item is in a layout that does not scroll.
  private func pinned(
    _ slot: BoundarySlot, _ natural: Double, _ region: Range<Double>, _ viewport: Viewport
  ) -> Double {
    let scroll = configuration.scrollAxis
    let isAtStart = slot.position == 0
    let wanted =
      isAtStart
      ? viewport.bounds.min(scroll) + viewport.insets.start(scroll)
      : viewport.bounds.max(scroll) - viewport.insets.end(scroll) - slot.extent
    let low = isAtStart ? natural : region.lowerBound
    let high = isAtStart ? region.upperBound - slot.extent : natural
    return min(max(wanted, low), max(low, high))
  }

  /// The decoration at `index` of a section, as it is reported: its size on whole pixels as well.
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
