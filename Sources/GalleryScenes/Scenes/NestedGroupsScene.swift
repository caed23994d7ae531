import UIKit

extension Scene {
  static let nestedGroups = Scene(
    "nested-groups", title: "Nested groups",
    summary: "A large item beside two stacked ones, then a line of three, then the mirror image."
  ) { NestedGroupsViewController(catalogue: $0) }
}

/// A magazine page out of groups within groups.
final class NestedGroupsViewController: SceneViewController {
  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let feature = row(height: 0.52, of: [large, pair])
    let threes = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(width: 1, height: .fractionalWidth(0.33)), subitem: whole, count: 3)
    threes.interItemSpacing = .fixed(10)
    let mirrored = row(height: 0.52, of: [pair, large])
    let page = NSCollectionLayoutGroup.vertical(
      layoutSize: size(width: 1, height: .fractionalWidth(0.52 + 0.33 + 0.52 + 20 / 358)),
      subitems: [feature, threes, mirrored])
    page.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: page)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private var whole: NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width: 1, height: .fractionalHeight(1)))
  }

  private var large: NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width: 0.6, height: .fractionalHeight(1)))
  }

  private var pair: NSCollectionLayoutGroup {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(width: 0.4, height: .fractionalHeight(1)), subitem: whole, count: 2)
    pair.interItemSpacing = .fixed(10)
    return pair
  }

  private func row(
    height: CGFloat, of items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(width: 1, height: .fractionalWidth(height)), subitems: items)
    row.interItemSpacing = .fixed(10)
    return row
  }

  private func size(
    width: CGFloat, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
  }

  /// The first and the last of the nine items of a page are large.
  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    guard [0, 8].contains(indexPath.item % 9) else {
      return super.cell(for: element, at: indexPath)
    }
    return collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}
