import GeometryCore

/// The direction a line is read in.
package enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// What a layout is solved for: the room, the pixels and the edges around it.
package struct LayoutEnvironment: Hashable, Sendable {
  /// The bounds size of the view in points; its content insets do not shrink it.
  package var container: Size
  /// Device pixels per point.
  package var scale: Double
  /// The edges that ``InsetsReference/safeArea`` stands for.
  package var safeArea: DirectionalInsets
  /// The edges that ``InsetsReference/layoutMargins`` stands for.
  package var layoutMargins: DirectionalInsets
  /// The edges that ``InsetsReference/readableContent`` stands for.
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
