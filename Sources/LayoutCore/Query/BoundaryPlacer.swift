import GeometryCore

/// What a pinning element's zIndex is raised by while its frame meets the visible bounds.
private let pinnedElevation = 1_000_000_000

/// Places boundary items, those that stay in view included.
struct BoundaryPlacer {
  let scroll: Axis
  /// What is in view, in flow space; nil leaves all items at their natural places.
  let viewport: Viewport?

  /// Where one of the items of `boundary` is, in flow space. Rules EDGE-11, PIN-4.
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

  /// Where a pinning item is while `viewport` is in view.
  ///
  /// An item at the start wants the start of what is visible; it rests at its natural place before
  /// that and is stopped by the end of the region, in front of the footer's room. An item at the
  /// end wants the end of what is visible, never enters the header's room and rests at its own
  /// place. Rules PIN-2, PIN-3, PIN-6.
  ///
  /// - Parameter natural: Where the item is in a layout that does not scroll.
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
}
