import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct PressAfterTapsTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)
  private let point = CGPoint(x: 50, y: 50)

  init() { view.addGestureRecognizer(press) }

  @Test func `a press after the wanted taps begins`() {
    #expect(press.numberOfTapsRequired == 0)
    press.numberOfTapsRequired = 1
    onStage(view) { window, clock in
      window.tap(at: point)
      clock.advance(by: 0.1)
      #expect(press.state == .possible)
      let finger = SimulatedTouch(in: window, at: point)
      finger.rest(for: 0.6)
      #expect(press.state == .began)
      finger.lift()
    }
  }

  @Test func `a press without the taps before does not begin`() {
    press.numberOfTapsRequired = 1
    onStage(view) { window, clock in
      let finger = SimulatedTouch(in: window, at: point)
      finger.rest(for: 1)
      #expect(press.state == .possible)
      finger.lift()
      clock.advance(by: 2)
      // Too late after that tap: it counts anew.
      let second = SimulatedTouch(in: window, at: point)
      second.rest(for: 1)
      #expect(press.state == .possible)
      second.lift()
    }
  }
}
