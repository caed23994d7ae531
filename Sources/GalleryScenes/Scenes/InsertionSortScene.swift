import UIKit

extension Scene {
  static let insertionSort = Scene(
    "insertion-sort", title: "Insertion sort",
    summary: "Each row sorts its colours, one step after the other, faster than cells travel.",
    size: smallSize,
    script: Script(
      InsertionSortViewController.self, moments: [0, 0.2, 0.35, 0.55, 2.6], duration: 2.6,
      steps: (0..<20).map { number in (0.1 + 0.1 * Double(number), { $0.sortOnce() }) })
  ) { _ in InsertionSortViewController() }
}

/// Rows of colours that are sorted by an insertion sort, a section each.
final class InsertionSortViewController: UIViewController {
  /// A colour in its row.
  private struct Swatch: Hashable {
    var row: Int
    var value: Int
  }

  private static let (rows, columns) = (10, 8)

  private var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Swatch>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Swatch> { cell, _, swatch in
      cell.contentView.backgroundColor = UIColor(
        hue: CGFloat(swatch.value) / CGFloat(Self.columns) * 0.85, saturation: 0.65,
        brightness: 0.95, alpha: 1)
      cell.contentView.layer.cornerRadius = 6
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.apply(Self.shuffled(), animatingDifferences: false)
  }

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / CGFloat(rows)))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: line, subitems: [item])))
  }

  private static func shuffled() -> NSDiffableDataSourceSnapshot<Int, Swatch> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Swatch>()
    for row in 0..<rows {
      snapshot.appendSections([row])
      // Steps of 3 and 5 visit all of eight places in an order that looks like none.
      let values = (0..<columns).map { ($0 * (row % 2 == 0 ? 3 : 5) + row * row) % columns }
      snapshot.appendItems(values.map { Swatch(row: row, value: $0) })
    }
    return snapshot
  }

  /// Brings the first colour of each row that is not in its order to its place.
  func sortOnce() {
    var snapshot = source.snapshot()
    for row in snapshot.sectionIdentifiers {
      let swatches = snapshot.itemIdentifiers(inSection: row)
      let unsorted = zip(swatches, swatches.dropFirst()).first { $0.value > $1.value }?.1
      guard let unsorted, let place = swatches.first(where: { $0.value > unsorted.value })
      else { continue }
      snapshot.moveItem(unsorted, beforeItem: place)
    }
    source.apply(snapshot, animatingDifferences: true)
  }
}
