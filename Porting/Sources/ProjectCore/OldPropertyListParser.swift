/// What is wrong with a file of a project, with its path and, where one is known, the line.
public struct ProjectError: Error, Hashable, CustomStringConvertible {
  /// The path of the file or folder.
  public var path: String
  /// Counted from 1; nil where the whole file is meant.
  public var line: Int?
  /// What was expected and what was found, as a sentence without its full stop.
  public var problem: String

  /// The form compilers print.
  public var description: String {
    path + (line.map { ":\($0)" } ?? "") + ": error: \(problem)."
  }

  /// Creates an error.
  public init(path: String, line: Int? = nil, problem: String) {
    self.path = path
    self.line = line
    self.problem = problem
  }
}

/// Reads property lists in the form of `project.pbxproj`: `{ key = value; }`, `( value, )`, text with
/// and without quotes, comments.
struct OldPropertyListParser {
  private let bytes: [UInt8]
  private let path: String
  private var offset = 0

  /// Deeper lists are an error, so that a hostile file cannot exhaust the stack.
  private static let deepest = 100

  /// The value of a whole file.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func parse(_ text: String, path: String) throws(ProjectError) -> PropertyValue {
    var parser = Self(bytes: Array(text.utf8), path: path)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.offset == parser.bytes.count else { throw parser.error("the end of the file") }
    return value
  }

  private init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ expected: String) -> ProjectError {
    let found = next.map { "'\(Character(UnicodeScalar($0)))'" } ?? "the end of the file"
    let line = bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    return ProjectError(path: path, line: line, problem: "expected \(expected), got \(found)")
  }

  private mutating func value(depth: Int) throws(ProjectError) -> PropertyValue {
    skipBlanks()
    guard depth < Self.deepest else { throw error("at most \(Self.deepest) levels of lists") }
    switch next {
    case UInt8(ascii: "{"): return try table(depth: depth)
    case UInt8(ascii: "("): return try list(depth: depth)
    default: return .text(try text())
    }
  }

  private mutating func table(depth: Int) throws(ProjectError) -> PropertyValue {
    offset += 1
    var table: [String: PropertyValue] = [:]
    while true {
      skipBlanks()
      if take("}") { return .table(table) }
      let key = try text()
      skipBlanks()
      guard take("=") else { throw error("'='") }
      table[key] = try value(depth: depth + 1)
      skipBlanks()
      guard take(";") || next == UInt8(ascii: "}") else { throw error("';'") }
    }
  }

  private mutating func list(depth: Int) throws(ProjectError) -> PropertyValue {
    offset += 1
    var list: [PropertyValue] = []
    while true {
      skipBlanks()
      if take(")") { return .list(list) }
      list.append(try value(depth: depth + 1))
      skipBlanks()
      guard take(",") || next == UInt8(ascii: ")") else { throw error("','") }
    }
  }

  private mutating func text() throws(ProjectError) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(by: quote)
    }
    let start = offset
    while let byte = next, Self.isPlain(byte) { offset += 1 }
    guard offset > start else { throw error("a value") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(ProjectError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      offset += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      offset += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(escaped)
      }
    }
    offset = start
    throw error("a quote that closes the text")
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        offset += 1
      } else if bytes[offset...].starts(with: "//".utf8) {
        while let byte = next, byte != UInt8(ascii: "\n") { offset += 1 }
      } else if bytes[offset...].starts(with: "/*".utf8) {
        offset += 2
        while next != nil, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
        offset = min(offset + 2, bytes.count)
      } else {
        return
      }
    }
  }

  /// Whether text without quotes may hold a byte.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-+@<>&".utf8.contains(byte) || byte >= 128
    }
  }
}
