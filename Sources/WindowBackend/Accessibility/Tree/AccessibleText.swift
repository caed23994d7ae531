import UIKit

/// The text of a field as assistive technologies count it: by characters of Unicode, where UIKit counts
/// by units of UTF-16.
@MainActor struct AccessibleText {
  let input: any UITextInput
  private let view: UIView
  /// What is shown; of passwords only dots.
  let string: String

  init?(_ object: UIResponder?) {
    guard let input = object as? any UITextInput, let view = object as? UIView else { return nil }
    (self.input, self.view) = (input, view)
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    let text = whole.flatMap { input.text(in: $0) } ?? ""
    string = input.isSecureTextEntry ? String(repeating: "•", count: text.utf16.count) : text
  }

  var count: Int { string.unicodeScalars.count }

  /// The characters from one place to another; the end is -1 for that of the text.
  func text(from start: Int, to end: Int) -> String {
    let scalars = string.unicodeScalars
    let last = end < 0 ? count : min(end, count)
    let first = min(max(0, start), last)
    let from = scalars.index(scalars.startIndex, offsetBy: first)
    return String(scalars[from..<scalars.index(from, offsetBy: last - first)])
  }

  // MARK: Caret and selection

  /// The selection, of which an empty one is the caret.
  var selection: Range<Int> {
    guard let range = input.selectedTextRange else { return 0..<0 }
    let start = input.offset(from: input.beginningOfDocument, to: range.start)
    let end = input.offset(from: input.beginningOfDocument, to: range.end)
    return characters(start)..<max(characters(start), characters(end))
  }

  var caret: Int { selection.upperBound }

  /// - Returns: Whether the text has the places.
  func select(_ range: Range<Int>) -> Bool {
    guard let wanted = textRange(range) else { return false }
    input.selectedTextRange = wanted
    return true
  }

  private func textRange(_ range: Range<Int>) -> UITextRange? {
    guard range.lowerBound >= 0, range.upperBound <= count,
      let start = position(range.lowerBound), let end = position(range.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  private func position(_ characters: Int) -> UITextPosition? {
    input.position(from: input.beginningOfDocument, offset: units(characters))
  }

  /// How many units of UTF-16 so many characters have.
  private func units(_ characters: Int) -> Int {
    string.unicodeScalars.prefix(characters).reduce(0) { $0 + $1.utf16.count }
  }

  /// How many characters so many units of UTF-16 are.
  private func characters(_ units: Int) -> Int {
    var (left, count) = (units, 0)
    for scalar in string.unicodeScalars {
      left -= scalar.utf16.count
      guard left >= 0 else { break }
      count += 1
    }
    return count
  }

  // MARK: Places

  /// Where characters are shown, in points of the screen.
  func frame(of range: Range<Int>) -> CGRect {
    guard let window = view.window, let wanted = textRange(range) else { return .zero }
    let rect = range.isEmpty ? input.caretRect(for: wanted.start) : input.firstRect(for: wanted)
    return view.convert(rect, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// The character at a point of the screen; nil where none is.
  func character(at point: CGPoint) -> Int? {
    (0..<count).first { frame(of: $0..<$0 + 1).contains(point) }
  }

  // MARK: Parts

  /// What a text is divided into, with AT-SPI's numbers.
  enum Part: Int {
    case character, word, sentence, line, paragraph
  }

  /// The part of the text that a place lies in, with the space behind it.
  func part(_ part: Part, at place: Int) -> Range<Int> {
    let scalars = Array(string.unicodeScalars)
    guard !scalars.isEmpty else { return 0..<0 }
    let place = min(max(0, place), scalars.count)
    guard place < scalars.count || part != .character else { return place..<place }
    func begins(_ index: Int) -> Bool {
      guard index > 0, index < scalars.count else { return true }
      return switch part {
      case .character: true
      case .word: scalars[index - 1].isSpace && !scalars[index].isSpace
      case .sentence: scalars[index - 1].isSpace && Self.endsSentence(scalars, before: index)
      case .line: scalars[index - 1] == "\n" || top(of: index) != top(of: index - 1)
      case .paragraph: scalars[index - 1] == "\n"
      }
    }
    var start = min(place, scalars.count - 1)
    // Behind a last break there is an empty line.
    if place == scalars.count, scalars[place - 1] == "\n", part.rawValue >= Part.line.rawValue {
      return place..<place
    }
    while !begins(start) { start -= 1 }
    var end = start + 1
    while !begins(end) { end += 1 }
    return start..<min(end, scalars.count)
  }

  private func top(of index: Int) -> CGFloat {
    position(index).map { input.caretRect(for: $0).minY } ?? 0
  }

  private static func endsSentence(_ scalars: [Unicode.Scalar], before index: Int) -> Bool {
    var last = index - 1
    while last >= 0, scalars[last].isSpace { last -= 1 }
    return last >= 0 && (".!?。！？".unicodeScalars.contains(scalars[last]))
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }
}
