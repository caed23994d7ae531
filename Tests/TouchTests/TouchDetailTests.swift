import CollectionViewExtras
import Testing
import UIKit

/// A view that asks touches what drawing applications ask.
private final class Canvas: UIView {
  var points: [CGPoint] = []
  var predicted = 0
  var lean: (altitude: CGFloat, azimuth: CGFloat, radius: CGFloat)?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    points += (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: self) }
    predicted += event?.predictedTouches(for: touch)?.count ?? 100
    lean = (touch.altitudeAngle, touch.azimuthAngle(in: self), touch.majorRadius)
  }
}

@MainActor @Suite struct TouchDetailTests {
  @Test func `a line is drawn from the touches of an event`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let canvas = Canvas(frame: window.bounds)
    window.addSubview(canvas)
    window.isHidden = false
    ManualClock.run { _ in
      window.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 160, y: 150), over: 1 / 60)
    }
    window.isHidden = true
    #expect(canvas.points == [CGPoint(x: 160, y: 150)])
    #expect(canvas.predicted == 0)
    #expect(canvas.lean?.altitude == .pi / 2)
    #expect(canvas.lean?.azimuth == 0)
    #expect(canvas.lean?.radius == 0)
  }
}
