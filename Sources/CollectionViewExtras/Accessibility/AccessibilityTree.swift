import Foundation
import UIKit

/// The accessibility elements of an interface, in the order in which a screen reader visits them.
///
/// ```
/// "Cafés" header  (16, 8, 200, 34)
/// "Open now" button, toggle button = "1" #open-now  (16, 60, 343, 44)
/// ```
public struct AccessibilityTree: CustomStringConvertible {
  /// One accessibility element.
  public struct Element: CustomStringConvertible {
    /// The view, or the `UIAccessibilityElement`.
    public let object: UIResponder
    /// The accessibility label.
    public let label: String?
    /// The accessibility value.
    public let value: String?
    /// The accessibility hint.
    public let hint: String?
    /// The accessibility identifier.
    public let identifier: String?
    /// The accessibility traits.
    public let traits: UIAccessibilityTraits
    /// The names of the custom actions.
    public let actions: [String]
    /// The frame in points, in the coordinates of the view whose tree this is.
    public let frame: CGRect
  }

  /// The elements in reading order.
  public let elements: [Element]

  /// The elements, one per line, each with its label, traits, value, identifier, hint, actions and frame.
  public var description: String { elements.map { "\($0)\n" }.joined() }
}

extension AccessibilityTree.Element {
  /// Such as `"Volume" adjustable = "50%" #volume  (16, 60, 343, 34)`. Without a label it begins with `no label`.
  public var description: String {
    var words = [label.map { "\"\($0)\"" } ?? "no label"]
    let names = traits.names
    if !names.isEmpty { words.append(names.joined(separator: ", ")) }
    if let value { words.append("= \"\(value)\"") }
    if let identifier { words.append("#\(identifier)") }
    if let hint { words.append("hint \"\(hint)\"") }
    if !actions.isEmpty {
      words.append("actions " + actions.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    let sides = [frame.minX, frame.minY, frame.width, frame.height].map(Self.brief)
    return words.joined(separator: " ") + "  (\(sides.joined(separator: ", ")))"
  }

  /// Rounded to a hundredth of a point, without a fraction of zeros.
  private static func brief(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 100).rounded() / 100
    return rounded == rounded.rounded() && Swift.abs(rounded) < 1e9
      ? String(Int(rounded)) : String(rounded)
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits, in a fixed order. Static text is not named.
  fileprivate var names: [String] {
    let all: [(UIAccessibilityTraits, String)] = [
      (.header, "header"), (.button, "button"), (.toggleButton, "toggle button"), (.link, "link"),
      (.image, "image"), (.searchField, "search field"), (.adjustable, "adjustable"),
      (.tabBar, "tab bar"), (.keyboardKey, "keyboard key"), (.summaryElement, "summary"),
      (.playsSound, "plays sound"), (.startsMediaSession, "starts media"),
      (.allowsDirectInteraction, "direct interaction"), (.causesPageTurn, "turns the page"),
      (.supportsZoom, "zooms"), (.updatesFrequently, "updates frequently"),
      (.selected, "selected"), (.notEnabled, "not enabled"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension UIView {
  /// The accessibility elements of the view and its subviews.
  ///
  /// The views are laid out first. Hidden views and views behind a modal view are left out; views
  /// outside the bounds of a scroll view are included.
  public func accessibilityTree() -> AccessibilityTree {
    layoutIfNeeded()
    let origin = UIAccessibility.convertToScreenCoordinates(bounds, in: self).origin
    return AccessibilityTree(
      elements: AccessibilityWalk.elements(of: self).map {
        AccessibilityTree.Element($0, origin: origin)
      })
  }
}

extension AccessibilityTree.Element {
  /// - Parameter origin: The origin of the view whose tree this is, in screen coordinates.
  @MainActor init(_ object: UIResponder, origin: CGPoint) {
    self.object = object
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    identifier = object.accessibilityIdentifier
    traits = object.accessibilityTraits
    actions = (object.accessibilityCustomActions ?? []).map(\.name)
    frame = object.accessibilityFrame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
