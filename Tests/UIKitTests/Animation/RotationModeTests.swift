import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct RotationModeTests {
  @Test(arguments: [
    (CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi),
  ])
  func `what follows a path turns with it`(mode: CAAnimationRotationMode, angle: Double) {
    Theatre.run { stage in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: 50))
      path.addLine(to: CGPoint(x: 0, y: 50))
      let follow = CAKeyframeAnimation(keyPath: "position")
      (follow.path, follow.duration, follow.rotationMode) = (path.cgPath, 2, mode)
      stage.box.layer.add(follow, forKey: nil)
      @MainActor func turn() -> Double {
        stage.shown { Double(atan2($0.transform.m12, $0.transform.m11)) }
      }
      stage.clock.advance(by: 0.5)
      #expect(abs(remainder(turn() - .pi / 4 - angle, 2 * .pi)) < 0.002)
      stage.clock.advance(by: 1)
      #expect(abs(remainder(turn() - .pi - angle, 2 * .pi)) < 0.002)
      #expect(stage.shownX == 25)
      stage.clock.advance(by: 2)
      #expect(turn() == 0)
    }
  }
}
