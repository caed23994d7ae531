import GeometryCore

/// The increase of the z-index of a pinned element while its frame intersects the visible bounds.
private let pinnedElevation = 1_000_000_000

/// Computes the placements of boundary items, including pinned ones.
struct BoundaryPlacer {
  let scroll: Axis
  /// The viewport in flow space; nil for natural positions.
  let viewport: Viewport?

  /// The placement of an item of `boundary` in flow space. Rules EDGE-11, PIN-4.
  func placement(
    of slot: BoundarySlot, in boundary: BoundaryTemplate, regionStart: Double,
    regionLength: Double, key: ElementKey
  ) -> ElementPlacement {
    var position = regionStart + boundary.offset(of: slot, regionLength: regionLength)
    if slot.pins, let viewport {
      position = pinned(
        slot, natural: position, in: regionStart..<(regionStart + max(0, regionLength)),
        viewport: viewport)
    }
    let origin = Point(along: scroll, main: position, cross: slot.crossOffset)
    let frame = Rect(origin: origin, size: slot.size).shrunk(by: slot.contentInsets)
    var zIndex = slot.zIndex
    if slot.pins, let viewport, frame.overlaps(viewport.bounds) {
      zIndex = min(zIndex, .max - pinnedElevation) + pinnedElevation
    }
    return ElementPlacement(key: key, frame: frame, zIndex: zIndex)
  }

  /// The position of a pinned item.
  ///
  /// An item at the start follows the start of the visible bounds, but not before its natural
  /// position, and not beyond the end of the region, before the footer. An item at the end follows
  /// the end of the visible bounds, but not into the header, and not beyond its natural position.
  /// Rules PIN-2, PIN-3, PIN-6.
  ///
  /// - Parameter natural: The position of the item without scrolling.
  private func pinned(
    _ slot: BoundarySlot, natural: Double, in region: Range<Double>, viewport: Viewport
  ) -> Double {
    let isAtStart = slot.position == 0
    let wanted =
      isAtStart
      ? viewport.bounds.min(scroll) + viewport.insets.start(scroll)
      : viewport.bounds.max(scroll) - viewport.insets.end(scroll) - slot.extent
    let low = isAtStart ? natural : region.lowerBound
    let high = isAtStart ? region.upperBound - slot.extent : natural
    return min(max(wanted, low), max(low, high))
  }

  /// The boundary item at `index` of a section, in flow space.
  func placement(
    at index: Int, of section: Int, _ record: SectionRecord, _ template: SectionTemplate
  ) -> ElementPlacement {
    let slot = template.boundary.slots[index]
    return placement(
      of: slot, in: template.boundary,
      regionStart: record.start + template.boundary.reservedStart,
      regionLength: record.regionLength,
      key: ElementKey(category: .supplementary, kind: Int(slot.kind), section: section, item: 0))
  }
}

extension DecorationSlot {
  /// The decoration item of a section in content coordinates; its size is rounded to device pixels,
  /// too. Rules DECO-1, DECO-3, NUM-7.
  ///
  /// - Parameter box: The section's frame in flow space.
  func placement(
    at index: Int, of section: Int, in box: Rect, _ physicalizer: Physicalizer
  ) -> ElementPlacement {
    var frame = physicalizer.physical(box.shrunk(by: contentInsets))
    frame.size = Size(
      width: physicalizer.grid.nearest(frame.size.width),
      height: physicalizer.grid.nearest(frame.size.height))
    return ElementPlacement(
      key: ElementKey(category: .decoration, kind: Int(kind), section: section, item: index),
      frame: frame, zIndex: zIndex)
  }
}
