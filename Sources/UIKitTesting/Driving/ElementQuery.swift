import Foundation

/// Which element of an interface is meant.
public enum ElementQuery: Hashable, Sendable, CustomStringConvertible {
  /// By the text that a person reads or hears: `accessibilityLabel`, which labels and buttons have of
  /// their titles.
  case label(String)
  /// By `accessibilityIdentifier`, which no person reads.
  case identifier(String)
  /// By the text that is drawn: the first label, field or text view that shows just this.
  case text(String)
  /// The cell at an index path of the first collection view or table that has it.
  case item(IndexPath)

  /// The cell at an item and a section.
  public static func item(_ item: Int, section: Int = 0) -> ElementQuery {
    .item(IndexPath(item: item, section: section))
  }

  public var description: String {
    switch self {
    case .label(let label): "the label \"\(label)\""
    case .identifier(let identifier): "the identifier \"\(identifier)\""
    case .text(let text): "the text \"\(text)\""
    case .item(let path): "the index path [\(path.map(String.init).joined(separator: ", "))]"
    }
  }
}

/// There is no element that a query means.
public struct ElementNotFound: Error, CustomStringConvertible {
  public let query: ElementQuery
  /// What there is, a line for each element.
  public let tree: String
  /// How many seconds it was waited for.
  public internal(set) var duration: TimeInterval = 0

  public var description: String {
    let time = duration > 0 ? " within \(duration) s" : ""
    return "No element has \(query)\(time). There are:\n\(tree)"
  }
}
