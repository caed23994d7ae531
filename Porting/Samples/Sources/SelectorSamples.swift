import Testing
import UIKit

class Editor: UIViewController {
  var log: [String] = []
  lazy var saveButton = button(#selector(saveAll))

  @objc private func saveAll() { log.append("save") }
  @objc func close(_ sender: UIButton) { log.append("close") }
  @objc func drop(item: UIControl) { log.append("drop") }

  func button(_ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  func buttons() -> [UIButton] {
    [
      saveButton, button(#selector(close(_:))), button(#selector(Editor.drop(item:))),
      button(#selector(self.shout)), button(#selector(close(_:) as (UIButton) -> Void)),
    ]
  }
}

extension Editor {
  @objc func shout(_ sender: UIButton) { log.append("shout") }
}

class LoudEditor: Editor {
  override func close(_ sender: UIButton) { log.append("CLOSE") }
}

@MainActor @Suite struct SelectorSamples {
  @Test func selectorsCallTheirMethods() {
    let editor = LoudEditor()
    for button in editor.buttons() { button.sendActions(for: .touchUpInside) }
    #expect(editor.log == ["save", "CLOSE", "drop", "shout", "CLOSE"])
  }

  @Test func selectorsHaveTheNamesOfObjectiveC() {
    let names = [#selector(Editor.close(_:)), #selector(Editor.drop), #selector(Editor.shout(_:))]
    #expect(names.map(\.description) == ["close:", "dropWithItem:", "shout:"])
    #expect(#selector(getter: UIView.isHidden).description == "isHidden")
  }
}
