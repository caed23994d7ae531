import CoreGraphics
import UIKit

extension UIWindow {
  /// Scrolls until the element is in view and returns it.
  ///
  /// If the element has no view yet, the window's scroll views are scrolled page by page from their
  /// start, one after the other. Offsets change without animation. A scroll view without the element
  /// returns to its offset.
  ///
  /// - Throws: ``ElementNotFound`` with a list of all elements.
  @discardableResult
  public func scroll(to query: ElementQuery) throws -> UIResponder {
    if let found = try? element(query) {
      reveal(found)
      return try element(query)
    }
    if case .item(let path) = query { scrollToItem(at: path) }
    if let found = try? element(query) { return found }
    for scroll in scrollViews where scroll.isScrollEnabled {
      let before = scroll.contentOffset
      var page = scroll.firstPage
      while let offset = page {
        scroll.setContentOffset(offset, animated: false)
        layoutIfNeeded()
        if let found = try? element(query) {
          reveal(found)
          return try element(query)
        }
        page = scroll.page(after: offset)
      }
      scroll.setContentOffset(before, animated: false)
      layoutIfNeeded()
    }
    return try element(query)
  }

  /// Scrolls the first collection view or table that has the index path to its cell.
  private func scrollToItem(at path: IndexPath) {
    if scrollViews.contains(where: { $0.scrollToCell(at: path) }) { layoutIfNeeded() }
  }

  /// Scrolls the scroll views around an element so that they show as much of it as they can.
  private func reveal(_ element: UIResponder) {
    var view = element.accessibilityView
    while let current = view, current !== self {
      if let scroll = current.superview as? UIScrollView ?? current as? UIScrollView {
        scroll.scrollRectToVisible(
          scroll.convert(frame(of: element), from: self), animated: false)
        layoutIfNeeded()
      }
      view = current.superview
    }
  }
}

extension UIScrollView {
  /// The offset at the start of the content.
  fileprivate var firstPage: CGPoint? {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// The offset of the next page, horizontally first; nil after the last one. Pages overlap by a
  /// fifth. The content may have grown since the previous page.
  fileprivate func page(after offset: CGPoint) -> CGPoint? {
    let insets = adjustedContentInset
    let last = CGPoint(
      x: contentSize.width + insets.right - bounds.width,
      y: contentSize.height + insets.bottom - bounds.height)
    let room = bounds.inset(by: insets).size
    if offset.x < last.x {
      return CGPoint(x: min(last.x, offset.x + max(1, room.width * 0.8)), y: offset.y)
    }
    guard offset.y < last.y else { return nil }
    return CGPoint(x: -insets.left, y: min(last.y, offset.y + max(1, room.height * 0.8)))
  }
}
