/// A word of a script's line, without its quotes.
package struct ScriptWord: Equatable {
  package var text: String
  package var isQuoted = false

  /// The words of a line up to a comment. Quotes join words and hold number signs, except in what is
  /// typed.
  static func words(_ line: Substring) -> [ScriptWord] {
    let plain = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    if plain.first == "type" { return plain.map { ScriptWord(text: String($0)) } }
    var words: [ScriptWord] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first, first != "#" {
      if first == "\"" {
        words.append(ScriptWord(text: quoted(&rest), isQuoted: true))
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "#" && $0 != "\"" }
        words.append(ScriptWord(text: String(word)))
        rest = rest[word.endIndex...]
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }

  /// Removes a text in quotes from the start.
  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    var text = ""
    while let next = rest.popFirst(), next != "\"" {
      guard next == "\\", let escaped = rest.popFirst() else {
        text.append(next)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "\"", "\\": text.append(escaped)
      default: text += "\\" + String(escaped)
      }
    }
    return text
  }

  /// A text in quotes as ``words(_:)`` reads it.
  static func quote(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\r\n": quoted += "\\r\\n"
      case "\"", "\\": quoted += "\\" + String(character)
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }

  /// A number with at most six decimals, and none that are zero.
  static func number(_ value: CGFloat) -> String {
    let value = (Double(value) * 1_000_000).rounded() / 1_000_000
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return String(value)
  }

  var number: Double? {
    isQuoted ? nil : Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ArraySlice<ScriptWord> {
  /// Removes a word without quotes from the start, if it is there.
  mutating func take(_ word: String) -> Bool {
    guard let first, !first.isQuoted, first.text == word else { return false }
    removeFirst()
    return true
  }

  mutating func takeNumber() -> CGFloat? {
    guard let number = first?.number else { return nil }
    removeFirst()
    return CGFloat(number)
  }

  /// Removes seconds from the start; nil if the start is something else.
  mutating func takeTime() -> TimeInterval? {
    guard let time = first?.number, time >= 0 else { return nil }
    removeFirst()
    return time
  }

  mutating func takeVector() -> CGVector? {
    guard let x = first?.number, let y = dropFirst().first?.number else { return nil }
    removeFirst(2)
    return CGVector(dx: x, dy: y)
  }

  mutating func takeQuoted() -> String? {
    guard let first, first.isQuoted else { return nil }
    removeFirst()
    return first.text
  }

  /// Removes a place from the start; nil if the start is something else.
  mutating func takePlace() -> ScriptPlace? {
    if let vector = takeVector() { return .point(CGPoint(x: vector.dx, y: vector.dy)) }
    guard let target = takeTarget() else { return nil }
    var place = ScriptPlace(target)
    if take("at") {
      guard let inset = takeInset() else { return nil }
      place.inset = inset
    }
    return place
  }

  private mutating func takeTarget() -> ScriptPlace.Target? {
    if let name = takeQuoted() {
      guard !name.isEmpty else { return nil }
      guard take("number") else { return .element(name, number: 1) }
      guard let number = takeNumber().flatMap({ Int(exactly: $0) }), number > 0 else { return nil }
      return .element(name, number: number)
    }
    guard take("cell"), let path = popFirst(), !path.isQuoted else { return nil }
    let parts = path.text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let section = parts[0], let item = parts[1], section >= 0, item >= 0
    else { return nil }
    guard take("in") else { return .cell(section: section, item: item, list: nil) }
    guard let list = takeQuoted(), !list.isEmpty else { return nil }
    return .cell(section: section, item: item, list: list)
  }

  private mutating func takeInset() -> ScriptPlace.Inset? {
    if let vector = takeVector() { return .points(CGPoint(x: vector.dx, y: vector.dy)) }
    let shares = prefix(2).compactMap { word in
      word.isQuoted || !word.text.hasSuffix("%") ? nil : Double(word.text.dropLast())
    }
    guard shares.count == 2, shares.allSatisfy({ (0...100).contains($0) }) else { return nil }
    removeFirst(2)
    return .share(CGPoint(x: shares[0] / 100, y: shares[1] / 100))
  }

  /// Removes all points of a way, such as `0.1 0 -20, 0.2 0 -60, 0.3`, and the time at its end.
  mutating func takeWay() -> (points: [ScriptStep.WayPoint], end: TimeInterval)? {
    guard allSatisfy({ !$0.isQuoted }) else { return nil }
    var points: [ScriptStep.WayPoint] = []
    var end = 0.0
    for part in map(\.text).joined(separator: " ").split(separator: ",") {
      let words = part.split(separator: " ")
      let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
      guard numbers.count == words.count, let time = numbers.first, time >= end else { return nil }
      end = time
      if numbers.count == 1 { continue }
      guard numbers.count == 3 else { return nil }
      points.append(ScriptStep.WayPoint(time, CGVector(dx: numbers[1], dy: numbers[2])))
    }
    self = []
    return (points, end)
  }
}
