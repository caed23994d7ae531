import Testing
import UIKit

/// Items that are moved by hand, on the screen.
@MainActor @Suite struct MovementMotionTests {
  @Test func `the others make room over time while the item follows the finger`() {
    LetterTheatre.run("abcd") { stage in
      #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
      #expect(
        stage.film([0, 0.15, 0.3]) == """
          0.0: a@15.0 b@20.0 c@40.0 d@60.0
          0.15: a@15.0 b@10.0 c@40.0 d@60.0
          0.3: a@15.0 b@0.0 c@40.0 d@60.0
          """)
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 55))
      #expect(stage.film([0]) == "0.0: a@45.0 b@0.0 c@40.0 d@60.0")
      stage.clock.advance(by: 0.3)
      stage.view.endInteractiveMovement()
      #expect(stage.letters == ["b", "c", "a", "d"])
      #expect(
        stage.film([0, 0.15, 0.3]) == """
          0.0: a@45.0 b@0.0 c@20.0 d@60.0
          0.15: a@42.5 b@0.0 c@20.0 d@60.0
          0.3: a@40.0 b@0.0 c@20.0 d@60.0
          """)
      #expect(stage.clock.isAtRest)
    }
  }

  @Test func `all go back over time when the movement is cancelled`() {
    LetterTheatre.run("abc") { stage in
      #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
      stage.clock.advance(by: 0.3)
      stage.view.cancelInteractiveMovement()
      #expect(
        stage.film([0, 0.15, 0.3]) == """
          0.0: a@40.0 b@0.0 c@20.0
          0.15: a@20.0 b@10.0 c@30.0
          0.3: a@0.0 b@20.0 c@40.0
          """)
    }
  }

  @Test func `the item stays in front until it is at its place`() {
    LetterTheatre.run("abc") { stage in
      let cell = stage.view.cellForItem(at: stage.path(0))
      #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 30))
      stage.clock.advance(by: 0.3)
      stage.view.endInteractiveMovement()
      stage.clock.advance(by: 0.29)
      #expect(cell?.layer.presentation()?.zPosition ?? 0 > 1)
      stage.clock.advance(by: 0.02)
      #expect(cell?.layer.zPosition == 0 && cell?.layer.presentation()?.zPosition == 0)
    }
  }
}
