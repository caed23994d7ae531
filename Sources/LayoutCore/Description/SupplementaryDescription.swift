import GeometryCore

/// The description of an item attached to an item or a group, such as a badge.
package struct SupplementaryDescription: Hashable, Sendable {
  package var extent: LayoutExtent
  package var kind: String
  /// The point of the container to which it is attached.
  package var containerAnchor: Anchor
  /// The point of the item that is attached; nil for the same as `containerAnchor`.
  package var itemAnchor: Anchor?
  /// The position in the stacking order. The default is 1, above cells.
  package var zIndex: Int
  /// The insets of the frame; ignored along estimated axes.
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
