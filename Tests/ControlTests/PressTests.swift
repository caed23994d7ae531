import CollectionViewExtras
import Testing
import UIKit

/// Keys are presses, which responders may keep.
@MainActor @Suite struct PressTests {
  private final class Player: UIViewController {
    var heard: [String] = []
    var keeps: Set<UIKeyboardHIDUsage> = []
    var performed = 0

    func play(_ sender: Any?) { performed += 1 }

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "p", modifierFlags: [], action: Selector("play:", Player.play(_:)))]
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.map { "began \($0.key?.charactersIgnoringModifiers ?? "")" }
      let kept = presses.contains { $0.key.map { keeps.contains($0.keyCode) } ?? false }
      if !kept { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.map { "ended \($0.key?.charactersIgnoringModifiers ?? "")" }
      super.pressesEnded(presses, with: event)
    }
  }

  /// A field that keeps the return key.
  private final class Message: UITextField {
    var sent = 0
    var flags: [UIKeyModifierFlags] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard let key = presses.first?.key, key.keyCode == .keyboardReturnOrEnter else {
        return super.pressesBegan(presses, with: event)
      }
      sent += 1
      flags.append(key.modifierFlags)
    }
  }

  private final class Watched: UIView {
    var events: [(UIPress.Phase, UIEvent.EventType, Set<UIPress>)] = []
    var last: UIPress?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note(presses, event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note(presses, event)
    }
    private func note(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      last = presses.first
      guard let event, let last else { return }
      events.append((last.phase, event.type, event.allPresses))
    }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `presses of keys begin and end at the controller in front`() {
    let player = Player()
    let window = shown(player)
    defer { window.isHidden = true }
    #expect(!window.press("M", modifiers: .shift))
    #expect(player.heard == ["began m", "ended m"])
    player.keeps = [.keyboardSpacebar]
    #expect(window.press(" "))
    #expect(!window.press(UIKeyCommand.inputEscape))
    #expect(
      player.heard.suffix(4) == [
        "began  ", "ended  ", "began \(UIKeyCommand.inputEscape)",
        "ended \(UIKeyCommand.inputEscape)",
      ])
  }

  @Test func `a key command takes its key before it is a press`() {
    let player = Player()
    let window = shown(player)
    defer { window.isHidden = true }
    let view = Watched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    player.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(window.press("p"))
    #expect(player.performed == 1)
    #expect(view.events.isEmpty)
    #expect(window.press("p", modifiers: .shift))
    #expect(view.events.map(\.0) == [.began, .ended])
  }

  @Test func `a press has a key, a phase, a window and a responder`() throws {
    let player = Player()
    let window = shown(player)
    defer { window.isHidden = true }
    let view = Watched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    player.view.addSubview(view)
    view.becomeFirstResponder()
    window.press("!", modifiers: .shift)
    let press = try #require(view.last)
    #expect(press.phase == .ended)
    #expect(press.window === window && press.responder === view)
    #expect(press.key?.keyCode == .keyboard1)
    #expect(press.key?.characters == "!" && press.key?.charactersIgnoringModifiers == "1")
    #expect(press.key?.modifierFlags == .shift)
    #expect(view.events.map(\.1) == [.presses, .presses])
    #expect(view.events.last?.2 == [press])
    window.press(.return)
    #expect(view.last?.type == UIPress.PressType(rawValue: 2040))
    window.press("é")
    #expect(view.last?.key?.keyCode == .keyboardErrorUndefined)
  }

  @Test func `a text keeps its keys to itself, unless it overrides what is pressed`() {
    let player = Player()
    let window = shown(player)
    defer { window.isHidden = true }
    let field = Message(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    player.view.addSubview(field)
    field.becomeFirstResponder()
    window.type("ab")
    window.press(.return)
    window.press(.delete)
    #expect(field.text == "a")
    #expect(field.sent == 1)
    #expect(player.heard.filter { $0.hasPrefix("began") }.isEmpty)
    window.press(UIKeyCommand.inputEscape)
    #expect(player.heard.contains("began \(UIKeyCommand.inputEscape)"))
  }

  @Test func `a controller that keeps every key leaves texts theirs`() {
    let player = Player()
    player.keeps = [.keyboardA]
    let window = shown(player)
    defer { window.isHidden = true }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    player.view.addSubview(field)
    field.becomeFirstResponder()
    window.type("a")
    #expect(field.text == "a")
    field.resignFirstResponder()
    #expect(window.press("a"))
  }
}
