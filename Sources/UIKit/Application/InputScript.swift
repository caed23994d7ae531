/// Simulated input for an application, as a list of lines.
///
/// ```text
/// wait 0.5                      # seconds
/// tap 195 300                   # points of the key window
/// tap "Add"                     # the element with this accessibility identifier or label
/// press "Inbox" 0.8             # and how long, in seconds
/// drag 195 600 195 200 0.3      # from, to, and how long; both places can be elements
/// type Milk and bread           # keys for the first responder; \n is the return key
/// picture detail.png            # draws the key window
/// ```
package struct InputScript: Equatable {
  /// Where a finger comes down or goes.
  package enum Place: Equatable {
    /// In points of the key window.
    case point(CGPoint)
    /// The activation point of the element with an accessibility identifier or label.
    case element(String)
  }

  package enum Step: Equatable {
    case wait(TimeInterval)
    case press(Place, TimeInterval)
    case drag(from: Place, to: Place, TimeInterval)
    case type(String)
    case picture(String)
  }

  /// A step and where it comes from.
  package struct Line: Equatable {
    /// From 1.
    package let number: Int
    package let text: String
    package let step: Step
  }

  package let lines: [Line]
  package var steps: [Step] { lines.map(\.step) }

  /// A line that is not understood.
  package struct UnknownLine: Error, CustomStringConvertible {
    package let line: Int
    package let text: String

    package var description: String {
      """
      line \(line): expected "wait SECONDS", "tap PLACE", "press PLACE SECONDS", \
      "drag PLACE PLACE SECONDS", "type TEXT" or "picture FILE", where PLACE is X Y or an \
      element's identifier or label in quotes, got "\(text)".
      """
    }
  }

  package init(_ text: String) throws(UnknownLine) {
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = Self.words(line)
      guard !words.isEmpty else { continue }
      let text = line.trimmingCharacters(in: .whitespaces)
      guard let step = Step(words) else { throw UnknownLine(line: index + 1, text: text) }
      lines.append(Line(number: index + 1, text: text, step: step))
    }
    self.lines = lines
  }

  /// A word of a line, without its quotes.
  package struct Word: Equatable {
    package var text: String
    package var isQuoted = false
  }

  /// The words of a line up to a comment. Quotes join words and hold number signs, except in what is
  /// typed.
  private static func words(_ line: Substring) -> [Word] {
    let plain = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    if plain.first == "type" { return plain.map { Word(text: String($0)) } }
    var words: [Word] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first, first != "#" {
      let isQuoted = first == "\""
      if isQuoted { rest.removeFirst() }
      let word = rest.prefix { isQuoted ? $0 != "\"" : !$0.isWhitespace && $0 != "#" }
      words.append(Word(text: String(word), isQuoted: isQuoted))
      rest = rest[word.endIndex...]
      if isQuoted { rest = rest.dropFirst() }
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }
}

extension InputScript.Step {
  /// Nil for words that are no step.
  init?(_ words: [InputScript.Word]) {
    guard words.first?.isQuoted == false else { return nil }
    var rest = words.dropFirst()
    let step: Self?
    switch words[0].text {
    case "wait": step = rest.takeTime().map(Self.wait)
    case "tap": step = rest.takePlace().map { .press($0, 0) }
    case "press":
      step = rest.takePlace().flatMap { place in rest.takeTime().map { .press(place, $0) } }
    case "drag":
      step = rest.takePlace().flatMap { start in
        rest.takePlace().flatMap { end in
          rest.takeTime().map { .drag(from: start, to: end, $0) }
        }
      }
    case "type" where !rest.isEmpty:
      let text = rest.map(\.text).joined(separator: " ")
      rest = []
      step = .type(text.replacingOccurrences(of: "\\n", with: "\n"))
    case "picture": step = rest.popFirst().map { .picture($0.text) }
    default: step = nil
    }
    guard let step, rest.isEmpty else { return nil }
    self = step
  }
}

extension InputScript.Word {
  fileprivate var number: Double? {
    isQuoted ? nil : Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ArraySlice<InputScript.Word> {
  /// Removes seconds from the start; nil if the start is something else.
  fileprivate mutating func takeTime() -> TimeInterval? {
    guard let time = first?.number, time >= 0 else { return nil }
    removeFirst()
    return time
  }

  /// Removes a place from the start; nil if the start is something else.
  fileprivate mutating func takePlace() -> InputScript.Place? {
    guard let first else { return nil }
    if first.isQuoted {
      removeFirst()
      return first.text.isEmpty ? nil : .element(first.text)
    }
    guard let x = first.number, let y = dropFirst().first?.number else { return nil }
    removeFirst(2)
    return .point(CGPoint(x: x, y: y))
  }
}
