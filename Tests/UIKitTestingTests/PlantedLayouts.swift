import Inspection
import UIKit

/// Layouts with one fault each.
@MainActor enum PlantedLayouts {
  static func rows(
    height: NSCollectionLayoutDimension, width: NSCollectionLayoutDimension = .fractionalWidth(1),
    item: NSCollectionLayoutDimension = .fractionalWidth(1), spacing: CGFloat = 0,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: item, heightDimension: height))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func layout(with name: LayoutFault.Name) -> UICollectionViewLayout {
    switch name {
    case .unreachableItem: ShortLayout()
    case .zeroSizedItem: rows(height: .absolute(0))
    case .overlappingItems: rows(height: .absolute(44), spacing: -20)
    case .itemBeyondContainer: rows(height: .absolute(44), width: .absolute(400))
    case .estimateFarFromMeasured: rows(height: .estimated(10))
    case .edgeBetweenPixels: UnevenLayout()
    case .unusableNumber: rows(height: .absolute(44), width: .absolute(1e12))
    case .negativeSize: rows(height: .absolute(-10))
    case .insetsExceedContainer:
      rows(
        height: .absolute(44),
        insets: NSDirectionalEdgeInsets(top: 0, leading: 200, bottom: 0, trailing: 200))
    case .firstItemDoesNotFit:
      rows(height: .absolute(44), width: .absolute(100), item: .absolute(300))
    case .tooManyItemsInGroup: rows(height: .absolute(44), item: .absolute(0.001))
    case .nestingTooDeep: nested(levels: 80)
    case .itemLongerThanLine: flow(width: 400)
    case .sizeDoesNotSettle: rows(height: .estimated(44))
    default: rows(height: .absolute(44))
    }
  }

  private static func nested(levels: Int) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    var item: NSCollectionLayoutItem = NSCollectionLayoutItem(layoutSize: size)
    for _ in 0..<levels {
      item = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    }
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private static func flow(width: CGFloat) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 44)
    return layout
  }
}

private final class ShortLayout: UICollectionViewFlowLayout {
  override func prepare() {
    itemSize = CGSize(width: 320, height: 44)
    minimumLineSpacing = 600
    super.prepare()
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
}

private final class UnevenLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 568) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0.3, y: CGFloat(indexPath.item) * 60, width: 300, height: 44)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

/// Rows with a name each.
final class PlantedRows: UICollectionViewController {
  var count = 3
  private let fault: LayoutFault.Name?

  init(_ layout: UICollectionViewLayout, fault: LayoutFault.Name?) {
    self.fault = fault
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(PlantedCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = "cell-\(indexPath.item)"
    (cell as? PlantedCell)?.show(indexPath, fault: fault)
    return cell
  }
}

private final class PlantedCell: UICollectionViewCell {
  private var fault: LayoutFault.Name?
  private var asked = 0

  func show(_ path: IndexPath, fault: LayoutFault.Name?) {
    self.fault = fault
    contentView.subviews.forEach { $0.removeFromSuperview() }
    guard fault == .viewOutsideCell, path.item == 0 else { return }
    let label = UILabel(frame: CGRect(x: 280, y: 10, width: 100, height: 24))
    label.text = "Escaped"
    contentView.addSubview(label)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    switch fault {
    case .estimateFarFromMeasured: layoutAttributes.size.height = 120
    case .sizeDoesNotSettle:
      asked += 1
      layoutAttributes.size.height = [100, 108][asked % 2]
    default: break
    }
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard fault == .sizeDoesNotSettle else { return }
    (superview as? UICollectionView)?.collectionViewLayout.invalidateLayout()
  }
}
