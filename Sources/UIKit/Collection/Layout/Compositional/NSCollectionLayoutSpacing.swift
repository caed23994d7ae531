import LayoutCore

/// The spacing between two items, or at one side of an item.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  var core = Spacing.fixed(0)

  /// Creates a spacing of 0 points. Use the factory methods instead.
  public required override init() {
    super.init()
  }

  /// At least this number of points, and an equal share of the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(.flexible(Double(flexibleSpacing)))
  }

  /// Exactly this number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    make(.fixed(Double(fixedSpacing)))
  }

  /// The length in points; the minimum of a flexible spacing.
  open var spacing: CGFloat { CGFloat(core.minimum) }
  /// Whether the spacing grows into remaining space.
  open var isFlexible: Bool { core.isFlexible }
  /// Whether the spacing has a fixed length.
  open var isFixed: Bool { !core.isFlexible }

  /// Returns the object itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return MainActor.assumeIsolated { core == other.core }
  }

  open override var hash: Int { MainActor.assumeIsolated { core.hashValue } }

  open override var description: String {
    MainActor.assumeIsolated {
      let length = LayoutDimension.absolute(core.minimum).summary
      return "<\(type(of: self)): \(core.isFlexible ? "at least " : "")\(length)>"
    }
  }

  private static func make(_ core: Spacing) -> Self {
    let spacing = self.init()
    spacing.core = core
    return spacing
  }
}

/// The spacing around an item within its group, or around a group within its section.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  private let edges: [NSCollectionLayoutSpacing?]

  /// Creates a spacing; nil stands for no spacing at an edge.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init([leading, top, trailing, bottom])
  }

  init(_ edges: [NSCollectionLayoutSpacing?]) {
    self.edges = edges
    super.init()
  }

  /// The spacing at the leading edge; nil for none.
  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  /// The spacing at the top edge; nil for none.
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  /// The spacing at the trailing edge; nil for none.
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  /// The spacing at the bottom edge; nil for none.
  open var bottom: NSCollectionLayoutSpacing? { edges[3] }

  var core: EdgeSpacing {
    EdgeSpacing(
      leading: leading?.core, top: top?.core, trailing: trailing?.core, bottom: bottom?.core)
  }

  /// Returns the object itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return MainActor.assumeIsolated { core == other.core }
  }

  open override var hash: Int { MainActor.assumeIsolated { core.hashValue } }
}
