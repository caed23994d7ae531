import RenderCore

extension CALayer {
  /// Says that the layer is not drawn as before, to a tree that has it.
  @inline(__always)
  func noteChange() {
    if state.isCommitted { LayerTree.shared.note(self) }
  }

  /// Says that the layer came into a superlayer: images below may be turned there.
  func noteArrival() {
    noteChange()
    if LayerFlips.exist { noteChangesBelow() }
  }

  /// Says that all layers below are not drawn as before.
  func noteChangesBelow() {
    var waiting = children
    while let layer = waiting.popLast() {
      layer.noteChange()
      waiting += layer.children
    }
  }

  /// The node that shows the layer in the trees of surfaces; nil if it has none of its own.
  package var node: RenderNodeID? { state.node == .none ? nil : state.node }
}

extension RenderNodeID {
  /// The identity of layers that are in no tree.
  static let none = RenderNodeID(0)
}
