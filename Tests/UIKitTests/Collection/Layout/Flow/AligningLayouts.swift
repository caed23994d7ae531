import UIKit

// Flow layouts as applications write them: rows that are aligned, columns that fit, backgrounds.

/// Tags that stand at the left of their rows, the usual way: copies of what the superclass says,
/// moved to the left.
final class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }

    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    attributes.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY {
        leftMargin = sectionInset.left
      }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }
}

/// The same by item, as older libraries do it: each item follows the one before in its row.
final class LeftAlignedByItemLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      guard attributes.representedElementKind == nil else { return attributes }
      return layoutAttributesForItem(at: attributes.indexPath) ?? attributes
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard
      let current = super.layoutAttributesForItem(at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes, let collectionView
    else { return nil }
    if indexPath.item == 0 {
      current.frame.origin.x = sectionInset.left
      return current
    }
    let previousPath = IndexPath(item: indexPath.item - 1, section: indexPath.section)
    let previous = layoutAttributesForItem(at: previousPath)?.frame ?? .zero
    let row = CGRect(
      x: sectionInset.left, y: current.frame.minY,
      width: collectionView.frame.width - sectionInset.left - sectionInset.right,
      height: current.frame.height)
    current.frame.origin.x =
      previous.intersects(row) ? previous.maxX + minimumInteritemSpacing : sectionInset.left
    return current
  }
}

/// As many columns as fit, found anew whenever the view has another width.
final class ColumnFlowLayout: UICollectionViewFlowLayout {
  private let minColumnWidth: CGFloat = 100
  private let cellHeight: CGFloat = 70

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let availableWidth = collectionView.bounds.inset(by: collectionView.layoutMargins).width
    let maxNumColumns = Int(availableWidth / minColumnWidth)
    let cellWidth = (availableWidth / CGFloat(maxNumColumns)).rounded(.down)
    itemSize = CGSize(width: cellWidth, height: cellHeight)
    minimumInteritemSpacing = 0
    minimumLineSpacing = 0
    sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    sectionInsetReference = .fromLayoutMargins
  }
}

/// A background behind the items of each section.
final class SectionBackgroundFlowLayout: UICollectionViewFlowLayout {
  static let kind = "background"
  private var backgrounds: [UICollectionViewLayoutAttributes] = []

  override init() {
    super.init()
    register(BackgroundView.self, forDecorationViewOfKind: Self.kind)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(BackgroundView.self, forDecorationViewOfKind: Self.kind)
  }

  override func prepare() {
    super.prepare()
    backgrounds = []
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      guard count > 0,
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
      else { continue }
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: Self.kind, with: IndexPath(item: 0, section: section))
      attributes.frame = CGRect(
        x: 0, y: first.frame.minY - sectionInset.top, width: collectionView.bounds.width,
        height: last.frame.maxY - first.frame.minY + sectionInset.top + sectionInset.bottom)
      attributes.zIndex = -1
      backgrounds.append(attributes)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    return elements + backgrounds.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.kind ? backgrounds[indexPath.section] : nil
  }

  final class BackgroundView: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
}
