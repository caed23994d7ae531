import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct KeyframeTests {
  private typealias Options = UIView.KeyframeAnimationOptions

  /// The pace of the whole is even.
  private static let even = Options(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// Goes to 30 in the first quarter, rests for one, and goes to 90 in the second half.
  private func walk(_ stage: Theatre, _ options: UIView.KeyframeAnimationOptions = []) {
    UIView.animateKeyframes(
      withDuration: 4, delay: 0, options: [KeyframeTests.even, options],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          stage.box.center.x = 30
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          stage.box.center.x = 90
        }
      })
  }

  @Test func `each frame has its part of the time`() {
    Theatre.run { stage in
      walk(stage)
      #expect(stage.box.center.x == 90)
      #expect(
        stage.film([0, 0.5, 1, 1.5, 2, 3, 4]) { Double($0.position.x) } == """
          0.0: 10.0
          0.5: 20.0
          1.0: 30.0
          1.5: 30.0
          2.0: 30.0
          3.0: 60.0
          4.0: 90.0
          """)
    }
  }

  @Test(arguments: [
    (UIView.KeyframeAnimationOptions.calculationModeDiscrete, 10.0, 30.0),
    (.calculationModePaced, 20, 70), (.calculationModeLinear, 20, 60),
  ])
  func `values between frames come as the mode says`(
    mode: UIView.KeyframeAnimationOptions, early: Double, late: Double
  ) {
    Theatre.run { stage in
      walk(stage, mode)
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX == early)
      stage.clock.advance(by: 2.5)
      #expect(stage.shownX == late)
    }
  }

  @Test(arguments: [
    UIView.KeyframeAnimationOptions.calculationModeCubic, .calculationModeCubicPaced,
  ])
  func `smooth modes pass through all values`(mode: UIView.KeyframeAnimationOptions) {
    Theatre.run { stage in
      walk(stage, mode)
      var before = stage.shownX
      for _ in 0..<400 {
        stage.clock.advance(by: 0.01)
        #expect(abs(stage.shownX - before) < 2)
        before = stage.shownX
      }
      stage.clock.advance(by: 0.01)
      #expect(stage.shownX == 90)
    }
  }

  @Test func `key frames repeat, wait, and lay out their subviews`() {
    Theatre.run { stage in
      var told: [Bool] = []
      UIView.animateKeyframes(
        withDuration: 1, delay: 1, options: [KeyframeTests.even, .repeat, .autoreverse],
        animations: { stage.box.alpha = 0 }, completion: { told.append($0) })
      stage.clock.advance(by: 0.5)
      #expect(stage.shownOpacity == 1)
      stage.clock.advance(by: 0.75)
      #expect(stage.shownOpacity == 0.75)
      stage.clock.advance(by: 1.5)
      #expect(stage.shownOpacity == 0.75)
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [KeyframeTests.even, .beginFromCurrentState],
        animations: { stage.box.alpha = 0.25 })
      #expect(told == [false])
      stage.clock.advance(by: 0.5)
      #expect(stage.shownOpacity == 0.5)
    }
  }

  @Test func `without options the whole eases in and out`() {
    Theatre.run { stage in
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, animations: { stage.box.center.x = 90 })
      stage.clock.advance(by: 0.1)
      #expect(stage.shownX < 13)
      stage.clock.advance(by: 0.4)
      #expect(stage.shownX == 50)
    }
  }

  @Test func `outside of an animation a frame is a change like any other`() {
    Theatre.run { stage in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.box.alpha = 0 }
      #expect(stage.box.alpha == 0)
      #expect(stage.box.layer.animationKeys() == nil)
    }
  }
}
