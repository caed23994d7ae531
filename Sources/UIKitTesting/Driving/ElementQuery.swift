import Foundation

/// A description of one element of an interface.
public enum ElementQuery: Hashable, Sendable, CustomStringConvertible {
  /// The element with this `accessibilityLabel`. Labels and buttons have their texts by default.
  case label(String)
  /// The element with this `accessibilityIdentifier`.
  case identifier(String)
  /// The first label, text field or text view that shows exactly this text.
  case text(String)
  /// The cell at an index path of the first collection view or table view that has it.
  case item(IndexPath)

  /// The cell of an item or row in a section.
  public static func item(_ item: Int, section: Int = 0) -> ElementQuery {
    .item(IndexPath(item: item, section: section))
  }

  /// The query in words, such as `the label "Save"`.
  public var description: String {
    switch self {
    case .label(let label): "the label \"\(label)\""
    case .identifier(let identifier): "the identifier \"\(identifier)\""
    case .text(let text): "the text \"\(text)\""
    case .item(let path): "the index path [\(path.map(String.init).joined(separator: ", "))]"
    }
  }
}

/// The error that no element matches a query.
public struct ElementNotFound: Error, CustomStringConvertible {
  /// The query without a match.
  public let query: ElementQuery
  /// The elements that exist, one per line.
  public let tree: String
  /// How long the element was waited for, in seconds.
  public internal(set) var duration: TimeInterval = 0

  /// The query and all elements that exist.
  public var description: String {
    let time = duration > 0 ? " within \(duration) s" : ""
    return "No element has \(query)\(time). There are:\n\(tree)"
  }
}
