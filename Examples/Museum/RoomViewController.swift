import UIKit

/// The pictures of a room, in two columns.
class RoomViewController: UICollectionViewController {
  let room: Room
  private var dataSource: UICollectionViewDiffableDataSource<Int, Work>!

  init(room: Room) {
    self.room = room
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(220)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = room.name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<WorkCell, Work> { cell, _, work in
      cell.show(work)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, work in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: work)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Work>()
    snapshot.appendSections([0])
    snapshot.appendItems(room.works)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let work = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(WorkViewController(work: work), animated: true)
  }
}
