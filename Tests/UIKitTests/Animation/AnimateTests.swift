import CollectionViewExtras
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct AnimateTests {
  @Test func `the model is final at once and what is shown follows`() {
    Theatre.run { stage in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.box.center.x = 90
      }
      #expect(stage.box.center.x == 90)
      #expect(stage.shownX == 10)
      #expect(
        stage.film([0, 0.25, 0.5, 0.75, 1]) { Double($0.position.x) } == """
          0.0: 10.0
          0.25: 30.0
          0.5: 50.0
          0.75: 70.0
          1.0: 90.0
          """)
      #expect(stage.clock.isAtRest)
    }
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, 20.333), (.curveEaseIn, 17.477),
    (.curveEaseOut, 40.251), (.curveLinear, 30.0),
  ])
  func `curves pace the way`(options: UIView.AnimationOptions, quarter: Double) {
    Theatre.run { stage in
      UIView.animate(withDuration: 1, delay: 0, options: options) { stage.box.center.x = 90 }
      stage.clock.advance(by: 0.25)
      #expect(abs(stage.shownX - quarter) < 0.0015, "\(options) shows \(stage.shownX)")
      stage.clock.advance(by: 0.75)
      #expect(stage.shownX == 90)
    }
  }

  @Test func `all that a view animates is animated`() {
    Theatre.run { stage in
      let (box, layer) = (stage.box, stage.box.layer)
      box.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.bounds = CGRect(x: 0, y: 4, width: 40, height: 60)
        box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 1)
        box.alpha = 0
        box.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        (layer.cornerRadius, layer.borderWidth) = (8, 2)
        layer.borderColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor
        (layer.shadowOpacity, layer.shadowRadius) = (1, 13)
        layer.shadowOffset = CGSize(width: 2, height: 1)
      }
      stage.clock.advance(by: 0.5)
      let shown = layer.presentation() ?? layer
      #expect(shown.bounds == CGRect(x: 0, y: 2, width: 30, height: 40))
      // Half the turn and half the growth, not half the matrix.
      let turn = shown.affineTransform()
      #expect(abs(turn.a - 2 * cos(CGFloat.pi / 4)) < 1e-9)
      #expect(abs(turn.b - 2 * sin(CGFloat.pi / 4)) < 1e-9)
      #expect(shown.opacity == 0.5)
      #expect(shown.backgroundColor?.components == [0.5, 0.25, 0, 1])
      #expect(shown.borderColor?.components == [0.5, 0.5, 0.5, 1])
      #expect(shown.cornerRadius == 4)
      #expect(shown.borderWidth == 1)
      #expect(shown.shadowOpacity == 0.5)
      #expect(shown.shadowRadius == 8)
      #expect(shown.shadowOffset == CGSize(width: 1, height: -1))
      stage.clock.advance(by: 0.5)
      #expect(layer.presentation()?.bounds == layer.bounds)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `a delay shows the start until it is over`() {
    Theatre.run { stage in
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
        stage.box.center.x = 90
      }
      stage.clock.advance(by: 1.5)
      #expect(stage.shownX == 10)
      stage.clock.advance(by: 1)
      #expect(stage.shownX == 50)
    }
  }

  @Test func `completions come when the motion is over, in the order of the ends`() {
    Theatre.run { stage in
      var told: [String] = []
      UIView.animate(withDuration: 2, animations: { stage.box.center.x = 90 }) { finished in
        told.append("slow \(finished)")
      }
      UIView.animate(withDuration: 1, animations: { stage.box.alpha = 0 }) { finished in
        told.append("fast \(finished)")
        UIView.animate(withDuration: 0.5, animations: { stage.box.alpha = 1 }) { _ in
          told.append("next at \(rounded(stage.clock.now))")
        }
      }
      #expect(told.isEmpty)
      stage.clock.advance(by: 0.999)
      #expect(told.isEmpty)
      stage.clock.advance(by: 9)
      #expect(told == ["fast true", "next at 1.5", "slow true"])
    }
  }

  @Test func `where nothing moves the completion comes at once`() {
    var told: [String] = []
    let alone = UIView()
    UIView.animate(withDuration: 1, animations: { alone.alpha = 0 }) { _ in told.append("no window")
    }
    Theatre.run { stage in
      let box = stage.box
      UIView.animate(withDuration: 1, animations: {}) { _ in told.append("no change") }
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { box.alpha = 0 }) { _ in told.append("disabled")
      }
      UIView.setAnimationsEnabled(true)
      #expect(box.layer.animationKeys() == nil)
      stage.window.isHidden = true
      UIView.animate(withDuration: 1, animations: { box.alpha = 1 }) { _ in told.append("hidden") }
    }
    #expect(told == ["no window", "no change", "disabled", "hidden"])
  }

  @Test func `a view that leaves the window is told that it did not finish`() {
    Theatre.run { stage in
      var told: [Bool] = []
      UIView.animate(withDuration: 1, animations: { stage.box.alpha = 0 }) { told.append($0) }
      stage.clock.advance(by: 0.5)
      stage.box.removeFromSuperview()
      stage.clock.advance(by: 0)
      #expect(told == [false])
      #expect(stage.clock.isAtRest)
    }
  }

  @Test func `what interrupts a motion goes on from what is shown`() {
    Theatre.run { stage in
      var told: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.box.center.x = 90
      } completion: {
        told.append("there \($0)")
      }
      stage.clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.box.center.x = 10
      } completion: {
        told.append("back \($0)")
      }
      // The first motion still brings 40 points at a second's pace while the second takes 80 away.
      #expect(
        stage.film([0, 0.25, 0.5, 1]) { Double($0.position.x) } == """
          0.0: 50.0
          0.25: 50.0
          0.5: 50.0
          1.0: 10.0
          """)
      #expect(told == ["there true", "back true"])
    }
  }

  @Test func `beginning from the current state ends the motion so far`() {
    Theatre.run { stage in
      var told: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.box.center.x = 90
      } completion: {
        told.append("there \($0)")
      }
      stage.clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        stage.box.center.x = 10
      }
      #expect(told == ["there false"])
      #expect(
        stage.film([0, 0.5, 1]) { Double($0.position.x) } == """
          0.0: 50.0
          0.5: 30.0
          1.0: 10.0
          """)
    }
  }

  @Test func `repeated motion goes on until it is taken away`() {
    Theatre.run { stage in
      var told: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        stage.box.center.x = 90
      } completion: {
        told.append($0)
      }
      #expect(
        stage.film([0.25, 1.25, 2.25, 101.25]) { Double($0.position.x) } == """
          0.25: 30.0
          1.25: 70.0
          2.25: 30.0
          101.25: 70.0
          """)
      stage.box.layer.removeAllAnimations()
      #expect(told == [false])
      #expect(stage.shownX == 90)
    }
  }

  @Test func `a repeat count is kept`() {
    Theatre.run { stage in
      var end = 0.0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
          stage.box.center.x = 90
        }
      } completion: { _ in
        end = stage.clock.now
      }
      stage.clock.advance(by: 4.5)
      #expect(stage.shownX == 50)
      stage.clock.advance(by: 5)
      #expect(end == 6)
    }
  }

  @Test func `inner animations take on the duration and curve of the outer one`() {
    Theatre.run { stage in
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 1) { stage.box.center.x = 90 }
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) { stage.box.alpha = 0 }
      }
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == 30)
      #expect(stage.shownOpacity == 0.5)
    }
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, 1.5, 0.5), (.overrideInheritedOptions, 1.5, 0.0),
  ])
  func `inner animations take on repeats unless told otherwise`(
    options: UIView.AnimationOptions, time: Double, opacity: Double
  ) {
    Theatre.run { stage in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        UIView.animate(withDuration: 1, delay: 0, options: options) { stage.box.alpha = 0 }
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          options: UIView.KeyframeAnimationOptions(
            rawValue: options.rawValue | UIView.AnimationOptions.curveLinear.rawValue),
          animations: { stage.box.center.x = 90 })
      }
      stage.clock.advance(by: time)
      #expect(stage.shownOpacity == opacity)
      #expect(stage.shownX == 10 + 80 * (1 - opacity))
    }
  }

  @Test func `what is done without animation is seen at once`() {
    Theatre.run { stage in
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          stage.box.center.x = 90
        }
        stage.box.alpha = 0
      }
      #expect(stage.shownX == 90)
      #expect(stage.shownOpacity == 1)
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test func `springs overshoot and come to rest`() {
    Theatre.run { stage in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
      ) { stage.box.center.x = 90 }
      let overshoot = (1...60).map { _ in
        stage.clock.advance(by: 1.0 / 60)
        return stage.shownX
      }
      #expect((overshoot.max() ?? 0) > 100)
      stage.clock.advance(by: 0.01)
      #expect(stage.shownX == 90)
    }
  }

  @Test func `a spring of a felt duration takes until it is at rest`() {
    Theatre.run { stage in
      var end = 0.0
      UIView.animate(springDuration: 0.5, bounce: 0) {
        stage.box.center.x = 90
      } completion: { _ in
        end = stage.clock.now
      }
      // Critically damped at 2 pi / 0.5: 1 - (1 + w t) exp(-w t).
      stage.clock.advance(by: 0.125)
      let angle = 2 * Double.pi / 0.5 * 0.125
      #expect(abs(stage.shownX - (10 + 80 * (1 - (1 + angle) * exp(-angle)))) < 0.001)
      stage.clock.advance(by: 2)
      #expect(abs(end - 9.2334134764516 * 0.5 / (2 * .pi)) < 1e-6)
    }
  }

  @Test func `a layout inside an animation is animated`() {
    Theatre.run { stage in
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(bar)
      let width = bar.widthAnchor.constraint(equalToConstant: 20)
      NSLayoutConstraint.activate([
        width, bar.heightAnchor.constraint(equalToConstant: 10),
        bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        bar.topAnchor.constraint(equalTo: stage.window.topAnchor),
      ])
      stage.window.layoutIfNeeded()
      width.constant = 60
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.window.layoutIfNeeded()
      }
      stage.clock.advance(by: 0.5)
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
      #expect(bar.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
    }
  }

  @Test func `subviews are laid out within the animation if it is to`() {
    Theatre.run { stage in
      let fill = Filler()
      stage.box.addSubview(fill)
      let plain = UIView(frame: fill.frame)
      fill.inner = plain
      fill.addSubview(plain)
      fill.frame = stage.box.bounds
      stage.window.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
        fill.frame.size.width = 60
      }
      stage.clock.advance(by: 0.5)
      #expect(plain.frame.width == 60)
      #expect(plain.layer.presentation()?.bounds.width == 40)
    }
  }

  private final class Filler: UIView {
    var inner: UIView?
    override func layoutSubviews() { inner?.frame = bounds }
  }

  @Test func `no motion jumps however often it is interrupted`() {
    let seed: UInt64 = 0xB0B
    var random = SplitMix64(seed: seed)
    Theatre.run { stage in
      let frame = 1.0 / 240
      var before = stage.shownX
      for step in 0..<2000 {
        if random.chance(0.05) {
          let goal = CGFloat(random.integer(0...100))
          let options = random.pick([
            UIView.AnimationOptions.curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut,
            [.beginFromCurrentState, .curveLinear],
          ])
          UIView.animate(withDuration: 0.5, delay: 0, options: options) {
            stage.box.center.x = goal
          }
          #expect(abs(stage.shownX - before) < 0.01, "seed \(seed), step \(step)")
        }
        stage.clock.advance(by: frame)
        let now = stage.shownX
        // A hundred points in half a second, at most twice as fast at an end of a curve, by as many
        // motions as there may be at a time.
        #expect(abs(now - before) < 100 / 0.5 * 2.4 * frame * 12, "seed \(seed), step \(step)")
        before = now
      }
      stage.clock.advance(by: 1)
      #expect(stage.shownX == Double(stage.box.center.x))
    }
  }

  @Test func `a moment is drawn as it is shown, and twice the same`() throws {
    try Theatre.run { stage in
      stage.box.backgroundColor = .red
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.box.frame.origin.x = 80
      }
      stage.clock.advance(by: 0.5)
      let picture = stage.picture()
      let inked = try #require(Pixels(picture).inked)
      #expect(box(inked) == [40, 0, 59, 19] as [Int])
      #expect(picture.pngData() == stage.picture().pngData())
      // The model does not move.
      let model = try #require(Pixels(snapshot(stage.window)).inked)
      #expect(box(model) == [80, 0, 99, 19] as [Int])
    }
  }

  @Test func `time by the system's clock passes while the run loop runs`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    defer { window.isHidden = true }
    let finished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.05, animations: { window.alpha = 0.5 }) {
        continuation.resume(returning: $0)
      }
    }
    #expect(finished)
  }

  @Test func `time by the system's clock passes for those who run the run loop`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    defer { window.isHidden = true }
    var isOver = false
    UIView.animate(withDuration: 0.05, animations: { window.alpha = 0.5 }) { _ in isOver = true }
    // Turns are counted, not time: other tests may run within one of them.
    for _ in 0..<100 where !isOver {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.2))
    }
    #expect(isOver)
  }
}
