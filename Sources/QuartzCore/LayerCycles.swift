import CoreGraphics

/// Refuses layers that would contain or mask themselves.
enum LayerCycles {
  /// Refuses a sublayer that is the layer itself, or contains it.
  static func refuse(_ sublayer: CALayer, in layer: CALayer) {
    refuse(
      sublayer, isClosed: sublayer === layer || !sublayer.children.isEmpty && isIn(layer, sublayer))
  }

  /// Refuses a mask that is the layer itself, or contains it, or is masked by it.
  static func refuse(_ mask: CALayer, maskOf layer: CALayer) {
    refuse(mask, isClosed: mask === layer || isIn(layer, mask) || isMasked(mask, by: layer))
  }

  /// Whether a layer lies within another one.
  ///
  /// - Complexity: O(d), d the depth of the layer.
  private static func isIn(_ layer: CALayer, _ other: CALayer) -> Bool {
    var next = layer.superlayer
    while let layer = next {
      if layer === other { return true }
      next = layer.superlayer
    }
    return false
  }

  /// Whether another layer is the mask of a layer, or a mask of its mask.
  private static func isMasked(_ layer: CALayer, by other: CALayer) -> Bool {
    var next = layer.mask
    while let mask = next {
      if mask === other { return true }
      next = mask.mask
    }
    return false
  }

  private static func refuse(_ layer: CALayer, isClosed: Bool) {
    CoreGraphics.refuse(
      unless: !isClosed,
      """
      CALayerInvalidTree: layer \(type(of: layer)) is a part of cycle in its layer tree. It can't be \
      put into, or mask, a layer that lies within it.
      """)
  }
}
