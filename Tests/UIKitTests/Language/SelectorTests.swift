import Testing
import UIKit

/// An object of the main actor, as controllers are.
private class Editor: UIViewController {
  var heard: [String] = []
  func save() { heard.append("save") }
  func save(_ sender: UIView) { heard.append("save \(sender.tag)") }
  func close(_ sender: Any?, forEvent event: Any?) -> Bool {
    heard.append("close \(sender == nil) \(event == nil)")
    return true
  }
  var privateSelector: Selector { Selector("hide:", Editor.hide(_:)) }
  private func hide(_ sender: UIView?) { heard.append("hide \(sender?.tag ?? -1)") }
}

private final class PictureEditor: Editor {
  override func save() { heard.append("save the picture") }
}

/// An object of no actor.
private final class Counter: NSObject {
  var ticks = 0
  func tick(_ step: Int) { ticks += step }
  func tick() { ticks += 1 }
}

@MainActor @Suite struct SelectorTests {
  @Test func `a selector made with its method calls it with sender and event`() {
    let editor = Editor()
    let sender = UIView()
    sender.tag = 7
    Selector("save", Editor.save as (Editor) -> () -> Void)._send(to: editor)
    Selector("save:", Editor.save(_:))._send(to: editor, sender)
    Selector("close:forEvent:", Editor.close(_:forEvent:))._send(to: editor, nil, nil)
    editor.privateSelector._send(to: editor, nil)
    editor.privateSelector._send(to: editor, sender)
    #expect(editor.heard == ["save", "save 7", "close true true", "hide -1", "hide 7"])
  }

  @Test func `the override of the target's class runs`() {
    let editor = PictureEditor()
    Selector("save", Editor.save as (Editor) -> () -> Void)._send(to: editor)
    #expect(editor.heard == ["save the picture"])
  }

  @Test func `methods of no actor are called too`() {
    let counter = Counter()
    Selector("tick:", Counter.tick(_:))._send(to: counter, 3)
    Selector("tick", Counter.tick as (Counter) -> () -> Void)._send(to: counter)
    #expect(counter.ticks == 4)
  }

  @Test func `selectors are equal by name and tell whether they can be sent`() {
    let made = Selector("save:", Editor.save(_:))
    #expect(made == "save:")
    #expect(made._hasMethod)
    #expect(!Selector("save:")._hasMethod)
  }

  @Test func `a selector that is a name alone says how to make one that can be sent`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Selector("save:")._send(to: UIView()) }
    }
  }
}
