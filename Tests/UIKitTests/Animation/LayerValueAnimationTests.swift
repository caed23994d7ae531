import Testing
import UIKit

/// Values of layers by keys of the application's own, which are drawn and animated.
@MainActor @Suite struct LayerValueAnimationTests {
  /// A layer that fills a share of its width in red.
  private final class Gauge: CALayer {
    var level: CGFloat {
      get { value(forKey: "level") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "level") }
    }
    /// Whether changes of the level move.
    var moves = false

    override init() { super.init() }
    override init(layer: Any) {
      moves = (layer as? Gauge)?.moves ?? false
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level", moves else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.level ?? level
      animation.duration = 1
      return animation
    }

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
    }
  }

  private func onStage(_ body: (Theatre, Gauge) -> Void) {
    Theatre.run { stage in
      let gauge = Gauge()
      gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      stage.window.layer.addSublayer(gauge)
      stage.clock.advance(by: 0)
      body(stage, gauge)
    }
  }

  /// How many pixels of the first row are red.
  private func width(_ stage: Theatre) -> Int {
    let shown = Pixels(stage.picture())
    return (0..<100).count { shown[$0, 5] == [255, 0, 0, 255] }
  }

  @Test func `a change of a key that needs display draws the content again`() {
    onStage { stage, gauge in
      #expect(width(stage) == 0)
      gauge.level = 0.5
      #expect(gauge.needsDisplay())
      #expect(width(stage) == 50)
      gauge.setValue(3, forKey: "other")
      #expect(!gauge.needsDisplay())
    }
    #expect(!CALayer.needsDisplay(forKey: "level"))
  }

  @Test func `an animation of such a key draws the content for each frame`() {
    onStage { stage, gauge in
      let animation = CABasicAnimation(keyPath: "level")
      (animation.fromValue, animation.toValue, animation.duration) = (0.2, 1, 1)
      gauge.add(animation, forKey: "rise")
      stage.clock.advance(by: 0)
      #expect(width(stage) == 20)
      stage.clock.advance(by: 0.5)
      #expect(width(stage) == 60)
      #expect(abs((gauge.presentation()?.level ?? 0) - 0.6) < 0.001)
      #expect(gauge.level == 0)
      stage.clock.advance(by: 1)
      #expect(width(stage) == 0)
    }
  }

  @Test func `the action of such a key is asked for before the change and runs after it`() {
    onStage { stage, gauge in
      gauge.moves = true
      gauge.level = 1
      #expect(gauge.animationKeys() == ["level"])
      stage.clock.advance(by: 0.25)
      #expect(width(stage) == 25)
      gauge.level = 0
      stage.clock.advance(by: 0.5)
      #expect(gauge.presentation()?.level == 0.125)
      stage.clock.advance(by: 0.5)
      #expect(width(stage) == 0)
    }
  }

  @Test func `actions of transactions are off where they are disabled`() {
    onStage { _, gauge in
      gauge.moves = true
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      gauge.level = 1
      CATransaction.commit()
      #expect(gauge.animationKeys() == nil)
    }
  }

  @Test func `properties of layers can need display, too`() {
    final class Border: CALayer {
      nonisolated(unsafe) static var drawings = 0
      override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
      override func draw(in ctx: CGContext) { Border.drawings += 1 }
    }
    let layer = Border()
    layer.displayIfNeeded()
    layer.opacity = 0.5
    #expect(!layer.needsDisplay())
    layer.cornerRadius = 4
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(Border.drawings == 2)
  }

  @Test func `points and colours by keys of the application move, and so does a part of contents`()
  {
    onStage { stage, gauge in
      gauge.setValue(CGPoint(x: 10, y: 0), forKey: "target")
      gauge.setValue(UIColor.red.cgColor, forKey: "ink")
      for (key, value) in [
        ("target", CGPoint(x: 30, y: 8)), ("ink", UIColor.blue.cgColor),
        ("contentsRect", CGRect(x: 0.5, y: 0, width: 1, height: 1)),
      ] as [(String, Any)] {
        let animation = CABasicAnimation(keyPath: key)
        (animation.toValue, animation.duration) = (value, 1)
        gauge.add(animation, forKey: key)
      }
      stage.clock.advance(by: 0)
      stage.clock.advance(by: 0.5)
      let shown = gauge.presentation()
      #expect(shown?.value(forKey: "target") as? CGPoint == CGPoint(x: 20, y: 4))
      #expect(
        shown?.value(forKey: "ink") as! CGColor?
          == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1).cgColor)
      #expect(shown?.contentsRect == CGRect(x: 0.25, y: 0, width: 1, height: 1))
    }
  }
}
