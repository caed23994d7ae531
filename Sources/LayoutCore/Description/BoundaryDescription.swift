import GeometryCore

/// The description of an item at an edge of a section or of the whole layout, such as a header or a
/// footer.
package struct BoundaryDescription: Hashable, Sendable {
  package var extent: LayoutExtent
  package var kind: String
  /// The edges that the item is aligned to. Without any edge the item has no size.
  package var alignment: EdgeSet
  /// The offset in points, towards trailing and bottom.
  package var offset: Point
  /// Whether the item is outside the content of the section, which grows by it. Otherwise it
  /// overlaps the content.
  package var extendsBoundary: Bool
  /// Whether the item stays visible while its section is.
  package var pinsToVisibleBounds: Bool
  /// The anchor passed to the initializer inherited from supplementary items; nil for other items.
  ///
  /// Its edges are the alignment, its offset is the offset. See
  /// ``Quirks/boundaryAnchorOffsetReservesNoRoom`` for the effect of its mere presence.
  package var containerAnchor: Anchor?
  /// The position in the stacking order. The default is 1, above cells.
  package var zIndex: Int
  /// The insets of the frame within the space of the item; ignored along estimated axes.
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

  /// Creates an item with the initializer inherited from supplementary items.
  ///
  /// - Parameter containerAnchor: The anchor. A fractional offset is in fractions of the size of the
  ///   item, as everywhere.
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
