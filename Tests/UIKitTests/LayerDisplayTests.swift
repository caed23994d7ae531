import Testing
import UIKit

/// A delegate or a view that displays a layer itself.
@MainActor @Suite struct LayerDisplayTests {
  private final class Painter: NSObject, CALayerDelegate {
    var displayed = 0
    var drawn = 0
    func display(_ layer: CALayer) {
      displayed += 1
      layer.contents = Self.red
    }
    func draw(_ layer: CALayer, in ctx: CGContext) { drawn += 1 }

    static let red = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }.cgImage
  }

  private final class Drawer: NSObject, CALayerDelegate {
    var drawn = 0
    func draw(_ layer: CALayer, in ctx: CGContext) { drawn += 1 }
  }

  private final class Gauge: UIView {
    var displayed = 0
    var drawn = 0
    override func display(_ layer: CALayer) {
      displayed += 1
      layer.contents = Painter.red
    }
    override func draw(_ rect: CGRect) { drawn += 1 }
  }

  private final class Dial: UIView {
    var drawn = 0
    override func display(_ layer: CALayer) { super.display(layer) }
    override func draw(_ rect: CGRect) { drawn += 1 }
  }

  @Test func `a delegate that displays a layer replaces its drawing`() {
    let (painter, layer) = (Painter(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.delegate = painter
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(painter.displayed == 1 && painter.drawn == 0)
    #expect(layer.contents != nil)
  }

  @Test func `a delegate that does not is asked to draw`() {
    let (drawer, layer) = (Drawer(), CALayer())
    layer.delegate = drawer
    layer.display()
    #expect(drawer.drawn == 1)
  }

  @Test func `a view that displays its layer does not draw`() {
    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    gauge.setNeedsDisplay()
    _ = UIGraphicsImageRenderer(bounds: gauge.bounds).image { gauge.layer.render(in: $0.cgContext) }
    #expect(gauge.displayed == 1 && gauge.drawn == 0)
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    dial.layer.display()
    #expect(dial.drawn == 1)
  }
}
