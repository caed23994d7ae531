import Foundation
import UIKit

extension UIView {
  /// The first accessibility element, in reading order, with this label; nil if there is none.
  public func accessibilityElement(labeled label: String) -> UIResponder? {
    ElementSearch(in: self).element(labeled: label)
  }

  /// The first accessibility element, in reading order, with this identifier, else the first visible
  /// view with it; nil if there is none.
  public func accessibilityElement(identified identifier: String) -> UIResponder? {
    ElementSearch(in: self).element(identified: identifier)
  }
}

extension UIResponder {
  /// Activates the element as an assistive technology does: by `accessibilityActivate()` or, if that
  /// returns `false`, by a tap at its `accessibilityActivationPoint`.
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

  /// Scrolls what the element is part of by a page, as an assistive technology does.
  ///
  /// - Returns: Whether the element, or one that it is part of, scrolled.
  @discardableResult
  public func performAccessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scroll(direction)
  }

  /// Performs the element's custom action with a name.
  ///
  /// - Returns: Whether there is such an action and it succeeds.
  @discardableResult
  public func performAccessibilityAction(named name: String) -> Bool {
    accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
  }
}

extension UIWindow {
  /// Asks to dismiss what is shown, as the escape gesture of assistive technologies and the escape key
  /// do: the focused view, the first responder or the view of the controller in front, and those
  /// that it is part of.
  ///
  /// - Returns: Whether one did.
  @discardableResult
  public func performAccessibilityEscape() -> Bool { accessibilityOrigin.escape() }

  /// Asks for the most important action in the same order.
  ///
  /// - Returns: Whether one performed it.
  @discardableResult
  public func performAccessibilityMagicTap() -> Bool { accessibilityOrigin.magicTap() }
}

/// A posted accessibility notification.
public struct AccessibilityPost {
  /// The posted notification.
  public let notification: UIAccessibility.Notification
  /// The argument of the post: an element, a text or nil.
  public let argument: Any?

  /// Records the notifications posted while `body` runs, in order.
  @preconcurrency @MainActor
  public static func posts(during body: () throws -> Void) rethrows -> [AccessibilityPost] {
    nonisolated(unsafe) var posts: [AccessibilityPost] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.didPost, object: nil, queue: nil
    ) { message in
      guard let posted = message.userInfo?["notification"] as? UIAccessibility.Notification else {
        return
      }
      posts.append(AccessibilityPost(notification: posted, argument: message.userInfo?["argument"]))
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try body()
    return posts
  }
}
