import UIKit

extension Scene {
  static let changingSections = Scene(
    "changing-sections", title: "Sections that come and go",
    summary: "With their headers, cards and cells; the others close ranks or make room.",
    size: smallSize,
    script: Script(
      ChangingSectionsViewController.self, moments: [0, 0.2, 0.3, 0.4, 0.7, 0.9], duration: 0.9,
      steps: [(0.1, { $0.show([0, 2, 4]) }), (0.5, { $0.show([2, 0, 3]) })])
  ) { ChangingSectionsViewController(catalogue: $0) }
}

/// Families as cards, some at a time.
final class ChangingSectionsViewController: UIViewController {
  private let families: [ElementRun]
  private var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, IndexPath>!

  init(catalogue: Catalogue) {
    families = catalogue.families
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<ElementTileCell, IndexPath> {
      [families] cell, _, place in
      cell.show(families[place.section][place.item])
    }
    let headers = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, path in
      let family = source.sectionIdentifier(for: path.section) ?? 0
      view.show(families[family].title, margin: 12)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    show([0, 1, 2], animated: false)
  }

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: line, subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 18, bottom: 22, trailing: 18)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    card.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 10, trailing: 10)
    section.decorationItems = [card]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(SectionCardView.self, forDecorationViewOfKind: "card")
    return layout
  }

  /// Shows these families in this order.
  func show(_ shown: [Int]) { show(shown, animated: true) }

  private func show(_ shown: [Int], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, IndexPath>()
    for family in shown where families.indices.contains(family) {
      snapshot.appendSections([family])
      let count = min(families[family].count, family == 2 ? 7 : 4)
      snapshot.appendItems((0..<count).map { IndexPath(item: $0, section: family) })
    }
    source.apply(snapshot, animatingDifferences: animated)
  }
}

/// The card behind a section.
private final class SectionCardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) {
    fatalError("Cards are made in code.")
  }
}
