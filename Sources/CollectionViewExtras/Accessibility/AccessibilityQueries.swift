import Foundation
import UIKit

extension UIView {
  /// The first element, in reading order, with this label.
  public func accessibilityElement(labeled label: String) -> UIResponder? {
    layoutIfNeeded()
    return AccessibilityWalk.elements(of: self).first { $0.accessibilityLabel == label }
  }

  /// The first element with this identifier in reading order, else the first view with it, whether
  /// or not it is read. Hidden views are left out.
  public func accessibilityElement(identified identifier: String) -> UIResponder? {
    layoutIfNeeded()
    let elements = AccessibilityWalk.elements(of: self)
    if let element = elements.first(where: { $0.accessibilityIdentifier == identifier }) {
      return element
    }
    var open: [UIView] = [self]
    while let view = open.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      if view.accessibilityIdentifier == identifier { return view }
      open += view.subviews.reversed()
    }
    return nil
  }
}

extension UIResponder {
  /// Activates the element as an assistive technology does: by `accessibilityActivate()`, or, where
  /// that does nothing, by a touch at its `accessibilityActivationPoint`.
  public func performAccessibilityActivation() {
    guard !accessibilityActivate() else { return }
    var holder: UIResponder? = self
    while let element = holder as? UIAccessibilityElement {
      holder = element.accessibilityContainer as? UIResponder
    }
    guard let window = (holder as? UIView).flatMap({ $0 as? UIWindow ?? $0.window }) else { return }
    let point = accessibilityActivationPoint
    window.tap(at: CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY))
  }

  /// Does what the custom action of this name is for.
  ///
  /// - Returns: Whether there is one, and it says that it was done.
  @discardableResult
  public func performAccessibilityAction(named name: String) -> Bool {
    accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
  }
}

/// What was posted to those who read the interface.
public struct AccessibilityPost {
  public let notification: UIAccessibility.Notification
  /// What goes with it: an element, a text or nothing.
  public let argument: Any?

  /// All that is posted while `body` runs, in order.
  @preconcurrency @MainActor
  public static func posts(during body: () throws -> Void) rethrows -> [AccessibilityPost] {
    var posts: [AccessibilityPost] = []
    let before = UIAccessibility.listener
    UIAccessibility.listener = { posts.append(AccessibilityPost(notification: $0, argument: $1)) }
    defer { UIAccessibility.listener = before }
    try body()
    return posts
  }
}
