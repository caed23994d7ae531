import Testing
import UIKit

/// Keeps a target and an action, as controls do.
@MainActor final class Trigger {
  let target: Any
  let action: Selector

  init(target: Any, action: Selector) {
    self.target = target
    self.action = action
  }

  func fire() { action._send(to: target, self) }
}

class Editor: UIViewController {
  var log: [String] = []
  lazy var save = Trigger(target: self, action: #selector(saveAll))

  @objc private func saveAll() { log.append("save") }
  @objc func close(_ sender: Trigger) { log.append("close") }
  @objc func drop(item: Trigger) { log.append("drop") }

  func triggers() -> [Trigger] {
    [
      save, Trigger(target: self, action: #selector(close(_:))),
      Trigger(target: self, action: #selector(Editor.drop(item:))),
      Trigger(target: self, action: #selector(self.shout)),
      Trigger(target: self, action: #selector(close(_:) as (Trigger) -> Void)),
    ]
  }
}

extension Editor {
  @objc func shout(_ sender: Trigger) { log.append("shout") }
}

class LoudEditor: Editor {
  override func close(_ sender: Trigger) { log.append("CLOSE") }
}

@MainActor @Suite struct SelectorSamples {
  @Test func selectorsCallTheirMethods() {
    let editor = LoudEditor()
    for trigger in editor.triggers() { trigger.fire() }
    #expect(editor.log == ["save", "CLOSE", "drop", "shout", "CLOSE"])
  }

  @Test func selectorsHaveTheNamesOfObjectiveC() {
    let names = Editor().triggers().map(\.action.description)
    #expect(names == ["saveAll", "close:", "dropWithItem:", "shout:", "close:"])
    #expect(#selector(getter: UIView.isHidden).description == "isHidden")
  }
}
