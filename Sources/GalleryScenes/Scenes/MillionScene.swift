import UIKit

extension Scene {
  static let million = Scene(
    "million", title: "A million numbers, shuffled",
    summary: "What is in view travels to its new place or out of sight; the rest comes in.",
    size: smallSize,
    script: Script(
      MillionViewController.self, moments: [0, 0.2, 0.3, 0.45], duration: 0.5,
      steps: [(0.1, { $0.shuffle() })])
  ) { _ in MillionViewController() }
}

/// A wall of numbers.
final class MillionViewController: UIViewController {
  private static let count = 1_000_000

  private var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(35))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: line, subitems: [item])))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<PillCell, Int> { cell, _, number in
      cell.show(String(number), family: String(number % 10))
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    apply(Array(0..<Self.count), animated: false)
  }

  /// Shuffles the numbers in a fixed order.
  func shuffle() {
    var numbers = Array(0..<Self.count)
    var state: UInt64 = 7
    for place in numbers.indices.dropFirst() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      numbers.swapAt(place, Int(state >> 33) % (place + 1))
    }
    // Some that were in view stay there, in other places.
    for (place, number) in [3, 17, 40, 8, 51, 26].enumerated() {
      let former = numbers.firstIndex(of: number) ?? place
      numbers.swapAt(7 * place + 2, former)
    }
    apply(numbers, animated: true)
  }

  private func apply(_ numbers: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source.apply(snapshot, animatingDifferences: animated)
  }
}
