import GeometryCore
import LayoutCore

/// A supplementary item at an edge of a section or of the whole layout, such as a header or a
/// footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  private var givenAlignment: NSRectAlignment?
  private var givenOffset = CGPoint.zero

  /// Creates an item at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates an item at an edge, moved by points towards trailing and bottom.
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

  /// Whether the item is outside the content of its section, which grows by it. The default is
  /// `true`.
  open var extendsBoundary = true

  /// Whether the item stays visible while its section is. The default is `false`.
  open var pinToVisibleBounds = false

  /// The edges of the item; for an item created with an anchor, the edges of the anchor.
  open var alignment: NSRectAlignment {
    givenAlignment ?? NSRectAlignment(containerAnchor.edges)
  }

  /// The offset from the edge, in points; for an item created with an anchor, the absolute offset
  /// of the anchor.
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

  /// The description of the item at an edge for the engine.
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
