import CollectionViewExtras
import Testing
import UIKit

@MainActor @Suite struct TextUndoTests {
  /// A text view that is being edited, in a key window.
  private func editing(
    _ text: String = "", _ body: (UITextView, UIWindow) -> Void
  ) {
    ManualClock.run { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
      view.text = text
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.becomeFirstResponder()
      body(view, window)
      window.isHidden = true
    }
  }

  @Test func `typing is undone as one change and redone`() {
    editing("Hello") { view, window in
      window.type(", you")
      #expect(view.undoManager?.undoMenuItemTitle == "Undo Typing")
      window.press(.undo)
      #expect(view.text == "Hello")
      #expect(view.selectedRange == NSRange(location: 5, length: 0))
      window.press(.redo)
      #expect(view.text == "Hello, you")
      #expect(view.undoManager?.canRedo == false)
    }
  }

  @Test func `a movement of the caret and a new line begin another change`() {
    editing { view, window in
      window.type("ab")
      window.press(.leftArrow)
      window.type("c")
      window.type("\n")
      window.type("d")
      #expect(view.text == "ac\ndb")
      for expected in ["acb", "ab", ""] {
        view.undoManager?.undo()
        #expect(view.text == expected)
      }
      #expect(view.undoManager?.canUndo == false)
    }
  }

  @Test func `deleted characters come back together, and a replaced selection as it was`() {
    editing("one two") { view, window in
      for _ in 0..<3 { window.press(.delete) }
      view.undoManager?.undo()
      #expect(view.text == "one two")
      view.selectedRange = NSRange(location: 0, length: 3)
      window.type("1")
      #expect(view.text == "1 two")
      view.undoManager?.undo()
      #expect(view.text == "one two")
    }
  }

  @Test func `attributes come back with the text`() {
    editing { view, window in
      let text = NSMutableAttributedString(string: "red")
      text.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      view.attributedText = text
      window.press(.selectAll)
      window.press(.delete)
      #expect(view.text == "")
      window.press(.undo)
      let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .red)
    }
  }

  @Test func `what an input method composes is one change`() {
    editing("x") { view, _ in
      view.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
      view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
      #expect(view.undoManager?.canUndo == false)
      view.insertText("か")
      #expect(view.text == "xか")
      view.undoManager?.undo()
      #expect(view.text == "x")
      view.undoManager?.redo()
      #expect(view.text == "xか")
    }
  }

  @Test func `a text that is set cannot be undone`() {
    editing { view, window in
      window.type("a")
      view.text = "b"
      #expect(view.undoManager?.canUndo == false)
    }
  }

  @Test func `delegates learn of what undoing changes`() {
    final class Delegate: NSObject, UITextViewDelegate {
      var texts: [String] = []
      func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
    }
    let delegate = Delegate()
    editing { view, window in
      view.delegate = delegate
      window.type("a")
      window.press(.undo)
      #expect(delegate.texts == ["a", ""])
    }
  }

  @Test func `a field has an undo manager of its own, and other views that of their window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let field = UITextField()
    let view = UIView()
    controller.view.addSubview(field)
    controller.view.addSubview(view)
    #expect(window.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
    #expect(controller.undoManager === window.undoManager)
    #expect(field.undoManager != nil && field.undoManager !== window.undoManager)
    #expect(UIView().undoManager == nil)
    window.isHidden = true
  }
}
