import GeometryCore

/// The visible part of the content, for pinned elements.
package struct Viewport: Hashable, Sendable {
  /// The visible bounds in content coordinates, in points.
  package var bounds: Rect
  /// The adjusted content insets: the part of the bounds that is covered by bars.
  package var insets: DirectionalInsets

  package init(bounds: Rect, insets: DirectionalInsets = .zero) {
    self.bounds = bounds
    self.insets = insets
  }
}
