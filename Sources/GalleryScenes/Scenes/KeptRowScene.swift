import CollectionViewExtras
import UIKit

extension Scene {
  static let keptRow = Scene(
    "kept-row", title: "Rows that keep their item",
    summary:
      "Items are inserted before the shown one and deleted around it: the upper row keeps it, the "
      + "lower one keeps its offset in points, as in UIKit. A tap changes both again.",
    size: CGSize(width: 390, height: 420)
  ) { KeptRowViewController(catalogue: $0) }
}

/// Two rows with the same data, one of which keeps the item that it shows.
final class KeptRowViewController: SceneViewController {
  /// An element in one of the rows.
  private struct Item: Hashable {
    var row: Int
    var number: Int
  }

  private var source: UICollectionViewDiffableDataSource<Int, Item>?
  private var numbers = Array(10..<22)
  private var hasBegun = false

  override func makeSections() -> [ElementRun] {
    [
      catalogue.all.prefix(0, title: "Keeps its item"),
      catalogue.all.prefix(0, title: "Keeps its offset"),
    ]
  }

  override func configure() {
    let catalogue = catalogue
    let tiles = UICollectionView.CellRegistration<ElementTileCell, Item> { cell, _, item in
      cell.show(catalogue.all[item.number])
    }
    let headers = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in view.show(sections[indexPath.section].title) }
    let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: tiles, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    self.source = source
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    for row in 0..<2 {
      snapshot.appendSections([row])
      snapshot.appendItems(numbers.map { Item(row: row, number: $0) })
    }
    source?.apply(snapshot, animatingDifferences: animated)
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(110), heightDimension: .absolute(environment.scaled(110)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.orthogonalScrollingProperties.keepsShownItem = index == 0
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 12, trailing: 16)
      section.boundarySupplementaryItems = [.title(height: 52, in: environment)]
      return section
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasBegun, view.window != nil else { return }
    hasBegun = true
    for row in 0..<2 {
      collectionView.orthogonalRow(inSection: row).scrollToItem(4, animated: false)
    }
    change(animated: false)
  }

  /// Inserts two items at the beginning and deletes one behind the shown one.
  private func change(animated: Bool) {
    guard let first = numbers.first, first >= 2, numbers.count > 7 else { return }
    numbers.remove(at: 6)
    numbers.insert(contentsOf: [first - 2, first - 1], at: 0)
    show(animated: animated)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    change(animated: true)
  }
}
