import CoreGraphics

/// Answers for a layer. Its methods are optional.
public protocol CALayerDelegate: AnyObject {
  /// Called before the layer's content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the layer's content, in the coordinates of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What is to happen when `event` does; nil for what the layer would do by itself, `NSNull` for
  /// nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func layerWillDraw(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
