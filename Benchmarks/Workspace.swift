import UIKit

/// A collection view of a million coloured cells in three columns, as the goals V1 to V3 scroll it.
@MainActor final class Workspace: NSObject, UICollectionViewDataSource {
  static let size = CGSize(width: 390, height: 844)

  let window = UIWindow(frame: CGRect(origin: .zero, size: Workspace.size))
  let view: UICollectionView
  let itemCount: Int
  private(set) var cellsCreated = 0

  init(itemCount: Int) {
    self.itemCount = itemCount
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Workspace.size), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    view.contentOffset.y = view.contentSize.height / 2
    show()
  }

  func show() {
    view.layoutIfNeeded()
    if view.contentSize.height > 0, view.contentOffset.y == 0 {
      view.contentOffset.y = view.contentSize.height / 2
      view.layoutIfNeeded()
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    itemCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }
}
