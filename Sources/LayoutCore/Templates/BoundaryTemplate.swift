import GeometryCore

/// The boundary items of a section or of the whole layout, solved for any length of the surrounded
/// region.
///
/// Only the positions of items at the end or in the center depend on the length, so sections with
/// different numbers of items share one template. Made by ``BoundarySolver``.
struct BoundaryTemplate: Hashable, Sendable {
  var slots: [BoundarySlot] = []
  /// The space that items extend beyond the start, in points.
  var startRoom = 0.0
  /// The space that items extend beyond the end, in points.
  var endRoom = 0.0
  /// The minimum length of the surrounded region.
  var minimumLength = 0.0
  /// Whether both spaces are not reserved, see ``Quirks/boundaryAnchorOffsetReservesNoRoom``.
  var reservesNoRoom = false
  /// Whether an item is pinned.
  var pins = false

  /// The space before the cells.
  var reservedStart: Double { reservesNoRoom ? 0 : startRoom }
  /// The space behind the cells.
  var reservedEnd: Double { reservesNoRoom ? 0 : endRoom }

  /// The length of the region for content of `length`. Rule EDGE-6.
  func regionLength(around length: Double) -> Double {
    reservesNoRoom ? length : max(length, minimumLength)
  }

  /// The position of an item along the scroll axis, relative to the start of the region.
  ///
  /// Rule EDGE-3.
  ///
  /// - Parameter length: The length of the region.
  func offset(of slot: BoundarySlot, regionLength length: Double) -> Double {
    let extent = slot.extent
    if slot.isAnchored && reservesNoRoom {
      let available = length - startRoom - endRoom
      return startRoom + slot.position * (available - extent) + slot.offset
    }
    let extends = slot.extendsBoundary && !reservesNoRoom
    switch slot.position {
    case 0: return (extends ? -extent : 0) + slot.offset
    case 1: return length - (extends ? 0 : extent) + slot.offset
    default: return (length - extent) / 2 + slot.offset
    }
  }
}

/// A solved boundary item.
struct BoundarySlot: Hashable, Sendable {
  /// The size in points before its content insets.
  var size: Size
  var contentInsets: DirectionalInsets
  /// The position across the scroll axis, in points from the start of the container.
  var crossOffset: Double
  /// The length along the scroll axis in points.
  var extent: Double
  /// The position along the scroll axis: 0 at the start, 1 at the end, 0.5 in the center.
  var position: Double
  /// The offset along the scroll axis in points.
  var offset: Double
  var zIndex: Int
  var kind: UInt16
  var extendsBoundary: Bool
  var isAnchored: Bool
  /// The axes along which the item may be measured.
  var estimates: AxisSet
  var pins: Bool
}
