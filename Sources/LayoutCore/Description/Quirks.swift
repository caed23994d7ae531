/// Behaviours of UIKit that differ between systems or look like faults, each with a name.
package struct Quirks: Hashable, Sendable {
  /// Whether a boundary item that carries an anchor makes its section reserve no room for any of
  /// its boundary items. Default true.
  ///
  /// Seen from outside: as soon as one boundary item is made by the inherited initializer that
  /// takes a container anchor, even one with an offset of zero, the header's room collapses and the
  /// cells move up under the header; and the anchored item is placed relative to the cells,
  /// ignoring the header. Authors who rely on it give the section a top inset as high as the
  /// header, and the anchored item an offset of minus that height, to draw a background from the
  /// header's top to the cells' bottom. The frames that make that picture, whatever further insets
  /// the section has:
  ///
  /// - Extending items without an anchor lie inside the section, at the edge they would have
  ///   extended. A header of height h is at 0, over the room the author's inset has made.
  /// - The section is as long as its insets and groups alone.
  /// - An anchored item is placed inside the section's box less the rooms at its two ends that were
  ///   not reserved: a top anchor with offset -h is at h - h = 0, the header's top.
  ///
  /// Turned off, an anchored item is like any other boundary item with the alignment and offset of
  /// its anchor: it extends the section, and so does the header. Rule EDGE-13.
  package var boundaryAnchorOffsetReservesNoRoom: Bool

  /// Whether the scroll view of an orthogonal section spans the container instead of the section's
  /// inset box, as it did before iOS 15. Default false. Cells are at the same places either way.
  ///
  /// Rule ORTH-4.
  package var orthogonalScrollersSpanContainer: Bool

  package init(
    boundaryAnchorOffsetReservesNoRoom: Bool = true, orthogonalScrollersSpanContainer: Bool = false
  ) {
    self.boundaryAnchorOffsetReservesNoRoom = boundaryAnchorOffsetReservesNoRoom
    self.orthogonalScrollersSpanContainer = orthogonalScrollersSpanContainer
  }
}
