/// Named behaviors of UIKit that differ between systems or look like faults.
package struct Quirks: Hashable, Sendable {
  /// Whether a boundary item with an anchor makes its section reserve no space for any of its
  /// boundary items. The default is `true`.
  ///
  /// As soon as one boundary item is created with the inherited initializer that takes a container
  /// anchor, even with an offset of zero, the space of the header collapses and the cells move up
  /// under the header; the anchored item is placed relative to the cells, ignoring the header.
  /// Applications that rely on it give the section a top inset of the height of the header, and the
  /// anchored item an offset of minus that height, to draw a background from the top of the header
  /// to the bottom of the cells. The frames that result in that picture, whatever other insets the
  /// section has:
  ///
  /// - Extending items without an anchor are inside the section, at the edge they would have
  ///   extended. A header of height h is at 0, over the space of the application's inset.
  /// - The section is as long as its insets and groups alone.
  /// - An anchored item is placed inside the frame of the section without the spaces at its two ends
  ///   that were not reserved: a top anchor with offset -h is at h - h = 0, the header's top.
  ///
  /// If false, an anchored item is like any other boundary item with the alignment and offset of
  /// its anchor: it extends the section, and so does the header. Rule EDGE-13.
  package var boundaryAnchorOffsetReservesNoRoom: Bool

  /// Whether the scroll view of an orthogonal section spans the container instead of the content area
  /// of the section, as before iOS 15. The default is `false`. The frames of cells are the same.
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
