import CollectionViewExtras
import QuartzCore
import Testing
import UIKit

/// Answers as it is told and notes what it hears.
@MainActor private final class FieldDelegate: NSObject, UITextFieldDelegate {
  let diary: Diary
  var mayChange = true
  var mayEnd = true
  var mayReturn = true

  init(_ diary: Diary) { self.diary = diary }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    diary.note("should begin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { diary.note("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    diary.note("should end")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { diary.note("did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    diary.note("change \(range.location),\(range.length) \(string)")
    return mayChange
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { diary.note("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    diary.note("should clear")
    return true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    diary.note("should return")
    return mayReturn
  }
}

@MainActor @Suite struct UITextFieldTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let diary = Diary()

  @Test func `a field of 17 points is 22 points high, 34 with a rounded border`() {
    // A line of 20.29 points, rounded down to pixels, and 2.
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    #expect(field.borderStyle == .roundedRect && field.text == "" && field.placeholder == nil)
  }

  /// The heights are those of text fields in interface documents, on a screen of scale 3.
  @Test(arguments: [(14.0, 18.67), (12, 16), (10, 13.67)])
  func `a field without a border is two points higher than its line`(size: Double, height: Double) {
    field.traitOverrides.displayScale = 3
    field.font = .systemFont(ofSize: size)
    #expect(abs(field.intrinsicContentSize.height - height) < 0.01)
  }

  @Test func `a line around a field takes three points`() {
    field.borderStyle = .line
    #expect(field.intrinsicContentSize.height == 25)
  }

  @Test func `editing asks and tells in UIKit's order`() {
    let delegate = FieldDelegate(diary)
    field.delegate = delegate
    diary.follow(
      field,
      [
        (.editingDidBegin, "begin event"), (.editingChanged, "changed event"),
        (.editingDidEnd, "end event"), (.editingDidEndOnExit, "exit event"),
      ])
    let center = NotificationCenter.default
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      center.addObserver(forName: name, object: field, queue: nil) { [diary] _ in
        MainActor.assumeIsolated { diary.note("notification") }
      }
    }
    onStage(field) { window, _ in
      window.tap(at: middle(of: field))
      #expect(field.isEditing && field.isFirstResponder)
      #expect(diary.entries == ["should begin", "did begin", "begin event", "notification"])
      diary.entries = []
      window.type("a")
      #expect(diary.entries == ["change 0,0 a", "selection", "changed event", "notification"])
      diary.entries = []
      // Return ends editing because someone waits for that.
      window.press(.return)
      #expect(
        diary.entries == [
          "should return", "exit event", "should end", "did end", "end event", "notification",
        ])
      #expect(!field.isEditing && !field.isFirstResponder)
    }
    tokens.forEach(center.removeObserver)
  }

  @Test func `keys type, delete and move`() {
    onStage(field) { window, _ in
      #expect(!window.type("nobody listens"))
      field.becomeFirstResponder()
      #expect(window.type("Hello 👩‍👩‍👧"))
      #expect(field.text == "Hello 👩‍👩‍👧")
      window.press(.delete)
      window.press(.delete)
      #expect(field.text == "Hello")
      window.press(.leftArrow)
      window.press(.leftArrow)
      window.type("-")
      #expect(field.text == "Hel-lo")
      window.press(.rightArrow, extendingSelection: true)
      window.press(.rightArrow, extendingSelection: true)
      let range = field.selectedTextRange
      #expect(range.flatMap(field.text(in:)) == "lo")
      window.type("p")
      #expect(field.text == "Hel-p")
    }
  }

  @Test func `the delegate refuses keys, but not code`() {
    let delegate = FieldDelegate(diary)
    delegate.mayChange = false
    field.delegate = delegate
    onStage(field) { window, _ in
      field.becomeFirstResponder()
      window.type("a")
      #expect(field.text == "")
      field.insertText("b")
      #expect(field.text == "b")
      window.press(.delete)
      #expect(field.text == "b")
      delegate.mayEnd = false
      #expect(!field.resignFirstResponder() && field.isEditing)
      #expect(window.endEditing(true))
    }
  }

  @Test func `setting the text tells nobody`() {
    let delegate = FieldDelegate(diary)
    field.delegate = delegate
    diary.follow(field, [(.editingChanged, "changed")])
    field.text = "new"
    #expect(diary.entries.isEmpty)
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
  }

  @Test func `one field of a window is edited at a time`() {
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    onStage(field, other) { window, _ in
      field.becomeFirstResponder()
      window.tap(at: middle(of: other))
      #expect(!field.isEditing && other.isEditing)
      // A field in another window is another matter.
      onStage(UIView()) { second, _ in
        let third = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        second.addSubview(third)
        third.becomeFirstResponder()
        #expect(third.isEditing && other.isEditing)
      }
      other.removeFromSuperview()
      #expect(!other.isEditing)
    }
  }

  @Test func `a touch puts the caret between characters, two select a word`() {
    field.text = "one two"
    onStage(field) { window, _ in
      let end = field.caretRect(for: field.endOfDocument)
      window.tap(at: CGPoint(x: 20 + end.maxX + 50, y: 117))
      #expect(field.selectedTextRange?.isEmpty == true)
      window.type("!")
      #expect(field.text == "one two!")
      window.tap(at: CGPoint(x: 21, y: 117), count: 2)
      #expect(field.selectedTextRange.flatMap(field.text(in:)) == "one")
      window.type("1")
      #expect(field.text == "1 two!")
    }
  }

  @Test func `carets stand at the edges of characters, in order`() throws {
    field.text = "abc"
    field.layoutIfNeeded()
    let places = try (0...3).map { index in
      try #require(field.position(from: field.beginningOfDocument, offset: index))
    }
    let edges = places.map { field.caretRect(for: $0).midX }
    #expect(edges == edges.sorted() && edges[3] > 20)
    #expect(field.position(from: field.beginningOfDocument, offset: 4) == nil)
    let range = try #require(field.textRange(from: places[1], to: places[2]))
    let rect = field.firstRect(for: range)
    #expect(abs(rect.minX - edges[1]) < 0.01 && abs(rect.maxX - edges[2]) < 0.01)
    let found = try #require(field.characterRange(at: CGPoint(x: rect.midX, y: rect.midY)))
    #expect(field.text(in: found) == "b")
    let nearest = try #require(field.closestPosition(to: CGPoint(x: 190, y: 10)))
    #expect(field.compare(nearest, to: field.endOfDocument) == .orderedSame)
  }

  @Test func `a long text scrolls to the caret and back`() {
    onStage(field) { window, _ in
      field.becomeFirstResponder()
      window.type("a very long text that does not fit into the field")
      window.layoutIfNeeded()
      let end = field.caretRect(for: field.endOfDocument)
      #expect(end.maxX <= 200.01)
      #expect(end.maxX > 150)
      let start = field.caretRect(for: field.beginningOfDocument)
      #expect(start.minX < 0)
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      #expect(field.caretRect(for: field.beginningOfDocument).minX >= 0)
    }
  }

  @Test func `the clear button takes the text away if the delegate lets it`() {
    let delegate = FieldDelegate(diary)
    field.delegate = delegate
    field.clearButtonMode = .whileEditing
    onStage(field) { window, _ in
      field.becomeFirstResponder()
      window.type("text")
      window.layoutIfNeeded()
      let rect = field.clearButtonRect(forBounds: field.bounds)
      // 19 points wide, 5 from the edge of 200.
      #expect(rect.minX == 176)
      window.tap(at: CGPoint(x: field.frame.minX + rect.midX, y: field.frame.minY + rect.midY))
      #expect(field.text == "" && field.isEditing)
      #expect(diary.entries.contains("should clear"))
    }
  }

  @Test func `views beside the text take room as their mode says`() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    let left = field.leftViewRect(forBounds: field.bounds)
    #expect(left == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    field.leftViewMode = .unlessEditing
    onStage(field) { _, _ in
      field.becomeFirstResponder()
      #expect(field.editingRect(forBounds: field.bounds).minX == 0)
    }
    field.semanticContentAttribute = .forceRightToLeft
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
    #expect(field.textRect(forBounds: field.bounds).maxX == 170)
  }

