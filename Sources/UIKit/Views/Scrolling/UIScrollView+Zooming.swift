extension UIScrollView {
  /// Zooms so that `middle` of the content, asked when the view is enlarged, is shown in the
  /// middle as far as the content allows.
  func zoom(to scale: CGFloat, animated: Bool, middle: (CGFloat) -> CGPoint) {
    refuse(
      unless: scale.isFinite,
      "The zoom scale of \(type(of: self)) must be a finite number, got \(scale).")
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale > 0, let view = _scrollDelegate?.viewForZooming(in: self) else { return }
    let ratio = scale / presentZoomScale
    if animated { _scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    presentZoomScale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center.x += origin.x * ratio - view.frame.minX
    view.center.y += origin.y * ratio - view.frame.minY
    let target = middle(ratio)
    contentSize = view.frame.size
    contentOffset = clampedContentOffset(
      CGPoint(x: target.x - bounds.width / 2, y: target.y - bounds.height / 2))
    _scrollDelegate?.scrollViewDidZoom(self)
    if animated {
      _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }
}
