extension LayoutFixture {
  /// A length as recorded: `fw:0.5`, `fh:1`, `abs:44`, `est:44`.
  public enum Dimension: Decodable, Sendable {
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    case absolute(Double)
    case estimated(Double)

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let (name, value) = try parsed(try container.decode(String.self), container)
      switch name {
      case "fw": self = .fractionalWidth(value)
      case "fh": self = .fractionalHeight(value)
      case "abs": self = .absolute(value)
      case "est": self = .estimated(value)
      default: throw DecodingError.dataCorruptedError(in: container, debugDescription: name)
      }
    }
  }

  /// A spacing as recorded: `fixed:10`, `flex:4`.
  public enum Spacing: Decodable, Sendable {
    case fixed(Double)
    case flexible(Double)

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let (name, value) = try parsed(try container.decode(String.self), container)
      switch name {
      case "fixed": self = .fixed(value)
      case "flex": self = .flexible(value)
      default: throw DecodingError.dataCorruptedError(in: container, debugDescription: name)
      }
    }
  }

  /// Spacings on the four edges.
  public struct EdgeSpacing: Decodable, Sendable {
    public var leading: Spacing?
    public var top: Spacing?
    public var trailing: Spacing?
    public var bottom: Spacing?
  }

  /// An anchor; offsets are x and y.
  public struct Anchor: Decodable, Sendable {
    public var edges: [String]
    public var absoluteOffset: [Double]?
    public var fractionalOffset: [Double]?
  }

  /// A supplementary of an item or a group.
  public struct Supplementary: Decodable, Sendable {
    public var kind: String
    public var size: [Dimension]
    public var containerAnchor: Anchor
    public var itemAnchor: Anchor?
    public var zIndex: Int?
  }

  /// An item or a group. `type` is item, hgroup, vgroup or custom.
  public struct Item: Decodable, Sendable {
    public var type: String
    public var size: [Dimension]
    public var contentInsets: [Double]?
    public var edgeSpacing: EdgeSpacing?
    public var supplementary: [Supplementary]?
    public var subitems: [Item]?
    public var count: Int?
    public var interItemSpacing: Spacing?
    /// Of a custom group: x, y, width, height, zIndex.
    public var frames: [[Double]]?
  }

  /// A boundary item.
  public struct Boundary: Decodable, Sendable {
    public var kind: String
    public var size: [Dimension]
    public var alignment: String
    public var offset: [Double]
    public var extendsBoundary: Bool
    public var pinToVisibleBounds: Bool
  }

  /// A section background.
  public struct Decoration: Decodable, Sendable {
    public var kind: String
    public var contentInsets: [Double]?
    public var zIndex: Int?
  }

  /// A section.
  public struct Section: Decodable, Sendable {
    public var group: Item
    public var contentInsets: [Double]?
    public var interGroupSpacing: Double?
    public var orthogonalScrollingBehavior: String?
    public var boundary: [Boundary]?
    public var decorations: [Decoration]?
    public var supplementariesFollowContentInsets: Bool?
    public var contentInsetsReference: String?
  }
}

/// Splits `name:value`.
private func parsed(
  _ text: String, _ container: any SingleValueDecodingContainer
) throws -> (name: String, value: Double) {
  let parts = text.split(separator: ":")
  guard parts.count == 2, let value = Double(parts[1]) else {
    throw DecodingError.dataCorruptedError(in: container, debugDescription: text)
  }
  return (String(parts[0]), value)
}
