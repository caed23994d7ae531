import CollectionViewExtras
import Testing
import UIKit

/// Velocities of gestures of two fingers, the second of which moves once per frame.
@MainActor @Suite struct GestureVelocityTests {
  private let pad = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let frame: TimeInterval = 1 / 60

  private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.001 }

  @Test func `a pinch reports the change of its scale per second`() {
    let pinch = UIPinchGestureRecognizer()
    pad.addGestureRecognizer(pinch)
    onStage(pad) { window, _ in
      let first = SimulatedTouch(in: window, at: CGPoint(x: 100, y: 150))
      let second = SimulatedTouch(in: window, at: CGPoint(x: 180, y: 150))
      second.move(to: CGPoint(x: 200, y: 150), over: frame)
      #expect(pinch.state == .began && pinch.velocity == 0)
      // 100 points apart where it began, then 150: half as much again in a frame.
      second.move(to: CGPoint(x: 250, y: 150), over: frame)
      #expect(isClose(pinch.velocity, 0.5 * 60))
      second.move(to: CGPoint(x: 225, y: 150), over: 2 * frame)
      #expect(pinch.velocity < 0)
      first.lift()
      second.lift()
      #expect(pinch.velocity == 0)
    }
  }

  @Test func `a rotation reports the change of its angle per second`() {
    let turn = UIRotationGestureRecognizer()
    pad.addGestureRecognizer(turn)
    onStage(pad) { window, _ in
      let first = SimulatedTouch(in: window, at: CGPoint(x: 150, y: 150))
      let second = SimulatedTouch(in: window, at: CGPoint(x: 250, y: 150))
      @MainActor func turnSecond(to angle: CGFloat) {
        second.move(
          to: CGPoint(x: 150 + 100 * cos(angle), y: 150 + 100 * sin(angle)), over: frame)
      }
      turnSecond(to: 0.5)
      #expect(turn.state == .began && turn.velocity == 0)
      turnSecond(to: 0.6)
      #expect(isClose(turn.velocity, 0.1 * 60))
      turnSecond(to: 0.4)
      #expect(isClose(turn.velocity, -0.2 * 60))
      first.lift()
      second.lift()
      #expect(turn.velocity == 0)
    }
  }
}
