import GeometryCore

/// Keeps the pixels of a tree, and draws what changed from one tree to the next.
///
/// What is on the canvas after ``update(with:)`` equals a drawing of the whole tree, byte for byte:
/// nodes that touch a damaged box are drawn whole, beside the canvas, by the steps that a plain
/// drawing carries out, and only the pixels of the box are taken over.
package final class Compositor {
  package private(set) var tree: RenderTree
  package let box: PixelBox
  private let scale: Double
  private let canvas: any PictureCanvas
  private var isDrawn = false
  /// Whether what scrolls is moved; tests and measurements compare.
  package var movesPixels = true
  /// A node that is shown elsewhere: from the next update on it is left out with all below it, where it
  /// can be.
  package var apart: RenderNodeID?
  /// The node that the last update has left out.
  package private(set) var leftOut: RenderNodeID?
  /// What was done since the compositor was made.
  package private(set) var work = CompositorWork()

  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - tree: What is known already; all of it is drawn by the first update.
  package init(on canvas: any PictureCanvas, scale: Double, tree: RenderTree = RenderTree()) {
    (self.canvas, self.scale, self.tree) = (canvas, scale, tree)
    box = canvas.box
  }

  /// Makes the next tree and draws what it changes.
  ///
  /// - Returns: Nothing for a change that changes no pixel; all of the surface the first time.
  /// - Complexity: O(n + m), n the nodes in `change` and those on their paths to the roots, m the
  ///   nodes that touch what is drawn again, and their siblings' rectangles.
  package func update(with change: RenderTreeChange) throws(RenderError) -> SurfaceChange {
    guard isDrawn else {
      tree.apply(change)
      _ = leaveOut()
      try draw([box])
      isDrawn = true
      return SurfaceChange(damage: [box])
    }
    guard !change.isEmpty || apart != leftOut else { return SurfaceChange() }
    var difference = TreeDifference(box: box, scale: scale)
    difference.compare(tree, to: change)
    tree.apply(change)
    difference.complete(in: tree)
    let former = leftOut
    let turned = leaveOut()
    let result = plan(difference, and: turned, but: turned.isEmpty ? former : nil)
    for move in result.moves {
      canvas.move(move.source, dx: move.dx, dy: move.dy)
      work.movedPixels += move.source.area
    }
    try draw(result.damage)
    return result
  }

  /// Decides which node is left out from now on.
  ///
  /// - Returns: Where the nodes lie that are drawn or left out from now on only. Where one lay before, the tree
  ///   has the difference.
  private func leaveOut() -> [Rect] {
    let former = leftOut
    leftOut = apart.flatMap { tree.standsAlone($0) ? $0 : nil }
    guard leftOut != former else { return [] }
    return [former, leftOut].compactMap { $0.flatMap { tree.place(of: $0) } }
  }

  /// The pixels of a box, as they were drawn last.
  package func bitmap(of box: PixelBox) -> Bitmap { canvas.bitmap(of: box) }

  /// Decides what is moved and what is drawn.
  ///
  /// - Parameters:
  ///   - places: What is drawn besides the difference, in points.
  ///   - unseen: A node that is not drawn, wherever it is.
  private func plan(
    _ difference: TreeDifference, and places: [Rect], but unseen: RenderNodeID?
  ) -> SurfaceChange {
    let moves = movesPixels ? ScrollMoves(in: difference, of: tree).moves : []
    let moved = Set(moves.map(\.node))
    var damage = Damage(within: box)
    for place in difference.former + difference.present
    where !moved.contains(place.id) && place.id != unseen {
      damage.add(place.box)
    }
    for place in places {
      let scaled = Rect(
        x: place.minX * scale, y: place.minY * scale, width: place.size.width * scale,
        height: place.size.height * scale)
      damage.add(PixelBox(around: scaled, within: box))
    }
    for move in moves { move.damage.forEach { damage.add($0) } }
    BackdropReach(of: tree, scale: scale, box: box).grow(&damage, moved: moves.map(\.box))
    // A move that leaves little to it is none.
    let worthwhile = moves.filter { 5 * damage.area(in: $0.box) < 4 * $0.box.area }
    for move in moves where !worthwhile.contains(where: { $0.node == move.node }) {
      damage.add(move.box)
    }
    return SurfaceChange(
      moves: worthwhile.map { SurfaceMove($0.source, dx: $0.dx, dy: $0.dy) },
      damage: damage.disjoint)
  }

  private func draw(_ boxes: [PixelBox]) throws(RenderError) {
    let reach = BackdropReach(of: tree, scale: scale, box: box)
    for box in boxes {
      let area = reach.area(of: box)
      var walk = DrawingWalk(tree: tree, scale: scale, box: area, without: leftOut)
      try canvas.draw(walk.list(), in: box, reading: area)
      work.drawnPixels += box.area
      work.drawnNodes += walk.nodes
    }
  }
}

/// What a compositor did, for tests and measurements.
package struct CompositorWork: Hashable, Sendable {
  /// Nodes whose steps were carried out, once for each box that they touch.
  package var drawnNodes = 0
  package var drawnPixels = 0
  package var movedPixels = 0

  package init() {}
}
