import GeometryCore

/// Finds nodes whose pixels can be moved instead of drawn.
///
/// A node that clips to an upright box of whole pixels, and whose content went on by whole pixels
/// over a plain background of its own or around it, shows the same pixels elsewhere in that box. What
/// is left to draw is what comes into the box, what lies in front of it, and what changed.
struct ScrollMoves {
  private let tree: RenderTree
  private let difference: TreeDifference
  private(set) var moves: [Move] = []

  struct Move {
    let node: RenderNodeID
    /// The pixels that the node clips to.
    let box: PixelBox
    let dx: Int
    let dy: Int
    /// What has to be drawn within the box besides what changed.
    var damage: [PixelBox] = []

    /// Where the pixels that stay in the box come from.
    var source: PixelBox { box.intersection(box.moved(dx: -dx, dy: -dy)) }

    /// Whether the left or right side of the box goes through pixels, where they are or were.
    func cuts(_ pixels: PixelBox) -> Bool {
      let former = pixels.moved(dx: -dx, dy: -dy)
      return [pixels, former].contains {
        $0.overlaps(box) && ($0.x < box.x || $0.maxX > box.maxX)
      }
    }
  }

  /// The most places in front of a box that are worth a move.
  private static let mostInFront = 40

  init(in difference: TreeDifference, of tree: RenderTree) {
    (self.tree, self.difference) = (tree, difference)
    for (old, new) in difference.moved {
      guard var move = move(from: old, to: new),
        !moves.contains(where: { $0.box.overlaps(move.box) }), complete(&move)
      else { continue }
      moves.append(move)
    }
  }

  // MARK: Conditions

  /// What the change of a node moves; nil if it has to be drawn.
  private func move(from old: RenderNode, to new: RenderNode) -> Move? {
    guard old.envelope.isPlain, new.envelope.isPlain, old.isPlane, new.isPlane,
      old.envelope.clip == .rectangle(old.bounds), new.envelope.clip == .rectangle(new.bounds),
      old.bounds.size == new.bounds.size, old.fill == new.fill,
      old.placement.isTranslation, new.placement.isTranslation
    else { return nil }
    let way = Point(
      x: new.placement.tx - old.placement.tx, y: new.placement.ty - old.placement.ty)
    let scrolled = Point(
      x: new.bounds.minX - old.bounds.minX, y: new.bounds.minY - old.bounds.minY)
    guard abs(way.x + scrolled.x) < 1e-9, abs(way.y + scrolled.y) < 1e-9,
      let box = wholeBox(of: new)
    else { return nil }
    let outer = new.parent.map(tree.transform(of:)) ?? .identity
    guard let dx = (way.x * outer.a * difference.scale).whole,
      let dy = (way.y * outer.d * difference.scale).whole,
      dx != 0 || dy != 0, abs(dx) < box.width, abs(dy) < box.height
    else { return nil }
    return Move(node: new.id, box: box, dx: dx, dy: dy)
  }

