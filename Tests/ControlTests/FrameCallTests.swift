import CollectionViewExtras
import QuartzCore
import Testing
import UIKit

/// Display links, and zooms that are seen.
@MainActor @Suite struct FrameCallTests {
  @MainActor private final class Follower: NSObject {
    var times: [CFTimeInterval] = []
    var calls: [String] = []
    func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    func tick() { calls.append("tick") }
  }

  private let follower = Follower()

  @Test func `a display link is called for each frame until it is invalidated`() {
    ManualClock.run { clock in
      let link = CADisplayLink(target: follower, selector: Selector("step:", Follower.step(_:)))
      clock.advance(by: 0.1)
      #expect(follower.times.isEmpty)
      link.add(to: .main, forMode: .common)
      clock.advance(by: 0.1)
      #expect(follower.times.count == 6)
      let gaps = zip(follower.times.dropFirst(), follower.times).map { $0 - $1 }
      #expect(gaps.allSatisfy { abs($0 - 1 / 60) < 1e-9 })
      #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 1e-9)
      link.isPaused = true
      clock.advance(by: 0.1)
      #expect(follower.times.count == 6)
      link.isPaused = false
      clock.advance(by: 0.05)
      #expect(follower.times.count == 9)
      link.invalidate()
      clock.advance(by: 0.1)
      #expect(follower.times.count == 9)
    }
  }

  @Test func `a display link comes as often as is preferred`() {
    ManualClock.run { clock in
      let link = CADisplayLink(target: follower, selector: Selector("tick", Follower.tick))
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .default)
      clock.advance(by: 0.5)
      #expect(follower.calls.count == 15)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 5, maximum: 20, preferred: 10)
      clock.advance(by: 0.5)
      #expect((19...20).contains(follower.calls.count))
      link.remove(from: .main, forMode: .default)
      clock.advance(by: 0.5)
      #expect(follower.calls.count <= 20)
    }
  }

  @Test func `a display link keeps its target until it is invalidated`() {
    ManualClock.run { clock in
      weak var known: Follower?
      var link: CADisplayLink?
      do {
        let target = Follower()
        known = target
        link = CADisplayLink(target: target, selector: Selector("tick", Follower.tick))
        link?.add(to: .main, forMode: .common)
      }
      clock.advance(by: 0.1)
      #expect(known != nil)
      link?.invalidate()
      link = nil
      #expect(known == nil)
    }
  }

  // MARK: Zooming

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var heard: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      heard.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { heard.append("end \(scale)") }
  }

  @Test func `a zoom by code is seen over time, and its end is told then`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let zoomer = Zoomer()
    scroll.addSubview(zoomer.zoomed)
    scroll.contentSize = zoomer.zoomed.frame.size
    scroll.delegate = zoomer
    scroll.maximumZoomScale = 3
    onStage(scroll) { _, clock in
      clock.advance(by: 0.1)
      scroll.setZoomScale(3, animated: true)
      #expect(scroll.zoomScale == 3 && zoomer.zoomed.frame.width == 600)
      #expect(zoomer.heard == ["begin", "zoom"])
      clock.advance(by: 0.15)
      let width = zoomer.zoomed.layer.presentation()?.frame.width ?? 0
      #expect(width > 250 && width < 550)
      let offset = scroll.layer.presentation()?.bounds.minX ?? 0
      #expect(offset > 0 && offset < scroll.contentOffset.x)
      clock.advance(by: 0.2)
      #expect(zoomer.zoomed.layer.presentation()?.frame.width == 600)
      #expect(zoomer.heard == ["begin", "zoom", "end 3.0"])
      zoomer.heard = []
      scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
      #expect(scroll.zoomScale == 1 && zoomer.heard == ["zoom"])
    }
  }
}
