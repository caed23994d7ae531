import Testing
import UIKit

/// Responders are found by the actions they take.
@MainActor @Suite struct ActionTargetTests {
  private final class Editor: UIViewController {
    var refuses = false
    func save(_ sender: Any?) {}
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
  }

  private final class Proxy: UIView {
    var stand: AnyObject?
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      stand ?? super.target(forAction: action, withSender: sender)
    }
  }

  @Test func `the first responder in the chain that has the method is the target`() {
    let (editor, button) = (Editor(), UIButton())
    editor.view.addSubview(button)
    let save = Selector("save:", Editor.save(_:))
    #expect(button.target(forAction: save, withSender: nil) as AnyObject === editor)
    editor.refuses = true
    #expect(button.target(forAction: save, withSender: nil) == nil)
    #expect(UIView().target(forAction: save, withSender: nil) == nil)
  }

  @Test func `actions of editing have the first responder that takes them as target`() {
    let editor = Editor()
    let field = UITextField()
    field.text = "a"
    editor.view.addSubview(field)
    #expect(field.target(forAction: "selectAll:", withSender: nil) as AnyObject === field)
    #expect(field.target(forAction: "noMethod:", withSender: nil) == nil)
  }

  @Test func `a subclass names another target`() {
    let (proxy, inner, other) = (Proxy(), UIView(), NSObject())
    proxy.addSubview(inner)
    proxy.stand = other
    #expect(inner.target(forAction: "any:", withSender: nil) as AnyObject === other)
  }
}
