import GeometryCore

/// The description of a cell or of a group of items.
package struct ItemDescription: Hashable, Sendable {
  package var extent: LayoutExtent
  /// The insets of a cell within its space, or of the subitems within a group; ignored along
  /// estimated axes.
  package var contentInsets: DirectionalInsets
  /// The spacing around the item.
  package var edgeSpacing: EdgeSpacing
  package var supplementaries: [SupplementaryDescription]
  /// The arrangement of subitems; nil for a cell.
  package var group: GroupDescription?

  package init(
    extent: LayoutExtent, contentInsets: DirectionalInsets = .zero,
    edgeSpacing: EdgeSpacing = .none, supplementaries: [SupplementaryDescription] = [],
    group: GroupDescription? = nil
  ) {
    self.extent = extent
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
    self.group = group
  }
}
