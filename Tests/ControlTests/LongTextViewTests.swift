import CollectionViewExtras
import RenderCore
import Testing

@testable import UIKit

/// Text views of texts that are longer than any screen.
@MainActor @Suite struct LongTextViewTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { view.font = .systemFont(ofSize: 17) }

  /// Lines whose paragraphs need one, two or three lines of a phone's width.
  private func setLines(_ count: Int) {
    let words = "of a text that is broken into lines "
    view.text = (0..<count).map {
      "Paragraph \($0) " + String(repeating: words, count: $0 * 7 % 4)
    }.joined(separator: "\n")
  }

  private var column: TextColumn? { view.layouts.shown }

  /// Where the character at an offset is on the screen.
  private func place(of offset: Int) -> CGPoint {
    let position = view.position(from: view.beginningOfDocument, offset: offset)
    let caret = position.map { view.caretRect(for: $0) } ?? .zero
    return view.convert(caret.origin, to: nil)
  }

  @Test func `ten megabytes are laid out where they are seen`() {
    view.text = String(
      repeating: "A line of a text that nobody reads to its end.\n", count: 210_000)
    onStage(view) { _, _ in
      // A screen, and one more below.
      #expect((column?.measuredCount ?? 0) <= 2 + 2 * 480 / 20 * 48 / TextPassage.usualLength)
      let line = UIFont.systemFont(ofSize: 17).lineHeight
      #expect(abs(view.contentSize.height / (210_001 * line * 2) - 1) < 0.5)
      // The view asks for the caret, which is at the end of a text that was set.
      let before = column?.measuredCount ?? 0
      view.scrollRangeToVisible(NSRange(location: 5_000_000, length: 3))
      view.layoutIfNeeded()
      #expect((column?.measuredCount ?? 0) - before <= 12)
      #expect((0...460).contains(place(of: 5_000_000).y))
    }
  }

  @Test func `an edit lays its passage out`() {
    view.text = String(repeating: "A line of a text that nobody reads to its end.\n", count: 20_000)
    onStage(view) { window, _ in
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 400_000, length: 0)
      view.scrollRangeToVisible(view.selectedRange)
      view.layoutIfNeeded()
      let former = column
      window.type("x")
      view.layoutIfNeeded()
      #expect(column !== former && (column?.measuredCount ?? 9) <= 1)
      #expect(view.text.utf16.count == 20_000 * 47 + 1)
      window.type("\n")
      view.layoutIfNeeded()
      #expect((column?.measuredCount ?? 9) <= 2)
      #expect((0...460).contains(place(of: 400_002).y))
    }
  }

  @Test(arguments: ["letter", "\t", " ", "abc שלום "])
  func `a paragraph without end is laid out to the end of the screen`(part: String) {
    view.text = "a" + String(repeating: part, count: 300_000 / part.utf8.count) + "b"
    onStage(view) { _, _ in
      // 30 lines of a screen and as many below, where a line holds up to 256 tabs; the spaces are one.
      #expect((column?.measuredCount ?? 99) <= 20)
      let end = view.text.utf16.count
      view.scrollRangeToVisible(NSRange(location: end, length: 0))
      view.layoutIfNeeded()
      #expect((0...460).contains(place(of: end).y))
    }
  }

  @Test func `what is seen stays where it is while text above is laid out`() {
    setLines(4_000)
    onStage(view) { window, _ in
      // A place in the middle, above which heights are estimates.
      view.contentOffset.y = view.contentSize.height / 2
      view.layoutIfNeeded()
      for _ in 0..<60 {
        let visible =
          view.closestPosition(
            to: CGPoint(x: 100, y: view.bounds.minY + 240)
          ).map {
            view.offset(from: view.beginningOfDocument, to: $0)
          } ?? 0
        let before = place(of: visible)
        view.contentOffset.y -= 173
        view.layoutIfNeeded()
        let after = place(of: visible)
        // A pixel, as offsets are on whole ones.
        #expect(abs(after.y - before.y - 173) <= 1)
      }
      #expect((column?.measuredCount ?? 0) > 10)
    }
  }

  @Test func `the end can be reached and is the end`() {
    setLines(4_000)
    onStage(view) { _, _ in
      for _ in 0..<4 {
        view.contentOffset.y = view.contentSize.height - view.bounds.height
        view.layoutIfNeeded()
      }
      let length = view.text.utf16.count
      // The last line ends 8 points above the end of the content.
      let line = UIFont.systemFont(ofSize: 17).lineHeight
      #expect(abs(place(of: length).y + line + 8 - 480) <= 1)
      #expect(view.contentOffset.y == view.contentSize.height - 480)
    }
  }

  @Test func `a tap finds the character that is drawn there`() {
    setLines(4_000)
    onStage(view) { window, _ in
      view.contentOffset.y = view.contentSize.height / 3
      view.layoutIfNeeded()
      window.tap(at: CGPoint(x: 60, y: 200))
      let caret = place(of: view.selectedRange.location)
      #expect(abs(caret.x - 60) < 20 && caret.y <= 200 && caret.y > 170)
    }
  }

  @Test func `only what is near the visible part is drawn`() {
    setLines(4_000)
    onStage(view) { window, _ in
      func drawnTexts() -> Int {
        window.displayList().commands.count { if case .text = $0 { true } else { false } }
      }
      let first = drawnTexts()
      #expect(first > 0 && first <= 8)
      view.contentOffset.y = 30_000
      window.layoutIfNeeded()
      #expect((1...8).contains(drawnTexts()))
    }
  }

  @Test func `fields and short texts are drawn whole`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "Helium"
    view.text = "One\nTwo"
    onStage(field, view) { window, _ in
      let drawn = window.displayList().commands.compactMap { command -> String? in
        if case .text(let block, _) = command { block.string } else { nil }
      }
      #expect(drawn == ["Helium", "One\nTwo"])
    }
  }

  @Test func `a view that does not scroll is as high as the whole text`() {
    setLines(1_500)
    view.isScrollEnabled = false
    let whole = TextFrame(view.shownBlock(), width: 310)
    let size = view.sizeThatFits(CGSize(width: 320, height: 0))
    #expect(abs(size.height - (whole.size.height + 16)) <= 1)
    #expect(size.width <= 320 && size.width > 300)
  }

  @Test func `the layout manager and the view agree`() {
    setLines(1_500)
    onStage(view) { _, _ in
      let offset = 40_000
      let rect = view.layoutManager.lineFragmentRect(forGlyphAt: offset, effectiveRange: nil)
      let caret = view.caretRect(
        for: view.position(from: view.beginningOfDocument, offset: offset)!)
      #expect(abs(rect.minY + 8 - caret.minY) < 0.01)
    }
  }
}
