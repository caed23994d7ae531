import CollectionViewExtras
import Testing
import UIKit

/// Keys call what subclasses of text fields and text views override.
@MainActor @Suite(.serialized) struct TextOverrideTests {
  /// A field for one digit, as forms for codes have them.
  private final class Digit: UITextField {
    var calls: [String] = []
    override func deleteBackward() {
      calls.append("delete '\(text ?? "")'")
      super.deleteBackward()
    }
    override func insertText(_ text: String) {
      calls.append("insert \(text)")
      super.insertText(text)
    }
  }

  private final class Note: UITextView {
    var calls: [String] = []
    override func deleteBackward() {
      calls.append("delete")
      super.deleteBackward()
    }
    override func insertText(_ text: String) {
      calls.append(text == "\n" ? "return" : "insert \(text)")
      super.insertText(text.uppercased())
    }
  }

  private final class Judge: NSObject, UITextFieldDelegate {
    var calls = 0
    var allows = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls += 1
      return allows
    }
  }

  private func editing(_ view: UIView, _ body: (UIWindow) -> Void) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    body(window)
    window.isHidden = true
  }

  @Test func `the delete key calls deleteBackward, also in an empty field`() {
    let (digit, judge) = (Digit(), Judge())
    digit.delegate = judge
    editing(digit) { window in
      window.type("7")
      window.press(.delete)
      window.press(.delete)
      #expect(digit.calls == ["insert 7", "delete '7'", "delete ''"])
      #expect(digit.text == "" && judge.calls == 2)
      judge.allows = false
      window.type("8")
      #expect(digit.calls.count == 3 && digit.text == "")
    }
  }

  @Test func `keys insert what a text view makes of them`() {
    let note = Note()
    editing(note) { window in
      window.type("ab\nc")
      window.press(.delete)
      #expect(note.calls == ["insert a", "insert b", "return", "insert c", "delete"])
      #expect(note.text == "AB\n")
    }
  }

  @Test func `a tap moves the caret where closestPosition says`() {
    final class Amount: UITextField {
      var ranges = 0
      override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
      override var selectedTextRange: UITextRange? { didSet { ranges += 1 } }
    }
    let amount = Amount()
    amount.text = "123456"
    editing(amount) { window in
      window.layoutIfNeeded()
      amount.ranges = 0
      window.tap(at: CGPoint(x: 25, y: 50))
      #expect(amount.ranges == 1)
      let caret = amount.selectedTextRange.map {
        amount.offset(from: amount.beginningOfDocument, to: $0.start)
      }
      #expect(caret == 6)
    }
  }

  @Test func `keys ask what a subclass says of changes, and the delegate by super`() {
    final class Capped: UITextField {
      var asked: [String] = []
      override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        asked.append("\(offset(from: beginningOfDocument, to: range.start)) \(text)")
        return text != "x" && super.shouldChangeText(in: range, replacementText: text)
      }
    }
    let (capped, judge) = (Capped(), Judge())
    capped.delegate = judge
    editing(capped) { window in
      window.type("axb")
      window.press(.delete)
      #expect(capped.asked == ["0 a", "1 x", "1 b", "1 "])
      #expect(capped.text == "a" && judge.calls == 3)
    }
    let view = UITextView()
    #expect(view.shouldChangeText(in: UITextRange(), replacementText: "") == false)
    let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    #expect(all.map { view.shouldChangeText(in: $0, replacementText: "a") } == true)
  }
}
