import GeometryCore

/// How the items of a section are arranged, whatever their number.
package struct SectionDescription: Hashable, Sendable {
  /// The group that is repeated until all items have a place.
  package var group: ItemDescription
  /// Room around the groups, inside the boundary items that extend the section.
  package var contentInsets: DirectionalInsets
  /// Room between two groups in points.
  package var interGroupSpacing: Double
  package var orthogonalBehavior: OrthogonalBehavior
  package var boundaries: [BoundaryDescription]
  package var decorations: [DecorationDescription]
  /// Whether boundary items keep clear of the content insets across the scroll axis. Default true.
  package var boundariesFollowContentInsets: Bool
  /// Whose edges the section keeps clear of. Default automatic.
  package var contentInsetsReference: InsetsReference
  /// Whose edges the boundary items keep clear of; automatic for the section's own reference.
  package var boundaryInsetsReference: InsetsReference

  package init(
    group: ItemDescription, contentInsets: DirectionalInsets = .zero,
    interGroupSpacing: Double = 0, orthogonalBehavior: OrthogonalBehavior = .none,
    boundaries: [BoundaryDescription] = [], decorations: [DecorationDescription] = [],
    boundariesFollowContentInsets: Bool = true,
    contentInsetsReference: InsetsReference = .automatic,
    boundaryInsetsReference: InsetsReference = .automatic
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalBehavior = orthogonalBehavior
    self.boundaries = boundaries
    self.decorations = decorations
    self.boundariesFollowContentInsets = boundariesFollowContentInsets
    self.contentInsetsReference = contentInsetsReference
    self.boundaryInsetsReference = boundaryInsetsReference
  }
}
