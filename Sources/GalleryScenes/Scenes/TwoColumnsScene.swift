import UIKit

extension Scene {
  static let twoColumns = Scene(
    "two-columns", title: "Two columns",
    summary: "A group of exactly two with fixed spacing, whatever width its items name."
  ) { TwoColumnsViewController(catalogue: $0) }
}

/// Cards side by side.
final class TwoColumnsViewController: SceneViewController {
  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(128)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: NSCollectionLayoutItem(layoutSize: itemSize), count: 2)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}
