import CollectionViewExtras
import TestSupport
import Testing
import UIKit

@testable import WindowBackend

/// Texts of fields, by AT-SPI's offsets: characters of Unicode, where UIKit counts units of UTF-16.
@Suite(.serialized) @MainActor struct AccessibleTextTests {
  private let text = AccessibleInterface.text

  private func run(
    _ words: String, _ body: (Asking, String, UITextField) throws -> Void
  ) throws {
    try Bench.run(RowsController()) { bench, _ in
      let field = bench.controller.field
      field.accessibilityLabel = "Name"
      field.text = words
      let asking = Asking(bench)
      try body(asking, try #require(asking.facts(named: "Name")).path, field)
    }
  }

  @Test func `characters are counted as Unicode has them`() throws {
    try run("a😀b") { asking, path, field in
      #expect(asking.property(path, text, "CharacterCount") == .int(3))
      let part = asking.call(path, text, "GetText", [.int(1), .int(2)])
      #expect(part == [.string("😀")])
      #expect(asking.call(path, text, "GetText", [.int(0), .int(-1)]) == [.string("a😀b")])
      let code = asking.call(path, text, "GetCharacterAtOffset", [.int(1)])
      #expect(code == [.int(0x1F600)])
      _ = field.becomeFirstResponder()
      #expect(asking.call(path, text, "SetCaretOffset", [.int(2)]) == [.bool(true)])
      #expect(asking.property(path, text, "CaretOffset") == .int(2))
      let range = try #require(field.selectedTextRange)
      // An emoji of that kind has two units.
      #expect(field.offset(from: field.beginningOfDocument, to: range.start) == 3)
      #expect(asking.call(path, text, "SetCaretOffset", [.int(9)]) == [.bool(false)])
    }
  }

  @Test(arguments: [
    (0, 1, 0, 5), (1, 1, 0, 5), (5, 1, 5, 9), (0, 2, 0, 9), (12, 2, 9, 14), (13, 4, 0, 14),
    (3, 0, 3, 4),
  ])
  func `a text has words, sentences and lines`(
    place: Int, part: Int, start: Int, end: Int
  ) throws {
    try run("Come in. Sit.\u{20}") { asking, path, _ in
      let answer = asking.call(
        path, text, "GetStringAtOffset", [.whole(place), .unsigned(UInt32(part))])
      #expect(answer?.dropFirst() == [.whole(start), .whole(end)])
    }
  }

  @Test func `a text is edited as by keys`() throws {
    try run("one two") { asking, path, field in
      let edit = AccessibleInterface.editableText
      var edits = 0
      field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
      let deleted = asking.call(path, edit, "DeleteText", [.int(0), .int(4)])
      #expect(deleted == [.bool(true)] && field.text == "two")
      let inserted = asking.call(
        path, edit, "InsertText", [.int(3), .string(" three"), .int(6)])
      #expect(inserted == [.bool(true)] && field.text == "two three")
      _ = asking.call(path, edit, "SetTextContents", [.string("four")])
      #expect(field.text == "four" && edits >= 3)
      field.isEnabled = false
      asking.tree.invalidate()
      #expect(asking.call(path, edit, "SetTextContents", [.string("five")]) == nil)
    }
  }

  @Test func `a password is shown to nobody`() throws {
    try run("open") { asking, path, field in
      field.isSecureTextEntry = true
      asking.tree.invalidate()
      let facts = try #require(asking.facts(named: "Name"))
      #expect(facts.role == .passwordText && facts.text == "••••" && facts.details == "")
      let words = asking.call(path, text, "GetText", [.int(0), .int(-1)])
      #expect(words == [.string("••••")])
      _ = asking.call(
        path, AccessibleInterface.editableText, "CopyText", [.int(0), .int(4)])
      #expect(UIPasteboard.general.string?.contains("•") != true)
    }
  }

  @Test func `characters have places, and places have characters`() throws {
    try run("wide words") { asking, path, _ in
      let answer = asking.call(
        path, text, "GetCharacterExtents", [.int(5), .unsigned(1)])
      let sides = try #require(answer).compactMap(\.int)
      #expect(sides.count == 4 && sides[2] > 0 && sides[3] > 0)
      let place = asking.call(
        path, text, "GetOffsetAtPoint",
        [.whole(sides[0] + sides[2] / 2), .whole(sides[1] + sides[3] / 2), .unsigned(1)])
      #expect(place == [.int(5)])
    }
  }
}
