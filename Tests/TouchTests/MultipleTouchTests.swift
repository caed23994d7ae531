import CollectionViewExtras
import Testing
import UIKit

/// Views that several fingers come upon.
@MainActor @Suite struct MultipleTouchTests {
  private final class Pad: UIView {
    var heard: [String] = []
    func tap() { heard.append("tap") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
  }

  private let left = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let right = Pad(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  private func onScreen(_ body: (UIWindow) -> Void) {
    ManualClock.run { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      [left, right].forEach(window.addSubview)
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      body(window)
    }
  }

  private func touchTwice(in window: UIWindow, _ first: CGPoint, _ second: CGPoint) {
    let one = SimulatedTouch(in: window, at: first)
    let two = SimulatedTouch(in: window, at: second)
    two.lift()
    one.lift()
  }

  @Test func `a view hears of its first finger alone unless it wants more`() {
    onScreen { window in
      touchTwice(in: window, CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50))
      #expect(left.heard == ["began", "ended"])
      left.isMultipleTouchEnabled = true
      left.heard = []
      touchTwice(in: window, CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50))
      #expect(left.heard == ["began", "began", "ended", "ended"])
    }
  }

  @Test func `recognizers see all fingers`() {
    onScreen { window in
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      tap.addTarget(left, action: Selector("tap", Pad.tap))
      left.addGestureRecognizer(tap)
      touchTwice(in: window, CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50))
      #expect(left.heard.filter { $0 == "tap" } == ["tap"])
    }
  }

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func `an exclusive view is touched alone`(leftIs: Bool, rightIs: Bool) {
    left.isExclusiveTouch = leftIs
    right.isExclusiveTouch = rightIs
    onScreen { window in
      touchTwice(in: window, CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
      #expect(left.heard == ["began", "ended"])
      #expect(right.heard == (leftIs || rightIs ? [] : ["began", "ended"]))
      // Afterwards each is touched again.
      right.heard = []
      window.tap(at: CGPoint(x: 150, y: 50))
      #expect(right.heard == ["began", "ended"])
    }
  }
}
