import CoreGraphics

// Layers that would contain or mask themselves.
extension CALayer {
  /// Whether the layer lies within another one.
  ///
  /// - Complexity: O(d), d the depth of the layer.
  func isIn(_ other: CALayer) -> Bool {
    var next = superlayer
    while let layer = next {
      if layer === other { return true }
      next = layer.superlayer
    }
    return false
  }

  /// Whether a layer is the mask of this one, or a mask of its mask.
  func isMaskedBy(_ other: CALayer) -> Bool {
    var next = mask
    while let layer = next {
      if layer === other { return true }
      next = layer.mask
    }
    return false
  }

  func refuseCycle(with layer: CALayer, isClosed: Bool) {
    refuse(
      unless: !isClosed,
      """
      CALayerInvalidTree: layer \(type(of: layer)) is a part of cycle in its layer tree. It can't be \
      put into, or mask, a layer that lies within it.
      """)
  }
}
