import CollectionViewExtras
import QuartzCore
import Testing
import UIKit

@MainActor private final class Diary {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}

@MainActor private final class ScrollLog: NSObject, UIScrollViewDelegate {
  let diary = Diary()
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var mayScrollToTop = true

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    diary.note("begin \(view === zoomed)")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    diary.note("end \((Double(scale) * 100).rounded() / 100)")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { mayScrollToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { diary.note("top") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { diary.note("animation") }
}

@MainActor @Suite struct ScrollTouchTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = ScrollLog()

  init() {
    view.contentSize = CGSize(width: 320, height: 960)
    view.delegate = log
  }

  /// The lines that show how far the content is scrolled.
  private var lines: [CALayer] { view.layer.sublayers?.filter { $0.zPosition > 1000 } ?? [] }

  @Test func `an indicator shows while content is dragged, and fades when it rests`() throws {
    try onStage(view) { window, clock in
      #expect(lines.isEmpty)
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 160, y: 400))
      finger.move(to: CGPoint(x: 160, y: 150), over: 0.5)
      finger.rest(for: 0.3)
      let line = try #require(lines.first)
      #expect(lines.count == 1)
      // Half of a track of 474 points, 3 from the side.
      #expect(line.frame.width == 3 && line.frame.height == 237)
      #expect(line.frame.maxX == 317)
      // Scrolled by 240 of 480 points: half of the way.
      let way = line.frame.minY - view.contentOffset.y - 3
      #expect(abs(way - 237 * view.contentOffset.y / 480) < 0.01)
      finger.lift()
      clock.advance(by: 0.29)
      #expect(line.presentation()?.opacity == 1)
      clock.advance(by: 0.14)
      let shown = try #require(line.presentation()?.opacity)
      #expect(shown > 0.2 && shown < 0.8)
      clock.advance(by: 1)
      #expect(lines.isEmpty)
      #expect(view.subviews.isEmpty)
    }
  }

  @Test func `indicators flash, keep to their insets and to their style`() throws {
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 10)
    view.indicatorStyle = .white
    try onStage(view) { _, clock in
      view.flashScrollIndicators()
      let line = try #require(lines.first)
      #expect(line.frame.minY == 103 && line.frame.maxX == 307)
      #expect(line.backgroundColor == UIColor(white: 1, alpha: 0.5).cgColor)
      clock.advance(by: 2)
      #expect(lines.isEmpty)
      view.showsVerticalScrollIndicator = false
      view.flashScrollIndicators()
      #expect(lines.isEmpty)
    }
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.horizontalScrollIndicatorInsets.bottom == 3)
  }

  @Test func `two fingers zoom around their middle`() {
    view.addSubview(log.zoomed)
    view.contentSize = log.zoomed.frame.size
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    #expect(view.pinchGestureRecognizer != nil)
    onStage(view) { window, clock in
      window.pinch(
        from: (CGPoint(x: 110, y: 240), CGPoint(x: 210, y: 240)),
        to: (CGPoint(x: 60, y: 240), CGPoint(x: 260, y: 240)), over: 0.3)
      clock.advance(by: 1)
      #expect(view.zoomScale > 1.7 && view.zoomScale <= 2)
      let middle = view.convert(CGPoint(x: 160, y: 240), from: window)
      let point = log.zoomed.convert(middle, from: view)
      #expect(abs(point.x - 160) < 1 && abs(point.y - 240) < 1)
      #expect(log.diary.entries.first == "begin true")
      #expect(log.diary.entries.count == 2)
    }
  }

  @Test func `content zoomed beyond its limits comes back`() {
    view.addSubview(log.zoomed)
    view.contentSize = log.zoomed.frame.size
    view.maximumZoomScale = 1.5
    onStage(view) { window, clock in
      let fingers = (
        SimulatedTouch(in: window, at: CGPoint(x: 110, y: 240)),
        SimulatedTouch(in: window, at: CGPoint(x: 210, y: 240))
      )
      fingers.0.move(to: CGPoint(x: 20, y: 240))
      fingers.1.move(to: CGPoint(x: 300, y: 240))
      fingers.1.move(to: CGPoint(x: 310, y: 240))
      #expect(view.isZooming && view.zoomScale > 1.5)
      fingers.0.lift()
      fingers.1.lift()
      #expect(!view.isZooming && view.isZoomBouncing)
      clock.advance(by: 1)
      #expect(!view.isZoomBouncing && view.zoomScale == 1.5)
      #expect(log.diary.entries == ["begin true", "end 1.5"])
    }
  }

  @Test func `a tap on the status bar scrolls to the top`() {
    onStage(view) { window, clock in
      view.contentOffset.y = 300
      log.mayScrollToTop = false
      #expect(!window.tapStatusBar())
      log.mayScrollToTop = true
      #expect(window.tapStatusBar() && view.isScrollAnimating)
      clock.advance(by: 1)
      #expect(view.contentOffset.y == 0)
      #expect(log.diary.entries == ["top"])
      // With two of them nobody knows which.
      view.contentOffset.y = 300
      window.addSubview(UIScrollView(frame: window.bounds))
      #expect(!window.tapStatusBar())
    }
  }

  @Test func `dragging makes the keyboard go if it is to`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    view.addSubview(field)
    onStage(view) { window, clock in
      field.becomeFirstResponder()
      window.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200), over: 0.2)
      #expect(field.isEditing)
      view.keyboardDismissMode = .onDrag
      window.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200), over: 0.2)
      #expect(!field.isEditing)
    }
  }

  @Test func `content that coasts can be stopped`() {
    onStage(view) { window, clock in
      window.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), over: 0.1)
      #expect(view.isDecelerating)
      view.stopScrollingAndZooming()
      #expect(!view.isScrollAnimating)
      let offset = view.contentOffset
      clock.advance(by: 1)
      #expect(view.contentOffset == offset)
    }
  }

  @Test func `two fingers that turn are recognized`() {
    final class Ear: NSObject {
      var turns: [CGFloat] = []
      func turned(_ recognizer: UIRotationGestureRecognizer) { turns.append(recognizer.rotation) }
    }
    let ear = Ear()
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    pad.addGestureRecognizer(
      UIRotationGestureRecognizer(target: ear, action: Selector("turned:", Ear.turned(_:))))
    onStage(pad) { window, _ in
      let fixed = SimulatedTouch(in: window, at: CGPoint(x: 160, y: 240))
      let finger = SimulatedTouch(in: window, at: CGPoint(x: 260, y: 240))
      for degrees in stride(from: 10, through: 190, by: 10) {
        let angle = Double(degrees) * .pi / 180
        finger.move(to: CGPoint(x: 160 + 100 * cos(angle), y: 240 + 100 * sin(angle)))
      }
      finger.lift()
      fixed.lift()
    }
    // From where it was recognized, 10 degrees on the way, by half a turn.
    #expect(ear.turns.first == 0)
    #expect(abs((ear.turns.max() ?? 0) - .pi) < 0.01)
  }
}
