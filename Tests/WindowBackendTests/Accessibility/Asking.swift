import UIKit

@testable import WindowBackend

/// An application's objects, asked as by another program, without a bus.
@MainActor struct Asking {
  let tree: AccessibleTree
  let answers: AccessibleAnswers

  init<Controller>(_ bench: Bench<Controller>) {
    let application = bench.application
    tree = AccessibleTree { application.sessions }
    answers = AccessibleAnswers(tree)
    answers.name = ":1.7"
  }

  /// The values that a method answers; nil for an error.
  func call(
    _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) -> [BusValue]? {
    let call = BusCall(
      path: path, interface: interface, member: member, arguments: arguments)
    guard case .values(let values) = answers.answer(call) else { return nil }
    return values
  }

  func property(_ path: String, _ interface: String, _ name: String) -> BusValue? {
    let answer = call(
      path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)])
    guard case .variant(let value)? = answer?.first else { return nil }
    return value
  }

  /// The object whose name is a text.
  func facts(named name: String) -> AccessibleFacts? {
    tree.invalidate()
    return tree.facts().first { $0.name == name }
  }

  func act(_ name: String, on path: String) -> Bool {
    let names = call(path, AccessibleInterface.action, "GetActions")?.first?.parts ?? []
    guard let index = names.firstIndex(where: { $0.parts.first == .string(name) }) else {
      return false
    }
    return call(path, AccessibleInterface.action, "DoAction", [.whole(index)]) == [.bool(true)]
  }
}
