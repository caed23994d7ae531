extension UIScrollView {
  /// Zooms so that `middle` of the content, asked when the view is enlarged, is shown in the
  /// middle as far as the content allows.
  ///
  /// The scale is the new one at once. If `animated` and the view is on the screen it is seen to
  /// change, and the delegate is notified at the end.
  ///
  /// - Note: As on iOS, where such a change is an animation of views; how long it takes there is not
  ///   documented.
  func zoom(to scale: CGFloat, animated: Bool, middle: (CGFloat) -> CGPoint) {
    refuse(
      unless: scale.isFinite,
      "The zoom scale of \(type(of: self)) must be a finite number, got \(scale).")
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale > 0, let view = _scrollDelegate?.viewForZooming(in: self) else { return }
    if isZoomBouncing { zooming.stopBounce() }
    let ratio = scale / measures.zoomScale
    func change() {
      enlarge(view, to: scale)
      let target = middle(ratio)
      contentSize = view.frame.size
      contentOffset = clampedContentOffset(
        CGPoint(x: target.x - bounds.width / 2, y: target.y - bounds.height / 2))
      _scrollDelegate?.scrollViewDidZoom(self)
    }
    guard animated else { return change() }
    _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    let isSeen = layer.isOnScreen && ViewAnimations.isEnabled
    BlockAnimator(
      duration: isSeen ? ScrollAnimation.duration : 0, delay: 0, pace: .curve(.easeInEaseOut),
      options: []
    ) { [weak self] _ in
      guard let self else { return }
      _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: measures.zoomScale)
    }
    .run(change)
  }

  private func enlarge(_ view: UIView, to scale: CGFloat) {
    let ratio = scale / measures.zoomScale
    measures.zoomScale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center.x += origin.x * ratio - view.frame.minX
    view.center.y += origin.y * ratio - view.frame.minY
  }

  /// Zooms as fingers do, beyond the limits too, so that a point of the content stays where it is as
  /// far as the content allows.
  func zoom(toShown scale: CGFloat, around point: CGPoint) {
    guard scale > 0, scale != measures.zoomScale,
      let view = _scrollDelegate?.viewForZooming(in: self)
    else { return }
    let ratio = scale / measures.zoomScale
    let distance = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    ViewAnimations.withoutAnimation {
      enlarge(view, to: scale)
      contentSize = view.frame.size
      follow(
        to: clampedContentOffset(
          CGPoint(x: point.x * ratio - distance.x, y: point.y * ratio - distance.y)))
    }
    _scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Whether the limits leave something to zoom.
  var canZoom: Bool { maximumZoomScale > minimumZoomScale }
}
