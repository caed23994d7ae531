import UIKit

extension Scene {
  static let navigationBar = Scene(
    "navigation-bar", title: "Navigation bar",
    summary: "The way back, a title and buttons, above content that shines through."
  ) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Elements"
    navigation.pushViewController(FamilyViewController(catalogue: $0), animated: false)
    return navigation
  }

  static let largeTitle = Scene(
    "large-title", title: "Large title",
    summary: "A title that shrinks into the bar as the list is scrolled."
  ) {
    let navigation = UINavigationController(
      rootViewController: FamilyViewController(catalogue: $0))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  static let searchBar = Scene(
    "search-bar", title: "Search bar",
    summary: "A field to search in below a large title; both give way as the list is scrolled."
  ) {
    let family = FamilyViewController(catalogue: $0)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Elements and symbols"
    family.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: family)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  static let tabs = Scene(
    "tabs", title: "Tabs and a toolbar",
    summary: "A navigation with a toolbar above a bar of tabs, one of them with a badge."
  ) { catalogue in
    let family = FamilyViewController(catalogue: catalogue)
    family.toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(),
      UIBarButtonItem(title: "Compare"), .flexibleSpace(),
      UIBarButtonItem(systemItem: .trash),
    ]
    family.toolbarItems?.last?.isEnabled = false
    let navigation = UINavigationController(rootViewController: family)
    navigation.isToolbarHidden = false
    navigation.tabBarItem = UITabBarItem(
      title: "Elements", image: UIImage(systemName: "square.grid.2x2"),
      selectedImage: UIImage(systemName: "square.grid.2x2.fill"))
    let others = [("Favourites", "star"), ("Search", "magnifyingglass"), ("Settings", "gear")]
      .map { title, symbol in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(
          title: title, image: UIImage(systemName: symbol), tag: 0)
        return controller
      }
    others[0].tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation] + others
    return tabs
  }
}

/// The noble gases and other elements of a list, with the buttons of a page that can be edited.
final class FamilyViewController: UIViewController {
  private let catalogue: Catalogue
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    super.init(nibName: nil, bundle: nil)
    title = "Families"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }), editButtonItem,
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [catalogue] cell, _, index in
      var content = UIListContentConfiguration.valueCell()
      content.text = catalogue.all[index].name
      content.secondaryText = catalogue.all[index].symbol
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<6), toSection: 0)
    snapshot.appendItems(Array(6..<40), toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
  }
}
