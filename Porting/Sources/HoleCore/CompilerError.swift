/// An error of the compiler's: where, and what it says.
public struct CompilerError: Hashable, Sendable {
  /// The file as it was handed to the compiler.
  public var path: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in bytes.
  public var column: Int
  /// What the compiler says.
  public var message: String

  /// Creates an error.
  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The errors in what the compiler printed, in the order of files and lines, each once.
  ///
  /// - Parameter output: Lines such as `/a/Feed.swift:8:3: error: cannot find 'x' in scope`.
  public static func errors(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return output.split(separator: "\n").compactMap(error).filter { seen.insert($0).inserted }
      .sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
  }

  private static func error(_ line: Substring) -> CompilerError? {
    guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    return CompilerError(
      path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
      message: String(line[mark.upperBound...].replacing(/\ \[#\w+\]$/, with: "")))
  }

  /// Whether the error often goes away with another one, whose name the compiler could not find.
  var isFollowing: Bool {
    [
      "cannot infer", "unable to infer", "without a contextual type", "could not be inferred",
      "type of expression is ambiguous", "failed to produce diagnostic",
    ].contains(where: message.contains)
  }

  /// The names that the message quotes, in their order.
  public var names: [String] { message.matches(of: /'([^']*)'/).map { String($0.1) } }
}
