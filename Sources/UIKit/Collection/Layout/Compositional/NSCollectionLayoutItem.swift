import LayoutCore

/// A place for a cell, or for a group of further places.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  private(set) var size = NSCollectionLayoutSize(.absolute(0), .absolute(0))
  private(set) var supplementaries: [NSCollectionLayoutSupplementaryItem] = []

  /// An item of no size; the other initializers make useful ones.
  public required override init() {
    super.init()
  }

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init()
    size = layoutSize
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init()
    size = layoutSize
    setSupplementaries(supplementaryItems)
  }

  /// Points by which the frame shrinks inside its place; ignored on an estimated axis.
  /// Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Room around the place; nil asks for none. Default nil.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  open var layoutSize: NSCollectionLayoutSize { size }

  /// What is attached to the item: badges, rules.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaries }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Equal by what it describes; blocks are not compared.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem else { return false }
    return MainActor.assumeIsolated { describesSame(as: other) }
  }

  open override var hash: Int { MainActor.assumeIsolated { size.core.hashValue } }

  open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): \(summary)>" }
  }

  /// The size asked for in a few letters, and what subclasses add.
  var summary: String { size.core.summary }

  func setLayoutSize(_ size: NSCollectionLayoutSize) {
    self.size = size
  }

  func setSupplementaries(_ items: [NSCollectionLayoutSupplementaryItem]) {
    supplementaries = items.map { $0.duplicate() }
  }

  /// Takes over all that `other`, of the same class, describes.
  func assign(from other: NSCollectionLayoutItem) {
    size = other.size
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    setSupplementaries(other.supplementaries)
  }

  /// Whether `other` is of the same class and describes the same.
  func describesSame(as other: NSCollectionLayoutItem) -> Bool {
    type(of: self) == type(of: other)
      && makeDescription(in: .comparing) == other.makeDescription(in: .comparing)
  }

  /// What the layout engine takes the item for.
  ///
  /// Made anew on every call: subitems can change without their owner hearing of it.
  func makeDescription(in context: DescriptionContext) -> ItemDescription {
    ItemDescription(
      extent: size.core, contentInsets: contentInsets.core,
      edgeSpacing: edgeSpacing?.core ?? .none,
      supplementaries: supplementaries.map(\.supplementaryDescription))
  }
}

extension NSCollectionLayoutItem {
  /// A copy of the same class.
  func duplicate() -> Self {
    let copy = Self.instance(of: self)
    copy.assign(from: self)
    return copy
  }

  private static func instance<Item: NSCollectionLayoutItem>(of item: Item) -> Item {
    let type = type(of: item)
    return type.init()
  }
}

/// What freezing a description depends on beside the objects described.
struct DescriptionContext {
  /// The traits that providers of custom groups hear of; nil to describe for comparison only,
  /// with all providers alike.
  var traits: UITraitCollection?

  static let comparing = DescriptionContext(traits: nil)
}
