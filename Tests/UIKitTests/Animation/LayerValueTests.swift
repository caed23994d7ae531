import CollectionViewExtras
import Testing
import UIKit

/// Values of layers by keys and key paths.
@MainActor @Suite struct LayerValueTests {
  private let layer = CALayer()

  private func number(_ path: String) -> Double? {
    (layer.value(forKeyPath: path) as? NSNumber)?.doubleValue
  }

  @Test(arguments: [
    "transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
    "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.z",
    "transform.translation.x", "transform.translation.y", "transform.translation.z",
    "sublayerTransform.rotation.z", "position.x", "position.y", "bounds.origin.x",
    "bounds.origin.y", "bounds.size.width", "bounds.size.height", "frame.origin.x",
    "frame.size.height", "opacity", "cornerRadius", "borderWidth", "shadowRadius", "shadowOpacity",
    "shadowOffset.width", "shadowOffset.height", "zPosition", "anchorPoint.x", "contentsScale",
    "contentsRect.origin.x", "speed", "timeOffset",
  ])
  func `a number is read as it was set`(path: String) throws {
    layer.setValue(0.75, forKeyPath: path)
    #expect(abs(try #require(number(path)) - 0.75) < 1e-9)
  }

  @Test(
    arguments: [
      2 as Int, 2.0 as Double, 2 as CGFloat, 2 as Float, NSNumber(value: 2), 2 as Int32, 2 as UInt8,
    ] as [any Sendable])
  func `numbers may be of any type`(value: any Sendable) {
    layer.setValue(value, forKeyPath: "position.x")
    #expect(layer.position == CGPoint(x: 2, y: 0))
    layer.setValue(value, forKey: "cornerRadius")
    #expect(layer.cornerRadius == 2)
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 2)
    #expect(layer.value(forKey: "cornerRadius") as? Double == 2)
  }

  @Test func `parts of a transform leave the others alone`() {
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGSize(width: 5, height: 7), forKeyPath: "transform.translation")
    let placed = layer.affineTransform()
    #expect(abs(placed.a) < 1e-12)
    #expect(abs(placed.b - 2) < 1e-12)
    #expect(abs(placed.c + 2) < 1e-12)
    #expect(placed.tx == 5)
    #expect(placed.ty == 7)
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 5, height: 7))
  }

  @Test func `a card turns about an axis in the distance of the eye`() {
    var distant = CATransform3DIdentity
    distant.m34 = -1.0 / 500
    layer.transform = distant
    layer.setValue(0.5, forKeyPath: "transform.rotation.y")
    expectEqual(layer.transform, CATransform3DRotate(distant, 0.5, 0, 1, 0))
    layer.setValue(0, forKeyPath: "transform.rotation.y")
    layer.setValue(0.25, forKeyPath: "transform.rotation.x")
    expectEqual(layer.transform, CATransform3DRotate(distant, 0.25, 1, 0, 0))
  }

  @Test func `angles about all axes are read from a transform`() {
    layer.transform = CATransform3DMakeTranslation(3, 4, 5)
    for (axis, angle) in [("x", 0.3), ("y", -0.4), ("z", 1.2)] {
      layer.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
    }
    layer.setValue(3, forKeyPath: "transform.scale.z")
    let expected = [
      "rotation.x": 0.3, "rotation.y": -0.4, "rotation.z": 1.2, "scale.x": 1, "scale.z": 3,
      "scale": 5.0 / 3, "translation.z": 5,
    ]
    for (part, value) in expected {
      #expect(abs((number("transform.\(part)") ?? .nan) - value) < 1e-9, "\(part)")
    }
  }

  private func expectEqual(_ left: CATransform3D, _ right: CATransform3D) {
    let paths: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    for path in paths { #expect(abs(left[keyPath: path] - right[keyPath: path]) < 1e-12) }
  }

  @Test func `structures, colours and objects are values`() {
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "position")
    layer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 8, height: 9)), forKey: "bounds")
    layer.setValue(UIColor.red.cgColor, forKeyPath: "backgroundColor")
    layer.setValue(true, forKey: "hidden")
    layer.setValue("center", forKey: "contentsGravity")
    layer.setValue(CALayerContentsGravity.resizeAspect, forKey: "contentsGravity")
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(layer.bounds.size == CGSize(width: 8, height: 9))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 8, height: 9))
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.isHidden)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
    #expect(layer.contentsGravity == .resizeAspect)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
    layer.setValue(nil, forKey: "cornerRadius")
    #expect(layer.cornerRadius == 0)
  }

  @Test func `a layer keeps values of the application and its copies have them`() {
    layer.setValue("spark", forKey: "kind")
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "home")
    layer.setValue(9, forKeyPath: "home.y")
    let copy = CALayer(layer: layer)
    #expect(copy.value(forKey: "kind") as? String == "spark")
    #expect(copy.value(forKeyPath: "home.y") as? Double == 9)
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil)
    #expect(layer.value(forKeyPath: "nothing.here") == nil)
  }

  @Test func `shapes, gradients, copies and emitters have keys of their own`() {
    let shape = CAShapeLayer()
    shape.setValue(3, forKeyPath: "lineWidth")
    shape.setValue("round", forKey: "lineCap")
    #expect(shape.lineWidth == 3)
    #expect(shape.lineCap == .round)
    let gradient = CAGradientLayer()
    gradient.setValue(0.25, forKeyPath: "endPoint.x")
    #expect(gradient.endPoint == CGPoint(x: 0.25, y: 1))
    let replicator = CAReplicatorLayer()
    replicator.setValue(4, forKey: "instanceCount")
    #expect(replicator.instanceCount == 4)
    let emitter = CAEmitterLayer()
    emitter.setValue(5, forKeyPath: "emitterPosition.y")
    emitter.setValue(2, forKeyPath: "birthRate")
    #expect(emitter.emitterPosition == CGPoint(x: 0, y: 5))
    #expect(emitter.birthRate == 2)
    let cell = CAEmitterCell()
    cell.name = "spark"
    emitter.emitterCells = [cell]
    emitter.setValue(7, forKeyPath: "emitterCells.spark.velocity")
    #expect(emitter.value(forKeyPath: "emitterCells.spark.velocity") as? Double == 7)
    cell.setValue(0.5, forKey: "scale")
    cell.setValue("own", forKey: "kind")
    cell.setValue(false, forKey: "enabled")
    #expect(cell.scale == 0.5)
    #expect(!cell.isEnabled)
    #expect(cell.value(forKeyPath: "scale") as? Double == 0.5)
    #expect((cell.copy() as? CAEmitterCell)?.value(forKey: "kind") as? String == "own")
  }

  @Test func `key paths lead to sublayers by their names and to masks`() {
    let dot = CALayer()
    dot.name = "dot"
    layer.addSublayer(dot)
    layer.mask = CALayer()
    layer.setValue(5, forKeyPath: "sublayers.dot.cornerRadius")
    layer.setValue(6, forKeyPath: "mask.position.x")
    #expect(dot.cornerRadius == 5)
    #expect(layer.mask?.position.x == 6)
    #expect(layer.value(forKeyPath: "sublayers.dot.cornerRadius") as? Double == 5)
  }

  @Test func `animations turn layers about the axes of the plane`() {
    Theatre.run { stage in
      let flip = CABasicAnimation(keyPath: "transform.rotation.y")
      (flip.fromValue, flip.toValue, flip.duration) = (0, Double.pi, 3)
      stage.box.layer.add(flip, forKey: nil)
      stage.clock.advance(by: 1)
      #expect(abs(stage.shown { Double($0.transform.m11) } - 0.5) < 0.002)
      stage.clock.advance(by: 1)
      #expect(abs(stage.shown { Double($0.transform.m11) } + 0.5) < 0.002)
    }
  }
}
