/// Something the porting tool cannot do, where, and what to write instead.
public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable, Codable {
    /// It cannot work.
    case error
    /// It works or not by the type of an object, which the tool does not know.
    case warning
  }

  /// The severity.
  public var severity: Severity
  /// The path of the source file.
  public var path: String
  /// Counted from 1, in the file as it was handed in.
  public var line: Int
  /// Counted from 1, in bytes of UTF-8, as compilers do.
  public var column: Int
  /// What does not work, as a sentence without its full stop.
  public var problem: String
  /// What to write instead, as a sentence without its full stop.
  public var cure: String

  /// The form compilers print and editors read.
  public var description: String {
    "\(path):\(line):\(column): \(severity): \(problem). \(cure)."
  }
}
