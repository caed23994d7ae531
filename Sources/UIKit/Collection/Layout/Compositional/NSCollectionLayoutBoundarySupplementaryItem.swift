import GeometryCore
import LayoutCore

/// Something at an edge of a section or of the whole layout: a header, a footer, a side bar.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  private var givenAlignment: NSRectAlignment?
  private var givenOffset = CGPoint.zero

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// An item moved from its place at the edge by points towards trailing and bottom.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init()
    setLayoutSize(layoutSize)
    setKind(elementKind)
    givenAlignment = alignment
    givenOffset = absoluteOffset
  }

  /// Whether the item lies outside its section, which grows by it. Default true.
  open var extendsBoundary = true

  /// Whether the item stays in view while its section does. Default false.
  open var pinToVisibleBounds = false

  /// The edges the item is at; of an item made with an anchor, the anchor's.
  open var alignment: NSRectAlignment {
    givenAlignment ?? NSRectAlignment(containerAnchor.edges)
  }

  /// How far the item is moved from its place, in points; of an item made with an anchor, the
  /// anchor's absolute offset.
  open var offset: CGPoint {
    guard let anchor = givenContainerAnchor else { return givenOffset }
    return anchor.isAbsoluteOffset ? anchor.offset : .zero
  }

  open override var containerAnchor: NSCollectionLayoutAnchor {
    givenContainerAnchor
      ?? NSCollectionLayoutAnchor(
        edges: (givenAlignment ?? .none).edges, absoluteOffset: givenOffset)
  }

  override func assign(from other: NSCollectionLayoutItem) {
    super.assign(from: other)
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
    givenAlignment = other.givenAlignment
    givenOffset = other.givenOffset
    extendsBoundary = other.extendsBoundary
    pinToVisibleBounds = other.pinToVisibleBounds
  }

  override func describesSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
    return super.describesSame(as: other) && boundaryDescription == other.boundaryDescription
  }

  /// What the layout engine takes the item for at an edge of a section.
  var boundaryDescription: BoundaryDescription {
    if let anchor = givenContainerAnchor {
      return BoundaryDescription(
        extent: layoutSize.core, kind: elementKind, containerAnchor: anchor.core,
        extendsBoundary: extendsBoundary, pinsToVisibleBounds: pinToVisibleBounds,
        zIndex: zIndex, contentInsets: contentInsets.core)
    }
    return BoundaryDescription(
      extent: layoutSize.core, kind: elementKind, alignment: alignment.edges.core,
      offset: offset.core, extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds, zIndex: zIndex,
      contentInsets: contentInsets.core)
  }
}
