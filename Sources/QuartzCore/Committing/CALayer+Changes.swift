import RenderCore

extension CALayer {
  /// Says that the layer is not drawn as before, to a tree that has it.
  @inline(__always)
  func noteChange() {
    if state.isCommitted { LayerTree.shared.note(self) }
  }

  /// The node that shows the layer in the trees of surfaces; nil if it has none of its own.
  package var node: RenderNodeID? { state.node == .none ? nil : state.node }
}

extension RenderNodeID {
  /// The identity of layers that are in no tree.
  static let none = RenderNodeID(0)
}
