/// The accessibility elements of a scene, in reading order, with numbers that stay as long as the
/// elements are there.
@MainActor package final class ClientAccessibility {
  private let windows: () -> [UIWindow]
  private var known: [ObjectIdentifier: Known] = [:]
  private var lastNumber = 0

  @MainActor private struct Known {
    let number: Int
    @UntilGone var object: UIResponder?

    init(_ object: UIResponder, _ number: Int) {
      self.number = number
      self.object = object
    }
  }

  /// - Parameter windows: Those on the screen, the hindmost first.
  init(_ windows: @escaping () -> [UIWindow]) { self.windows = windows }

  /// The elements of the windows on the screen, those of the hindmost window first.
  ///
  /// - Complexity: O(n log n), n the number of views.
  package func elements() -> [ClientElement] {
    var next: [ObjectIdentifier: Known] = [:]
    let elements = windows().flatMap { window in
      window.layoutIfNeeded()
      return AccessibilityWalk.elements(of: window).map { object in
        let entry = entry(of: object)
        next[ObjectIdentifier(object)] = entry
        return ClientElement(object, number: entry.number)
      }
    }
    known = next
    return elements
  }

  private func entry(of object: UIResponder) -> Known {
    if let entry = known[ObjectIdentifier(object)], entry.object === object { return entry }
    lastNumber += 1
    return Known(object, lastNumber)
  }

  /// The object of an element; nil if it is gone.
  func object(_ number: Int) -> UIResponder? {
    known.values.first { $0.number == number }?.object
  }

  /// Activates an element as assistive technologies do, or else taps it.
  func activate(_ number: Int, by client: ClientScene) {
    guard let object = object(number), !object.accessibilityActivate() else { return }
    client.tap(at: object.accessibilityActivationPoint)
  }
}

/// An accessibility element as a client shows it.
package struct ClientElement: Hashable, Sendable {
  /// Stays the same while the element is there.
  package var number: Int
  package var role: Role
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  /// In points of the screen.
  package var frame: CGRect
  package var isSelected: Bool
  package var isEnabled: Bool

  /// What an element is, in terms of ARIA.
  package enum Role: String, Sendable {
    case button, link, heading, image = "img", slider, text, textbox, searchbox, toggle = "switch",
      tab
    /// Something that can be neither activated nor read as a text alone.
    case group
  }

  @MainActor init(_ object: UIResponder, number: Int) {
    self.number = number
    let traits = object.accessibilityTraits
    role = Self.role(of: object, traits)
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    identifier = object.accessibilityIdentifier
    frame = object.accessibilityFrame
    isSelected = traits.contains(.selected)
    isEnabled = !traits.contains(.notEnabled)
  }

  @MainActor private static func role(
    of object: UIResponder, _ traits: UIAccessibilityTraits
  ) -> Role {
    if traits.contains(.searchField) { return .searchbox }
    if object is any UITextInput { return .textbox }
    if traits.contains(.toggleButton) { return .toggle }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.link) { return .link }
    if traits.contains(.button) { return .button }
    if traits.contains(.header) { return .heading }
    if object is UICollectionViewCell || object is UITableViewCell { return .button }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) || object is UILabel ? .text : .group
  }
}
