import Testing
import UIKit

@MainActor @Suite struct ZoomTests {
  private final class Witness: NSObject, UIScrollViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var heard: [String] = []
    var target: CGPoint?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      heard.append("zoom \(scrollView.zoomScale)")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      heard.append("end \(scale)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("let go for \(targetContentOffset.pointee.y)")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append(decelerate ? "slows down" : "rests")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rests") }
  }

  private func stage() -> (UIScrollView, Witness) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let witness = Witness()
    scroll.addSubview(witness.zoomed)
    scroll.contentSize = witness.zoomed.frame.size
    scroll.delegate = witness
    scroll.maximumZoomScale = 3
    return (scroll, witness)
  }

  @Test func `a scale within the limits enlarges the delegate's view and the content`() {
    let (scroll, witness) = stage()
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2)
    #expect(witness.zoomed.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(scroll.contentSize == CGSize(width: 400, height: 200))
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 50))
    scroll.setZoomScale(9, animated: true)
    #expect(scroll.zoomScale == 3)
    #expect(witness.heard == ["zoom 2.0", "zoom 3.0", "end 3.0"])
  }

  @Test func `a rectangle is shown as large as it fits`() {
    let (scroll, witness) = stage()
    scroll.zoom(to: CGRect(x: 100, y: 0, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 0))
    #expect(witness.heard == ["zoom 2.0"])
  }

  @Test func `without a view to zoom the scale stays`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
  }

  @Test func `nothing is dragged, and content that is let go tells where it comes to rest`() {
    let (scroll, witness) = stage()
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating && !scroll.isZooming)
    scroll.contentSize.height = 1000
    witness.target = CGPoint(x: 0, y: 120)
    scroll.letGo(withVelocity: CGPoint(x: 0, y: 100))
    #expect(scroll.contentOffset.y == 120)
    #expect(witness.heard == ["let go for 900.0", "slows down", "rests"])
  }
}
