import CollectionViewExtras
import Foundation
import Testing
import UIKit

/// Animations without a duration, and completions that go on.
@MainActor @Suite struct NextTurnTests {
  @Test func `an animation without a duration is over in the next turn`() {
    Theatre.run { stage in
      var told: [Bool] = []
      UIView.animate(withDuration: 0, animations: { stage.box.alpha = 0.5 }) { told.append($0) }
      #expect(stage.box.alpha == 0.5 && told.isEmpty)
      stage.clock.advance(by: 0)
      #expect(told == [true])
    }
  }

  @Test func `the run loop turns without a manual clock`() async throws {
    var isOver = false
    UIView.animate(withDuration: 0, animations: {}) { _ in isOver = true }
    #expect(!isOver)
    for _ in 0..<1_000 where !isOver { try await Task.sleep(for: .milliseconds(1)) }
    #expect(isOver)
  }

  @Test func `a chain of many does not nest`() {
    Theatre.run { stage in
      var steps = 0
      @MainActor func step() {
        guard steps < 5_000 else { return }
        steps += 1
        UIView.animate(withDuration: 0, animations: {}) { _ in step() }
      }
      step()
      for _ in 0..<5_000 { stage.clock.advance(by: 0) }
      #expect(steps == 5_000)
    }
  }

  @Test func `an endless chain takes its time`() {
    Theatre.run { stage in
      var steps = 0
      @MainActor func step() {
        steps += 1
        UIView.animate(withDuration: 0, animations: {}) { _ in step() }
      }
      step()
      stage.clock.advance(by: 1)
      #expect((50...70).contains(steps))
    }
  }

  @Test func `a completion may advance the clock`() {
    Theatre.run { stage in
      var told: [String] = []
      UIView.animate(withDuration: 1, animations: { stage.box.alpha = 0 }) { _ in
        stage.clock.advance(by: 5)
        told.append("first")
      }
      UIView.animate(withDuration: 3, animations: { stage.box.center.x = 50 }) { _ in
        told.append("second")
      }
      stage.clock.advance(by: 2)
      #expect(told == ["first", "second"])
      #expect(stage.clock.now == 6)
    }
  }

  // MARK: Many animations

  @Test func `thousands of added animations stay finite`() throws {
    try Theatre.run { stage in
      let layer = stage.box.layer
      for _ in 0..<3_000 {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.isAdditive, animation.duration, animation.byValue) = (true, 1, 1)
        layer.add(animation, forKey: nil)
        let other = CABasicAnimation(keyPath: "bounds.size.width")
        (other.isAdditive, other.duration, other.fromValue) = (true, 1, 2)
        layer.add(other, forKey: nil)
      }
      stage.clock.advance(by: 0.5)
      let shown = try #require(layer.presentation())
      #expect(shown.position.x.isFinite && shown.bounds.width.isFinite)
      stage.clock.advance(by: 1)
      #expect(layer.animationKeys() == nil && stage.shownX == 10)
    }
  }

  @Test func `thousands of changes of one property end where the last one says`() {
    Theatre.run { stage in
      for index in 0..<2_000 {
        UIView.animate(withDuration: 1) { stage.box.center.x = CGFloat(index % 100) }
      }
      stage.clock.advance(by: 0.5)
      #expect(stage.shownX.isFinite)
      stage.clock.advance(by: 1)
      #expect(stage.shownX == 99)
    }
  }
}
