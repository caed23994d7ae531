import GeometryCore

/// Collects the steps of the nodes that touch a box of pixels, however deep the tree is.
struct DrawingWalk {
  private let tree: RenderTree
  private let scale: Double
  /// The box in points, with a pixel around it for the edges of shapes.
  private let area: Rect
  private var left: Set<RenderNodeID> = []
  private(set) var nodes = 0

  init(tree: RenderTree, scale: Double, box: PixelBox, without apart: RenderNodeID? = nil) {
    (self.tree, self.scale) = (tree, scale)
    if let apart { left = [apart] }
    area = Rect(
      x: Double(box.x - 1) / scale, y: Double(box.y - 1) / scale,
      width: Double(box.width + 2) / scale, height: Double(box.height + 2) / scale)
  }

  /// The steps of nodes that touch an area, in points of the coordinates that the nodes are placed in.
  ///
  /// - Parameter left: Nodes that are left out, with all below them.
  init(tree: RenderTree, area: Rect, without left: Set<RenderNodeID>) {
    (self.tree, scale, self.area, self.left) = (tree, 1, area, left)
  }

  private struct Open {
    let entry: RenderTree.Entry
    /// To the surface, in points.
    let transform: Transform2D
    var next = 0
  }

  mutating func list() -> DisplayList { list(of: tree.roots) }

  mutating func list(of nodes: [RenderNodeID]) -> DisplayList {
    var list = DisplayList()
    for root in nodes where !left.contains(root) {
      guard let entry = tree.entry(root), let box = entry.box,
        touches(entry.node.placement.applied(to: box))
      else { continue }
      var open = [begin(entry, in: .identity, &list)]
      while let index = open.indices.last {
        guard let child = nextChild(of: &open[index]) else {
          list.append(contentsOf: open[index].entry.node.after)
          list.append(.restore)
          open.removeLast()
          continue
        }
        open.append(begin(child, in: open[index].transform, &list))
      }
    }
    return list
  }

  private mutating func begin(
    _ entry: RenderTree.Entry, in transform: Transform2D, _ list: inout DisplayList
  ) -> Open {
    nodes += 1
    list.append(.save)
    list.append(.transform(entry.node.placement))
    list.append(contentsOf: entry.node.before)
    return Open(entry: entry, transform: entry.node.placement.concatenated(transform))
  }

  /// The next child that touches the box.
  private func nextChild(of open: inout Open) -> RenderTree.Entry? {
    while open.next < open.entry.boxes.count {
      let index = open.next
      open.next += 1
      let box = open.entry.boxes[index]
      guard !box.isEmpty, touches(open.transform.applied(to: box)) else { continue }
      let child = open.entry.node.children[index]
      if left.isEmpty || !left.contains(child) { return tree.entry(child) }
    }
    return nil
  }

  private func touches(_ box: Rect) -> Bool { !box.isEmpty && box.overlaps(area) }
}
