import CollectionViewExtras
import Testing
import UIKit

/// Views above the keyboard and in its place, and text that is being composed.
@MainActor @Suite struct InputViewTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  /// The frames that notifications about the keyboard tell of, by their names.
  @MainActor private final class Notes {
    var entries: [(name: Notification.Name, end: CGRect)] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          let frame = value?.cgRectValue ?? .zero
          MainActor.assumeIsolated { self?.entries.append((name, frame)) }
        }
      }
    }

    func end() { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  private func view(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  @Test func `an accessory view stands above the keyboard, which counts it in`() {
    let bar = view(44)
    field.inputAccessoryView = bar
    onStage(field) { window, clock in
      let notes = Notes()
      field.becomeFirstResponder()
      #expect(notes.entries.map(\.end.height) == [260 + 44])
      #expect(bar.window === window)
      window.layoutIfNeeded()
      let place = CGRect(x: 0, y: 480 - 260 - 44, width: 320, height: 44)
      #expect(bar.convert(bar.bounds, to: window) == place)
      // It comes from below.
      clock.advance(by: 0.125)
      let shown = bar.superview?.layer.presentation()?.frame.minY ?? 0
      #expect(shown > place.minY && shown < 480)
      clock.advance(by: 0.2)
      #expect(bar.superview?.layer.presentation()?.frame.minY == place.minY)
      // Where the keyboard would be, touches go through.
      #expect(window.hitTest(CGPoint(x: 10, y: 470), with: nil) === window)
      #expect(window.hitTest(CGPoint(x: 10, y: place.midY), with: nil) === bar)
      field.resignFirstResponder()
      #expect(notes.entries.last?.name == UIResponder.keyboardWillHideNotification)
      #expect(bar.window != nil)
      clock.advance(by: 0.3)
      #expect(bar.window == nil)
      notes.end()
    }
  }

  @Test func `an input view takes the keyboard's place`() {
    let pad = view(216)
    field.inputView = pad
    field.inputAccessoryView = view(40)
    onStage(field) { window, _ in
      let notes = Notes()
      field.becomeFirstResponder()
      #expect(notes.entries.map(\.end.height) == [216 + 40])
      #expect(abs(pad.convert(pad.bounds, to: window).minY - (480 - 216)) < 0.01)
      // Another one is seen when it is asked for.
      field.inputView = nil
      #expect(pad.window === window)
      field.reloadInputViews()
      #expect(pad.window == nil)
      #expect(notes.entries.map(\.end.height) == [216 + 40, 260 + 40])
      field.resignFirstResponder()
      notes.end()
    }
  }

  @Test func `views are exchanged where one field makes way for the next`() {
    let (first, second) = (view(44), view(44))
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    field.inputAccessoryView = first
    other.inputAccessoryView = second
    onStage(field, other) { _, _ in
      let notes = Notes()
      field.becomeFirstResponder()
      other.becomeFirstResponder()
      #expect(first.window == nil && second.window != nil)
      #expect(notes.entries.count == 1)
      other.resignFirstResponder()
      notes.end()
    }
  }

  @Test func `a controller's accessory view is shown without a keyboard, and by what is in it`() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      let entry = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    chat.bar.addSubview(chat.entry)
    ManualClock.run { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = chat
      let notes = Notes()
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      // It need not ask for it: it is the first responder as it appears.
      #expect(chat.isFirstResponder)
      #expect(notes.entries.map(\.end.height) == [50])
      #expect(abs(chat.bar.convert(chat.bar.bounds, to: window).maxY - 480) < 0.01)
      clock.advance(by: 0.3)
      chat.entry.becomeFirstResponder()
      #expect(notes.entries.map(\.end.height) == [50, 260 + 50])
      #expect(abs(chat.bar.convert(chat.bar.bounds, to: window).maxY - (480 - 260)) < 0.01)
      chat.entry.resignFirstResponder()
      notes.end()
    }
  }

  @Test func `a view's constraints say how high it is`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      label.heightAnchor.constraint(equalToConstant: 30),
    ])
    field.inputAccessoryView = bar
    onStage(field) { _, _ in
      field.becomeFirstResponder()
      #expect(bar.bounds.size == CGSize(width: 320, height: 50))
      field.resignFirstResponder()
    }
  }

  // MARK: Marked text

  @Test func `marked text is replaced until it is unmarked`() throws {
    field.text = "ab"
    try onStage(field) { window, _ in
      field.becomeFirstResponder()
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      field.selectedTextRange = field.textRange(
        from: try #require(field.position(from: field.beginningOfDocument, offset: 1)),
        to: try #require(field.position(from: field.beginningOfDocument, offset: 1)))
      field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(field.text == "anib")
      let range = try #require(field.markedTextRange)
      #expect(field.text(in: range) == "ni")
      field.setMarkedText("に", selectedRange: NSRange(location: 0, length: 1))
      #expect(field.text == "aにb")
      #expect(field.selectedTextRange.flatMap(field.text(in:)) == "に")
      field.insertText("二")
      #expect(field.text == "a二b" && field.markedTextRange == nil)
      #expect(changes == 3)
      field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      field.unmarkText()
      #expect(field.text == "a二xb" && field.markedTextRange == nil)
      field.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
      field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      #expect(field.text == "a二xb" && field.markedTextRange == nil)
      field.setMarkedText("z", selectedRange: NSRange(location: 1, length: 0))
      field.resignFirstResponder()
      #expect(field.text == "a二xzb" && field.markedTextRange == nil)
    }
  }

  @Test func `keys within marked text leave the rest of it marked`() {
    onStage(field) { window, _ in
      field.becomeFirstResponder()
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      field.unmarkText()
      #expect(changes == 0)
      field.setMarkedText("abcd", selectedRange: NSRange(location: 1, length: 2))
      window.press(.cut)
      #expect(field.text == "ad" && UIPasteboard.general.string == "bc")
      #expect(field.markedTextRange.flatMap(field.text(in:)) == "ad")
      window.press(.delete)
      #expect(field.markedTextRange.flatMap(field.text(in:)) == "d")
      field.selectedTextRange = field.textRange(
        from: field.endOfDocument, to: field.endOfDocument)
      window.type("x")
      #expect(field.text == "x" && field.markedTextRange == nil)
    }
  }

  @Test func `marked text has a ground, or the look it is given`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    func picture() -> Data? {
      view.layoutIfNeeded()
      return UIGraphicsImageRenderer(bounds: view.bounds).image {
        view.layer.render(in: $0.cgContext)
      }.pngData()
    }
    view.text = "ab"
    view.setMarkedText("cd", selectedRange: NSRange(location: 2, length: 0))
    let marked = picture()
    view.markedTextStyle = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    let underlined = picture()
    view.unmarkText()
    let plain = picture()
    #expect(Set([marked, underlined, plain]).count == 3)
    #expect(view.text == "abcd")
  }

  @Test func `positions go by directions too`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.text = "one\ntwo"
    let start = view.beginningOfDocument
    let second = try #require(view.position(from: start, in: .right, offset: 1))
    #expect(view.offset(from: start, to: second) == 1)
    #expect(view.position(from: start, in: .left, offset: 1) == nil)
    let below = try #require(view.position(from: second, in: .down, offset: 1))
    #expect(view.offset(from: start, to: below) == 5)
    #expect(view.position(from: second, in: .up, offset: 1) == nil)
    let rest = try #require(view.characterRange(byExtending: below, in: .right))
    #expect(view.text(in: rest) == "wo")
    #expect(view.position(within: rest, farthestIn: .left) == below)
  }
}
