import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct LayerAnimationTests {
  private final class Witness: CAAnimationDelegate {
    var told: [String] = []
    func animationDidStart(_ anim: CAAnimation) { told.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      told.append("\(anim.value(forKey: "name") as? String ?? "stop") \(flag)")
    }
  }

  @Test func `an animation shows values on its way and leaves the model alone`() {
    Theatre.run { stage in
      let layer = stage.box.layer
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (20, 60, 1)
      layer.add(move, forKey: "move")
      move.toValue = 1000  // The layer has a copy.
      #expect(layer.animationKeys() == ["move"])
      #expect(layer.animation(forKey: "move") is CABasicAnimation)
      stage.clock.advance(by: 0.25)
      #expect(stage.shownX == 30)
      #expect(layer.position.x == 10)
      #expect(layer.presentation()?.model() === layer)
      layer.removeAnimation(forKey: "move")
      #expect(stage.shownX == 10)
    }
  }

  struct Values: Sendable {
    var from: Double?
    var to: Double?
    var by: Double?
    let half: Double
  }

  @Test(arguments: [
    Values(from: 20, to: 60, half: 40), Values(from: 20, by: 40, half: 40),
    Values(to: 60, by: 40, half: 40), Values(from: 20, half: 15), Values(to: 60, half: 35),
    Values(by: 40, half: 30),
  ])
  func `values that are not given come from the layer`(values: Values) {
    Theatre.run { stage in
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = values.from
      move.toValue = values.to
      move.byValue = values.by
      move.duration = 1
      stage.box.layer.add(move, forKey: nil)
      #expect(stage.box.layer.animationKeys() == nil)
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == values.half)
    }
  }

  @Test func `additive animations add up, later ones go over earlier ones`() {
    Theatre.run { stage in
      for (key, isAdditive) in [("first", false), ("second", true), ("third", true)] {
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (0, 40, 1)
        move.isAdditive = isAdditive
        stage.box.layer.add(move, forKey: key)
      }
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == 20.0 + 20 + 20)
    }
  }

  @Test func `time can be repeated, reversed, sped up, shifted and filled`() {
    Theatre.run { stage in
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (20, 60, 1)
      move.beginTime = CACurrentMediaTime() + 1
      (move.speed, move.repeatCount, move.autoreverses) = (2, 2, true)
      (move.fillMode, move.isRemovedOnCompletion) = (.both, false)
      stage.box.layer.add(move, forKey: nil)
      #expect(
        stage.film([0.5, 1.125, 1.625, 2.125, 2.625, 9]) { Double($0.position.x) } == """
          0.5: 20.0
          1.125: 30.0
          1.625: 50.0
          2.125: 30.0
          2.625: 50.0
          9.0: 20.0
          """)
      let turned = CABasicAnimation(keyPath: "opacity")
      (turned.fromValue, turned.toValue, turned.duration) = (0, 1, 1)
      (turned.timeOffset, turned.repeatDuration) = (0.25, 1.5)
      turned.timingFunction = CAMediaTimingFunction(name: .linear)
      stage.box.layer.add(turned, forKey: nil)
      stage.clock.advance(by: 0.25)
      #expect(stage.shownOpacity == 0.5)
      stage.clock.advance(by: 0.75)
      #expect(stage.shownOpacity == 0.25)
    }
  }

  @Test func `each run of a cumulative animation goes on from the last`() {
    Theatre.run { stage in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue, turn.duration) = (0, 0.5, 1)
      (turn.repeatCount, turn.isCumulative) = (3, true)
      stage.box.layer.add(turn, forKey: nil)
      stage.clock.advance(by: 2.5)
      let angle = stage.shown { Double(atan2($0.transform.m12, $0.transform.m11)) }
      #expect(angle == 1.25)
    }
  }

  @Test func `a delegate hears of the start and of how it ended`() {
    Theatre.run { stage in
      let witness = Witness()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      fade.delegate = witness
      fade.setValue("fade", forKey: "name")
      stage.box.layer.add(fade, forKey: "fade")
      #expect(witness.told.isEmpty)
      stage.clock.advance(by: 0.5)
      stage.box.layer.add(fade, forKey: "fade")
      stage.clock.advance(by: 2)
      #expect(witness.told == ["start", "fade false", "start", "fade true"])
    }
  }

  @Test func `springs swing about the end`() {
    Theatre.run { stage in
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue) = (10, 90)
      #expect(spring.mass == 1)
      #expect(spring.stiffness == 100)
      #expect(spring.damping == 10)
      #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-9)
      spring.duration = spring.settlingDuration
      stage.box.layer.add(spring, forKey: nil)
      // 1 - exp(-5 t) (cos w t + 5 / w sin w t), w = sqrt(75).
      stage.clock.advance(by: 0.4)
      let angle = 75.0.squareRoot() * 0.4
      let left = exp(-2) * (cos(angle) + 5 / 75.0.squareRoot() * sin(angle))
      #expect(stage.shownX == rounded(10 + 80 * (1 - left)))
      #expect(stage.shownX > 90)
      let felt = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
      #expect(abs(felt.perceptualDuration - 0.5) < 1e-9)
      #expect(abs(felt.bounce - 0.25) < 1e-9)
      felt.damping = 1000
      #expect(abs(felt.bounce) < 1e-9)
      felt.allowsOverdamping = true
      #expect(felt.bounce < 0)
    }
  }

  @Test(arguments: [
    (CAAnimationCalculationMode.linear, 15.0), (.discrete, 10), (.paced, 25), (.cubic, 10.625),
    (.cubicPaced, 23.223),
  ])
  func `key frames are passed one after the other`(
    mode: CAAnimationCalculationMode, eighth: Double
  ) {
    Theatre.run { stage in
      let walk = CAKeyframeAnimation(keyPath: "position.x")
      walk.values = [10, 20, 90, 130]
      walk.duration = 1
      walk.keyTimes = [0, 0.25, 0.75, 1]
      walk.calculationMode = mode
      stage.box.layer.add(walk, forKey: nil)
      stage.clock.advance(by: 0.125)
      #expect(abs(stage.shownX - eighth) < 0.001, "\(mode.rawValue) shows \(stage.shownX)")
    }
  }

  @Test func `each step has a pace of its own`() {
    Theatre.run { stage in
      let walk = CAKeyframeAnimation(keyPath: "position.x")
      (walk.values, walk.duration) = ([10, 20, 60], 2)
      walk.timingFunctions = [
        CAMediaTimingFunction(controlPoints: 0, 0, 1, 1), CAMediaTimingFunction(name: .easeIn),
      ]
      stage.box.layer.add(walk, forKey: nil)
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == 15)
      stage.clock.advance(by: 1)
      #expect(stage.shownX < 35)
    }
  }

  @Test func `a path is followed segment by segment, or at an even speed`() {
    Theatre.run { stage in
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 60))
      let walk = CAKeyframeAnimation(keyPath: "position")
      (walk.path, walk.duration) = (path, 1)
      stage.box.layer.add(walk, forKey: "walk")
      stage.clock.advance(by: 0.5)
      #expect(stage.box.layer.presentation()?.position == CGPoint(x: 20, y: 0))
      walk.calculationMode = .paced
      stage.box.layer.add(walk, forKey: "walk")
      stage.clock.advance(by: 0.5)
      let place = stage.box.layer.presentation()?.position ?? .zero
      #expect(abs(place.x - 20) < 1e-6)
      #expect(abs(place.y - 20) < 1e-6)
    }
  }

  @Test func `a group cuts its animations off`() {
    Theatre.run { stage in
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (10, 90, 2)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (0, 1)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([move, fade], 1)
      stage.box.layer.add(group, forKey: "both")
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == 30)
      #expect(stage.shownOpacity == 0.5)
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == 10)
    }
  }

  @Test func `boxed and plain values of every kind are understood`() {
    Theatre.run { stage in
      let layer = stage.box.layer
      let values: [(String, Any, (CALayer) -> Bool)] = [
        ("position", CGPoint(x: 3, y: 4), { $0.position == CGPoint(x: 3, y: 4) }),
        ("position", NSValue(point: CGPoint(x: 3, y: 4)), { $0.position.y == 4 }),
        ("bounds.size", CGSize(width: 5, height: 6), { $0.bounds.height == 6 }),
        ("bounds.origin.y", CGFloat(7), { $0.bounds.minY == 7 }),
        (
          "bounds", NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), { $0.bounds.width == 3 }
        ),
        ("shadowOffset.width", Float(8), { $0.shadowOffset.width == 8 }),
        (
          "backgroundColor", UIColor.red.cgColor,
          { $0.backgroundColor?.rgba == UIColor.red.cgColor.rgba }
        ),
        ("transform", CATransform3DMakeScale(2, 3, 1), { $0.transform.m22 == 3 }),
        (
          "transform", NSValue(caTransform3D: CATransform3DMakeScale(2, 5, 1)),
          { $0.transform.m22 == 5 }
        ),
        ("transform.scale", NSNumber(value: 4), { $0.transform.m11 == 4 }),
        ("transform.scale.y", 4, { $0.transform.m22 == 4 }),
        ("transform.translation", CGSize(width: 1, height: 2), { $0.transform.m42 == 2 }),
        ("transform.translation.x", 9, { $0.transform.m41 == 9 }),
        ("zPosition", 2, { $0.zPosition == 2 }),
        ("anchorPoint.x", 0, { $0.anchorPoint.x == 0 }),
        ("cornerRadius", 3, { $0.cornerRadius == 3 }),
      ]
      for (key, value, check) in values {
        let still = CABasicAnimation(keyPath: key)
        (still.fromValue, still.toValue, still.duration) = (value, value, 1)
        layer.add(still, forKey: "still")
        #expect(check(layer.presentation() ?? layer), "\(key) of \(value)")
      }
    }
  }

  @Test func `shapes and gradients move with their own properties`() throws {
    try Theatre.run { stage in
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: CGRect(x: 0, y: 50, width: 10, height: 10), transform: nil)
      shape.fillColor = UIColor.black.cgColor
      stage.window.layer.addSublayer(shape)
      let grow = CABasicAnimation(keyPath: "path")
      grow.fromValue = shape.path
      grow.toValue = CGPath(rect: CGRect(x: 0, y: 50, width: 50, height: 10), transform: nil)
      grow.duration = 1
      shape.add(grow, forKey: nil)
      stage.clock.advance(by: 0.5)
      let inked = try #require(Pixels(stage.picture()).inked)
      #expect(box(inked) == [0, 50, 29, 59] as [Int])
      #expect(shape.presentation()?.fillColor?.alpha == 1)

      let blend = CAGradientLayer()
      blend.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      blend.locations = [0, 1]
      stage.window.layer.addSublayer(blend)
      for (key, value) in [
        ("locations", [0.5, 1] as [Any]),
        ("colors", [UIColor.white.cgColor, UIColor.white.cgColor]),
      ] {
        let shift = CABasicAnimation(keyPath: key)
        (shift.toValue, shift.duration) = (value, 1)
        blend.add(shift, forKey: key)
      }
      stage.clock.advance(by: 0.5)
      #expect(blend.presentation()?.locations == [0.25, 1])
      #expect((blend.presentation()?.colors?.first as? CGColor)?.rgba.red == 0.5)
    }
  }

  @Test func `a layer that stands still keeps its moment`() {
    Theatre.run { stage in
      let layer = stage.box.layer
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (20, 60, 1)
      layer.add(move, forKey: "move")
      stage.clock.advance(by: 0.25)
      // The way that is known to pause a layer.
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      (layer.speed, layer.timeOffset) = (0, paused)
      stage.clock.advance(by: 5)
      #expect(stage.shownX == 30)
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      #expect(stage.shownX == 30)
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == 50)
      #expect(layer.convertTime(paused, to: nil) == 0.25 + 5)
      stage.clock.advance(by: 0.25)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `a presentation knows its tree`() {
    Theatre.run { stage in
      let inner = CALayer()
      inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      stage.box.layer.addSublayer(inner)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.box.center.x = 90 }
      stage.clock.advance(by: 0.5)
      let shown = inner.presentation()
      #expect(shown?.superlayer?.position.x == 50)
      #expect(shown?.convert(CGPoint.zero, to: nil) == CGPoint(x: 40 + 5, y: 5))
      #expect(stage.window.layer.presentation()?.sublayers?.count == 1)
      #expect(CALayer().presentation() == nil)
    }
  }

  private final class Dial: CALayer {
    var angle = 0.0
    override init() { super.init() }
    override init(layer: Any) {
      angle = (layer as? Dial)?.angle ?? 0
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a presentation is of the layer's class and made by its initialiser`() {
    Theatre.run { stage in
      let dial = Dial()
      dial.angle = 42
      stage.window.layer.addSublayer(dial)
      let shown: Dial? = dial.presentation()
      #expect(shown?.angle == 42)
      #expect(shown !== dial)
    }
  }

  @Test(arguments: [false, true])
  func `a layer is drawn in front while its depth moves, also in a group`(isGrouped: Bool) {
    Theatre.run { stage in
      let front = UIView(frame: stage.box.frame)
      (stage.box.backgroundColor, front.backgroundColor) = (.red, .blue)
      stage.window.addSubview(front)
      let rise = CABasicAnimation(keyPath: "zPosition")
      (rise.fromValue, rise.toValue, rise.duration) = (1, 1, 1)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([rise], 1)
      stage.box.layer.add(isGrouped ? group : rise, forKey: nil)
      stage.clock.advance(by: 0.5)
      #expect(Pixels(stage.picture())[10, 10] == [255, 0, 0, 255])
      stage.clock.advance(by: 1)
      #expect(Pixels(stage.picture())[10, 10] == [0, 0, 255, 255])
    }
  }

  @Test func `a timing function tells its control points`() {
    let curve = CAMediaTimingFunction(name: .default)
    var point: [Float] = [0, 0]
    curve.getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, 0.1])
    curve.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
  }
}
