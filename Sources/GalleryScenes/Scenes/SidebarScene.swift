import UIKit

extension Scene {
  static let sidebar = Scene(
    "sidebar", title: "Sidebar",
    summary: "A list in the sidebar's appearance: headers, icons, counts and a selected row."
  ) { SidebarViewController(catalogue: $0) }
}

/// The places of an app.
final class SidebarViewController: UIViewController, UICollectionViewDataSource {
  private struct Row {
    var title: String
    var icon: String
    var tint = UIColor.systemBlue
    var count: Int?
  }

  private let groups: [(title: String, rows: [Row])]
  private var collectionView: UICollectionView!

  init(catalogue: Catalogue) {
    let all = catalogue.all
    func count(_ phase: String) -> Int {
      (0..<all.count).count { all[$0].phase == phase }
    }
    let families = catalogue.families.map { family in
      Row(
        title: family.title, icon: "circle.fill", tint: .accent(of: family.title),
        count: family.count)
    }
    groups = [
      (
        "Library",
        [
          Row(title: "All elements", icon: "square.grid.3x3", count: all.count),
          Row(title: "Favourites", icon: "star"), Row(title: "Recently seen", icon: "clock"),
        ]
      ),
      (
        "Phases",
        [
          Row(title: "Solid", icon: "cube", count: count("solid")),
          Row(title: "Liquid", icon: "drop", count: count("liquid")),
          Row(title: "Gas", icon: "wind", count: count("gas")),
        ]
      ),
      ("Families", families),
    ]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Scenes are made in code.")
  }

  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
    cell, _, row in
    var content = UIListContentConfiguration.sidebarCell()
    content.text = row.title
    content.image = UIImage(systemName: row.icon)
    content.imageProperties.tintColor = row.tint
    cell.contentConfiguration = content
    cell.accessories = row.count.map { [.label(text: String($0))] } ?? []
  }

  private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [unowned self] cell, _, path in
    var content = UIListContentConfiguration.sidebarHeader()
    content.text = groups[path.section].title
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.headerMode = .supplementary
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    _ = headers
    collectionView.dataSource = self
    view.addSubview(collectionView)
    collectionView.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    groups[section].rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: rows, for: indexPath, item: groups[indexPath.section].rows[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}