  /// The pixels that a node clips to; nil if something above it turns, fades or moves it, or if
  /// pixels are cut.
  private func wholeBox(of node: RenderNode) -> PixelBox? {
    var rect = node.bounds
    var next: RenderNode? = node
    while let current = next {
      guard current.envelope.isPlain, current.placement.isUpright,
        current.id == node.id || !difference.reframed.contains(current.id)
      else { return nil }
      if case .rectangle(let clip) = current.envelope.clip {
        guard let rest = rect.intersection(clip) else { return nil }
        rect = rest
      }
      rect = current.placement.applied(to: rect)
      next = current.parent.flatMap { tree[$0] }
    }
    let pixels = rect.scaled(by: difference.scale)
    guard let left = pixels.minX.whole, let top = pixels.minY.whole, let right = pixels.maxX.whole,
      let bottom = pixels.maxY.whole
    else { return nil }
    let box = PixelBox(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(difference.box)
    return box.isEmpty ? nil : box
  }

  // MARK: What lies around

  /// Adds what has to be drawn.
  ///
  /// - Returns: Whether what lies behind is plain, and a move is worth it.
  private func complete(_ move: inout Move) -> Bool {
    var isBased = covers(move.node, move.box)
    var front: [PixelBox] = []
    var id = move.node
    while let parent = tree[id]?.parent, let entry = tree.entry(parent) {
      guard let index = entry.node.children.firstIndex(of: id) else { return false }
      for child in entry.node.children[(index + 1)...] { addFront(child, in: move.box, &front) }
      if entry.node.after.commands.contains(where: { $0 != .restore }) {
        addOwn(parent, in: move.box, &front)
      }
      if !isBased {
        let behind = entry.node.children[..<index]
        guard !behind.contains(where: { touches($0, move.box) }) else { return false }
        guard isEven(entry.node, in: move.box) else { return false }
        isBased = covers(parent, move.box)
      }
      id = parent
    }
    guard let root = tree.roots.firstIndex(of: id), front.count <= Self.mostInFront else {
      return false
    }
    for other in tree.roots[(root + 1)...] { addFront(other, in: move.box, &front) }
    if !isBased, tree.roots[..<root].contains(where: { touches($0, move.box) }) { return false }
    move.damage = damage(of: move, front: front)
    return true
  }

  private func damage(of move: Move, front: [PixelBox]) -> [PixelBox] {
    var damage = move.box.without(move.box.moved(dx: move.dx, dy: move.dy))
    for box in front + difference.former.lazy.filter({ $0.id != move.node }).map(\.box) {
      damage.append(box.intersection(move.box))
      damage.append(
        box.intersection(move.box).moved(dx: move.dx, dy: move.dy).intersection(move.box))
    }
    for id in tree.unmovable where tree.isNode(id, below: move.node) {
      let transform = tree.transform(of: id)
      for step in tree[id]?.extent.unmovable ?? []
      where !step.kind.isMovable(by: transform, scale: difference.scale) {
        guard let box = difference.pixels(step.rect, of: id, in: tree) else { continue }
        damage.append(box.intersection(move.box))
      }
    }
    if move.dx != 0 { addCut(by: move, &damage) }
    return damage.filter { !$0.isEmpty }
  }

  /// Adds what a side of the box cuts now or has cut before: how a row of a shape covers its pixels
  /// depends on all of its edges in that row.
  private func addCut(by move: Move, _ damage: inout [PixelBox]) {
    guard let node = tree[move.node] else { return }
    var stack = node.children.map { ($0, tree.transform(of: node.id)) }
    while let (id, outer) = stack.popLast() {
      guard let entry = tree.entry(id), let whole = entry.box else { continue }
      let transform = entry.node.placement.concatenated(outer)
      func pixels(_ rect: Rect) -> PixelBox? {
        let box = PixelBox(
          around: transform.applied(to: rect).scaled(by: difference.scale).inset(dx: -1, dy: -1),
          within: .everywhere)
        return move.cuts(box) ? box.intersection(move.box) : nil
      }
      guard let box = pixels(whole) else { continue }
      guard entry.node.envelope.isPlain, transform.isUpright else {
        damage.append(box)
        continue
      }
      if !entry.node.isPlane, let own = entry.node.extent.painted.flatMap(pixels) {
        damage.append(own)
      }
      stack += entry.node.children.map { ($0, transform) }
    }
  }

  private func touches(_ id: RenderNodeID, _ box: PixelBox) -> Bool {
    difference.pixels(of: id, .subtree, in: tree)?.overlaps(box) ?? false
  }

  /// Adds what a node and those below it paint in `box`.
  private func addFront(_ top: RenderNodeID, in box: PixelBox, _ front: inout [PixelBox]) {
    var stack = [top]
    while let id = stack.popLast(), front.count <= Self.mostInFront {
      guard let entry = tree.entry(id),
        let pixels = difference.pixels(of: id, .subtree, in: tree), pixels.overlaps(box)
      else { continue }
      guard entry.node.envelope.isPlain else {
        front.append(pixels.intersection(box))
        continue
      }
      addOwn(id, in: box, &front)
      stack += entry.node.children
    }
  }

  private func addOwn(_ id: RenderNodeID, in box: PixelBox, _ front: inout [PixelBox]) {
    guard let own = difference.pixels(of: id, .own, in: tree), own.overlaps(box) else { return }
    front.append(own.intersection(box))
  }

  /// Whether all that a node itself paints in `box` is one colour.
  private func isEven(_ node: RenderNode, in box: PixelBox) -> Bool {
    guard let own = difference.pixels(of: node.id, .own, in: tree), own.overlaps(box) else {
      return true
    }
    return node.isPlane && fills(node, box)
  }

  /// Whether nothing behind a node shines through in `box`.
  private func covers(_ id: RenderNodeID, _ box: PixelBox) -> Bool {
    guard let node = tree[id], node.isPlane, (node.fill?.alpha ?? 0) >= 1 else { return false }
    return fills(node, box)
  }

  /// Whether the background of a node reaches over all of `box`.
  private func fills(_ node: RenderNode, _ box: PixelBox) -> Bool {
    guard let placed = tree.placed(node.bounds, of: node.id)?.scaled(by: difference.scale) else {
      return false
    }
    let slack = 1e-6
    return placed.minX <= Double(box.x) + slack && placed.minY <= Double(box.y) + slack
      && placed.maxX >= Double(box.maxX) - slack && placed.maxY >= Double(box.maxY) - slack
  }
}

extension RenderNode {
  /// Whether the node draws nothing but a background of one colour, if that.
  fileprivate var isPlane: Bool {
    after.commands.allSatisfy { $0 == .restore }
      && before.commands.allSatisfy { command in
        switch command {
        case .save: true
        case .clip(let shape), .fill(let shape, .color): shape == .rectangle(bounds)
        default: false
        }
      }
  }

  /// The colour of the background; nil for none.
  fileprivate var fill: RGBA? {
    for case .fill(_, .color(let color)) in before.commands { return color }
    return nil
  }
}

extension PixelBox {
  fileprivate static let everywhere = PixelBox(
    x: -100_000_000, y: -100_000_000, width: 200_000_000, height: 200_000_000)
}

extension PaintedExtent.Unmovable.Kind {
  /// Whether what is drawn through `transform` looks the same where whole pixels move it.
  fileprivate func isMovable(by transform: Transform2D, scale: Double) -> Bool {
    switch self {
    case .gradient: transform.isEvenScale
    case .picture(let size):
      transform.isUpright
        && Bitmap.isKept(
          scaledTo: Size(
            width: size.width * transform.a * scale, height: size.height * transform.d * scale))
    case .other: false
    }
  }
}

extension Transform2D {
  /// Whether a unit is upright and as wide as high.
  var isEvenScale: Bool { isUpright && a == d }
  fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension Double {
  /// The whole number that it is, but for errors of arithmetic; nil for others.
  fileprivate var whole: Int? {
    let nearest = rounded()
    return abs(self - nearest) < 1e-6 && nearest.magnitude < 1e9 ? Int(nearest) : nil
  }
}
