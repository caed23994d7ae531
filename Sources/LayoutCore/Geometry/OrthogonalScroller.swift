import GeometryCore

/// The part of an orthogonal section that scrolls on its own.
package struct OrthogonalScroller: Hashable, Sendable {
  /// Where the scroll view lies, in content coordinates.
  package var frame: Rect
  /// The axis it scrolls along.
  package var axis: Axis
  package var behavior: OrthogonalBehavior
  /// The extent of the section's inset box along `axis`, in points: a page of
  /// ``OrthogonalBehavior/paging``.
  package var viewportExtent: Double
  /// From the start of the first group to the end of the last, in points.
  package var rowExtent: Double
  /// From one group's start to the next, in points.
  package var groupStride: Double
  /// The number of groups.
  package var groupCount: Int
  /// The distances it can be scrolled by, in points, 0 with the first group at the leading inset.
  /// Below 0 where the first group rests in the middle. Counted in reading direction.
  package var range: ClosedRange<Double>
  /// The distance it is scrolled by at first: the range's start. Rule ORTH-9.
  package var initialOffset: Double { range.lowerBound }
}
