import CollectionViewExtras
import Testing
import UIKit

/// Notes what a search field says, and provides copies of tokens.
@MainActor private final class TokenDelegate: NSObject, UISearchTextFieldDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }

  func textFieldDidChangeSelection(_ textField: UITextField) { diary.note("selection") }
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider {
    NSItemProvider(object: "copy of \(token.representedObject ?? "")" as NSString)
  }
}

@MainActor @Suite(.serialized) struct UISearchTokenTests {
  private let field = UISearchTextField(frame: CGRect(x: 8, y: 10, width: 300, height: 36))
  private let diary = Diary()

  private func token(_ name: String) -> UISearchToken {
    let token = UISearchToken(icon: nil, text: name)
    token.representedObject = name
    return token
  }

  private func names(_ tokens: [UISearchToken]) -> [String] {
    tokens.compactMap { $0.representedObject as? String }
  }

  private var selected: [String] {
    field.selectedTextRange.map { names(field.tokens(in: $0)) } ?? []
  }

  @Test func `a field has no tokens by default and lets keys delete and copy them`() {
    #expect(field.tokens.isEmpty && field.allowsDeletingTokens && field.allowsCopyingTokens)
    #expect(field.tokenBackgroundColor == .secondarySystemFill)
    #expect(UISearchToken(icon: nil, text: "A").representedObject == nil)
    field.tokenBackgroundColor = .red
    #expect(field.tokenBackgroundColor == .red)
    field.tokenBackgroundColor = nil
    #expect(field.tokenBackgroundColor == .secondarySystemFill)
  }

  @Test func `tokens are inserted and removed by code, which sends nothing`() {
    diary.follow(field, [(.editingChanged, "changed")])
    field.insertToken(token("B"), at: 0)
    field.insertToken(token("A"), at: 0)
    field.insertToken(token("C"), at: 2)
    #expect(names(field.tokens) == ["A", "B", "C"])
    field.removeToken(at: 1)
    #expect(names(field.tokens) == ["A", "C"])
    field.tokens = [token("D")]
    #expect(names(field.tokens) == ["D"] && field.text == "")
    #expect(diary.entries.isEmpty)
  }

