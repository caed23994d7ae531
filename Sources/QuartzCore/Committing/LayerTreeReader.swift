import GeometryCore
import RenderCore

/// What a surface takes from the layers: the changes of the trees below its roots.
package final class LayerTreeReader {
  /// A rectangle around the characters of a text in a frame.
  let ink: (TextBlock, Rect) -> Rect
  private(set) var roots: [RenderNodeID] = []
  private var recorded: [RenderNodeID] = []
  private var known: Set<RenderNodeID> = []
  private var gone: [RenderNodeID] = []
  private var hasNewRoots = true

  package init(ink: @escaping (TextBlock, Rect) -> Rect) {
    self.ink = ink
    LayerTree.shared.add(self)
  }

  deinit { LayerTree.shared.remove(self) }

  /// Shows these layers and all below them, from back to front.
  package func show(_ layers: [CALayer]) {
    let tree = LayerTree.shared
    let wanted = layers.map { tree.addRoot($0) }
    guard wanted != roots else { return }
    let former = roots
    roots = wanted
    hasNewRoots = true
    for root in former where !wanted.contains(root) {
      gone += tree.subtree(of: root)
      tree.release(root)
    }
    for root in wanted where !former.contains(root) { add(tree.subtree(of: root)) }
  }

  /// Records what changed, and gives what is new for this reader.
  package func commit() -> RenderTreeChange {
    let tree = LayerTree.shared
    tree.commit()
    var change = RenderTreeChange()
    change.recorded = recorded.compactMap { tree.nodes[$0] }
    change.gone = gone.filter { tree.root(of: $0).map { !roots.contains($0) } ?? true }
    if hasNewRoots { change.roots = roots }
    (recorded, known, gone, hasNewRoots) = ([], [], [], false)
    return change
  }

  func note(_ ids: [RenderNodeID], gone: [RenderNodeID], in tree: LayerTree) {
    add(ids.filter { tree.root(of: $0).map(roots.contains) ?? false })
    self.gone += gone
  }

  private func add(_ ids: [RenderNodeID]) {
    for id in ids where known.insert(id).inserted { recorded.append(id) }
  }
}
