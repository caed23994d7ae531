import CollectionViewExtras
import Testing
import UIKit

/// A controller as applications have them: it hears of gestures and touches.
@MainActor private final class Listener: NSObject, UIGestureRecognizerDelegate {
  var heard: [String] = []
  var together = false
  var begins = true

  func tapped(_ recognizer: UITapGestureRecognizer) {
    heard.append("\(recognizer.name ?? "tap") \(recognizer.location(in: recognizer.view))")
  }
  func doubled() { heard.append("double") }
  func pressed(_ recognizer: UILongPressGestureRecognizer) {
    heard.append("press \(recognizer.state)")
  }
  func panned(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: recognizer.view)
    heard.append("\(recognizer.name ?? "pan") \(recognizer.state) \(Int(way.x)) \(Int(way.y))")
  }
  func swiped(_ recognizer: UISwipeGestureRecognizer) { heard.append("swipe") }
  func pinched(_ recognizer: UIPinchGestureRecognizer) {
    heard.append("pinch \(recognizer.state) \((recognizer.scale * 100).rounded() / 100)")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
}

/// A view that writes down what it hears of touches.
private final class Pad: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began \(touches.first?.tapCount ?? 0)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

@MainActor @Suite struct GestureTests {
  private let window: UIWindow
  private let pad = Pad(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  private let listener = Listener()
  private let middle = CGPoint(x: 150, y: 150)

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(pad)
    window.isHidden = false
  }

