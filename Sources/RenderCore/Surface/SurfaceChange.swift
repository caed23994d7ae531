/// What has changed on a surface, in device pixels: the moves come first, in their order, and then
/// the damage, which is drawn anew.
package struct SurfaceChange: Hashable, Sendable {
  package var moves: [SurfaceMove]
  /// Rectangles whose pixels may differ from before; they may overlap.
  package var damage: [PixelRect]

  package init(moves: [SurfaceMove] = [], damage: [PixelRect] = []) {
    (self.moves, self.damage) = (moves, damage)
  }

  /// Whether no pixel has changed.
  package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }
}

/// Pixels that move within a rectangle: a pixel of `rect` shows what lay by `dx` and `dy` before it,
/// if that was in `rect` too. What is uncovered is part of the damage.
package struct SurfaceMove: Hashable, Sendable {
  package var rect: PixelRect
  package var dx: Int
  package var dy: Int

  package init(rect: PixelRect, dx: Int, dy: Int) {
    (self.rect, self.dx, self.dy) = (rect, dx, dy)
  }
}
