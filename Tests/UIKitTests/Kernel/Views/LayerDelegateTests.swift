import Testing
import UIKit

/// Views as delegates of their layers, whose methods applications override.
@MainActor @Suite struct LayerDelegateTests {
  private final class LayoutView: UIView {
    var calls: [String] = []
    var passesOn = true

    override func layoutSublayers(of layer: CALayer) {
      calls.append(layer === self.layer ? "layer" : "other layer")
      if passesOn { super.layoutSublayers(of: layer) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("subviews")
    }
  }

  @Test func `a view lays out its subviews when it places its sublayers`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.calls == ["layer", "subviews"])
    view.passesOn = false
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == ["layer", "subviews", "layer"])
  }

  private final class DrawingView: UIView {
    var passesOn = false
    var rects: [CGRect] = []

    override func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      if passesOn { super.draw(layer, in: ctx) }
    }

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      UIColor.blue.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
  }

  @Test func `a view draws the content of its layer`() throws {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.display()
    #expect(view.rects.isEmpty)
    view.passesOn = true
    view.layer.display()
    #expect(view.rects == [view.bounds])
  }

  @Test func `frames and alignment rectangles are inverses`() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let rect = Inset().alignmentRect(forFrame: frame)
    #expect(rect == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(Inset().frame(forAlignmentRect: rect) == frame)
  }
}
