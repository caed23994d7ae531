import GeometryCore

/// An element at an edge of a section or of the whole layout: a header, a footer, a side bar.
package struct BoundaryDescription: Hashable, Sendable {
  package var extent: LayoutExtent
  package var kind: String
  /// The edges it is aligned to. None at all gives an element without size.
  package var alignment: EdgeSet
  /// A displacement in points, towards trailing and bottom.
  package var offset: Point
  /// Whether the element lies outside and the section grows by it. Otherwise it overlaps the
  /// content.
  package var extendsBoundary: Bool
  /// Whether the element stays in view while its section does.
  package var pinsToVisibleBounds: Bool
  /// The anchor given to the initializer inherited from supplementary items; nil for other items.
  ///
  /// Its edges are the alignment and its offset the offset.
  /// ``Quirks/boundaryAnchorOffsetReservesNoRoom`` says what its mere presence does.
  package var containerAnchor: Anchor?
  /// Default 1, above cells.
  package var zIndex: Int
  /// Shrinks the frame, not the room; ignored on an estimated axis.
  package var contentInsets: DirectionalInsets

  package init(
    extent: LayoutExtent, kind: String, alignment: EdgeSet, offset: Point = .zero,
    extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false, zIndex: Int = 1,
    contentInsets: DirectionalInsets = .zero
  ) {
    self.extent = extent
    self.kind = kind
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }

  /// An element made by the initializer inherited from supplementary items.
  ///
  /// - Parameter containerAnchor: Where it is attached. A fractional offset counts in shares of the
  ///   element's own size, as everywhere.
  package init(
    extent: LayoutExtent, kind: String, containerAnchor: Anchor, extendsBoundary: Bool = true,
    pinsToVisibleBounds: Bool = false, zIndex: Int = 1, contentInsets: DirectionalInsets = .zero
  ) {
    self.init(
      extent: extent, kind: kind, alignment: containerAnchor.edges,
      extendsBoundary: extendsBoundary, pinsToVisibleBounds: pinsToVisibleBounds, zIndex: zIndex,
      contentInsets: contentInsets)
    self.containerAnchor = containerAnchor
  }
}
