import UIKit

extension Scene {
  static let grid = Scene(
    "grid", title: "Grid", summary: "Five to a line by fractional width; the tiles touch."
  ) { GridViewController(catalogue: $0) }
}

/// A mosaic of touching squares.
final class GridViewController: SceneViewController {
  private let squares = UICollectionView.CellRegistration<ElementTileCell, Element> {
    cell, _, element in
    cell.cornerRadius = 0
    cell.show(element)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 5), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 5))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: squares, for: indexPath, item: element)
  }
}
