import CollectionViewExtras
import CoreGraphics
import Inspection
import UIKit

// User actions on elements. Their durations pass on the manual clock if one is installed.
extension UIWindow {
  /// Scrolls to the element and taps it at its activation point.
  ///
  /// - Throws: ``ElementNotFound`` with a list of all elements.
  public func tap(_ query: ElementQuery) throws {
    tap(at: activationPoint(of: try scroll(to: query)))
    layoutIfNeeded()
  }

  /// Scrolls to the element, touches it at its activation point and lifts after some seconds.
  ///
  /// - Parameter duration: The time in seconds.
  /// - Throws: ``ElementNotFound`` with a list of all elements.
  public func longPress(_ query: ElementQuery, for duration: TimeInterval) throws {
    longPress(at: activationPoint(of: try scroll(to: query)), for: duration)
    layoutIfNeeded()
  }

  /// The former name of ``longPress(_:for:)``.
  @available(*, deprecated, renamed: "longPress(_:for:)")
  public func press(_ query: ElementQuery, for duration: TimeInterval) throws {
    try longPress(query, for: duration)
  }

  /// Scrolls to the element and drags it by an offset.
  ///
  /// - Parameters:
  ///   - offset: The distance, in points.
  ///   - duration: In seconds. Default 0.3.
  /// - Throws: ``ElementNotFound`` with a list of all elements.
  public func drag(
    _ query: ElementQuery, by offset: CGVector, over duration: TimeInterval = 0.3
  ) throws {
    let start = activationPoint(of: try scroll(to: query))
    drag(from: start, to: CGPoint(x: start.x + offset.dx, y: start.y + offset.dy), over: duration)
    layoutIfNeeded()
  }

  /// Scrolls to the element and drags it to another element, which must be in view then.
  ///
  /// - Parameter duration: In seconds. Default 0.3.
  /// - Throws: ``ElementNotFound`` with a list of all elements.
  public func drag(
    _ query: ElementQuery, to target: ElementQuery, over duration: TimeInterval = 0.3
  ) throws {
    let start = activationPoint(of: try scroll(to: query))
    drag(from: start, to: activationPoint(of: try element(target)), over: duration)
    layoutIfNeeded()
  }

  /// Types a text into the element. If the element is not being edited, it is tapped first; otherwise
  /// the text is inserted at the caret.
  ///
  /// - Throws: ``ElementNotFound`` with a list of all elements; ``ElementTakesNoKeys`` if the tap does
  ///   not begin editing.
  public func type(_ text: String, into query: ElementQuery) throws {
    let view = try scroll(to: query).accessibilityView
    if view?.holdsFirstResponder != true { try tap(query) }
    guard view?.holdsFirstResponder == true, type(text) else {
      throw ElementTakesNoKeys(query: query)
    }
    layoutIfNeeded()
  }

  private func activationPoint(of element: UIResponder) -> CGPoint {
    guard element.isAccessibilityElement else {
      let frame = frame(of: element)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let point = element.accessibilityActivationPoint
    return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}

extension UIView {
  /// Whether the view or a view within it is the first responder.
  fileprivate var holdsFirstResponder: Bool {
    FaultFinder(root: self).allViews.contains(where: \.isFirstResponder)
  }
}

/// The error that a tap on an element does not begin text editing.
public struct ElementTakesNoKeys: Error, CustomStringConvertible {
  /// The query for the element.
  public let query: ElementQuery

  /// The query and what went wrong.
  public var description: String { "The element with \(query) takes no keys when it is tapped." }
}
