import UIKit

/// Something that assistive technologies see: the application, a window, or an element of its tree.
@MainActor enum AccessibleObject {
  case application
  case window(WindowSession)
  case element(ClientElement, WindowSession)

  var path: String {
    switch self {
    case .application: AccessiblePath.root
    case .window(let session): AccessiblePath.window(session.window.number)
    case .element(let element, let session):
      AccessiblePath.element(element.number, of: session.window.number)
    }
  }
}

/// The paths of objects on the bus.
enum AccessiblePath {
  static let base = "/org/a11y/atspi/accessible/"
  static let root = base + "root"
  static let cache = "/org/a11y/atspi/cache"
  /// No object.
  static let null = "/org/a11y/atspi/null"

  static func window(_ number: Int) -> String { base + "w\(number)" }

  static func element(_ number: Int, of window: Int) -> String {
    base + "w\(window)/e\(number)"
  }

  /// The numbers of a window and an element in it; nil for what is neither.
  static func numbers(_ path: String) -> (window: Int, element: Int?)? {
    guard path.hasPrefix(base) else { return nil }
    let parts = path.dropFirst(base.count).split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, first.hasPrefix("w"), let window = Int(first.dropFirst()),
      parts.count <= 2
    else { return nil }
    guard parts.count == 2 else { return (window, nil) }
    guard parts[1].hasPrefix("e"), let element = Int(parts[1].dropFirst()) else { return nil }
    return (window, element)
  }
}
