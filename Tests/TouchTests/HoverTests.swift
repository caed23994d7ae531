import CollectionViewExtras
import Testing
import UIKit

/// A pointer that does not touch.
@MainActor @Suite struct HoverTests {
  /// Notes the states of recognizers by their names.
  @MainActor private final class Listener: NSObject {
    var log: [String] = []

    func watch(_ view: UIView, _ name: String) -> UIHoverGestureRecognizer {
      let recognizer = UIHoverGestureRecognizer(
        target: self, action: Selector("note:", Listener.note(_:)))
      recognizer.name = name
      view.addGestureRecognizer(recognizer)
      return recognizer
    }

    func note(_ recognizer: UIHoverGestureRecognizer) {
      let point = recognizer.location(in: recognizer.view)
      log.append("\(recognizer.name ?? "") \(recognizer.state) \(Int(point.x))")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// A view of 200 points with one of 50 in it, 100 points from the left.
  private func run(_ body: (UIWindow, UIView, UIView, Listener) -> Void) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    onStage(outer) { window, _ in body(window, outer, inner, Listener()) }
  }

  @Test func `a gesture begins, changes and ends with the pointer`() {
    run { window, outer, inner, listener in
      _ = listener.watch(outer, "outer")
      let recognizer = listener.watch(inner, "inner")
      window.hover(at: CGPoint(x: 10, y: 10))
      #expect(listener.take() == ["outer began 10"])
      window.hover(at: CGPoint(x: 110, y: 10))
      #expect(listener.take() == ["inner began 10", "outer changed 110"])
      #expect(recognizer.state == .began)
      window.hover(at: CGPoint(x: 110, y: 10))
      #expect(listener.take() == [])
      window.hover(at: CGPoint(x: 10, y: 20))
      #expect(listener.take() == ["inner ended -90", "outer changed 10"])
      #expect(recognizer.state == .possible)
      window.hover(at: nil)
      #expect(listener.take() == ["outer ended 10"])
    }
  }

  @Test func `fingers do not hover, and what is disabled is cancelled`() {
    run { window, outer, inner, listener in
      let recognizer = listener.watch(inner, "inner")
      window.drag(from: CGPoint(x: 110, y: 10), to: CGPoint(x: 140, y: 10), over: 0.1)
      #expect(listener.take() == [])
      window.hover(at: CGPoint(x: 110, y: 10))
      recognizer.isEnabled = false
      #expect(listener.take() == ["inner began 10", "inner cancelled 10"])
      window.hover(at: CGPoint(x: 120, y: 10))
      #expect(listener.take() == [])
      inner.isHidden = true
      recognizer.isEnabled = true
      window.hover(at: CGPoint(x: 125, y: 10))
      #expect(listener.take() == [])
    }
  }

  @Test func `the delegate may keep it from beginning`() {
    final class No: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    run { window, outer, _, listener in
      let no = No()
      listener.watch(outer, "outer").delegate = no
      window.hover(at: CGPoint(x: 10, y: 10))
      window.hover(at: CGPoint(x: 12, y: 10))
      window.hover(at: nil)
      #expect(listener.take() == [])
    }
  }
}
