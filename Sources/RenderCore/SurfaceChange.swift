/// What became different between two pictures of a surface, so that who shows the first one can make
/// the second one of it. Device pixels, from the top left corner.
///
/// The moves come first, in their order; the boxes of ``damage`` are drawn anew after them.
package struct SurfaceChange: Hashable, Sendable {
  /// What only moved.
  package var moves: [SurfaceMove]
  /// What has to be drawn anew; boxes do not overlap.
  package var damage: [PixelBox]

  package init(moves: [SurfaceMove] = [], damage: [PixelBox] = []) {
    self.moves = moves
    self.damage = damage
  }

  package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }
}

/// Pixels of a surface that are shown elsewhere on it.
package struct SurfaceMove: Hashable, Sendable {
  /// Where the pixels were.
  package var source: PixelBox
  /// How far they moved, in device pixels.
  package var dx: Int
  package var dy: Int

  package init(_ source: PixelBox, dx: Int, dy: Int) {
    (self.source, self.dx, self.dy) = (source, dx, dy)
  }
}
