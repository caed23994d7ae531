import Foundation

/// The possible prefixes of references in test files: function names and string literals.
struct TestNames {
  private let names: Set<String>

  init(in sources: Set<URL>) {
    let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    names = Set(texts.flatMap(Self.names)).subtracting([""])
  }

  private static func names(in text: String) -> [String] {
    // A function's name, which may be a raw identifier, or a string literal in one line.
    let pattern = #"\bfunc\s+(?:`([^`\n]+)`|([\p{L}_][\p{L}\p{N}_]*))|"([^"\n]+)""#
    guard let search = try? NSRegularExpression(pattern: pattern) else { return [] }
    let range = NSRange(text.startIndex..., in: text)
    return search.matches(in: text, range: range).compactMap { match in
      (1...3).lazy.compactMap { Range(match.range(at: $0), in: text) }.first
        .map { ReferencePlace.cleaned(String(text[$0])) }
    }
  }

  /// Whether the reference `file` may belong to one of the names. A function's name may be followed
  /// by its argument labels.
  func mayName(_ file: String) -> Bool {
    names.contains { file.hasPrefix("\($0).") || file.hasPrefix("\($0)-") }
  }
}
