import UIKit

// Selectors that call their methods, until UIKit's own do.
@MainActor private var methods: [String: (Any, Any?) -> Void] = [:]

@MainActor extension Selector {
  init<Target, Answer>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Answer
  ) {
    self.init(name)
    methods[name] = { target, _ in _ = method(target as! Target)() }
  }

  init<Target, Sender, Answer>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Answer
  ) {
    self.init(name)
    methods[name] = { target, sender in _ = method(target as! Target)(sender as! Sender) }
  }

  func _send(to target: Any, _ sender: Any? = nil) { methods[description]?(target, sender) }
}
