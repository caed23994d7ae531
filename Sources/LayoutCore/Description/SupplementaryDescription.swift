import GeometryCore

/// An element attached to an item or a group: a badge, a frame, a rule.
package struct SupplementaryDescription: Hashable, Sendable {
  package var extent: LayoutExtent
  package var kind: String
  /// The point of the item or group it is attached to.
  package var containerAnchor: Anchor
  /// The point of the element that lies on the container's; nil for the same as
  /// `containerAnchor`'s.
  package var itemAnchor: Anchor?
  /// Default 1, above cells.
  package var zIndex: Int
  /// Shrinks the frame; ignored on an estimated axis.
  package var contentInsets: DirectionalInsets

  package init(
    extent: LayoutExtent, kind: String, containerAnchor: Anchor, itemAnchor: Anchor? = nil,
    zIndex: Int = 1, contentInsets: DirectionalInsets = .zero
  ) {
    self.extent = extent
    self.kind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
    self.contentInsets = contentInsets
  }
}
