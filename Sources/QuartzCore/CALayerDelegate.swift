import CoreGraphics

/// Draws a layer, places its sublayers and provides its actions. All methods are optional.
public protocol CALayerDelegate: AnyObject {
  /// Displays the layer, such as by setting its `contents`, in place of drawing it.
  func display(_ layer: CALayer)
  /// Called before the layer's content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the layer's content, in the coordinates of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for `event`; nil for the layer's own, `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation draws the layer.
  public func display(_ layer: CALayer) { LayerDisplay(of: layer).draw() }
  /// The default implementation does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default implementation does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default is nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
