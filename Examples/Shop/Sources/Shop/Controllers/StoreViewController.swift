import UIKit

/// The page the shop opens with.
final class StoreViewController: UICollectionViewController {
  enum Section: Int, CaseIterable {
    case featured, categories, products
  }

  enum Item: Hashable {
    case featured(Product)
    case category(String)
    case product(Product)
  }

  private let products: [Product]
  private let categories = ["All", "Audio", "Cameras", "Home", "Watches", "Games"]
  private var source: UICollectionViewDiffableDataSource<Section, Item>!

  init(products: [Product] = Product.samples) {
    self.products = products
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
        Section(rawValue: index).map { StoreLayout.section($0, environment) }
      })
    title = "Store"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    configureSource()
    source.apply(snapshot(), animatingDifferences: false)
  }

  private func configureSource() {
    let featured = UICollectionView.CellRegistration<FeaturedCell, Product> { cell, _, product in
      cell.show(product)
    }
    let chips = UICollectionView.CellRegistration<ChipCell, String> { cell, indexPath, text in
      cell.show(text, isOn: indexPath.item == 0)
    }
    let cells = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in
      cell.show(product)
    }
    let headers = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      header.show("Popular this week")
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, item in
      switch item {
      case .featured(let product):
        view.dequeueConfiguredReusableCell(using: featured, for: indexPath, item: product)
      case .category(let name):
        view.dequeueConfiguredReusableCell(using: chips, for: indexPath, item: name)
      case .product(let product):
        view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: product)
      }
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(products.prefix(3).map(Item.featured), toSection: .featured)
    snapshot.appendItems(categories.map(Item.category), toSection: .categories)
    snapshot.appendItems(products.map(Item.product), toSection: .products)
    return snapshot
  }
}
