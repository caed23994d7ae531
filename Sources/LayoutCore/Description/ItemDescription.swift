import GeometryCore

/// A place in a group: a cell, or a group of further places.
package struct ItemDescription: Hashable, Sendable {
  package var extent: LayoutExtent
  /// Of a cell: shrinks its frame inside its place. Of a group: shrinks the room of its subitems.
  /// Ignored on an estimated axis.
  package var contentInsets: DirectionalInsets
  /// Room around the place.
  package var edgeSpacing: EdgeSpacing
  package var supplementaries: [SupplementaryDescription]
  /// How the place is divided further; nil for a cell.
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
