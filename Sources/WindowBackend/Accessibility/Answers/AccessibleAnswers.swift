import UIKit

/// Answers what assistive technologies ask, and does what they want.
@MainActor final class AccessibleAnswers {
  let tree: AccessibleTree
  /// The application's name on the bus.
  var name = ""
  /// The name and the path of what the application is in: the desktop.
  var desktop = (name: "", path: AccessiblePath.null)
  /// The number that the registry gives the application.
  var identifier = 0

  init(_ tree: AccessibleTree) { self.tree = tree }

  func answer(_ call: BusCall) -> BusReply {
    if call.path == AccessiblePath.cache { return cache(call) ?? .unknown(call) }
    if call.interface == "org.freedesktop.DBus.Introspectable" {
      return .value(.string("<node/>"))
    }
    guard let object = tree.object(at: call.path) else { return .gone(call.path) }
    if call.interface == "org.freedesktop.DBus.Properties" {
      return property(call, of: object) ?? .unknown(call)
    }
    return method(call, of: object) ?? .unknown(call)
  }

  private func method(_ call: BusCall, of object: AccessibleObject) -> BusReply? {
    guard tree.facts(of: object).interfaces.contains(call.interface) else { return nil }
    return switch call.interface {
    case AccessibleInterface.accessible: accessible(call, of: object)
    case AccessibleInterface.applicationName: application(call)
    case AccessibleInterface.component: component(call, of: object)
    case AccessibleInterface.action: action(call, of: object)
    case AccessibleInterface.text: text(call, of: object)
    case AccessibleInterface.editableText: edit(call, of: object)
    default: nil
    }
  }

  // MARK: Properties

  private func property(_ call: BusCall, of object: AccessibleObject) -> BusReply? {
    let interface = call.argument(0)?.string ?? ""
    guard tree.facts(of: object).interfaces.contains(interface) else { return nil }
    let properties = properties(of: object, interface)
    switch call.member {
    case "GetAll": return .value(.values(properties))
    case "Get":
      return call.argument(1)?.string.flatMap { properties[$0] }.map { .value(.variant($0)) }
    case "Set":
      let isSet = set(
        call.argument(1)?.string ?? "", of: object, in: interface, to: call.argument(2))
      return isSet ? .values([]) : nil
    default: return nil
    }
  }

  private func properties(
    of object: AccessibleObject, _ interface: String
  ) -> [String: BusValue] {
    switch interface {
    case AccessibleInterface.accessible: accessibleProperties(of: object)
    case AccessibleInterface.applicationName:
      [
        "ToolkitName": .string("UIKit"), "Version": .string("1"), "AtspiVersion": .string("2.1"),
        "ToolkitVersion": .string("1"), "Id": .whole(identifier),
      ]
    case AccessibleInterface.action: ["NActions": .whole(actions(of: object).count)]
    case AccessibleInterface.value: valueProperties(of: object)
    case AccessibleInterface.text: textProperties(of: object)
    default: [:]
    }
  }

  private func set(
    _ name: String, of object: AccessibleObject, in interface: String, to value: BusValue?
  ) -> Bool {
    switch (interface, name) {
    case (AccessibleInterface.applicationName, "Id"):
      identifier = value.flatMap(\.number).map { Int($0) } ?? 0
      return true
    case (AccessibleInterface.value, "CurrentValue"):
      guard let number = value?.number, case .element(let element, let session) = object else {
        return false
      }
      tree.invalidate()
      return AccessibleRange.set(
        number, of: session.client.accessibility.object(element.number))
    default: return false
    }
  }

  // MARK: References

  /// An object of the application as others name it.
  func reference(_ path: String) -> BusValue {
    .structure([.string(path == AccessiblePath.null ? "" : name), .path(path)])
  }

  func parent(of object: AccessibleObject) -> BusValue {
    if case .application = object {
      return .structure([.string(desktop.name), .path(desktop.path)])
    }
    return reference(tree.facts(of: object).parent)
  }
}
