import RenderCore

extension CALayer {
  /// Says that the layer is not drawn as before, to a tree that has it.
  @inline(__always)
  func noteChange() {
    if isCommitted { LayerTree.shared.note(self) }
  }
}

extension RenderNodeID {
  /// The identity of layers that are in no tree.
  static let none = RenderNodeID(0)
}
