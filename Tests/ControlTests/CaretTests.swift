import CollectionViewExtras
import Foundation
import Testing
import UIKit

/// Carets, deletions and selections never split a character, whatever it is composed of.
@MainActor @Suite struct CaretTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
  }

  private func show(_ text: String, _ location: Int, _ length: Int = 0) {
    view.text = text
    view.selectedRange = NSRange(location: location, length: length)
  }

  @Test func `a caret inside a character is at its start`() {
    show("e\u{301}", 1)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.deleteBackward()
    #expect(view.text == "e\u{301}")
  }

  @Test func `a selection is extended to whole characters`() {
    show("a👨‍👩‍👧b", 3, 2)
    #expect(view.selectedRange == NSRange(location: 1, length: 8))
    view.deleteBackward()
    #expect(view.text == "ab")
  }

  @Test func `a range beyond the text is limited to it`() {
    show("letters", 3, .max)
    #expect(view.selectedRange == NSRange(location: 3, length: 4))
    show("letters", .max, .max)
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    #expect(view.position(from: view.beginningOfDocument, offset: .max) == nil)
    #expect(view.position(from: view.endOfDocument, in: .left, offset: .min) == nil)
    #expect(view.position(from: view.endOfDocument, in: .down, offset: .max) == nil)
  }

  @Test func `what is typed may become one character with what follows`() {
    show("🏽", 2)
    window.press(.leftArrow)
    window.type("a")
    #expect(view.text == "a🏽" && view.selectedRange.location == 3)
    window.press(.delete)
    #expect(view.text == "")
  }

  @Test func `positions of a longer text that is gone do no harm`() {
    show("long text", 0)
    let end = view.endOfDocument
    view.text = "s"
    #expect(view.position(from: end, in: .left, offset: 1) != nil)
    view.replace(view.textRange(from: end, to: end)!, withText: "!")
    #expect(view.text == "s!")
  }

  // MARK: Words and lines

  @Test func `the option key moves by words`() {
    show("one,  two's 3rd", 0)
    var ends: [Int] = []
    for _ in 0..<4 {
      window.press(.rightArrow, by: .word)
      ends.append(view.selectedRange.location)
    }
    #expect(ends == [3, 11, 15, 15])
    var starts: [Int] = []
    for _ in 0..<4 {
      window.press(.leftArrow, by: .word)
      starts.append(view.selectedRange.location)
    }
    #expect(starts == [12, 6, 0, 0])
    window.press(.rightArrow, extendingSelection: true, by: .word)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
  }

  @Test func `the command key moves to the ends of a line`() {
    show("first\nsecond\nthird", 8)
    window.press(.leftArrow, by: .line)
    #expect(view.selectedRange.location == 6)
    window.press(.rightArrow, by: .line)
    #expect(view.selectedRange.location == 12)
    window.press(.delete, by: .line)
    #expect(view.text == "first\n\nthird")
    window.press(.delete, by: .line)
    #expect(view.text == "first\nthird")
  }

  // MARK: Model

  /// A text as whole characters, with a caret between two of them.
  private struct Model {
    var characters: [Character] = []
    var caret = 0

    var text: String { String(characters) }
    var location: Int { String(characters[..<caret]).utf16.count }

    /// What is typed may merge with its neighbors: counts anew.
    mutating func type(_ typed: Character) {
      let before = String(characters[..<caret]) + String(typed)
      let text = before + String(characters[caret...])
      characters = Array(text)
      caret = 0
      while location < before.utf16.count { caret += 1 }
    }

    mutating func delete(to start: Int) {
      let before = String(characters[..<start])
      let text = before + String(characters[caret...])
      characters = Array(text)
      caret = 0
      while location < before.utf16.count { caret += 1 }
    }

    private func isPart(_ place: Int) -> Bool {
      characters[place].isLetter || characters[place].isNumber
    }

    var nextWord: Int {
      let first = (caret..<characters.count).first(where: isPart) ?? characters.count
      return (first..<characters.count).first { !isPart($0) } ?? characters.count
    }

    var wordBefore: Int {
      let last = (0..<caret).last(where: isPart) ?? -1
      return ((0..<max(last, 0)).last { !isPart($0) } ?? -1) + 1
    }
  }

  @Test(arguments: 0..<20)
  func `keys do what a list of characters does`(seed: Int) {
    var random = Seeded(state: UInt64(seed) &* 0x9e37_79b9 &+ 1)
    var model = Model()
    show("", 0)
    let keys: [Character] = [
      "a", "b", "é", "e\u{301}", "\u{301}", "🏽", "👍🏽", "🇩🇪", "👨‍👩‍👧", " ", " ", ",", "\n", "1",
    ]
    for step in 0..<150 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let key = keys.randomElement(using: &random)!
        window.type(String(key))
        model.type(key)
      case 5:
        window.press(.leftArrow)
        model.caret = max(0, model.caret - 1)
      case 6:
        window.press(.rightArrow)
        model.caret = min(model.characters.count, model.caret + 1)
      case 7:
        window.press(.leftArrow, by: .word)
        model.caret = model.wordBefore
      case 8:
        window.press(.rightArrow, by: .word)
        model.caret = model.nextWord
      default:
        let byWord = Bool.random(using: &random)
        window.press(.delete, by: byWord ? .word : .character)
        if model.caret > 0 { model.delete(to: byWord ? model.wordBefore : model.caret - 1) }
      }
      #expect(view.text == model.text, "seed \(seed), step \(step)")
      #expect(view.selectedRange.location == model.location, "seed \(seed), step \(step)")
      if view.text != model.text { return }
    }
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
