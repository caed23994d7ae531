import UIKit

extension Scene {
  static let cardStack = Scene(
    "card-stack", title: "Card stack",
    summary: "A layout written from scratch: cards overlap, and pile up at the top as they scroll.",
    scroll: 150
  ) { CardStackViewController(catalogue: $0) }
}

/// Cards as in a wallet.
final class CardStackViewController: SceneViewController {
  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
    cell.layer.shadowPath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 16).cgPath
    cell.layer.shadowColor = UIColor.black.cgColor
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = CGSize(width: 0, height: -2)
  }

  override func makeSections() -> [ElementRun] {
    [catalogue.all.prefix(24, title: "")]
  }

  override func makeLayout() -> UICollectionViewLayout { CardStackLayout() }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}

/// Cards each of which shows its upper part; those that would leave at the top stay there and
/// shrink under the next ones.
final class CardStackLayout: UICollectionViewLayout {
  private let margin: CGFloat = 16
  private let cardHeight: CGFloat = 230
  /// The visible height of a covered card, in points.
  private let step: CGFloat = 92
  /// The number of visible cards in the pile at the top.
  private let pile = 3

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  private var width: CGFloat { collectionView?.bounds.width ?? 0 }
  private var top: CGFloat {
    guard let collectionView else { return 0 }
    return collectionView.contentOffset.y + collectionView.adjustedContentInset.top
  }

  override var collectionViewContentSize: CGSize {
    let length = margin + CGFloat(max(count - 1, 0)) * step + cardHeight + margin
    return CGSize(width: width, height: count == 0 ? 0 : length)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let natural = margin + CGFloat(indexPath.item) * step
    // The number of cards on top of this one.
    let depth = max(0, (top + margin - natural) / step)
    let shown = min(depth, CGFloat(pile))
    attributes.frame = CGRect(
      x: margin, y: max(natural, top + margin), width: width - 2 * margin, height: cardHeight)
    // Smaller, with the upper edge a little above that of the card in front.
    let scale = 1 - 0.04 * shown
    let rise = cardHeight * (1 - scale) / 2 + 4 * shown
    attributes.transform = CGAffineTransform(translationX: 0, y: -rise).scaledBy(x: scale, y: scale)
    attributes.alpha = depth > CGFloat(pile) ? 0 : 1
    attributes.zIndex = indexPath.item
    return attributes
  }
}
