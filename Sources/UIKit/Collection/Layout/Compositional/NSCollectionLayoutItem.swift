import LayoutCore

/// The description of a cell, or of a group of items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  private(set) var size = NSCollectionLayoutSize(.absolute(0), .absolute(0))
  private(set) var supplementaries: [NSCollectionLayoutSupplementaryItem] = []

  /// Creates an item of zero size. Use the other initializers instead.
  public required override init() {
    super.init()
  }

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init()
    size = layoutSize
  }

  /// Creates an item with supplementary items attached to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init()
    size = layoutSize
    setSupplementaries(supplementaryItems)
  }

  /// The insets of the cell within the space of the item, in points; ignored along estimated axes.
  /// The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing around the item; nil for none. The default is nil.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The size of the item.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// The supplementary items that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaries }

  /// Returns a copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Whether both describe the same layout; functions are not compared.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem else { return false }
    return MainActor.assumeIsolated { describesSame(as: other) }
  }

  open override var hash: Int { MainActor.assumeIsolated { size.core.hashValue } }

  open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): \(summary)>" }
  }

  /// A short form of the size, with additions of subclasses.
  var summary: String { size.core.summary }

  func setLayoutSize(_ size: NSCollectionLayoutSize) {
    self.size = size
  }

  func setSupplementaries(_ items: [NSCollectionLayoutSupplementaryItem]) {
    supplementaries = items.map { $0.duplicate() }
  }

  /// Copies the description of `other`, an item of the same class.
  func assign(from other: NSCollectionLayoutItem) {
    size = other.size
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    setSupplementaries(other.supplementaries)
  }

  /// Whether `other` has the same class and the same description.
  func describesSame(as other: NSCollectionLayoutItem) -> Bool {
    type(of: self) == type(of: other)
      && makeDescription(in: .comparing) == other.makeDescription(in: .comparing)
  }

  /// The description for the engine.
  ///
  /// Created on every call, because subitems can change without notifying their group.
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

/// The input of a description besides the described objects.
struct DescriptionContext {
  /// The traits for the providers of custom groups; nil for a description that is only compared,
  /// with equal providers.
  var traits: UITraitCollection?

  static let comparing = DescriptionContext(traits: nil)
}
