import GeometryCore

/// The description of a section, independent of its number of items.
package struct SectionDescription: Hashable, Sendable {
  /// The group that is repeated for all items.
  package var group: ItemDescription
  /// The insets of the groups, inside of boundary items that extend the section.
  package var contentInsets: DirectionalInsets
  /// The spacing between groups, in points.
  package var interGroupSpacing: Double
  package var orthogonalBehavior: OrthogonalBehavior
  /// Whether the row of an orthogonal section continues with its first group after the last. The
  /// default is `false`.
  package var loops: Bool
  package var boundaries: [BoundaryDescription]
  package var decorations: [DecorationDescription]
  /// Whether boundary items are inset by the content insets across the scroll axis. The default is
  /// `true`.
  package var boundariesFollowContentInsets: Bool
  /// The edges that the content insets are relative to. The default is automatic.
  package var contentInsetsReference: InsetsReference
  /// The edges that boundary items are kept within; automatic for ``contentInsetsReference``.
  package var boundaryInsetsReference: InsetsReference

  package init(
    group: ItemDescription, contentInsets: DirectionalInsets = .zero,
    interGroupSpacing: Double = 0, orthogonalBehavior: OrthogonalBehavior = .none,
    loops: Bool = false,
    boundaries: [BoundaryDescription] = [], decorations: [DecorationDescription] = [],
    boundariesFollowContentInsets: Bool = true,
    contentInsetsReference: InsetsReference = .automatic,
    boundaryInsetsReference: InsetsReference = .automatic
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalBehavior = orthogonalBehavior
    self.loops = loops
    self.boundaries = boundaries
    self.decorations = decorations
    self.boundariesFollowContentInsets = boundariesFollowContentInsets
    self.contentInsetsReference = contentInsetsReference
    self.boundaryInsetsReference = boundaryInsetsReference
  }
}
