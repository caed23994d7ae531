/// The accessibility elements of a scene, in reading order, with numbers that stay as long as the
/// elements are there.
@MainActor package final class ClientAccessibility {
  private let windows: () -> [UIWindow]
  private var known: [ObjectIdentifier: Known] = [:]
  private var objects: [Int: Known] = [:]
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
    objects = Dictionary(next.values.map { ($0.number, $0) }) { first, _ in first }
    return elements
  }

  private func entry(of object: UIResponder) -> Known {
    if let entry = known[ObjectIdentifier(object)], entry.object === object { return entry }
    lastNumber += 1
    return Known(object, lastNumber)
  }

  /// The object of an element; nil if it is gone.
  package func object(_ number: Int) -> UIResponder? {
    objects[number]?.object
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
  /// Whether to activate it does something: a control, a link, a field, or a row that can be selected.
  package var isActive: Bool

  /// What an element is, in terms of ARIA.
  package enum Role: String, Sendable {
    case button, link, heading, image = "img", slider, text, textbox, searchbox, toggle = "switch",
      tab
    /// Something that can be neither activated nor read as a text alone.
    case group

    /// Whether what has the role takes touches, wherever it is.
    var isActive: Bool {
      switch self {
      case .button, .link, .slider, .textbox, .searchbox, .toggle, .tab: true
      case .heading, .image, .text, .group: false
      }
    }
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
    isActive = isEnabled && (role.isActive || object.isActiveElement)
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

extension UIResponder {
  /// Whether it says so itself, recognizes taps, or is the first element of an item that can be selected.
  fileprivate var isActiveElement: Bool {
    if accessibilityRespondsToUserInteraction { return true }
    guard let view = self as? UIView else { return false }
    if (view.gestureRecognizers ?? []).contains(where: { $0 is UITapGestureRecognizer }) {
      return true
    }
    let parents = sequence(first: view, next: \.superview)
    guard let item = parents.lazy.compactMap({ $0 as? _ElementView }).first,
      let list = item.collectionView, list.allowsSelection, list.path(of: item) != nil
    else { return false }
    return AccessibilityWalk.elements(of: item).first === self
  }
}
