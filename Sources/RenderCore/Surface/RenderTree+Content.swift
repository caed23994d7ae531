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

  /// The steps of a node and all below it, in the node's own coordinates, with how it lies on the surface.
  ///
  /// - Returns: With the rectangle of what they paint, wherever nodes above it cut it; nil for a node that
  ///   paints nothing.
  package func steps(of id: RenderNodeID) -> (list: DisplayList, placement: Transform2D, box: Rect)?
  {
    guard let entry = entry(id), let box = entry.box else { return nil }
    var walk = DrawingWalk(tree: self, area: box, without: [])
    var list = entry.node.before
    list.append(contentsOf: walk.list(of: entry.node.children))
    list.append(contentsOf: entry.node.after)
    let placement = transform(of: id)
    return (list, placement, placement.applied(to: box))
  }

  /// Whether a node and all below it look the same drawn over the rest as in their place, where nothing lies in
  /// front of them: all above draws its children plainly, and nothing mixes with what lies behind.
  package func standsAlone(_ id: RenderNodeID) -> Bool {
    guard entry(id)?.box != nil else { return false }
    var next = self[id]?.parent
    while let above = next {
      guard let node = self[above], node.envelope.isPlain else { return false }
      next = node.parent
    }
    return !backdrops.contains { $0 == id || isNode($0, below: id) }
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

  /// Whether something is painted behind a node and in front of the background of a node above it, within a
  /// rectangle of the surface in points.
  ///
  /// - Parameter back: The node above it, or the node itself; nil for all nodes above it.
  package func isPainted(
    behind id: RenderNodeID, upTo back: RenderNodeID?, within rect: Rect
  ) -> Bool {
    var id = id
    while id != back, let parent = self[id]?.parent, let above = self[parent] {
      guard let index = above.children.firstIndex(of: id) else { return true }
      var places: [Rect] = []
      for child in above.children[..<index] {
        guard add(child, within: rect, to: &places), places.isEmpty else { return true }
      }
      if parent != back, let own = above.extent.painted.flatMap({ placed($0, of: parent) }),
        own.intersection(rect)?.isEmpty == false
      {
        return true
      }
      id = parent
    }
    return false
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
      if let own = entry.node.extent.painted.flatMap({ placed($0, of: id) }),
        let part = own.intersection(rect), !part.isEdge(of: own)
      {
        places.append(part)
      }
      stack += entry.node.children
      guard places.count <= 40 else { return false }
    }
    return true
  }
}

extension Rect {
  /// Whether it is only a thin strip of `whole`: what is painted is rarely as high as its rectangle, such as
  /// lines of text.
  fileprivate func isEdge(of whole: Rect) -> Bool {
    size.width <= 1.5 && whole.size.width > 8 * size.width
      || size.height <= 1.5 && whole.size.height > 8 * size.height
  }
}
