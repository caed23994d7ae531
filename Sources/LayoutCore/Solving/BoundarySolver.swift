import GeometryCore

/// Solves boundary items into a ``BoundaryTemplate``.
struct BoundarySolver {
  /// The edges that items are kept within; only those across the scroll axis are used.
  let limits: DirectionalInsets
  let quirks: Quirks

  /// Solves `boundaries` for any length of the surrounded region.
  ///
  /// Items on one side do not stack; the reserved space is the largest extent. Rule EDGE-5.
  ///
  /// - Parameter measured: Measured sizes in place of estimates, by index.
  /// - Complexity: O(b).
  func template(
    of boundaries: [BoundaryDescription], measured: [Int: Size] = [:],
    _ context: inout SolverContext
  ) -> BoundaryTemplate {
    var template = BoundaryTemplate()
    template.reservesNoRoom =
      quirks.boundaryAnchorOffsetReservesNoRoom && boundaries.contains { $0.containerAnchor != nil }
    for (index, boundary) in boundaries.enumerated() {
      let slot = slot(for: boundary, measured: measured[index], &context)
      template.slots.append(slot)
      template.pins = template.pins || slot.pins
      if slot.extendsBoundary && !(slot.isAnchored && template.reservesNoRoom) {
        extend(&template, by: slot)
      }
    }
    return template
  }

  // Rules EDGE-4, EDGE-6.
  private func extend(_ template: inout BoundaryTemplate, by slot: BoundarySlot) {
    switch slot.position {
    case 0: template.startRoom = max(template.startRoom, slot.extent - slot.offset)
    case 1: template.endRoom = max(template.endRoom, slot.extent + slot.offset)
    default: template.minimumLength = max(template.minimumLength, slot.extent)
    }
  }

  // Rules EDGE-1, EDGE-2, EDGE-10, PIN-1.
  private func slot(
    for boundary: BoundaryDescription, measured: Size?, _ context: inout SolverContext
  ) -> BoundarySlot {
    let scroll = context.scrollAxis
    let cross = scroll.crossing
    let container = context.environment.container
    // 1. Fractions refer to the container without the limits across the scroll axis.
    var reference = container
    reference[cross] = max(0, container[cross] - limits.total(cross))
    let isAligned = !boundary.alignment.isEmpty
    var size = isAligned ? context.resolved(boundary.extent, in: reference) : .zero
    if let measured, isAligned {
      for axis in Axis.allCases where boundary.extent[axis].isEstimated {
        size[axis] = measured[axis]
      }
    }
    // 2. Across the scroll axis an item is at a limit or centered between both.
    let offset = boundary.containerAnchor?.displacement(of: size) ?? boundary.offset
    let room = container[cross] - limits.total(cross)
    let place = boundary.alignment.position(along: cross) * (room - size[cross])
    return BoundarySlot(
      size: size, contentInsets: boundary.contentInsets.effective(for: boundary.extent),
      crossOffset: limits.start(cross) + place + offset[cross], extent: size[scroll],
      position: boundary.alignment.position(along: scroll), offset: offset[scroll],
      zIndex: boundary.zIndex, kind: context.index(ofKind: boundary.kind),
      extendsBoundary: boundary.extendsBoundary && isAligned,
      isAnchored: boundary.containerAnchor != nil,
      estimates: isAligned ? boundary.extent.estimatedAxes : [],
      pins: boundary.pinsToVisibleBounds && boundary.alignment.position(along: scroll) != 0.5)
  }
}
