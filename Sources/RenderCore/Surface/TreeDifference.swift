import GeometryCore

/// Where two trees look different, in pixels, and which nodes may only have scrolled.
struct TreeDifference {
  /// How far a change of a node reaches.
  enum Reach { case nothing, own, subtree }

  /// The pixels that a node touches.
  struct Place {
    let id: RenderNodeID
    let box: PixelBox
  }

  let box: PixelBox
  let scale: Double
  /// Where what changed was, and where it is now.
  private(set) var former: [Place] = []
  private(set) var present: [Place] = []
  /// Nodes that moved, with what they were before.
  private(set) var moved: [(old: RenderNode, new: RenderNode)] = []
  private var owns: [RenderNodeID] = []
  private var subtrees: [RenderNodeID] = []
  /// Nodes whose children are not at the same places as before, or drawn differently.
  private(set) var reframed: Set<RenderNodeID> = []

  init(box: PixelBox, scale: Double) { (self.box, self.scale) = (box, scale) }

  // MARK: Before the change

  /// Notes what `change` will do to `tree`.
  mutating func compare(_ tree: RenderTree, to change: RenderTreeChange) {
    let gone = Set(change.gone)
    for id in change.gone {
      guard let node = tree[id] else { continue }
      if let parent = node.parent, gone.contains(parent) { continue }
      addFormer(id, .subtree, of: tree)
    }
    let recorded = Set(change.recorded.map(\.id))
    for node in change.recorded {
      guard let old = tree[node.id] else {
        if !(node.parent.map { recorded.contains($0) && tree[$0] == nil } ?? false) {
          subtrees.append(node.id)
        }
        continue
      }
      let reach = reach(from: old, to: node)
      addFormer(node.id, reach, of: tree)
      switch reach {
      case .nothing: break
      case .own: owns.append(node.id)
      case .subtree:
        subtrees.append(node.id)
        reframed.insert(node.id)
        if old.parent == node.parent { moved.append((old, node)) }
      }
      if old.children != node.children { compareOrder(of: old, with: node, in: tree) }
    }
    guard let roots = change.roots, roots != tree.roots else { return }
    for id in Set(tree.roots).union(roots) {
      addFormer(id, .subtree, of: tree)
      subtrees.append(id)
    }
  }

  private func reach(from old: RenderNode, to new: RenderNode) -> Reach {
    guard old.parent == new.parent, old.placement == new.placement, old.envelope == new.envelope
    else { return .subtree }
    guard old.before != new.before || old.after != new.after else { return .nothing }
    return old.followsDescendants || new.followsDescendants ? .subtree : .own
  }

  /// Siblings that stay but changed their order.
  private mutating func compareOrder(
    of old: RenderNode, with new: RenderNode, in tree: RenderTree
  ) {
    let (former, latter) = (Set(old.children), Set(new.children))
    let before = old.children.filter(latter.contains)
    let after = new.children.filter(former.contains)
    guard before != after,
      let first = before.indices.first(where: { before[$0] != after[$0] }),
      let last = before.indices.last(where: { before[$0] != after[$0] })
    else { return }
    for id in before[first...last] {
      addFormer(id, .subtree, of: tree)
      subtrees.append(id)
    }
  }

  private mutating func addFormer(_ id: RenderNodeID, _ reach: Reach, of tree: RenderTree) {
    if let box = pixels(of: id, reach, in: tree) { former.append(Place(id: id, box: box)) }
  }

  // MARK: After the change

  /// Notes where in the next tree the changed nodes are.
  mutating func complete(in tree: RenderTree) {
    for (ids, reach) in [(owns, Reach.own), (subtrees, .subtree)] {
      for id in ids {
        if let box = pixels(of: id, reach, in: tree) { present.append(Place(id: id, box: box)) }
      }
    }
  }

  /// The pixels that a node touches; nil for none.
  func pixels(of id: RenderNodeID, _ reach: Reach, in tree: RenderTree) -> PixelBox? {
    guard let entry = tree.entry(id) else { return nil }
    switch reach {
    case .nothing: return nil
    case .own: return entry.node.extent.painted.flatMap { pixels($0, of: id, in: tree) }
    case .subtree: return entry.box.flatMap { pixels($0, of: id, in: tree) }
    }
  }

  /// The pixels that a rectangle of a node touches; nil for none.
  func pixels(_ rect: Rect, of id: RenderNodeID, in tree: RenderTree) -> PixelBox? {
    guard let placed = tree.placed(rect, of: id) else { return nil }
    let pixels = PixelBox(around: placed.scaled(by: scale).inset(dx: -1, dy: -1), within: box)
    return pixels.isEmpty ? nil : pixels
  }
}

extension Rect {
  func scaled(by scale: Double) -> Rect {
    Rect(
      x: minX * scale, y: minY * scale, width: size.width * scale, height: size.height * scale)
  }
}