  @Test func `an index without a token is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UISearchTextField().removeToken(at: 0)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UISearchTextField().insertToken(UISearchToken(icon: nil, text: ""), at: 1)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UISearchTextField().positionOfToken(at: -1)
    }
  }

  @Test func `tokens have positions before those of the text`() throws {
    field.tokens = [token("A"), token("B")]
    field.text = "xyz"
    let start = field.beginningOfDocument
    #expect(field.compare(field.positionOfToken(at: 0), to: start) == .orderedSame)
    #expect(field.offset(from: start, to: field.positionOfToken(at: 1)) == 1)
    #expect(field.offset(from: start, to: field.textualRange.start) == 2)
    #expect(field.offset(from: start, to: field.endOfDocument) == 5)
    let all = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(names(field.tokens(in: all)) == ["A", "B"])
    #expect(field.text(in: all) == "xyz" && field.text(in: field.textualRange) == "xyz")
    let last = try #require(
      field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
    #expect(names(field.tokens(in: last)) == ["B"])
    #expect(field.tokens(in: field.textualRange).isEmpty)
    #expect(
      field.position(from: start, offset: 3)
        == field.position(from: field.endOfDocument, offset: -2))
    #expect(field.position(from: start, offset: -1) == nil)
    let step = field.position(from: field.positionOfToken(at: 1), in: .right, offset: 2)
    #expect(step == field.position(from: field.textualRange.start, offset: 1))
    #expect(field.position(from: field.textualRange.start, in: .left, offset: 3) == nil)
  }

  @Test func `the textual portion of a range gives way to a token`() throws {
    diary.follow(field, [(.editingChanged, "changed")])
    field.tokens = [token("A")]
    field.text = "to Berlin today"
    let end = try #require(field.position(from: field.textualRange.start, offset: 9))
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    field.replaceTextualPortion(of: range, with: token("B"), at: 1)
    #expect(names(field.tokens) == ["A", "B"] && field.text == " today")
    #expect(diary.entries == ["changed"])
  }

  @Test func `the delete key first selects the last token, then deletes it`() {
    onStage(field) { window, _ in
      field.tokens = [token("A"), token("B")]
      field.becomeFirstResponder()
      diary.follow(field, [(.editingChanged, "changed")])
      window.type("x")
      window.press(.delete)
      #expect(field.text == "" && selected.isEmpty)
      window.press(.delete)
      #expect(selected == ["B"] && field.tokens.count == 2)
      #expect(diary.entries == ["changed", "changed"])
      window.press(.delete)
      #expect(names(field.tokens) == ["A"] && selected.isEmpty)
      #expect(diary.entries.count == 3)
      field.allowsDeletingTokens = false
      window.press(.delete)
      window.press(.delete)
      #expect(names(field.tokens) == ["A"] && selected.isEmpty)
    }
  }

  @Test func `what is typed takes the place of the selected token`() {
    onStage(field) { window, _ in
      field.tokens = [token("A"), token("B")]
      field.becomeFirstResponder()
      window.press(.delete)
      window.type("x")
      #expect(names(field.tokens) == ["A"] && field.text == "x")
      field.allowsDeletingTokens = false
      field.selectAll(nil)
      #expect(selected == ["A"])
      window.type("y")
      #expect(names(field.tokens) == ["A"] && field.text == "y")
    }
  }

  @Test func `arrow keys go among the tokens`() {
    onStage(field) { window, _ in
      field.tokens = [token("A"), token("B")]
      field.text = "x"
      field.becomeFirstResponder()
      window.press(.leftArrow)
      #expect(selected.isEmpty)
      window.press(.leftArrow)
      #expect(selected == ["B"])
      window.press(.leftArrow)
      window.press(.leftArrow)
      #expect(selected == ["A"])
      window.press(.rightArrow)
      window.press(.rightArrow)
      #expect(selected.isEmpty)
      #expect(field.selectedTextRange?.start == field.textualRange.start)
    }
  }

  @Test func `a tap on a token selects it`() throws {
    try onStage(field) { window, _ in
      field.tokens = [token("First"), token("Second")]
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      let first = try #require(
        field.textRange(from: field.positionOfToken(at: 0), to: field.positionOfToken(at: 1)))
      let rect = field.firstRect(for: first)
      #expect(rect.width > 30 && rect.height > 20)
      window.tap(at: field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
      #expect(selected == ["First"])
      window.tap(at: CGPoint(x: 250, y: 28))
      #expect(selected.isEmpty)
      field.selectedTextRange = first
      #expect(selected == ["First"])
      field.resignFirstResponder()
      #expect(selected.isEmpty)
    }
  }

  @Test func `the text is beside the tokens, and the placeholder is hidden by them`() {
    field.placeholder = "Search"
    field.layoutIfNeeded()
    let start = field.caretRect(for: field.textualRange.start).minX
    field.tokens = [token("Berlin")]
    field.layoutIfNeeded()
    #expect(field.caretRect(for: field.textualRange.start).minX > start + 50)
    #expect(abs(field.caretRect(for: field.positionOfToken(at: 0)).minX - start) < 0.01)
    #expect(field.hasText && field.text == "")
    #expect(field.accessibilityValue == "Berlin")
    field.text = "today"
    #expect(field.accessibilityValue == "Berlin, today")
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()
    let caret = field.caretRect(for: field.positionOfToken(at: 0))
    #expect(caret.minX > field.caretRect(for: field.textualRange.start).minX)
  }

  @Test func `the clear button removes tokens and text with one message`() throws {
    try onStage(field) { window, _ in
      diary.follow(field, [(.editingChanged, "changed")])
      for text in ["", "x"] {
        (field.tokens, field.text) = ([token("A")], text)
        window.layoutIfNeeded()
        let button = try #require(field.subviews.compactMap { $0 as? UIButton }.first)
        window.tap(at: middle(of: button))
        #expect(field.tokens.isEmpty && field.text == "")
      }
      #expect(diary.entries == ["changed", "changed"])
    }
  }

  @Test func `selected tokens are copied as the delegate provides them`() {
    onStage(field) { window, _ in
      let delegate = TokenDelegate(diary)
      field.delegate = delegate
      field.tokens = [token("A"), token("B")]
      field.text = "x"
      field.becomeFirstResponder()
      field.selectAll(nil)
      #expect(field.canPerformAction(Selector("copy:"), withSender: nil))
      field.copy(nil)
      #expect(UIPasteboard.general.strings == ["copy of A", "copy of B", "x"])
      field.allowsCopyingTokens = false
      #expect(!field.canPerformAction(Selector("cut:"), withSender: nil))
      field.allowsCopyingTokens = true
      field.cut(nil)
      #expect(field.tokens.isEmpty && field.text == "")
      #expect(diary.entries.contains("selection"))
    }
  }

  @Test func `a search bar tells its delegate when keys delete a token`() {
    final class BarDelegate: NSObject, UISearchBarDelegate {
      var changes = 0
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { changes += 1 }
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let delegate = BarDelegate()
    bar.delegate = delegate
    onStage(bar) { window, _ in
      bar.searchTextField.tokens = [token("A")]
      bar.becomeFirstResponder()
      window.press(.delete)
      #expect(delegate.changes == 0)
      window.press(.delete)
      #expect(delegate.changes == 1 && bar.searchTextField.tokens.isEmpty)
    }
  }
}
