import CollectionViewExtras
import Testing
import UIKit

/// What subclasses of scroll views override.
@MainActor @Suite(.serialized) struct ScrollOverrideTests {
  private final class Paper: UIScrollView {
    var offsets: [CGFloat] = []
    var refuses = false

    override var contentOffset: CGPoint {
      didSet { if contentOffset != oldValue { offsets.append(contentOffset.y) } }
    }

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { !refuses }
  }

  private final class Inner: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  }

  private func makePaper() -> (Paper, Inner) {
    let paper = Paper(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    paper.contentSize = CGSize(width: 200, height: 2000)
    let inner = Inner(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    paper.addSubview(inner)
    return (paper, inner)
  }

  @Test func `fingers, momentum and animations set the content offset`() {
    let (paper, _) = makePaper()
    onStage(paper) { window, clock in
      window.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), over: 0.2)
      let dragged = paper.offsets.count
      #expect(dragged > 5 && paper.offsets.last == paper.bounds.minY)
      clock.advance(by: 5)
      #expect(paper.offsets.count > dragged + 5 && paper.offsets.last == paper.bounds.minY)
      paper.offsets = []
      paper.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      clock.advance(by: 1)
      #expect(paper.offsets.count > 5 && paper.offsets.last == 1000)
    }
  }

  @Test func `an offset that is set while an animation moves the content ends the animation`() {
    final class Stopper: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y > 100 { scrollView.contentOffset.y = 100 }
      }
    }
    let (paper, _) = makePaper()
    let stopper = Stopper()
    paper.delegate = stopper
    onStage(paper) { _, clock in
      paper.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      clock.advance(by: 0.2)
      paper.delegate = nil
      clock.advance(by: 1)
      #expect(paper.contentOffset.y == 100)
    }
  }

  @Test func `an offset that the setter changes is where fingers take the content`() {
    final class Steps: UIScrollView {
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = CGPoint(x: 0, y: min(newValue.y, 50)) }
      }
    }
    let steps = Steps(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    steps.contentSize = CGSize(width: 200, height: 2000)
    onStage(steps) { window, clock in
      window.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), over: 0.2)
      clock.advance(by: 5)
      #expect(steps.bounds.minY == 50)
    }
  }

  @Test func `a scroll view keeps touches from a view in its content`() {
    let (paper, inner) = makePaper()
    onStage(paper) { window, clock in
      window.tap(at: CGPoint(x: 100, y: 100))
      #expect(inner.began == 1)
      paper.refuses = true
      window.tap(at: CGPoint(x: 100, y: 100))
      window.longPress(at: CGPoint(x: 100, y: 100), for: 0.5)
      #expect(inner.began == 1)
      window.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), over: 0.2)
      clock.advance(by: 5)
      #expect(paper.contentOffset.y > 50)
    }
  }
}
