/// The tokens of a declaration, read from the front.
///
/// An attribute is one token with its `@`; `->`, `==` and `...` are one token each; backticks go.
struct Tokens {
  private let list: [String]
  private var position = 0

  /// The tokens of `text`.
  init(_ text: String) { list = Self.split(text) }

  /// Whether every token has been read.
  var isAtEnd: Bool { position >= list.count }

  /// The next token, unread.
  var next: String? { position < list.count ? list[position] : nil }

  /// The token `distance` places after the next one.
  func peek(_ distance: Int) -> String? {
    position + distance < list.count ? list[position + distance] : nil
  }

  /// Reads one token.
  mutating func read() -> String? {
    defer { position += 1 }
    return next
  }

  /// Reads the next token if it is `token`.
  mutating func skip(_ token: String) -> Bool {
    guard next == token else { return false }
    position += 1
    return true
  }

  /// Reads a group in parentheses or brackets of any kind and what is in it.
  mutating func skipGroup() {
    var depth = 0
    repeat {
      switch read() {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
    } while depth > 0 && !isAtEnd
  }

  /// Reads up to a comma or closing parenthesis of this depth and returns it without blanks.
  mutating func readDefault() -> String {
    var text = ""
    while let token = next, token != ",", token != ")" {
      let start = position
      if ["(", "[", "{"].contains(token) { skipGroup() } else { position += 1 }
      text += list[start..<position].joined()
    }
    return text
  }

  /// Whether `token` is a name or a keyword.
  static func isName(_ token: String?) -> Bool {
    token?.first.map { $0.isLetter || $0 == "_" || $0 == "$" } ?? false
  }

  private static func split(_ text: String) -> [String] {
    var tokens: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace || first == "`" {
        rest.removeFirst()
      } else if first == "\"" {
        let body = rest.dropFirst().prefix { $0 != "\"" }
        tokens.append("\"\(body)\"")
        rest = rest.dropFirst(body.count + 2)
      } else {
        let token = token(at: rest, first: first)
        tokens.append(token)
        rest = rest.dropFirst(token.count)
      }
    }
    return tokens
  }

  private static func token(at rest: Substring, first: Character) -> String {
    let isWord: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    if first == "@" || first == "#" {
      return String(first) + rest.dropFirst().prefix(while: isWord)
    }
    if isWord(first) { return String(rest.prefix(while: isWord)) }
    return ["->", "==", "..."].first { rest.hasPrefix($0) } ?? String(first)
  }
}
