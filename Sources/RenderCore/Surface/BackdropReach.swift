import GeometryCore

/// The panes of materials, and how far around each reads what was drawn before.
struct BackdropReach {
  private struct Pane {
    /// The pixels that it changes.
    let pane: PixelBox
    /// The pixels that it depends on.
    let read: PixelBox
  }

  private var panes: [Pane] = []

  /// - Complexity: O(n), n the number of panes.
  init(of tree: RenderTree, scale: Double, box: PixelBox) {
    for id in tree.backdrops {
      guard let node = tree[id] else { continue }
      let density = abs(tree.transform(of: id).determinant).squareRoot() * scale
      for backdrop in node.extent.backdrops {
        guard let placed = tree.placed(backdrop.rect, of: id)?.scaled(by: scale) else { continue }
        let reach = Self.reach(deviation: backdrop.blurRadius * density)
        panes.append(
          Pane(
            pane: PixelBox(around: placed.inset(dx: -1, dy: -1), within: box),
            read: PixelBox(around: placed.inset(dx: -reach, dy: -reach), within: box)))
      }
    }
  }

  /// How many pixels around a pane count: three averages of about twice the deviation each, and
  /// what is sampled between the pixels of a coarser picture.
  private static func reach(deviation: Double) -> Double {
    guard deviation.isFinite, deviation > 0 else { return 6 }
    return 3.3 * deviation + 3 * max(1, deviation / 6) + 4
  }

  /// Adds the panes that change with what is damaged.
  ///
  /// - Parameter moved: Pixels that change without being damaged.
  func grow(_ damage: inout Damage, moved: [PixelBox]) {
    var waiting = panes
    while true {
      let met = waiting.filter { pane in
        damage.overlaps(pane.read) || moved.contains { $0.overlaps(pane.read) }
      }
      guard !met.isEmpty else { return }
      waiting.removeAll { damage.overlaps($0.read) || moved.contains(where: $0.read.overlaps) }
      for pane in met { damage.add(pane.pane) }
    }
  }

  /// `box` with the pixels that the panes within it depend on.
  func area(of box: PixelBox) -> PixelBox {
    var area = box
    var waiting = panes
    while let index = waiting.firstIndex(where: { $0.pane.overlaps(area) }) {
      area = area.union(waiting.remove(at: index).read)
    }
    return area
  }
}
