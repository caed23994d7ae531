import Testing
import UIKit

/// Contents in nine parts, and layers with the origin at the lower edge, by pixels.
@MainActor @Suite struct LayerPartsTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  private func pixels(of layer: CALayer, _ width: CGFloat, _ height: CGFloat) -> Pixels {
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return Pixels(drawn(width, height) { layer.render(in: $0) })
  }

  /// A green picture with corners of two points, the upper ones red and the lower ones blue.
  private func cornered() -> CGImage {
    drawn(8, 8) {
      $0.setFillColor(UIColor.green.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      for (x, y) in [(0, 0), (6, 0), (0, 6), (6, 6)] {
        $0.setFillColor((y == 0 ? UIColor.red : .blue).cgColor)
        $0.fill(CGRect(x: x, y: y, width: 2, height: 2))
      }
    }.cgImage!
  }

  @Test func `corners around the centre of contents keep their size`() {
    let layer = CALayer()
    layer.contents = cornered()
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    #expect(layer.value(forKey: "contentsCenter") as? CGRect == layer.contentsCenter)
    let shown = pixels(of: layer, 40, 20)
    #expect((shown[1, 1], shown[2, 1], shown[1, 2]) == (red, green, green))
    #expect((shown[38, 1], shown[37, 1], shown[20, 0]) == (red, green, green))
    #expect((shown[1, 18], shown[1, 17], shown[38, 18]) == (blue, green, blue))
    #expect(shown[20, 10] == green)
  }

  @Test func `corners are as large as the scale of the contents says, and shrink without room`() {
    let layer = CALayer()
    layer.contents = cornered()
    layer.contentsScale = 2
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let shown = pixels(of: layer, 40, 20)
    #expect((shown[0, 0], shown[1, 0]) == (red, green))
    layer.contentsScale = 1
    let narrow = pixels(of: layer, 2, 20)
    #expect((narrow[0, 1], narrow[1, 1], narrow[0, 2]) == (red, red, green))
  }

  @Test func `a centre without size is one pixel`() {
    let layer = CALayer()
    layer.contents = cornered()
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    let shown = pixels(of: layer, 40, 20)
    #expect((shown[1, 1], shown[2, 1], shown[38, 18], shown[37, 18]) == (red, green, blue, green))
    layer.contentsCenter = CGRect(x: -3, y: CGFloat.nan, width: 9, height: .infinity)
    _ = pixels(of: layer, 40, 20)
  }

  @Test func `the centre counts in the part of the contents that is drawn`() {
    let layer = CALayer()
    layer.contents = cornered()
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    let shown = pixels(of: layer, 40, 20)
    #expect((shown[1, 1], shown[2, 2], shown[39, 0], shown[0, 19]) == (red, green, green, green))
  }

  @Test func `contents that keep their shape are stretched to what they fill`() {
    let layer = CALayer()
    layer.contents = cornered()
    layer.contentsGravity = .resizeAspect
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let shown = pixels(of: layer, 40, 20)
    #expect((shown[9, 1][3], shown[11, 1], shown[12, 1], shown[28, 18]) == (0, red, green, blue))
  }

  @Test func `in a flipped layer, sublayers are placed from the lower edge`() {
    let outer = CALayer()
    let inner = CALayer()
    inner.backgroundColor = UIColor.blue.cgColor
    inner.frame = CGRect(x: 2, y: 1, width: 4, height: 3)
    outer.addSublayer(inner)
    #expect(!outer.isGeometryFlipped)
    outer.isGeometryFlipped = true
    outer.setValue(true, forKey: "geometryFlipped")
    let inked = pixels(of: outer, 20, 20).inked
    #expect(inked?.minX == 2 && inked?.maxX == 5)
    #expect(inked?.minY == 20 - 4 && inked?.maxY == 20 - 2)
    outer.frame.origin = CGPoint(x: 100, y: 100)
    #expect(outer.frame == CGRect(x: 100, y: 100, width: 20, height: 20))
    let root = CALayer()
    root.addSublayer(outer)
    #expect(inner.convert(.zero, to: root) == CGPoint(x: 102, y: 119))
    #expect(root.hitTest(CGPoint(x: 103, y: 117)) === inner)
    #expect(root.hitTest(CGPoint(x: 103, y: 102)) === outer)
  }

  @Test func `images stay upright in flipped layers and in those within them`() {
    let layer = CALayer()
    layer.contents = cornered()
    layer.isGeometryFlipped = true
    let shown = pixels(of: layer, 8, 8)
    #expect((shown[0, 0], shown[0, 7]) == (red, blue))
    let outer = CALayer()
    let inner = CALayer()
    inner.contents = cornered()
    inner.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    outer.addSublayer(inner)
    outer.isGeometryFlipped = true
    let within = pixels(of: outer, 8, 16)
    #expect((within[0, 0][3], within[0, 8], within[0, 15]) == (0, red, blue))
    inner.isGeometryFlipped = true
    let twice = pixels(of: outer, 8, 16)
    #expect((twice[0, 8], twice[0, 15]) == (red, blue))
  }

  @Test func `an image on the screen stays upright when a layer above it is flipped`() {
    Theatre.run { stage in
      let inner = CALayer()
      inner.contents = cornered()
      inner.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      stage.box.layer.addSublayer(inner)
      #expect(Pixels(stage.picture())[0, 0] == red)
      stage.box.layer.isGeometryFlipped = true
      let shown = Pixels(stage.picture())
      #expect((shown[0, 12], shown[0, 19]) == (red, blue))
    }
  }

  @Test func `what a flipped layer draws is drawn from the lower edge`() {
    let layer = StripeLayer()
    layer.isGeometryFlipped = true
    let shown = pixels(of: layer, 10, 10)
    #expect((shown[5, 0][3], shown[5, 9]) == (0, red))
  }
}

/// A layer with a red stripe at y 0.
private final class StripeLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 2))
  }
}
