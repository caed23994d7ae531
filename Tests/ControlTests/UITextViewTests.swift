import CollectionViewExtras
import Testing
import UIKit

@MainActor private final class ViewDelegate: NSObject, UITextViewDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    diary.note("should begin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { diary.note("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    diary.note("should end")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { diary.note("did end") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    diary.note("change \(range.location),\(range.length) \(text)")
    return text != "x"
  }
  func textViewDidChange(_ textView: UITextView) { diary.note("did change") }
  func textViewDidChangeSelection(_ textView: UITextView) { diary.note("selection") }
}

@MainActor @Suite struct UITextViewTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let diary = Diary()

  @Test func `text has 8 points above and below and 5 at its sides`() {
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    view.font = .systemFont(ofSize: 17)
    view.text = "One"
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.minX == 5 && caret.minY == 8)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(view.contentSize.height - (line + 16)) < 0.5)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
  }

  @Test func `editing asks and tells in UIKit's order`() {
    let delegate = ViewDelegate(diary)
    view.delegate = delegate
    onStage(view) { window, _ in
      window.tap(at: CGPoint(x: 50, y: 20))
      #expect(diary.entries == ["should begin", "did begin"])
      diary.entries = []
      window.type("a\nx")
      #expect(
        diary.entries == [
          "change 0,0 a", "selection", "did change", "change 1,0 \n", "selection", "did change",
          "change 2,0 x",
        ])
      #expect(view.text == "a\n")
      diary.entries = []
      view.resignFirstResponder()
      #expect(diary.entries == ["should end", "did end"])
    }
  }

  @Test func `the return key does nothing without a text if that is wanted`() {
    view.enablesReturnKeyAutomatically = true
    onStage(view) { window, _ in
      view.becomeFirstResponder()
      window.type("\n")
      #expect(view.text == "")
      window.type("a\n")
      #expect(view.text == "a\n")
    }
  }

  @Test func `typing scrolls to the caret`() {
    onStage(view) { window, _ in
      view.becomeFirstResponder()
      window.type((1...20).map(String.init).joined(separator: "\n"))
      window.layoutIfNeeded()
      #expect(view.contentSize.height > 200)
      #expect(abs(view.contentOffset.y - (view.contentSize.height - 100)) < 1)
      view.selectedRange = NSRange(location: 0, length: 0)
      view.scrollRangeToVisible(view.selectedRange)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `arrows move between lines at the same place`() {
    view.text = "first line\nsecond line\nthird"
    onStage(view) { window, _ in
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 0)
      window.press(.downArrow)
      let second = view.selectedRange.location
      #expect((13...17).contains(second))
      window.press(.upArrow)
      #expect((3...5).contains(view.selectedRange.location))
      window.press(.upArrow)
      #expect(view.selectedRange.location == 0)
      window.press(.downArrow, extendingSelection: true)
      #expect(view.selectedRange == NSRange(location: 0, length: 11))
    }
  }

  @Test func `lines that are broken for want of room have places of their own`() throws {
    view.text = String(repeating: "word ", count: 30)
    view.layoutIfNeeded()
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 60))
    let caret = view.caretRect(for: start)
    #expect(caret.minY > 8)
    let found = try #require(view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: found) == 60)
    let all = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(view.selectionRects(for: all).count >= 3)
  }

  @Test func `without scrolling the view is as high as its text`() {
    view.isScrollEnabled = false
    view.text = "A text of several words that takes more than one line in a narrow view"
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()
    #expect(view.bounds.width == 200)
    #expect(view.bounds.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(view.bounds.height > 40)
  }

  @Test func `a view that is not editable is not edited`() {
    view.isEditable = false
    onStage(view) { window, _ in
      window.tap(at: CGPoint(x: 50, y: 20))
      #expect(!view.isFirstResponder && !window.type("a"))
    }
  }

  @Test func `dragging scrolls instead of editing`() {
    view.text = (1...30).map(String.init).joined(separator: "\n")
    onStage(view) { window, clock in
      window.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), over: 0.2)
      clock.advance(by: 2)
      #expect(view.contentOffset.y > 40 && !view.isFirstResponder)
    }
  }
}
