import UIKit

// `org.a11y.atspi.Accessible` and `org.a11y.atspi.Application`.
extension AccessibleAnswers {
  func accessibleProperties(of object: AccessibleObject) -> [String: BusValue] {
    let facts = tree.facts(of: object)
    return [
      "Name": .string(facts.name), "Description": .string(facts.details), "HelpText": .string(""),
      "Parent": parent(of: object), "ChildCount": .whole(facts.children.count),
      "Locale": .string(locale), "AccessibleId": .string(facts.identifier),
    ]
  }

  private var locale: String { Locale.current.identifier }

  func accessible(_ call: BusCall, of object: AccessibleObject) -> BusReply? {
    let facts = tree.facts(of: object)
    switch call.member {
    case "GetChildAtIndex":
      let index = call.int(0)
      let path = facts.children.indices.contains(index) ? facts.children[index] : nil
      return .value(reference(path ?? AccessiblePath.null))
    case "GetChildren": return .value(.array(of: "(so)", facts.children.map(reference)))
    case "GetIndexInParent": return .value(.whole(facts.index))
    case "GetRelationSet": return .value(.array(of: "(ua(so))", []))
    case "GetRole": return .value(.unsigned(facts.role.rawValue))
    case "GetRoleName", "GetLocalizedRoleName": return .value(.string(facts.role.name))
    case "GetState": return .value(facts.states.words)
    case "GetAttributes": return .value(.texts(facts.attributes))
    case "GetApplication": return .value(reference(AccessiblePath.root))
    case "GetInterfaces": return .value(.array(of: "s", facts.interfaces.map { .string($0) }))
    default: return nil
    }
  }

  func application(_ call: BusCall) -> BusReply? {
    switch call.member {
    case "GetLocale": .value(.string(locale))
    // There is no bus besides the one that the call came by.
    case "GetApplicationBusAddress": .value(.string(""))
    default: nil
    }
  }

  // MARK: The cache

  /// `org.a11y.atspi.Cache`: all objects at once.
  func cache(_ call: BusCall) -> BusReply? {
    guard call.interface == AccessibleInterface.cache, call.member == "GetItems" else {
      return nil
    }
    let items = [tree.facts(of: .application)] + tree.facts()
    return .value(.array(of: Self.cacheItem, items.map(cacheItem)))
  }

  /// The kind of an object in the cache.
  static let cacheItem = "((so)(so)(so)iiassusau)"

  func cacheItem(_ facts: AccessibleFacts) -> BusValue {
    let parent: BusValue =
      facts.path == AccessiblePath.root
      ? .structure([.string(desktop.name), .path(desktop.path)]) : reference(facts.parent)
    return .structure([
      reference(facts.path), reference(AccessiblePath.root), parent, .whole(facts.index),
      .whole(facts.children.count), .array(of: "s", facts.interfaces.map { .string($0) }),
      .string(facts.name), .unsigned(facts.role.rawValue), .string(facts.details),
      facts.states.words,
    ])
  }
}
