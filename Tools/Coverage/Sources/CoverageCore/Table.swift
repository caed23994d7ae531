/// The rows of a comma-separated table with a header line, as dictionaries by column name.
///
/// Fields may be quoted; a doubled quote inside quotes stands for one quote.
public struct Table {
  /// The records in file order, keyed by the header's column names.
  public let records: [[String: String]]

  /// Reads `text`; records shorter than the header lack the last columns.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init(_ text: String) {
    var lines = Self.fields(of: text)
    let header = lines.isEmpty ? [] : lines.removeFirst()
    records = lines.map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
  }

  private static func fields(of text: String) -> [[String]] {
    var lines: [[String]] = []
    var line: [String] = []
    var field = ""
    var isQuoted = false
    var scalars = text.unicodeScalars.makeIterator()
    var pending = scalars.next()
    while let scalar = pending {
      pending = scalars.next()
      switch scalar {
      case "\"" where isQuoted && pending == "\"":
        field.append("\"")
        pending = scalars.next()
      case "\"":
        isQuoted.toggle()
      case "," where !isQuoted:
        line.append(field)
        field = ""
      case "\n" where !isQuoted:
        lines.append(line + [field])
        line = []
        field = ""
      case "\r" where !isQuoted:
        continue
      default:
        field.unicodeScalars.append(scalar)
      }
    }
    if !field.isEmpty || !line.isEmpty { lines.append(line + [field]) }
    return lines.filter { $0 != [""] }
  }
}
