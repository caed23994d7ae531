import Foundation

/// Which line of the original the end of a copy stands for, as compilers count by `#sourceLocation`.
struct LineMap {
  /// The file the last line comes from, and its number there.
  let path: String
  let end: Int

  init(of text: String, path: String) {
    var current = (path: path, line: 1)
    for line in Self.lines(of: text).dropLast() {
      if let origin = Self.origin(in: line) { current = origin } else { current.line += 1 }
    }
    (self.path, end) = current
  }

  /// The number of the line behind the last line break, counted from 1.
  static func lineCount(of text: String) -> Int { lines(of: text).count }

  private static func lines(of text: String) -> [String] {
    text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").components(separatedBy: "\n")
  }

  private static func origin(in line: String) -> (path: String, line: Int)? {
    let pieces = line.components(separatedBy: "\"")
    guard pieces.count == 3, pieces[0] == "#sourceLocation(file: ",
      let number = Int(pieces[2].filter(\.isNumber))
    else { return nil }
    return (pieces[1], number)
  }
}
