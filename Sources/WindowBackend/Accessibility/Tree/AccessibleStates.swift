import UIKit

/// The state of an object, with AT-SPI's numbers as places of bits.
struct AccessibleStates: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }

  static let active = AccessibleStates(bit: 1)
  static let checked = AccessibleStates(bit: 4)
  static let editable = AccessibleStates(bit: 7)
  static let enabled = AccessibleStates(bit: 8)
  static let focusable = AccessibleStates(bit: 11)
  static let focused = AccessibleStates(bit: 12)
  static let multiLine = AccessibleStates(bit: 17)
  static let pressed = AccessibleStates(bit: 20)
  static let resizable = AccessibleStates(bit: 21)
  static let selectable = AccessibleStates(bit: 22)
  static let selected = AccessibleStates(bit: 23)
  static let sensitive = AccessibleStates(bit: 24)
  static let showing = AccessibleStates(bit: 25)
  static let singleLine = AccessibleStates(bit: 26)
  static let visible = AccessibleStates(bit: 30)
  static let checkable = AccessibleStates(bit: 41)
  static let readOnly = AccessibleStates(bit: 43)

  /// Those whose changes are told, by the names that AT-SPI has for them.
  static let told: [(AccessibleStates, String)] = [
    (.active, "active"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
    (.focused, "focused"), (.pressed, "pressed"), (.selected, "selected"),
    (.sensitive, "sensitive"), (.showing, "showing"), (.visible, "visible"),
  ]

  /// Two numbers of 32 bits, the lower one first.
  var words: BusValue {
    .array(
      of: "u",
      [
        .unsigned(UInt32(truncatingIfNeeded: rawValue)),
        .unsigned(UInt32(truncatingIfNeeded: rawValue >> 32)),
      ])
  }

  /// - Parameters:
  ///   - size: That of the window, in points.
  ///   - isFocused: Whether keys go to the element.
  @MainActor init(
    _ element: ClientElement, of object: UIResponder?, in size: CGSize, isFocused: Bool
  ) {
    self = .visible
    if element.isEnabled { formUnion([.enabled, .sensitive]) }
    if element.frame.intersects(CGRect(origin: .zero, size: size)) { insert(.showing) }
    if element.isActive { insert(.focusable) }
    if isFocused { insert(.focused) }
    switch element.role {
    case .toggle:
      insert(.checkable)
      if element.value == "1" { formUnion([.checked, .pressed]) }
    case .tab: insert(.selectable)
    case .textbox, .searchbox:
      insert(object is UITextView ? .multiLine : .singleLine)
      if element.isEnabled { insert(.editable) }
    case .text where object is UITextView: formUnion([.multiLine, .readOnly])
    default: break
    }
    if element.isSelected { formUnion([.selectable, .selected]) }
  }
}
