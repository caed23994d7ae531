import GeometryCore

/// What of the content is in view, for elements that stay there.
package struct Viewport: Hashable, Sendable {
  /// The visible bounds in content coordinates, points.
  package var bounds: Rect
  /// The adjusted content insets: what of the bounds lies under bars.
  package var insets: DirectionalInsets

  package init(bounds: Rect, insets: DirectionalInsets = .zero) {
    self.bounds = bounds
    self.insets = insets
  }
}
