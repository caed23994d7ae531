import LayoutCore

/// A supplementary item that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private var kind = ""
  private(set) var givenContainerAnchor: NSCollectionLayoutAnchor?
  private var givenItemAnchor: NSCollectionLayoutAnchor?

  /// Creates an item whose own point named by `containerAnchor` is on that point of the container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init()
    setLayoutSize(layoutSize)
    setKind(elementKind)
    givenContainerAnchor = containerAnchor
  }

  /// Creates an item whose point `itemAnchor` is on the point `containerAnchor` of the container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    givenItemAnchor = itemAnchor
  }

  /// The position in the stacking order; cells have 0. The default is 1.
  open var zIndex = 1

  /// The kind of the supplementary view.
  open var elementKind: String { kind }

  /// The point of the container to which the item is attached.
  open var containerAnchor: NSCollectionLayoutAnchor {
    givenContainerAnchor ?? NSCollectionLayoutAnchor(edges: [])
  }

  /// The point of the item that is attached; nil for the same point as ``containerAnchor``.
  open var itemAnchor: NSCollectionLayoutAnchor? { givenItemAnchor }

  override var summary: String { "\(super.summary), \(kind)" }

  func setKind(_ kind: String) {
    self.kind = kind
  }

  override func assign(from other: NSCollectionLayoutItem) {
    super.assign(from: other)
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return }
    kind = other.kind
    zIndex = other.zIndex
    givenContainerAnchor = other.givenContainerAnchor
    givenItemAnchor = other.givenItemAnchor
  }

  override func describesSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return super.describesSame(as: other)
      && supplementaryDescription == other.supplementaryDescription
  }

  /// The description of the attached item for the engine.
  var supplementaryDescription: SupplementaryDescription {
    SupplementaryDescription(
      extent: layoutSize.core, kind: elementKind, containerAnchor: containerAnchor.core,
      itemAnchor: itemAnchor?.core, zIndex: zIndex, contentInsets: contentInsets.core)
  }
}
