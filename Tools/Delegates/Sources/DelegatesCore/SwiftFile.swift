import Foundation

/// The methods that a Swift file declares, as far as its lines tell.
///
/// Reads what `swift format` writes: a declaration begins a line, and a type ends at the next line
/// that is a brace alone.
struct SwiftFile {
  let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The lines of the type that `header` begins, braces included; nil without such a type.
  func body(of header: String) -> Range<Int>? {
    guard let start = lines.firstIndex(where: { $0.contains(header) }),
      let end = lines[start...].firstIndex(of: "}")
    else { return nil }
    return start..<end + 1
  }

  /// The first of the types that the protocol refines.
  func parent(in body: Range<Int>) -> String? {
    lines[body.lowerBound].split(separator: ":").dropFirst().first?
      .split { ", {".contains($0) }.first.map(String.init)
  }

  /// The methods that are declared in a range of lines.
  func methods(in range: Range<Int>) -> [Method] {
    var methods: [Method] = []
    var documentation: [Substring] = []
    for index in range {
      let line = lines[index].drop { $0 == " " }
      if line.hasPrefix("///") {
        documentation.append(line.dropFirst(3).drop { $0 == " " })
      } else {
        if let start = line.range(of: "func ")?.lowerBound, !line.hasPrefix("//"),
          let method = method(in: joined(from: index, line[start...]), documentation)
        {
          methods.append(method)
        }
        if !line.hasPrefix("@") { documentation = [] }
      }
    }
    return methods
  }

  /// A declaration on one line: as many lines as its parentheses need, and the result.
  private func joined(from index: Int, _ start: Substring) -> String {
    var text = String(start)
    for line in lines[(index + 1)...] {
      let line = line.trimmingCharacters(in: .whitespaces)
      let isOpen = text.count { $0 == "(" } > text.count { $0 == ")" }
      guard isOpen || line.hasPrefix("->") else { break }
      text += text.hasSuffix("(") || line.hasPrefix(")") ? line : " \(line)"
    }
    return text
  }

  private func method(in text: String, _ documentation: [Substring]) -> Method? {
    let text = text.dropFirst("func ".count)
    guard let open = text.firstIndex(of: "("), let close = end(of: text[open...]) else {
      return nil
    }
    let result = text[close...].dropFirst().prefix { $0 != "{" }
      .split(separator: "->", maxSplits: 1).last?.trimmingCharacters(in: .whitespaces)
    return Method(
      base: String(text[..<open]),
      parameters: pieces(text[open..<close].dropFirst()).map(parameter),
      signature: String(text[open...close]), result: result.flatMap { $0.isEmpty ? nil : $0 },
      documentation: documentation.split(separator: "").map { $0.joined(separator: " ") })
  }

  private func parameter(_ text: Substring) -> Method.Parameter {
    let words = text.prefix { $0 != ":" }.split(separator: " ").map(String.init)
    return Method.Parameter(label: words.first ?? "", name: words.last ?? "")
  }

  /// The parenthesis that closes the one at the start.
  private func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    return text.indices.first {
      if text[$0] == "(" { depth += 1 } else if text[$0] == ")" { depth -= 1 }
      return depth == 0
    }
  }

  /// The parts of a list, at the commas that are not within brackets.
  private func pieces(_ list: Substring) -> [Substring] {
    var depth = 0
    return list.split {
      if "([<".contains($0) { depth += 1 } else if ")]>".contains($0) { depth -= 1 }
      return depth == 0 && $0 == ","
    }
  }
}
