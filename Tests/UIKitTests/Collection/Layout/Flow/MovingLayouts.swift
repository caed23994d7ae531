import UIKit

// Flow layouts as applications write them: what changes while the content moves.

/// The first item of each section stays at the top until the next section pushes it away.
final class StickyFirstItemLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView else { return nil }
    var attributes = super.layoutAttributesForElements(in: rect) ?? []
    attributes.removeAll { $0.representedElementCategory == .cell && $0.indexPath.item == 0 }
    for section in 0..<collectionView.numberOfSections {
      if let sticky = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        sticky.frame.intersects(rect)
      {
        attributes.append(sticky)
      }
    }
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard
      let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes, let collectionView
    else { return nil }
    guard indexPath.item == 0 else { return attributes }
    let lastPath = IndexPath(
      item: collectionView.numberOfItems(inSection: indexPath.section) - 1,
      section: indexPath.section)
    let sectionEnd = super.layoutAttributesForItem(at: lastPath)?.frame.maxY ?? 0
    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    let y = max(attributes.frame.minY, min(top, sectionEnd - attributes.frame.height))
    attributes.frame.origin.y = y
    attributes.zIndex = 1024
    return attributes
  }
}

final class ParallaxLayoutAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var parallaxOffset: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ParallaxLayoutAttributes)?.parallaxOffset = parallaxOffset
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParallaxLayoutAttributes else { return false }
    return other.parallaxOffset == parallaxOffset && super.isEqual(object)
  }
}

/// Pictures that move slower than their cells.
final class ParallaxFlowLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { ParallaxLayoutAttributes.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.compactMap { original in
      guard let attributes = original.copy() as? ParallaxLayoutAttributes, let collectionView else {
        return original
      }
      let distance = attributes.center.y - collectionView.bounds.midY
      attributes.parallaxOffset = distance / collectionView.bounds.height * 30
      return attributes
    }
  }

  final class Cell: UICollectionViewCell {
    private(set) var applied: CGFloat = .nan
    let picture = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      picture.frame = contentView.bounds
      contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      guard let attributes = layoutAttributes as? ParallaxLayoutAttributes else { return }
      applied = attributes.parallaxOffset
      picture.transform = CGAffineTransform(translationX: 0, y: applied)
    }
  }
}

/// Cards that pile up at the top, smaller and paler the deeper they lie.
final class CardStackLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView else { return nil }
    let above = rect.insetBy(dx: 0, dy: -2 * (itemSize.height + minimumLineSpacing))
    let attributes = super.layoutAttributesForElements(in: above)?.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    attributes?.forEach { card in
      let depth = collectionView.contentOffset.y - card.frame.minY
      card.zIndex = card.indexPath.item
      guard depth > 0 else { return }
      let share = min(depth / itemSize.height, 1)
      card.center.y += depth
      card.transform = CGAffineTransform(scaleX: 1 - 0.1 * share, y: 1 - 0.1 * share)
      card.alpha = 1 - 0.5 * share
    }
    return attributes
  }
}

/// A row of cards of which the one in the middle is the largest and comes to rest there.
final class CarouselLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    scrollDirection = .horizontal
    minimumLineSpacing = 20
    let side = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView else { return nil }
    return super.layoutAttributesForElements(in: rect)?.compactMap {
      guard let card = $0.copy() as? UICollectionViewLayoutAttributes else { return nil }
      let distance = abs(card.center.x - collectionView.bounds.midX)
      let share = distance / collectionView.bounds.width
      let scale = max(0.8, 1 - share * 0.4)
      card.transform = CGAffineTransform(scaleX: scale, y: scale)
      return card
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let middle = rect.midX + velocity.x * 60
    let nearest = super.layoutAttributesForElements(in: rect)?
      .min { abs($0.center.x - middle) < abs($1.center.x - middle) }
    guard let nearest else { return proposedContentOffset }
    return CGPoint(
      x: nearest.center.x - collectionView.bounds.width / 2, y: proposedContentOffset.y)
  }
}

/// Fades new items in from below.
final class FadingLayout: UICollectionViewFlowLayout {
  private(set) var inserted: [IndexPath] = []
  private(set) var initial: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes =
      (super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      ?? layoutAttributesForItem(at: itemIndexPath))?.copy() as? UICollectionViewLayoutAttributes
    if inserted.contains(itemIndexPath) {
      attributes?.alpha = 0
      attributes?.transform = CGAffineTransform(translationX: 0, y: 100)
    }
    initial[itemIndexPath] = attributes
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }
}
