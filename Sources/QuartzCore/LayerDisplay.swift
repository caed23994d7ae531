import CoreGraphics
import GeometryCore
import RenderCore

/// Displays a layer: by its delegate, or else by the layer's view, or else by drawing it.
package struct LayerDisplay {
  private let layer: CALayer

  package init(of layer: CALayer) { self.layer = layer }

  /// Displays the layer.
  func run() {
    if let delegate = layer.motion?.delegate {
      delegate.display(layer)
    } else if layer.host != nil {
      nonisolated(unsafe) let layer = layer
      MainActor.assumeIsolated { layer.host?.display(layer) }
    } else {
      draw()
    }
    if layer.drawing == nil { layer.drawing = DisplayList() }
    layer.noteChange()
  }

  /// Draws the content through `draw(in:)` and keeps it.
  package func draw() {
    let context = CGContext()
    context.extent = layer.bounds.core
    layer.motion?.delegate?.layerWillDraw(layer)
    layer.draw(in: context)
    layer.drawing = context.closedList
  }
}
