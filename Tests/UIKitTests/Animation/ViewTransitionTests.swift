import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct ViewTransitionTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A view that fills the window and shows a red one.
  private func run(_ body: (Theatre, UIView) -> Void) {
    Theatre.run { stage in
      stage.box.frame = stage.window.bounds
      let face = UIView(frame: stage.box.bounds)
      face.backgroundColor = red
      stage.box.addSubview(face)
      stage.clock.advance(by: 0)
      body(stage, face)
    }
  }

  private func pixel(_ stage: Theatre, _ x: Int) -> [UInt8] { Pixels(stage.picture())[x, 50] }

  @Test func `content dissolves into what takes its place`() {
    run { stage, face in
      var told: [Bool] = []
      UIView.transition(
        with: stage.box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { face.backgroundColor = blue }, completion: { told.append($0) })
      #expect(face.backgroundColor == blue)
      #expect(pixel(stage, 50) == [255, 0, 0, 255])
      stage.clock.advance(by: 0.25)
      let mixed = pixel(stage, 50)
      #expect(mixed[0] > mixed[2] && mixed[2] > 40, "\(mixed)")
      #expect(told.isEmpty)
      stage.clock.advance(by: 0.75)
      #expect(pixel(stage, 50) == [0, 0, 255, 255])
      #expect(told == [true])
    }
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
    (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
  ])
  func `a view turns over about its middle`(options: UIView.AnimationOptions, isNarrow: Bool) {
    run { stage, face in
      UIView.transition(
        with: stage.box, duration: 1, options: [options, .curveLinear],
        animations: { face.backgroundColor = blue })
      // A third of the turn: half as wide, the old face; two thirds: the new one.
      stage.clock.advance(by: 1.0 / 3)
      var picture = Pixels(stage.picture())
      #expect(picture[50, 50] == [255, 0, 0, 255])
      #expect(picture[isNarrow ? 10 : 50, isNarrow ? 50 : 10][3] == 0)
      stage.clock.advance(by: 1.0 / 3)
      picture = Pixels(stage.picture())
      #expect(picture[50, 50] == [0, 0, 255, 255])
      #expect(picture[isNarrow ? 10 : 50, isNarrow ? 50 : 10][3] == 0)
    }
  }

  @Test func `a view takes the place of another`() {
    run { stage, face in
      let other = UIView(frame: face.frame)
      other.backgroundColor = blue
      UIView.transition(
        from: face, to: other, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
      #expect(face.superview == nil)
      #expect(other.superview === stage.box)
      #expect(pixel(stage, 50) == [255, 0, 0, 255])
      stage.clock.advance(by: 1)
      #expect(pixel(stage, 50) == [0, 0, 255, 255])
      stage.box.addSubview(face)
      UIView.transition(
        from: other, to: face, duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
      #expect(other.superview === stage.box)
      #expect(other.isHidden == true)
      #expect(face.isHidden == false)
    }
  }

  @Test func `changes within a transition are not animated unless they may be`() {
    run { stage, face in
      UIView.transition(
        with: stage.box, duration: 1, options: .transitionCrossDissolve,
        animations: { face.alpha = 0.5 })
      #expect(face.layer.animationKeys() == nil)
      var told = 0
      UIView.transition(
        with: stage.box, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent],
        animations: { face.alpha = 1 }, completion: { _ in told += 1 })
      #expect(face.layer.animationKeys() == ["opacity"])
      stage.clock.advance(by: 1)
      #expect(told == 1)
    }
  }

  @Test func `what cannot be seen is over at once`() {
    run { stage, face in
      var told: [Bool] = []
      UIView.transition(
        with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: nil,
        completion: { told.append($0) })
      UIView.transition(from: UIView(), to: UIView(), duration: 1, completion: { told.append($0) })
      UIView.transition(
        with: stage.box, duration: 0, options: .transitionCrossDissolve,
        animations: { face.alpha = 0 }, completion: { told.append($0) })
      #expect(told == [true, true, true])
    }
  }
}
