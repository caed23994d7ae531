import UIKit

extension Scene {
  static let insetGrid = Scene(
    "inset-grid", title: "Inset grid",
    summary: "The same grid; content insets of items and section make the gaps."
  ) { InsetGridViewController(catalogue: $0) }
}

/// Squares with air around them.
final class InsetGridViewController: SceneViewController {
  override func makeLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 4), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 4))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 11, leading: 11, bottom: 11, trailing: 11)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
