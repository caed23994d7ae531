import LayoutCore

/// Something attached to an item or a group: a badge, a frame.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private var kind = ""
  private(set) var givenContainerAnchor: NSCollectionLayoutAnchor?
  private var givenItemAnchor: NSCollectionLayoutAnchor?

  /// An item whose own point named by `containerAnchor` lies on the container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init()
    setLayoutSize(layoutSize)
    setKind(elementKind)
    givenContainerAnchor = containerAnchor
  }

  /// An item whose own point `itemAnchor` lies on the container's point `containerAnchor`.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    givenItemAnchor = itemAnchor
  }

  /// Which of overlapping elements lies above; cells are at 0. Default 1.
  open var zIndex = 1

  open var elementKind: String { kind }

  open var containerAnchor: NSCollectionLayoutAnchor {
    givenContainerAnchor ?? NSCollectionLayoutAnchor(edges: [])
  }

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

  /// What the layout engine takes the item for when it is attached to an item or group.
  var supplementaryDescription: SupplementaryDescription {
    SupplementaryDescription(
      extent: layoutSize.core, kind: elementKind, containerAnchor: containerAnchor.core,
      itemAnchor: itemAnchor?.core, zIndex: zIndex, contentInsets: contentInsets.core)
  }
}
