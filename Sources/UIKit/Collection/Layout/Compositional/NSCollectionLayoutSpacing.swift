import LayoutCore

/// Room between two items or beside one.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  var core = Spacing.fixed(0)

  /// Made by the factory methods; no room otherwise.
  public required override init() {
    super.init()
  }

  /// At least this many points, and an equal share of what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(.flexible(Double(flexibleSpacing)))
  }

  /// Exactly this many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    make(.fixed(Double(fixedSpacing)))
  }

  /// The points asked for; the least of a flexible spacing.
  open var spacing: CGFloat { CGFloat(core.minimum) }
  open var isFlexible: Bool { core.isFlexible }
  open var isFixed: Bool { !core.isFlexible }

  /// The spacing itself: it never changes.
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

/// Room around an item inside its group, or around a group inside its section.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  private let edges: [NSCollectionLayoutSpacing?]

  /// An edge left nil asks for nothing.
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

  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  open var bottom: NSCollectionLayoutSpacing? { edges[3] }

  var core: EdgeSpacing {
    EdgeSpacing(
      leading: leading?.core, top: top?.core, trailing: trailing?.core, bottom: bottom?.core)
  }

  /// The spacing itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return MainActor.assumeIsolated { core == other.core }
  }

  open override var hash: Int { MainActor.assumeIsolated { core.hashValue } }
}
