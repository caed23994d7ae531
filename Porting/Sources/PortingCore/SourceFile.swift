import SwiftParser
import SwiftSyntax

/// A file in work: its bytes, its tree, and the nodes that rewrites look at.
struct SourceFile {
  let path: String
  /// The file's place among those handed in together.
  let number: Int
  let bytes: [UInt8]
  let nodes: Nodes
  /// Where each line starts, in bytes.
  private let lineStarts: [Int]

  /// - Complexity: O(n) in the length of the text.
  init(_ source: Source, number: Int) {
    path = source.path
    self.number = number
    // The mark that some editors put before the text is allowed nowhere else.
    let text = source.text.first == "\u{FEFF}" ? String(source.text.dropFirst()) : source.text
    bytes = Array(text.utf8)
    nodes = Nodes(of: Parser.parse(source: text))
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// The line of an offset, counted from 1.
  ///
  /// - Complexity: O(log n) in the number of lines.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of an offset, counted from 1 in bytes.
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] + 1 }

  func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line breaks inside a range, and nothing else.
  func lineBreaks(in range: Range<Int>) -> String {
    String(repeating: "\n", count: line(at: range.upperBound) - line(at: range.lowerBound))
  }

  /// Lines end as the lexer sees it: with LF, CR LF or CR.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == lineFeed || byte == carriageReturn {
      let isFirstOfTwo =
        byte == carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == lineFeed
      if !isFirstOfTwo { starts.append(offset + 1) }
    }
    return starts
  }
}

extension SyntaxProtocol {
  /// The node's own bytes, white space and comments around it left out.
  var ownRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The node's text in one line, comments left out.
  var inOneLine: String {
    var line = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if needsSpace || !token.leadingTrivia.isEmpty, !line.isEmpty { line += " " }
      line += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return line
  }
}