  @Test func `a secure field shows dots and keeps the text`() {
    field.isSecureTextEntry = true
    onStage(field) { window, _ in
      field.becomeFirstResponder()
      window.type("wi")
      field.layoutIfNeeded()
      let narrow = field.caretRect(for: field.endOfDocument).midX
      field.text = "il"
      #expect(field.caretRect(for: field.endOfDocument).midX == narrow)
      #expect(field.text == "il")
    }
  }

  @Test func `attributes stay with their characters`() {
    field.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    onStage(field) { window, _ in
      field.becomeFirstResponder()
      window.type("der")
      let text = field.attributedText
      #expect(text?.string == "redder")
      let color = text?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
      #expect(color == .red)
    }
  }

  @Test func `the caret blinks by the frame clock`() throws {
    try onStage(field) { window, clock in
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      let views = field.subviews.flatMap(\.subviews).flatMap(\.subviews)
      let caret = try #require(views.first { $0.bounds.width == 2 })
      #expect(!caret.isHidden)
      clock.advance(by: 0.25)
      #expect(caret.layer.presentation()?.opacity == 1)
      clock.advance(by: 0.5)
      #expect(caret.layer.presentation()?.opacity == 0)
      clock.advance(by: 0.5)
      #expect(caret.layer.presentation()?.opacity == 1)
      field.resignFirstResponder()
      window.layoutIfNeeded()
      #expect(caret.isHidden)
    }
  }

  @Test func `the keyboard's notifications come with its frame`() {
    nonisolated(unsafe) var notes: [(name: Notification.Name, frame: CGRect)] = []
    let center = NotificationCenter.default
    onStage(field) { window, clock in
      let tokens = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ].map { name in
        center.addObserver(forName: name, object: nil, queue: nil) { note in
          let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          notes.append((name, value?.cgRectValue ?? .zero))
        }
      }
      field.becomeFirstResponder()
      #expect(notes.map(\.name) == [UIResponder.keyboardWillShowNotification])
      let screen = UIScreen.main.bounds
      // A screen without a home indicator.
      #expect(
        notes.first?.frame
          == CGRect(x: 0, y: screen.maxY - 260, width: screen.width, height: 260))
      clock.advance(by: 0.3)
      #expect(notes.last?.name == UIResponder.keyboardDidShowNotification)
      // It stays while another field takes over.
      let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
      window.addSubview(other)
      other.becomeFirstResponder()
      field.becomeFirstResponder()
      #expect(notes.count == 2)
      field.resignFirstResponder()
      clock.advance(by: 0.3)
      let names = [
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ]
      #expect(notes.map(\.name).suffix(2) == names)
      #expect(notes.last?.frame.minY == screen.maxY)
      tokens.forEach(center.removeObserver)
    }
  }

  @Test func `any responder that takes keys gets them`() {
    final class Pad: UIView, UIKeyInput {
      var typed = ""
      var hasText: Bool { !typed.isEmpty }
      func insertText(_ text: String) { typed += text }
      func deleteBackward() { _ = typed.popLast() }
      override var canBecomeFirstResponder: Bool { true }
    }
    let pad = Pad()
    onStage(pad) { window, _ in
      pad.becomeFirstResponder()
      window.type("12\n3")
      window.press(.delete)
      #expect(pad.typed == "12\n")
    }
  }
}
