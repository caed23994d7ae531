import Foundation
import UIKit

/// What an interface says to those who do not see it: its elements in the order in which a reader
/// goes from one to the next.
///
/// ```
/// "Cafés" header  (16, 8, 200, 34)
/// "Open now" button, toggle button = "1" #open-now  (16, 60, 343, 44)
/// ```
public struct AccessibilityTree: CustomStringConvertible {
  /// One element that is read as a whole.
  public struct Element: CustomStringConvertible {
    /// The view, or the `UIAccessibilityElement`.
    public let object: UIResponder
    public let label: String?
    public let value: String?
    public let hint: String?
    public let identifier: String?
    public let traits: UIAccessibilityTraits
    /// Names of what can be done besides activating it.
    public let actions: [String]
    /// In the coordinates of the view that the tree was asked of, in points.
    public let frame: CGRect
  }

  /// In reading order.
  public let elements: [Element]

  /// A line for each element: its label, traits, value, identifier, hint, actions and frame.
  public var description: String { elements.map { "\($0)\n" }.joined() }
}

extension AccessibilityTree.Element {
  /// Such as `"Volume" adjustable = "50%" #volume  (16, 60, 343, 34)`. What has no label says so.
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

  /// To a hundredth of a point, without a fraction of zeros.
  private static func brief(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 100).rounded() / 100
    return rounded == rounded.rounded() && Swift.abs(rounded) < 1e9
      ? String(Int(rounded)) : String(rounded)
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits, in an order of their own. Text that does not change goes without.
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
  /// What the view and all within it say to those who do not see it.
  ///
  /// Views are laid out first. Hidden views and those behind a modal one are not read; what lies
  /// outside of a scroll view's bounds is, as far as there are views for it.
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
  /// - Parameter origin: Of the view that the tree is asked of, in the screen's coordinates.
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
