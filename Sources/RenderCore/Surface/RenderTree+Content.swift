import GeometryCore

/// What clients that scroll content themselves take from a tree.
extension RenderTree {
  /// The steps of the children of a node that touch `rect`, in the node's own coordinates.
  ///
  /// - Parameter left: Nodes that are left out, with all below them.
  /// - Complexity: O(n + m), n the children and m the nodes that touch `rect`.
  package func content(
    of id: RenderNodeID, in rect: Rect, without left: Set<RenderNodeID>
  ) -> DisplayList {
    guard let node = self[id] else { return DisplayList() }
    var walk = DrawingWalk(tree: self, area: rect, without: left)
    return walk.list(of: node.children)
  }

  /// Where something lies in front of a node, within a rectangle of the surface in points.
  ///
  /// - Returns: Nil for more than forty places, or if a node above does not draw its children plainly.
  package func places(inFrontOf id: RenderNodeID, within rect: Rect) -> [Rect]? {
    var places: [Rect] = []
    var id = id
    while let parent = self[id]?.parent, let above = self[parent] {
      guard above.envelope.opacity >= 1, above.envelope.mask == nil, !above.envelope.isWhole,
        let index = above.children.firstIndex(of: id)
      else { return nil }
      for child in above.children[(index + 1)...] {
        guard add(child, within: rect, to: &places) else { return nil }
      }
      id = parent
    }
    guard let root = roots.firstIndex(of: id) else { return nil }
    for other in roots[(root + 1)...] {
      guard add(other, within: rect, to: &places) else { return nil }
    }
    return places
  }

  /// Where a node and all below it lie on the surface, in points; nil for nowhere.
  package func place(of id: RenderNodeID) -> Rect? {
    entry(id)?.box.flatMap { placed($0, of: id) }
  }

  /// Adds where a node and those below it paint; says whether there are not too many places.
  private func add(_ top: RenderNodeID, within rect: Rect, to places: inout [Rect]) -> Bool {
    var stack = [top]
    while let id = stack.popLast() {
      guard let entry = entry(id), let whole = place(of: id)?.intersection(rect), !whole.isEmpty
      else { continue }
      guard entry.node.envelope.isPlain else {
        places.append(whole)
        continue
      }
      if let own = entry.node.extent.painted.flatMap({ placed($0, of: id) })?.intersection(rect) {
        places.append(own)
      }
      stack += entry.node.children
      guard places.count <= 40 else { return false }
    }
    return true
  }
}
