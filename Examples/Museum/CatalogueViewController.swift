import UIKit

/// The front page: pictures to begin with, the rooms, what came last.
class CatalogueViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case featured
    case rooms
    case recent

    var title: String {
      switch self {
      case .featured: return "To Begin With"
      case .rooms: return "Rooms"
      case .recent: return "Newly Hung"
      }
    }
  }

  enum Item: Hashable {
    case featured(Work)
    case room(Room)
    case recent(Work)
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Museum"
    view.backgroundColor = .systemBackground
    configureHierarchy()
    configureDataSource()
    applySnapshot()
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        guard let section = Section(rawValue: index) else { return nil }
        let layout: NSCollectionLayoutSection
        switch section {
        case .featured:
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
          let item = NSCollectionLayoutItem(layoutSize: size)
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(260)),
            subitems: [item])
          layout = NSCollectionLayoutSection(group: group)
          layout.interGroupSpacing = 16
          layout.orthogonalScrollingBehavior = .groupPaging
        case .rooms:
          let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
            subitem: item, count: columns)
          group.interItemSpacing = .fixed(10)
          layout = NSCollectionLayoutSection(group: group)
          layout.interGroupSpacing = 10
        case .recent:
          var list = UICollectionLayoutListConfiguration(appearance: .plain)
          list.backgroundColor = .clear
          layout = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        }
        if section != .recent {
          layout.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 16, bottom: 0, trailing: 16)
        }
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        if section == .recent { header.contentInsets.leading = 16 }
        layout.boundarySupplementaryItems = [header]
        return layout
      }, configuration: configuration)
  }

  private func configureDataSource() {
    let workCell = UICollectionView.CellRegistration<WorkCell, Work> { cell, _, work in
      cell.show(work)
    }
    let roomCell = UICollectionView.CellRegistration<RoomCell, Room> { cell, _, room in
      cell.show(room)
    }
    let listCell = UICollectionView.CellRegistration<UICollectionViewListCell, Work> {
      cell, _, work in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = work.title
      content.secondaryText = work.artist
      content.image = UIImage(systemName: work.symbol)
      content.imageProperties.tintColor = work.color
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.label.text = Section(rawValue: indexPath.section)?.title
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .featured(let work):
        return collectionView.dequeueConfiguredReusableCell(
          using: workCell, for: indexPath, item: work)
      case .room(let room):
        return collectionView.dequeueConfiguredReusableCell(
          using: roomCell, for: indexPath, item: room)
      case .recent(let work):
        return collectionView.dequeueConfiguredReusableCell(
          using: listCell, for: indexPath, item: work)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Museum.shared.featured.map(Item.featured), toSection: .featured)
    snapshot.appendItems(Museum.shared.rooms.map(Item.room), toSection: .rooms)
    snapshot.appendItems(Museum.shared.recent.map(Item.recent), toSection: .recent)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension CatalogueViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .featured(let work), .recent(let work):
      navigationController?.pushViewController(WorkViewController(work: work), animated: true)
    case .room(let room):
      navigationController?.pushViewController(RoomViewController(room: room), animated: true)
    case nil:
      break
    }
  }
}
