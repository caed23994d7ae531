import GeometryCore

/// A reading direction.
package enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// The input of a layout besides its descriptions: the container, the scale and the edges.
package struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the bounds of the view in points, not reduced by content insets.
  package var container: Size
  /// The number of device pixels per point.
  package var scale: Double
  /// The edges for ``InsetsReference/safeArea``.
  package var safeArea: DirectionalInsets
  /// The edges for ``InsetsReference/layoutMargins``.
  package var layoutMargins: DirectionalInsets
  /// The edges for ``InsetsReference/readableContent``.
  package var readableContent: DirectionalInsets
  package var direction: LayoutDirection
  package var quirks: Quirks

  package init(
    container: Size, scale: Double = 1, safeArea: DirectionalInsets = .zero,
    layoutMargins: DirectionalInsets = .zero, readableContent: DirectionalInsets = .zero,
    direction: LayoutDirection = .leftToRight, quirks: Quirks = Quirks()
  ) {
    self.container = container
    self.scale = scale
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.readableContent = readableContent
    self.direction = direction
    self.quirks = quirks
  }
}
