/// Layers whose geometry is flipped, in which images stay upright.
enum LayerFlips {
  /// Whether there has been such a layer in the process.
  nonisolated(unsafe) static var exist = false

  /// Whether an odd number of flips lies between the coordinates of a layer and those of its tree's
  /// root.
  ///
  /// - Complexity: O(n), n the depth of the layer; O(1) where no layer is flipped.
  static func areOdd(in layer: CALayer) -> Bool {
    guard exist else { return false }
    var isOdd = false
    var next: CALayer? = layer
    while let layer = next {
      if layer.isGeometryFlipped { isOdd.toggle() }
      next = layer.superlayer
    }
    return isOdd
  }

  /// Says that a layer came into a superlayer: images below it may be turned there.
  static func noteArrival(of layer: CALayer) {
    if exist { noteChanges(below: layer) }
  }

  /// Says that all layers below one are not drawn as before.
  static func noteChanges(below layer: CALayer) {
    var waiting = layer.children
    while let layer = waiting.popLast() {
      layer.noteChange()
      waiting += layer.children
    }
  }
}
