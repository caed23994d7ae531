import CollectionViewExtras
import CoreGraphics
import UIKit

// What a person does with an interface, by what is on it. Fingers take their time on the manual
// clock where one is in use.
extension UIWindow {
  /// Scrolls to the element that `query` means and touches it in the middle.
  ///
  /// - Throws: ``ElementNotFound`` with all elements there are.
  public func tap(_ query: ElementQuery) throws {
    tap(at: activationPoint(of: try scroll(to: query)))
    layoutIfNeeded()
  }

  /// Scrolls to the element that `query` means, touches it in the middle, stays and lifts.
  ///
  /// - Parameter duration: In seconds.
  /// - Throws: ``ElementNotFound`` with all elements there are.
  public func press(_ query: ElementQuery, for duration: TimeInterval) throws {
    press(at: activationPoint(of: try scroll(to: query)), for: duration)
    layoutIfNeeded()
  }

  /// Scrolls to the element that `query` means and drags it from its middle.
  ///
  /// - Parameters:
  ///   - offset: How far, in points.
  ///   - duration: In seconds.
  /// - Throws: ``ElementNotFound`` with all elements there are.
  public func drag(
    _ query: ElementQuery, by offset: CGVector, over duration: TimeInterval = 0.3
  ) throws {
    let start = activationPoint(of: try scroll(to: query))
    touch(
      from: start, to: CGPoint(x: start.x + offset.dx, y: start.y + offset.dy), over: duration)
    layoutIfNeeded()
  }

  /// Scrolls to the element that `query` means and drags it from its middle to that of another one,
  /// which is in view then.
  ///
  /// - Parameter duration: In seconds.
  /// - Throws: ``ElementNotFound`` with all elements there are.
  public func drag(
    _ query: ElementQuery, to target: ElementQuery, over duration: TimeInterval = 0.3
  ) throws {
    let start = activationPoint(of: try scroll(to: query))
    touch(from: start, to: activationPoint(of: try element(target)), over: duration)
    layoutIfNeeded()
  }

  /// Taps the element that `query` means, which begins to edit, and presses the keys of a text. One
  /// that edits already is not tapped: the text goes to its caret.
  ///
  /// - Throws: ``ElementNotFound`` with all elements there are; ``ElementTakesNoKeys``.
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
  /// Whether the view or one within it takes keys.
  fileprivate var holdsFirstResponder: Bool {
    FaultFinder(root: self).allViews.contains(where: \.isFirstResponder)
  }
}

/// Nothing edits after a tap on the element that a query means.
public struct ElementTakesNoKeys: Error, CustomStringConvertible {
  public let query: ElementQuery

  public var description: String { "The element with \(query) takes no keys when it is tapped." }
}
