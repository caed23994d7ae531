import GeometryCore
import LayoutCore

/// The point of an item or group to which a supplementary item is attached.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  let core: Anchor
  private let namedEdges: NSDirectionalRectEdge

  /// The point on `edges`; the center along an axis without an edge.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .absolute(.zero))
  }

  /// The point on `edges`, moved by points towards trailing and bottom.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, .absolute(absoluteOffset.core))
  }

  /// The point on `edges`, moved by fractions of the size of the supplementary item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, .fractional(fractionalOffset.core))
  }

  init(_ edges: NSDirectionalRectEdge, _ offset: Anchor.Offset) {
    namedEdges = edges
    core = Anchor(edges: edges.core, offset: offset)
    super.init()
  }

  /// The edges of the point.
  open var edges: NSDirectionalRectEdge { namedEdges }

  /// The offset in points, or in fractions of the size of the supplementary item.
  open var offset: CGPoint {
    switch core.offset {
    case .absolute(let offset), .fractional(let offset): CGPoint(offset)
    }
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Whether the offset is in fractions of the size of the supplementary item.
  open var isFractionalOffset: Bool {
    if case .fractional = core.offset { true } else { false }
  }

  /// Returns the object itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return MainActor.assumeIsolated { core == other.core && namedEdges == other.namedEdges }
  }

  open override var hash: Int { MainActor.assumeIsolated { core.hashValue } }
}

extension NSDirectionalRectEdge {
  var core: EdgeSet {
    var edges: EdgeSet = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}

extension NSRectAlignment {
  /// The alignment at `edges`. Opposite edges cancel out.
  init(_ edges: NSDirectionalRectEdge) {
    let vertical = edges.intersection([.top, .bottom])
    let horizontal = edges.intersection([.leading, .trailing])
    switch (vertical, horizontal) {
    case (.top, .leading): self = .topLeading
    case (.top, .trailing): self = .topTrailing
    case (.top, _): self = .top
    case (.bottom, .leading): self = .bottomLeading
    case (.bottom, .trailing): self = .bottomTrailing
    case (.bottom, _): self = .bottom
    case (_, .leading): self = .leading
    case (_, .trailing): self = .trailing
    default: self = .none
    }
  }

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
