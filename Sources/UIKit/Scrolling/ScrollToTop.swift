extension UIWindow {
  /// Performs a tap on the status bar: scrolls the one scroll view on the screen that scrolls to
  /// its top there, if its delegate allows it.
  ///
  /// - Returns: Whether there is one, and no more, and it is not at its top.
  package func scrollToTop() -> Bool {
    var found: [UIScrollView] = []
    visitTree { view in
      guard !view.isHidden, view.alpha > 0 else { return false }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
        scrollView.isScrollEnabled
      {
        found.append(scrollView)
      }
      return true
    }
    guard found.count == 1, let scrollView = found.first else { return false }
    return scrollView.scrollToTop()
  }
}

extension UIScrollView {
  fileprivate func scrollToTop() -> Bool {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard contentOffset.y > top.y,
      _scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    setContentOffset(top, animated: true)
    if let scrollAnimation {
      scrollAnimation.goesToTop = true
    } else {
      _scrollDelegate?.scrollViewDidScrollToTop(self)
    }
    return true
  }
}
