import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct ScrollAnimationTests {
  private final class Witness: NSObject, UIScrollViewDelegate {
    var offsets: [Double] = []
    var ends: [Double] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(rounded(Double(scrollView.contentOffset.y)))
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      ends.append(rounded(CACurrentMediaTime()))
    }
  }

  private func run(_ body: (Theatre, UIScrollView, Witness) -> Void) {
    Theatre.run { stage in
      let scroll = UIScrollView(frame: stage.window.bounds)
      scroll.contentSize = CGSize(width: 100, height: 1000)
      stage.window.addSubview(scroll)
      let witness = Witness()
      scroll.delegate = witness
      stage.clock.advance(by: 0)
      body(stage, scroll, witness)
    }
  }

  @Test func `the content moves frame by frame and the delegate hears of its end`() {
    run { stage, scroll, witness in
      scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(scroll.contentOffset.y == 0)
      stage.clock.advance(by: 0.15)
      #expect(abs(scroll.contentOffset.y - 300) < 1e-6)
      #expect(witness.offsets.count == 9)
      #expect(witness.ends.isEmpty)
      stage.clock.advance(by: 1)
      #expect(scroll.contentOffset.y == 600)
      #expect(witness.offsets == witness.offsets.sorted())
      #expect(witness.ends == [0.3])
      #expect(stage.clock.isAtRest)
    }
  }

  @Test func `scrolling elsewhere ends it, and staying is no motion`() {
    run { stage, scroll, witness in
      scroll.setContentOffset(.zero, animated: true)
      #expect(stage.clock.isAtRest)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: true)
      stage.clock.advance(by: 0.15)
      scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
      stage.clock.advance(by: 1)
      #expect(scroll.contentOffset.y == 7)
      #expect(witness.ends.isEmpty)
    }
  }

  @Test func `out of sight the content is there at once`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let witness = Witness()
    scroll.delegate = witness
    scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    #expect(scroll.contentOffset.y == 5)
    #expect(witness.ends.count == 1)
  }
}
