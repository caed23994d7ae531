import UIKit

/// The delegate of a scroll view, which notes calls that are out of order.
@MainActor final class ScrollWitness: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  /// The view that is zoomed; nil for views that do not zoom.
  var zoomed: UIView?
  /// The first thing that was wrong.
  private(set) var complaint: String?
  private var isDragging = false
  private var isDecelerating = false
  private var zooms = 0

  private func complain(_ text: String) {
    if complaint == nil { complaint = text }
  }

  /// What has begun and not ended; nil for nothing.
  var unfinished: String? {
    if isDragging { return "dragging has begun and not ended" }
    if isDecelerating { return "decelerating has begun and not ended" }
    return zooms == 0 ? nil : "zooming has begun \(zooms) times more than it has ended"
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isDragging { complain("dragging begins twice") }
    if isDecelerating { complain("dragging begins while the content decelerates") }
    isDragging = true
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !isDragging { complain("dragging ends that has not begun") }
    isDragging = false
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if isDecelerating { complain("decelerating begins twice") }
    if isDragging { complain("decelerating begins while the content is dragged") }
    isDecelerating = true
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isDecelerating { complain("decelerating ends that has not begun") }
    isDecelerating = false
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { zooms += 1 }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    zooms -= 1
    if zooms < 0 { complain("zooming ends that has not begun") }
  }
}
