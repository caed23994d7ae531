import UIKit

/// The customer's own page.
final class AccountViewController: UICollectionViewController {
  struct Row: Hashable {
    let title: String
    let symbol: String
    var value: String?
  }

  private static let sections: [(title: String, rows: [Row])] = [
    (
      "Orders",
      [
        Row(title: "On their way", symbol: "shippingbox", value: "2"),
        Row(title: "Past orders", symbol: "archivebox"),
        Row(title: "Gift cards", symbol: "giftcard", value: "€25.00"),
      ]
    ),
    (
      "Settings",
      [
        Row(title: "Payment", symbol: "creditcard", value: "•• 4242"),
        Row(title: "Addresses", symbol: "mappin.and.ellipse"),
        Row(title: "Notifications", symbol: "bell", value: "On"),
      ]
    ),
  ]

  private var source: UICollectionViewDiffableDataSource<String, Row>!

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Account"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.valueCell()
      content.text = row.title
      content.secondaryText = row.value
      content.image = UIImage(systemName: row.symbol)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = Self.sections[indexPath.section].title
      header.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, row in
      view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: row)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
    for section in Self.sections {
      snapshot.appendSections([section.title])
      snapshot.appendItems(section.rows)
    }
    source.apply(snapshot, animatingDifferences: false)
  }
}
