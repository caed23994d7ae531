import CollectionViewExtras
import CoreGraphics
import UIKit

// What a person does with an interface, by what is on it.
extension UIWindow {
  /// The element that `query` means.
  ///
  /// - Throws: ``ElementNotFound`` with all elements there are.
  @discardableResult
  public func element(_ query: ElementQuery) throws -> UIResponder {
    let found =
      switch query {
      case .label(let label): accessibilityElement(labeled: label)
      case .identifier(let identifier): accessibilityElement(identified: identifier)
      }
    guard let found else {
      throw ElementNotFound(query: query, tree: accessibilityTree().description)
    }
    return found
  }

  /// Whether there is an element that `query` means and some of it is within the window and all
  /// scroll views around it.
  public func shows(_ query: ElementQuery) -> Bool {
    guard let element = try? element(query) else { return false }
    return visibleFrame(of: element) != nil
  }

  /// Scrolls to the element that `query` means and touches it in the middle.
  ///
  /// - Throws: ``ElementNotFound`` with all elements there are.
  public func tap(_ query: ElementQuery) throws {
    let element = try scroll(to: query)
    let point = element.accessibilityActivationPoint
    tap(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    layoutIfNeeded()
  }

  /// Scrolls until the element that `query` means is in view.
  ///
  /// Collection views, which have views only for what is in view, are scrolled through page by page
  /// from their start, each scroll view of the window after the other. Offsets are set without
  /// animation; where nothing is found they are as before.
  ///
  /// - Throws: ``ElementNotFound`` with all elements there are.
  @discardableResult
  public func scroll(to query: ElementQuery) throws -> UIResponder {
    if let found = try? element(query) {
      reveal(found)
      return try element(query)
    }
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

  /// Has the scroll views around an element show as much of it as they can.
  private func reveal(_ element: UIResponder) {
    var view = element.accessibilityView
    while let current = view, current !== self {
      if let scroll = current.superview as? UIScrollView ?? current as? UIScrollView {
        let frame = element.accessibilityFrame.offsetBy(dx: -self.frame.minX, dy: -self.frame.minY)
        scroll.scrollRectToVisible(scroll.convert(frame, from: self), animated: false)
        layoutIfNeeded()
      }
      view = current.superview
    }
  }

  /// What is to be seen of an element in the window; nil for nothing.
  private func visibleFrame(of element: UIResponder) -> CGRect? {
    var frame = element.accessibilityFrame.offsetBy(dx: -self.frame.minX, dy: -self.frame.minY)
    frame = frame.intersection(bounds)
    var view = element.accessibilityView
    while let current = view, current !== self {
      if current.clipsToBounds {
        frame = frame.intersection(convert(current.bounds, from: current))
      }
      view = current.superview
    }
    return frame.isNull || frame.isEmpty ? nil : frame
  }

  /// All scroll views, outer ones first.
  private var scrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var open: [UIView] = [self]
    while !open.isEmpty {
      let view = open.removeFirst()
      guard !view.isHidden else { continue }
      if let scroll = view as? UIScrollView { found.append(scroll) }
      open += view.subviews
    }
    return found
  }
}

extension UIResponder {
  /// The view that the object is, or that it is part of.
  fileprivate var accessibilityView: UIView? {
    var object: UIResponder? = self
    while let element = object as? UIAccessibilityElement {
      object = element.accessibilityContainer as? UIResponder
    }
    return object as? UIView
  }
}

extension UIScrollView {
  /// The offset at the start of the content.
  fileprivate var firstPage: CGPoint? {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// The offset of the next page, along the rows first; nil after the last one. Pages overlap by a
  /// fifth. The content may have grown since the last.
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
