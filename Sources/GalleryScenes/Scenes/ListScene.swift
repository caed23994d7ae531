import UIKit

extension Scene {
  static let list = Scene(
    "list", title: "List",
    summary: "One group as wide as the page, fed by a diffable data source, under a title."
  ) { UINavigationController(rootViewController: ListViewController(catalogue: $0)) }
}

/// Rows with separators and chevrons.
final class ListViewController: SceneViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(60)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      return NSCollectionLayoutSection(group: group)
    }
  }

  override func configure() {
    navigationItem.title = catalogue.title
    let elements = catalogue.all
    let rows = UICollectionView.CellRegistration<ElementRowCell, Int> { cell, _, index in
      cell.show(elements[index])
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<elements.count))
    source.apply(snapshot, animatingDifferences: false)
  }
}