  private func tap(_ taps: Int = 1, name: String? = nil) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(
      target: listener, action: Selector("tapped:", Listener.tapped(_:)))
    recognizer.numberOfTapsRequired = taps
    recognizer.name = name
    return recognizer
  }

  private func run(_ body: (ManualClock) -> Void) {
    ManualClock.run(body)
    window.isHidden = true
  }

  @Test func `the frontmost view that takes interaction is hit`() {
    let front = UIView(frame: pad.frame)
    let clear = UIView(frame: pad.frame)
    clear.alpha = 0.005
    let still = UIView(frame: pad.frame)
    still.isUserInteractionEnabled = false
    for view in [front, clear, still] { window.addSubview(view) }
    #expect(window.hitTest(middle, with: nil) === front)
    pad.layer.zPosition = 1
    #expect(window.hitTest(middle, with: nil) === pad)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 310, y: 10), with: nil) == nil)
    window.isHidden = true
  }

  @Test func `a view hears of a touch and the chain above it of what it leaves`() {
    run { _ in
      let child = UIView(frame: pad.bounds)
      pad.addSubview(child)
      window.drag(from: middle, to: CGPoint(x: 160, y: 150), over: 1 / 60)
      window.tap(at: middle, count: 2)
    }
    #expect(
      pad.heard == [
        "began 1", "moved", "ended", "began 2", "ended", "began 3", "ended",
      ])
  }

  @Test func `a tap is told with its place, and the view's touch is cancelled`() {
    pad.addGestureRecognizer(tap())
    run { _ in window.tap(at: middle) }
    #expect(listener.heard == ["tap (100.0, 100.0)"])
    #expect(pad.heard == ["began 1", "cancelled"])
  }

  @Test func `a single tap waits until a double tap has failed`() {
    let double = UITapGestureRecognizer(
      target: listener, action: Selector("doubled", Listener.doubled))
    double.numberOfTapsRequired = 2
    let single = tap()
    single.require(toFail: double)
    pad.addGestureRecognizer(single)
    pad.addGestureRecognizer(double)
    run { clock in
      window.tap(at: middle)
      #expect(listener.heard.isEmpty)
      clock.advance(by: 0.4)
      #expect(listener.heard == ["tap (100.0, 100.0)"])
      window.tap(at: middle, count: 2)
      clock.advance(by: 0.4)
    }
    #expect(listener.heard == ["tap (100.0, 100.0)", "double"])
  }

  @Test func `the recognizer of the inner view is made, the outer one fails`() {
    pad.addGestureRecognizer(tap(name: "inner"))
    window.addGestureRecognizer(tap(name: "outer"))
    run { _ in
      window.tap(at: middle)
      window.tap(at: CGPoint(x: 10, y: 10))
    }
    #expect(listener.heard == ["inner (100.0, 100.0)", "outer (10.0, 10.0)"])
  }

  @Test func `both are made where the delegate lets them`() {
    listener.together = true
    let inner = tap(name: "inner")
    inner.delegate = listener
    pad.addGestureRecognizer(inner)
    window.addGestureRecognizer(tap(name: "outer"))
    run { _ in window.tap(at: middle) }
    #expect(listener.heard == ["inner (100.0, 100.0)", "outer (150.0, 150.0)"])
  }

  @Test func `a gesture that its delegate refuses fails, and the view hears of the touch`() {
    listener.begins = false
    let recognizer = tap()
    recognizer.delegate = listener
    pad.addGestureRecognizer(recognizer)
    run { _ in window.tap(at: middle) }
    #expect(listener.heard.isEmpty)
    #expect(pad.heard == ["began 1", "ended"])
    #expect(recognizer.state == .possible)
  }

  @Test func `a long press begins after half a second and ends when the finger lifts`() {
    pad.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: listener, action: Selector("pressed:", Listener.pressed(_:))))
    run { clock in
      window.longPress(at: middle, for: 0.4)
      #expect(listener.heard.isEmpty)
      let finger = SimulatedTouch(in: window, at: middle)
      finger.rest(for: 0.5)
      #expect(listener.heard == ["press began"])
      finger.move(to: CGPoint(x: 190, y: 150))
      finger.lift()
      // A finger that strays before that does not press.
      let other = SimulatedTouch(in: window, at: middle)
      other.move(to: CGPoint(x: 170, y: 150), over: 0.1)
      other.rest(for: 1)
      other.lift()
    }
    #expect(listener.heard == ["press began", "press changed", "press ended"])
  }

  @Test func `a pan begins after ten points and counts from there`() {
    let pan = UIPanGestureRecognizer(
      target: listener, action: Selector("panned:", Listener.panned(_:)))
    pad.addGestureRecognizer(pan)
    run { _ in
      let finger = SimulatedTouch(in: window, at: middle)
      finger.move(to: CGPoint(x: 158, y: 150), over: 1 / 60)
      finger.move(to: CGPoint(x: 166, y: 150), over: 1 / 60)
      finger.move(to: CGPoint(x: 174, y: 150), over: 1 / 60)
      // 8 points in a sixtieth of a second.
      #expect(abs(pan.velocity(in: pad).x - 480) < 0.01)
      pan.setTranslation(.zero, in: pad)
      finger.move(to: CGPoint(x: 174, y: 160), over: 1 / 60)
      finger.lift()
    }
    #expect(
      listener.heard == [
        "pan began 6 0", "pan changed 14 0", "pan changed 0 10", "pan ended 0 10",
      ])
    #expect(pad.heard == ["began 1", "moved", "cancelled"])
  }

  @Test func `a swipe is a quick stroke in its direction`() {
    let swipe = UISwipeGestureRecognizer(
      target: listener, action: Selector("swiped:", Listener.swiped(_:)))
    swipe.direction = [.left, .up]
    pad.addGestureRecognizer(swipe)
    run { _ in
      window.drag(from: middle, to: CGPoint(x: 70, y: 150), over: 0.2)
      window.drag(from: middle, to: CGPoint(x: 150, y: 70), over: 0.2)
      #expect(listener.heard == ["swipe", "swipe"])
      window.drag(from: middle, to: CGPoint(x: 230, y: 150), over: 0.2)
      window.drag(from: middle, to: CGPoint(x: 70, y: 150), over: 2)
      window.drag(from: middle, to: CGPoint(x: 90, y: 200), over: 0.2)
    }
    #expect(listener.heard.count == 2)
  }

  @Test func `two fingers pinch`() {
    pad.addGestureRecognizer(
      UIPinchGestureRecognizer(
        target: listener, action: Selector("pinched:", Listener.pinched(_:))))
    run { _ in
      let first = SimulatedTouch(in: window, at: CGPoint(x: 130, y: 150))
      let second = SimulatedTouch(in: window, at: CGPoint(x: 170, y: 150))
      second.move(to: CGPoint(x: 180, y: 150), over: 1 / 60)
      second.move(to: CGPoint(x: 230, y: 150), over: 1 / 60)
      first.lift()
      second.lift()
    }
    // 50 points apart where it begins, then 100.
    #expect(listener.heard == ["pinch began 1.0", "pinch changed 2.0", "pinch ended 2.0"])
  }

  @Test func `a recognizer that is disabled cancels its gesture`() {
    let pan = UIPanGestureRecognizer(
      target: listener, action: Selector("panned:", Listener.panned(_:)))
    pad.addGestureRecognizer(pan)
    run { _ in
      let finger = SimulatedTouch(in: window, at: middle)
      finger.move(to: CGPoint(x: 200, y: 150))
      pan.isEnabled = false
      finger.lift()
    }
    #expect(listener.heard == ["pan began 40 0", "pan cancelled 40 0"])
  }

  @Test func `targets are not kept and can be removed`() {
    weak var weakly: Listener?
    let recognizer = UITapGestureRecognizer()
    func add() {
      let other = Listener()
      weakly = other
      recognizer.addTarget(other, action: Selector("tapped:", Listener.tapped(_:)))
    }
    add()
    #expect(weakly == nil)
    recognizer.addTarget(listener, action: Selector("doubled", Listener.doubled))
    recognizer.removeTarget(listener, action: nil)
    pad.addGestureRecognizer(recognizer)
    run { _ in window.tap(at: middle) }
    #expect(listener.heard.isEmpty)
  }

  @Test func `an action without a target goes up the responder chain`() {
    final class Deck: UIViewController {
      var played = 0
      func play(_ sender: UIView) { played += sender.tag }
    }
    let deck = Deck()
    window.rootViewController = deck
    let button = UIView()
    button.tag = 5
    deck.view.addSubview(button)
    let play = Selector("play:", Deck.play(_:))
    #expect(UIApplication.shared.sendAction(play, to: nil, from: button, for: nil))
    #expect(deck.played == 5)
    #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: button, for: nil))
    window.isHidden = true
  }
}
