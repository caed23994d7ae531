/// The lines of a source file that is laid out by the formatter.
public struct SourceText: Sendable {
  let lines: [Substring]

  /// The number of lines.
  public var count: Int { lines.count }

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// How many lines the declaration takes that begins in `line`, counted from 1.
  ///
  /// The formatter puts the brace that closes a declaration below the declaration's first
  /// character, and nothing else that begins with a brace stands there before.
  ///
  /// - Complexity: O(n) in the number of lines of the declaration.
  func extent(from line: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return 1 }
    let indentation = Self.indentation(of: lines[line - 1])
    for (offset, text) in lines[line...].enumerated() {
      guard let first = text.first(where: { $0 != " " }) else { continue }
      guard Self.indentation(of: text) <= indentation else { continue }
      if Self.indentation(of: text) < indentation { break }
      if first == "}" { return offset + 2 }
      // A parenthesis, `where` or a brace of its own goes on with the same declaration.
      guard ")]{".contains(first) || text.drop(while: { $0 == " " }).hasPrefix("where ") else {
        break
      }
    }
    return 1
  }

  private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
