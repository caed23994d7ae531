import GeometryCore

/// The boundary items of a section, or of the whole layout, solved for any length of what they
/// surround.
///
/// Everything but the place of items at the end or in the middle is the same for all lengths, so a
/// thousand sections of different item counts share one template. Made by ``BoundarySolver``.
struct BoundaryTemplate: Hashable, Sendable {
  var slots: [BoundarySlot] = []
  /// What the items that extend the start reach beyond it, in points: the room in front.
  var startRoom = 0.0
  /// The room behind.
  var endRoom = 0.0
  /// The least length of the surrounded region.
  var minimumLength = 0.0
  /// Whether the rooms are not kept, see ``Quirks/boundaryAnchorOffsetReservesNoRoom``.
  var reservesNoRoom = false
  /// Whether an item stays in view.
  var pins = false

  /// The room in front that is kept free of cells.
  var reservedStart: Double { reservesNoRoom ? 0 : startRoom }
  /// The room behind that is kept free of cells.
  var reservedEnd: Double { reservesNoRoom ? 0 : endRoom }

  /// The length of the region around a content of `length`. Rule EDGE-6.
  func regionLength(around length: Double) -> Double {
    reservesNoRoom ? length : max(length, minimumLength)
  }

  /// Where an item starts along the scroll axis, measured from the start of the region.
  ///
  /// Rule EDGE-3.
  ///
  /// - Parameter length: The region's length.
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

/// The place of one boundary item.
struct BoundarySlot: Hashable, Sendable {
  /// Its size in points before its own content insets.
  var size: Size
  var contentInsets: DirectionalInsets
  /// Where it starts across the scroll axis, in points from the container's start.
  var crossOffset: Double
  /// Its length along the scroll axis in points.
  var extent: Double
  /// Where it is along the scroll axis: 0 at the start, 1 at the end, 0.5 in the middle.
  var position: Double
  /// The displacement along the scroll axis in points.
  var offset: Double
  var zIndex: Int
  var kind: UInt16
  var extendsBoundary: Bool
  var isAnchored: Bool
  /// The axes on which the item may be measured.
  var estimates: AxisSet
  var pins: Bool
}
