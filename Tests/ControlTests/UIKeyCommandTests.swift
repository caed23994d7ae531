import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct UIKeyCommandTests {
  private final class Editor: UIViewController {
    private(set) var performed: [String] = []
    var priority = false

    func save(_ sender: UIKeyCommand) { performed.append("save \(sender.input ?? "")") }
    func up(_ sender: Any?) { performed.append("up") }

    override var keyCommands: [UIKeyCommand]? {
      let save = UIKeyCommand(
        title: "Save", action: Selector("save:", Editor.save(_:)), input: "s",
        modifierFlags: .command)
      let up = UIKeyCommand(
        input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("up:", Editor.up(_:)))
      up.wantsPriorityOverSystemBehavior = priority
      return [save, up]
    }
    override var canBecomeFirstResponder: Bool { true }
  }

  private func edited() -> (Editor, UIWindow) {
    let (editor, window) = (Editor(), UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    window.rootViewController = editor
    window.makeKeyAndVisible()
    editor.becomeFirstResponder()
    return (editor, window)
  }

  @Test func `keys perform the command of the first responder, with their modifiers`() {
    let (editor, window) = edited()
    #expect(window.press("S", modifiers: .command))
    #expect(!window.press("s"))
    #expect(!window.press("s", modifiers: [.command, .shift]))
    #expect(window.press(UIKeyCommand.inputUpArrow))
    #expect(editor.performed == ["save s", "up"])
  }

  @Test func `a text that is edited keeps its keys, but for commands that go first`() {
    let (editor, window) = edited()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    editor.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(!window.press(UIKeyCommand.inputUpArrow))
    #expect(window.press("s", modifiers: .command))
    editor.priority = true
    #expect(window.press(UIKeyCommand.inputUpArrow))
    #expect(editor.performed == ["save s", "up"])
  }

  @Test func `without a first responder nobody hears keys`() {
    let (editor, window) = edited()
    editor.resignFirstResponder()
    #expect(!window.press("s", modifiers: .command))
    #expect(editor.performed.isEmpty)
  }
}
