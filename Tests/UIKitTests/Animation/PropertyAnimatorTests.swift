import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  /// An animator that moves the box evenly from 10 to 90 in a second.
  private func mover(_ stage: Theatre) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.box.center.x = 90 }
  }

  @Test func `it starts when told, runs and ends`() {
    Theatre.run { stage in
      let animator = mover(stage)
      var told: [UIViewAnimatingPosition] = []
      animator.addCompletion { told.append($0) }
      #expect(animator.state == .inactive)
      #expect(animator.isRunning == false)
      #expect(stage.box.center.x == 10)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning == true)
      #expect(stage.box.center.x == 90)
      stage.clock.advance(by: 0.25)
      #expect(stage.shownX == 30)
      #expect(animator.fractionComplete == 0.25)
      stage.clock.advance(by: 0.75)
      #expect(told == [.end])
      #expect(animator.state == .inactive)
      #expect(animator.isRunning == false)
      #expect(stage.box.layer.animationKeys() == nil)
    }
  }

  @Test func `it is moved by hand and goes on from there`() {
    Theatre.run { stage in
      let animator = mover(stage)
      animator.fractionComplete = 0.5
      #expect(animator.state == .active)
      #expect(animator.isRunning == false)
      #expect(stage.shownX == 50)
      stage.clock.advance(by: 10)
      #expect(stage.shownX == 50)
      animator.fractionComplete = 0.25
      #expect(stage.shownX == 30)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      stage.clock.advance(by: 0.375)
      #expect(stage.shownX == 60)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
      stage.clock.advance(by: 1)
      #expect(stage.shownX < 75)
      stage.clock.advance(by: 1)
      #expect(animator.state == .inactive)
      #expect(stage.shownX == 90)
    }
  }

  @Test func `a pause on a curve shows no jump, and neither does going on`() {
    Theatre.run { stage in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
        stage.box.center.x = 90
      }
      animator.startAnimation()
      stage.clock.advance(by: 0.4)
      let shown = stage.shownX
      animator.pauseAnimation()
      #expect(stage.shownX == shown)
      #expect(abs(Double(animator.fractionComplete) - (shown - 10) / 80) < 1e-4)
      animator.startAnimation()
      #expect(stage.shownX == shown)
      stage.clock.advance(by: 0.6)
      #expect(animator.state == .inactive)
    }
  }

  @Test func `moved by hand the way is even, whatever the curve`() {
    Theatre.run { stage in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
        stage.box.center.x = 90
      }
      animator.fractionComplete = 0.25
      #expect(stage.shownX == 30)
      animator.startAnimation()
      stage.clock.advance(by: 0.375)
      // The rest is paced by the curve: half its time is less than half the way.
      #expect(stage.shownX < 60)
      stage.clock.advance(by: 0.375)
      #expect(animator.state == .inactive)
    }
  }

  @Test func `scrubbed along its curve it shows what the curve says`() {
    Theatre.run { stage in
      let animator = UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 1, y: 1)
      ) { stage.box.center.x = 90 }
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      #expect(stage.shownX < 30)
      #expect(animator.fractionComplete == 0.5)
      animator.stopAnimation(true)
    }
  }

  @Test func `turned round it goes back and gives the views their old values`() {
    Theatre.run { stage in
      let animator = mover(stage)
      var told: [UIViewAnimatingPosition] = []
      animator.addCompletion { told.append($0) }
      animator.startAnimation()
      stage.clock.advance(by: 0.75)
      animator.isReversed = true
      #expect(stage.shownX == 70)
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == 30)
      stage.clock.advance(by: 0.25)
      #expect(told == [.start])
      #expect(stage.shownX == 10)
      #expect(stage.box.center.x == 10)
    }
  }

  @Test func `stopped, the views keep what is shown`() {
    Theatre.run { stage in
      let animator = mover(stage)
      var told: [UIViewAnimatingPosition] = []
      animator.addCompletion { told.append($0) }
      animator.startAnimation()
      stage.clock.advance(by: 0.5)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(stage.box.center.x == 50)
      stage.clock.advance(by: 9)
      #expect(told.isEmpty)
    }
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 10.0), (.current, 50), (.end, 90),
  ])
  func `stopped and finished, they have what was asked for`(
    position: UIViewAnimatingPosition, x: Double
  ) {
    Theatre.run { stage in
      let animator = mover(stage)
      var told: [UIViewAnimatingPosition] = []
      animator.addCompletion { told.append($0) }
      animator.addAnimations { stage.box.backgroundColor = .red }
      animator.addAnimations { stage.box.bounds.size.width = 40 }
      animator.startAnimation()
      stage.clock.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(stage.box.center.x == 50)
      animator.finishAnimation(at: position)
      #expect(told == [position])
      #expect(animator.state == .inactive)
      #expect(stage.box.center.x == CGFloat(x))
      #expect(stage.box.bounds.width == 20 + 20 * CGFloat(x - 10) / 80)
    }
  }

  @Test func `changes can begin later and be added on the way`() {
    Theatre.run { stage in
      let animator = mover(stage)
      animator.addAnimations({ stage.box.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == 50)
      #expect(stage.shownOpacity == 1)
      animator.addAnimations { stage.box.center.y = 50 }
      stage.clock.advance(by: 0.25)
      #expect(stage.shownX == 70)
      #expect(stage.shownOpacity == 0.5)
      #expect(stage.shown { Double($0.position.y) } == 30)
      stage.clock.advance(by: 0.25)
      #expect(stage.shownOpacity == 0)
    }
  }

  @Test func `it waits for its delay, and can run from the beginning`() {
    Theatre.run { stage in
      let animator = mover(stage)
      animator.startAnimation(afterDelay: 1)
      #expect(animator.delay == 1)
      stage.clock.advance(by: 1.5)
      #expect(stage.shownX == 50)
      var told: [UIViewAnimatingPosition] = []
      let other = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 1, options: .curveLinear, animations: { stage.box.alpha = 0 },
        completion: { told.append($0) })
      #expect(other.isRunning)
      stage.clock.advance(by: 1.25)
      #expect(stage.shownOpacity == 0.75)
      stage.clock.advance(by: 1)
      #expect(told == [.end])
    }
  }

  @Test func `it can rest where it arrives`() {
    Theatre.run { stage in
      let animator = mover(stage)
      animator.pausesOnCompletion = true
      animator.startAnimation()
      stage.clock.advance(by: 2)
      #expect(animator.state == .active)
      #expect(animator.isRunning == false)
      animator.isReversed = true
      animator.startAnimation()
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == 50)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      #expect(stage.box.center.x == 90)
    }
  }

  @Test func `springs take the duration, or their own`() {
    Theatre.run { stage in
      let ratio = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.4) {
        stage.box.center.x = 90
      }
      #expect(ratio.duration == 2)
      ratio.startAnimation()
      var greatest = 0.0
      for _ in 0..<60 {
        stage.clock.advance(by: 1.0 / 30)
        greatest = max(greatest, stage.shownX)
      }
      #expect(greatest > 100)
      let system = UISpringTimingParameters()
      #expect(system.timingCurveType == .spring)
      #expect(system.springTimingParameters === system)
      #expect(system.cubicTimingParameters == nil)
      let own = UIViewPropertyAnimator(duration: 9, timingParameters: system)
      #expect(own.timingParameters === system)
      #expect(own.duration > 0.5 && own.duration < 4)
      let felt = UISpringTimingParameters(duration: 0.5, bounce: 0)
      let settled = UIViewPropertyAnimator(duration: 9, timingParameters: felt).duration
      #expect(abs(settled - 9.2334134764516 * 0.5 / (2 * .pi)) < 1e-6)
      let pushed = UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 9))
      #expect(pushed.initialVelocity.dy == 9)
      let thrown = UIViewPropertyAnimator(duration: 1, timingParameters: pushed)
      thrown.addAnimations { stage.box.center.x = 10 }
      thrown.startAnimation()
      stage.clock.advance(by: 0.1)
      // Without a push it would have gone a fifth of the way.
      #expect(stage.shownX < 50)
      stage.clock.advance(by: 1)
      #expect(thrown.state == .inactive)
    }
  }

  @Test func `timing parameters tell what they are`() {
    let named = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(named.timingCurveType == .builtin)
    #expect(named.animationCurve == .easeOut)
    #expect(named.cubicTimingParameters === named)
    #expect(named.springTimingParameters == nil)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 0.5, y: -1))
    #expect(own.timingCurveType == .cubic)
    #expect(own.controlPoint1 == CGPoint(x: 0.1, y: 2))
    #expect(own.controlPoint2 == CGPoint(x: 0.5, y: -1))
    #expect(UICubicTimingParameters().controlPoint1 == CGPoint(x: 0.42, y: 0))
  }

  @Test func `an animator that changes nothing is over at once`() {
    var told: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { told.append($0) }
    animator.startAnimation()
    #expect(told == [.end])
  }

  @Test func `only what was stopped can be finished`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.hasPrefix("finishAnimationAtPosition: should only be called on a stopped animator!"))
  }

  @Test func `a paused animator must not be let go of`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator?.pauseAnimation()
        animator = nil
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasPrefix("It is an error to release a paused or stopped property animator."))
  }
}
