/// Which element of an interface is meant.
public enum ElementQuery: Hashable, Sendable, CustomStringConvertible {
  /// By the text that a person reads or hears.
  case label(String)
  /// By `accessibilityIdentifier`, which no person reads.
  case identifier(String)

  public var description: String {
    switch self {
    case .label(let label): "the label \"\(label)\""
    case .identifier(let identifier): "the identifier \"\(identifier)\""
    }
  }
}

/// There is no element that a query means.
public struct ElementNotFound: Error, CustomStringConvertible {
  public let query: ElementQuery
  /// What there is, a line for each element.
  public let tree: String

  public var description: String { "No element has \(query). There are:\n\(tree)" }
}
