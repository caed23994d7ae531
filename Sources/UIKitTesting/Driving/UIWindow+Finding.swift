import CollectionViewExtras
import CoreGraphics
import Inspection
import UIKit

extension UIWindow {
  /// Returns the element that matches a query, which need not be in view.
  ///
  /// - Throws: ``ElementNotFound`` with a list of all elements.
  @discardableResult
  public func element(_ query: ElementQuery) throws -> UIResponder {
    guard let found = found(query) else {
      throw ElementNotFound(query: query, tree: accessibilityTree().description)
    }
    return found
  }

  /// Whether an element matches the query and a part of it is inside the window and all clipping views
  /// around it.
  public func shows(_ query: ElementQuery) -> Bool {
    found(query).flatMap(visibleFrame) != nil
  }

  private func found(_ query: ElementQuery) -> UIResponder? {
    switch query {
    case .label(let label): return accessibilityElement(labeled: label)
    case .identifier(let identifier): return accessibilityElement(identified: identifier)
    case .text(let text):
      layoutIfNeeded()
      return FaultFinder(root: self).seenViews.first { $0.drawnText == text }
    case .item(let path):
      layoutIfNeeded()
      return FaultFinder(root: self).seenViews.lazy.compactMap { view -> UIView? in
        (view as? UITableView)?.cellForRow(at: path)
          ?? (view as? UICollectionView)?.cellForItem(at: path)
      }.first
    }
  }

  /// The visible part of an element in window coordinates; nil if none.
  private func visibleFrame(of element: UIResponder) -> CGRect? {
    var frame = frame(of: element).intersection(bounds)
    for view in sequence(first: element.accessibilityView, next: { $0?.superview }) {
      guard let view, view !== self else { break }
      if view.clipsToBounds { frame = frame.intersection(convert(view.bounds, from: view)) }
    }
    return frame.isNull || frame.isEmpty ? nil : frame
  }

  /// The frame of an element in window coordinates.
  func frame(of element: UIResponder) -> CGRect {
    if let view = element as? UIView { return convert(view.bounds, from: view) }
    return element.accessibilityFrame.offsetBy(dx: -self.frame.minX, dy: -self.frame.minY)
  }

  /// All scroll views that are not hidden, outer ones first.
  var scrollViews: [UIScrollView] {
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
  /// The object itself if it is a view, else the view that contains it.
  var accessibilityView: UIView? {
    var object: UIResponder? = self
    while let element = object as? UIAccessibilityElement {
      object = element.accessibilityContainer as? UIResponder
    }
    return object as? UIView
  }
}

extension UIView {
  /// The text that the view itself draws; nil if none.
  fileprivate var drawnText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField:
      field.text?.isEmpty == false ? field.text : field.placeholder
    case let view as UITextView: view.text
    default: nil
    }
  }
}
