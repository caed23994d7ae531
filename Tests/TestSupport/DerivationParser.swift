/// A word of a printed formula.
enum DerivationToken: Equatable {
  case number(Double)
  /// Where the number before it comes from.
  case source(String)
  /// A sign, a bracket, a comma or a word.
  case word(String)

  /// Reads "12.5", "-3" or "1/3".
  static func number(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard let first = parts[0] else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? first : nil }
    return parts[1].map { first / $0 }
  }

  static func tokens(of text: String) -> [DerivationToken] {
    var tokens: [DerivationToken] = []
    var word = ""
    var depth = 0
    func flushed() -> DerivationToken? {
      defer { word = "" }
      return word.isEmpty ? nil : number(word).map { .number($0) } ?? .word(word)
    }
    for character in text {
      switch character {
      case "(" where depth == 0:
        depth = 1
      case ")" where depth == 1:
        tokens.append(.source(word))
        word = ""
        depth = 0
      case _ where depth > 0:
        word.append(character)
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      case " ":
        flushed().map { tokens.append($0) }
      case "[", "]", ",", "−":
        flushed().map { tokens.append($0) }
        tokens.append(.word(String(character)))
      default:
        word.append(character)
      }
    }
    flushed().map { tokens.append($0) }
    return tokens
  }
}

/// Evaluates a printed formula: sums of products, shares of brackets, largest and smallest of lists,
/// dimensions.
struct DerivationParser {
  /// The value of an operand by its source and the number printed.
  typealias Lookup = (String, Double) -> Double

  let tokens: [DerivationToken]
  private var place = 0

  init(tokens: [DerivationToken]) { self.tokens = tokens }

  var isAtEnd: Bool { place == tokens.count }

  private mutating func take(_ word: String) -> Bool {
    guard place < tokens.count, tokens[place] == .word(word) else { return false }
    place += 1
    return true
  }

  private mutating func takeNumber() -> Double? {
    guard place < tokens.count, case .number(let number) = tokens[place] else { return nil }
    place += 1
    return number
  }

  /// `term + term − term`.
  mutating func sum(_ lookup: (String, Double) -> Double) -> Double? {
    var sign = take("−") ? -1.0 : 1.0
    var total = 0.0
    repeat {
      guard let term = product(lookup) else { return nil }
      total += sign * term
      if take("+") {
        sign = 1
      } else if take("−") {
        sign = -1
      } else {
        return total
      }
    } while true
  }

  /// `2 × factor`, `factor ÷ 3` or a factor.
  private mutating func product(_ lookup: (String, Double) -> Double) -> Double? {
    let start = place
    if let count = takeNumber(), take("×") {
      return factor(lookup).map { count * $0 }
    }
    place = start
    guard let value = factor(lookup) else { return nil }
    guard take("÷") else { return value }
    return takeNumber().map { value / $0 }
  }

  private mutating func factor(_ lookup: (String, Double) -> Double) -> Double? {
    if take("[") {
      let value = sum(lookup)
      return take("]") ? value : nil
    }
    for (word, choose) in [("largest", true), ("smallest", false)] where take(word) {
      guard take("of"), take("["), let first = sum(lookup) else { return nil }
      var value = first
      while take(",") {
        guard let next = sum(lookup) else { return nil }
        value = choose ? max(value, next) : min(value, next)
      }
      return take("]") ? value : nil
    }
    for word in ["fractionalWidth", "fractionalHeight"] where take(word) {
      guard let share = takeNumber(), take("of") else { return nil }
      return factor(lookup).map { share * $0 }
    }
    for word in ["absolute", "estimated", "uniformAcrossSiblings"] where take(word) {
      return takeNumber()
    }
    guard let number = takeNumber() else { return nil }
    guard place < tokens.count, case .source(let source) = tokens[place] else { return number }
    place += 1
    return lookup(source, number)
  }
}
