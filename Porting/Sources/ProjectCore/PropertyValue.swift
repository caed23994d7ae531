/// A value of a property list: text, a list or a table.
public indirect enum PropertyValue: Hashable, Sendable {
  case text(String)
  case list([PropertyValue])
  case table([String: PropertyValue])

  /// The text, nil for lists and tables.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements of a list; none for other values.
  public var list: [PropertyValue] {
    if case .list(let list) = self { list } else { [] }
  }

  /// The entries of a table; none for other values.
  public var table: [String: PropertyValue] {
    if case .table(let table) = self { table } else { [:] }
  }

  /// The entry of a table by its key.
  public subscript(key: String) -> PropertyValue? { table[key] }

  /// The texts of a list.
  public var texts: [String] { list.compactMap(\.text) }
}
