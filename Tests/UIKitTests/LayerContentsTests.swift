import Testing
import UIKit

/// Where the contents of layers are drawn, by pixels, and what keys and classes say of layers.
@MainActor @Suite struct LayerContentsTests {
  private func pixels(of layer: CALayer, _ width: CGFloat, _ height: CGFloat) -> Pixels {
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return Pixels(drawn(width, height) { layer.render(in: $0) })
  }

  /// A blue picture with a red frame one pixel wide.
  private func framed(_ side: CGFloat) -> CGImage {
    drawn(side, side) {
      $0.setFillColor(UIColor.red.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
      $0.setFillColor(UIColor.blue.cgColor)
      $0.fill(CGRect(x: 1, y: 1, width: side - 2, height: side - 2))
    }.cgImage!
  }

  @Test(
    arguments: [
      ("center", 4, 3), ("top", 4, 6), ("bottom", 4, 0), ("left", 0, 3), ("right", 8, 3),
      ("topLeft", 0, 6), ("topRight", 8, 6), ("bottomLeft", 0, 0), ("bottomRight", 8, 0),
    ])
  func `a gravity places contents at an edge or a corner`(name: String, x: Int, y: Int) throws {
    let layer = CALayer()
    layer.contents = framed(4)
    layer.setValue(name, forKey: "contentsGravity")
    let inked = try #require(pixels(of: layer, 12, 10).inked)
    #expect((inked.minX, inked.minY) == (x, y))
    #expect((inked.maxX, inked.maxY) == (x + 3, y + 3))
  }

  @Test func `gravities have names`() {
    let all: [CALayerContentsGravity] = [
      .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(
      all.map(\.rawValue) == [
        "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      ])
  }

  @Test func `a layer says which points hit it`() {
    let outer = CALayer()
    outer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let round = RoundLayer()
    round.frame = outer.bounds
    outer.addSublayer(round)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10)) === round)
    #expect(outer.hitTest(CGPoint(x: 1, y: 1)) === outer)
  }

  @Test func `keys that were not set have the defaults of the class`() {
    #expect(CALayer.defaultValue(forKey: "contentsGravity") as? String == "resize")
    #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
    #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
    #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? Double == 10)
    #expect(CALayer.defaultValue(forKey: "angle") == nil)
    let layer = RoundLayer()
    #expect(layer.value(forKey: "angle") as? Double == 1.5)
    layer.setValue(3, forKey: "angle")
    #expect(layer.value(forKey: "angle") as? Double == 3)
    layer.setValue(nil, forKey: "angle")
    #expect(layer.value(forKeyPath: "angle") as? Double == 1.5)
    #expect(RoundLayer.defaultValue(forKey: "opacity") as? Double == 1)
  }
}

/// A layer that is hit within a circle, with a key of its own.
private final class RoundLayer: CALayer {
  override func contains(_ p: CGPoint) -> Bool {
    let (x, y) = (p.x - bounds.midX, p.y - bounds.midY)
    return x * x + y * y <= bounds.width * bounds.width / 4
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "angle" ? 1.5 : super.defaultValue(forKey: key)
  }
}
