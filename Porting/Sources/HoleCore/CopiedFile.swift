import SwiftParser
import SwiftSyntax

/// A copy that is being cut: its text, which keeps its lines, and where each line comes from.
struct CopiedFile {
  let path: String
  private(set) var text: String
  private(set) var tree: SourceFileSyntax
  private var lineStarts: [Int]
  /// The path and line of the source for each line of the copy.
  private let origins: [(path: String, line: Int)]

  private static let mark = "#sourceLocation("
  private static let hidden = "//sourceLocation("

  init(path: String, text: String) {
    self.path = path
    // The compiler is to point to the copy while it is cut.
    self.text = text.replacing("\n" + Self.mark, with: "\n" + Self.hidden)
    if text.hasPrefix(Self.mark) {
      self.text = Self.hidden + self.text.dropFirst(Self.mark.count)
    }
    origins = Self.origins(in: self.text, path: path)
    tree = Parser.parse(source: self.text)
    lineStarts = Self.lineStarts(of: self.text)
  }

  /// The text with its lines pointing to the sources again.
  var finished: String {
    let text = self.text.replacing("\n" + Self.hidden, with: "\n" + Self.mark)
    return text.hasPrefix(Self.hidden) ? Self.mark + text.dropFirst(Self.hidden.count) : text
  }

  var importsUIKit: Bool {
    tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
    }
  }

  /// Where a line of the copy comes from.
  func origin(ofLine line: Int) -> (path: String, line: Int) {
    origins.indices.contains(line - 1) ? origins[line - 1] : (path, line)
  }

  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Counted from 1, in bytes.
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] + 1 }

  /// The token at a place, or the next one.
  func token(line: Int, column: Int) -> TokenSyntax? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let offset = min(lineStarts[line - 1] + column - 1, text.utf8.count)
    return tree.token(at: AbsolutePosition(utf8Offset: offset))
  }

  /// Writes other text in place of pieces that do not overlap; the line breaks of each piece stay.
  mutating func replace(_ pieces: [(range: Range<Int>, text: String)]) {
    var bytes = Array(text.utf8)
    for piece in pieces.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let feed = UInt8(ascii: "\n")
      let breaks = bytes[piece.range].filter { $0 == feed }
      let own = piece.text.utf8.filter { $0 == feed }.count
      bytes.replaceSubrange(piece.range, with: Array(piece.text.utf8) + breaks.dropFirst(own))
    }
    text = String(decoding: bytes, as: UTF8.self)
    tree = Parser.parse(source: text)
    lineStarts = Self.lineStarts(of: text)
  }

  /// Writes a line of our own behind the last one.
  mutating func append(_ line: String) {
    text += (text.hasSuffix("\n") ? "" : "\n") + line + "\n"
    tree = Parser.parse(source: text)
    lineStarts = Self.lineStarts(of: text)
  }

  private static func lineStarts(of text: String) -> [Int] {
    [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
  }

  private static func origins(in text: String, path: String) -> [(path: String, line: Int)] {
    var current = (path: path, line: 1)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix(hidden) else {
        defer { current.line += 1 }
        return current
      }
      let pieces = line.split(separator: "\"")
      if pieces.count == 3, let number = Int(pieces[2].filter(\.isNumber)) {
        current = (String(pieces[1]), number)
      }
      return current
    }
  }
}
