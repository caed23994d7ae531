import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct LayerTransactionTests {
  /// A layer of its own in a window, shown once.
  private func run(_ body: (Theatre, CALayer) -> Void) {
    Theatre.run { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
      stage.window.layer.addSublayer(layer)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil, "what was not shown yet does not move")
      stage.clock.advance(by: 0)
      body(stage, layer)
    }
  }

  private func shownX(_ layer: CALayer) -> Double {
    rounded(Double(layer.presentation()?.position.x ?? .nan))
  }

  @Test func `a layer of its own moves for a quarter of a second`() {
    run { stage, layer in
      layer.position.x = 90
      #expect(layer.animationKeys() == ["position"])
      #expect(layer.animation(forKey: "position")?.duration == 0.25)
      #expect(shownX(layer) == 10)
      stage.clock.advance(by: 0.125)
      // Half the time of the default curve is four fifths of the way.
      #expect(abs(shownX(layer) - (10 + 80 * 0.8024)) < 0.1)
      // An interruption starts at what is shown.
      let before = shownX(layer)
      layer.position.x = 10
      #expect(shownX(layer) == before)
      stage.clock.advance(by: 0.25)
      #expect(shownX(layer) == 10)
      #expect(stage.clock.isAtRest)
    }
  }

  @Test func `layers of views do not move by themselves`() {
    Theatre.run { stage in
      stage.box.layer.position.x = 90
      #expect(stage.box.layer.animationKeys() == nil)
    }
  }

  @Test func `a transaction says how changes are seen`() {
    run { stage, layer in
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(1)
      layer.position.x = 90
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      layer.opacity = 1
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      layer.cornerRadius = 5
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(layer.animationKeys() == ["position", "opacity"])
      stage.clock.advance(by: 0.5)
      #expect(shownX(layer) == 50)
      #expect(layer.presentation()?.opacity == 0.625)
    }
  }

  @Test func `its completion waits for all that was added in it`() {
    run { stage, layer in
      var told: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { told.append("all at \(stage.clock.now)") }
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.setAnimationDuration(1)
      layer.position.x = 90
      CATransaction.begin()
      CATransaction.setCompletionBlock { told.append("inner at \(stage.clock.now)") }
      CATransaction.setAnimationDuration(0.5)
      layer.opacity = 1
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { told.append("nothing") }
      CATransaction.commit()
      #expect(told == ["nothing"])
      stage.clock.advance(by: 2)
      #expect(told == ["nothing", "inner at 0.5", "all at 1.0"])
    }
  }

  @Test func `values of one's own are found in inner transactions`() {
    CATransaction.begin()
    CATransaction.setValue("here", forKey: "place")
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "place") as? String == "here")
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "place") == nil)
  }

  @Test func `what is set outside of transactions lasts until it is shown`() {
    run { stage, layer in
      var isOver = false
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { isOver = true }
      layer.position.x = 90
      #expect(layer.animationKeys() == nil)
      CATransaction.flush()
      #expect(isOver)
      layer.position.x = 10
      #expect(layer.animationKeys() == ["position"])
    }
  }

  private final class Judge: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      event == "opacity" ? NSNull() : nil
    }
  }

  private final class Slow: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = 5
      return event == "cornerRadius" ? animation : nil
    }
  }

  @Test func `actions come from the delegate, the layer, its class`() {
    run { stage, layer in
      let judge = Judge()
      layer.delegate = judge
      layer.actions = ["opacity": CABasicAnimation(keyPath: "opacity"), "position": NSNull()]
      (layer.opacity, layer.position.x, layer.cornerRadius) = (1, 90, 3)
      #expect(layer.animationKeys() == ["cornerRadius"])
      #expect(layer.action(forKey: "position") == nil)
      #expect(layer.action(forKey: "bounds") is CABasicAnimation)
      #expect(layer.action(forKey: "unheard of") == nil)
      #expect(layer.delegate === judge)
      let slow = Slow()
      stage.window.layer.addSublayer(slow)
      stage.clock.advance(by: 0)
      slow.cornerRadius = 8
      stage.clock.advance(by: 2.5)
      #expect(slow.presentation()?.cornerRadius == 4)
    }
  }

  private final class Painter: CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  }

  @Test func `a delegate draws and places what a layer shows`() {
    let layer = CALayer()
    let painter = Painter()
    layer.delegate = painter
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.layoutIfNeeded()
    let picture = Pixels(drawn(10, 10) { layer.render(in: $0) })
    #expect(painter.calls == ["layout", "will draw", "draw"])
    #expect(picture[2, 2] == [255, 0, 0, 255])
    #expect(picture[7, 7][3] == 0)
    let view = UIView()
    #expect(view.layer.delegate === view)
  }

  private final class Still: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      event == "opacity" ? NSNull() : super.action(for: layer, forKey: event)
    }
  }

  @Test func `a view decides what its layer does`() {
    Theatre.run { stage in
      let still = Still(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(still)
      #expect(still.action(for: still.layer, forKey: "position") is NSNull)
      UIView.animate(withDuration: 1) {
        still.alpha = 0
        still.center.x = 50
        #expect(!(still.action(for: still.layer, forKey: "position") is NSNull))
      }
      #expect(still.layer.animationKeys() == ["position"])
    }
  }

  @Test(arguments: [
    (CATransitionType.fade, CATransitionSubtype.fromLeft, [64, 64]),
    (.push, .fromRight, [0, 255]), (.moveIn, .fromRight, [0, 255]),
    (.reveal, .fromRight, [0, 255]),
  ])
  func `a transition leads from what was shown to what is`(
    type: CATransitionType, subtype: CATransitionSubtype, reds: [Int]
  ) {
    Theatre.run { stage in
      stage.box.frame = stage.window.bounds
      stage.box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      stage.clock.advance(by: 0)
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      (transition.startProgress, transition.endProgress) = (0.125, 0.375)
      stage.box.layer.add(transition, forKey: "ignored")
      stage.box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(stage.box.layer.animationKeys() == [kCATransition])
      stage.clock.advance(by: 0.5)
      let picture = Pixels(stage.picture())
      let shown = [Int(picture[10, 50][0]), Int(picture[90, 50][0])]
      #expect(zip(shown, reds).allSatisfy { abs($0 - $1) <= 2 }, "\(type.rawValue): \(shown)")
      stage.clock.advance(by: 0.5)
      #expect(Pixels(stage.picture())[10, 50] == [255, 0, 0, 255])
    }
  }
}
