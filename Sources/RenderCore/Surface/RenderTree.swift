import GeometryCore

/// All that a surface shows, as nodes.
///
/// Nodes know the rectangles around all below them, so that what lies elsewhere is left out without
/// a visit.
package struct RenderTree: Sendable {
  /// From back to front.
  package private(set) var roots: [RenderNodeID] = []
  private var entries: [RenderNodeID: Entry] = [:]
  /// The nodes with materials.
  package private(set) var backdrops: Set<RenderNodeID> = []
  /// The nodes with steps that cannot be moved as pixels.
  package private(set) var unmovable: Set<RenderNodeID> = []

  /// A node with what was computed of it.
  struct Entry: Sendable {
    var node: RenderNode
    /// A rectangle around what each child and all below it paint, in the node's coordinates; empty
    /// where it paints nothing.
    var boxes: [Rect] = []
    /// The same around the node and all below it.
    var box: Rect?

    /// What the children may paint; nil for all.
    var clip: Rect? { node.envelope.clip?.box }
  }

  package init() {}

  package var count: Int { entries.count }
  package subscript(id: RenderNodeID) -> RenderNode? { entries[id]?.node }
  func entry(_ id: RenderNodeID) -> Entry? { entries[id] }

  /// Makes the next tree.
  ///
  /// - Complexity: O(n d), n the number of nodes in `change` and d their depth, besides the siblings
  ///   of nodes whose rectangles became smaller.
  package mutating func apply(_ change: RenderTreeChange) {
    for id in change.gone { remove(id) }
    for node in change.recorded {
      let boxes = [Rect](repeating: .zero, count: node.children.count)
      entries[node.id] = Entry(node: node, boxes: boxes, box: entries[node.id]?.box)
      remember(node)
    }
    if let roots = change.roots { self.roots = roots }
    for node in change.recorded {
      for (index, child) in node.children.enumerated() {
        let box = placedBox(of: child)
        entries[node.id]?.boxes[index] = box
      }
    }
    // Those that were recorded later lie further below.
    for node in change.recorded.reversed() { updateBoxes(from: node.id) }
  }

  private mutating func remove(_ id: RenderNodeID) {
    entries[id] = nil
    backdrops.remove(id)
    unmovable.remove(id)
  }

  private mutating func remember(_ node: RenderNode) {
    if node.extent.backdrops.isEmpty {
      backdrops.remove(node.id)
    } else {
      backdrops.insert(node.id)
    }
    if node.extent.unmovable.isEmpty {
      unmovable.remove(node.id)
    } else {
      unmovable.insert(node.id)
    }
  }

  private func placedBox(of child: RenderNodeID) -> Rect {
    guard let entry = entries[child], let box = entry.box else { return .zero }
    return entry.node.placement.applied(to: box)
  }

  /// Computes the box of a node and those of the nodes above, until one stays the same.
  private mutating func updateBoxes(from id: RenderNodeID) {
    guard let entry = entries[id] else { return }
    let whole = box(of: entry)
    entries[id]?.box = whole
    var id = id
    while let parent = entries[id]?.node.parent, let above = entries[parent],
      let index = above.node.children.firstIndex(of: id), above.boxes.indices.contains(index)
    {
      let (old, new) = (above.boxes[index], placedBox(of: id))
      guard old != new else { return }
      entries[parent]?.boxes[index] = new
      var whole = old.isEmpty || new.union(old) == new ? grown(above, by: new) : nil
      if whole == nil { whole = entries[parent].flatMap(box) }
      entries[parent]?.box = whole
      id = parent
    }
  }

  private func grown(_ entry: Entry, by box: Rect) -> Rect? {
    guard !box.isEmpty else { return entry.box }
    guard let clip = entry.clip else { return entry.box?.union(box) ?? box }
    guard let seen = box.intersection(clip) else { return entry.box }
    return entry.box?.union(seen) ?? seen
  }

  private func box(of entry: Entry) -> Rect? {
    var box: Rect?
    for child in entry.boxes where !child.isEmpty { box = box?.union(child) ?? child }
    if let clip = entry.clip { box = box?.intersection(clip) }
    guard let own = entry.node.extent.painted else { return box }
    return box?.union(own) ?? own
  }
}

extension RenderTree {
  /// From a node's own coordinates to those of the surface, in points.
  func transform(of id: RenderNodeID) -> Transform2D {
    var result = Transform2D.identity
    var next: RenderNodeID? = id
    while let id = next, let node = self[id] {
      result = result.concatenated(node.placement)
      next = node.parent
    }
    return result
  }

  /// Where `rect` of a node lies on the surface, as far as the nodes above it leave it; nil for
  /// nowhere, as where a node above is not in the tree.
  func placed(_ rect: Rect, of id: RenderNodeID) -> Rect? {
    guard var rect = self[id].map({ $0.placement.applied(to: rect) }), var next = self[id]?.parent
    else { return roots.contains(id) ? self[id]?.placement.applied(to: rect) : nil }
    while true {
      guard let entry = entries[next] else { return nil }
      if let clip = entry.clip {
        guard let rest = rect.intersection(clip) else { return nil }
        rect = rest
      }
      rect = entry.node.placement.applied(to: rect)
      guard let parent = entry.node.parent else { return roots.contains(next) ? rect : nil }
      next = parent
    }
  }

  /// Whether `id` lies below `ancestor`.
  func isNode(_ id: RenderNodeID, below ancestor: RenderNodeID) -> Bool {
    var next = self[id]?.parent
    while let current = next {
      if current == ancestor { return true }
      next = self[current]?.parent
    }
    return false
  }
}
