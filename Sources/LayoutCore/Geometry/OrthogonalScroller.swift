import GeometryCore

/// The scrolling part of an orthogonal section.
package struct OrthogonalScroller: Hashable, Sendable {
  /// The frame of the scroll view in content coordinates.
  package var frame: Rect
  /// The axis along which it scrolls.
  package var axis: Axis
  package var behavior: OrthogonalBehavior
  /// The extent of the content area of the section along `axis`, in points: a page of
  /// ``OrthogonalBehavior/paging``.
  package var viewportExtent: Double
  /// The distance from the start of the first group to the end of the last, in points.
  package var rowExtent: Double
  /// The distance between the starts of consecutive groups, in points.
  package var groupStride: Double
  /// The number of groups.
  package var groupCount: Int
  /// The range of offsets in points, in reading direction; 0 with the first group at the leading
  /// inset. Negative if the first group rests in the center. A loop has a range without ends, as far
  /// as anything is scrolled.
  package var range: ClosedRange<Double>
  /// The initial offset: where the first group is at its stop. Rule ORTH-9.
  package var initialOffset: Double
  /// The distance after which a row that loops shows the same again, in points; nil for rows that end.
  package var cycle: Double?
}
