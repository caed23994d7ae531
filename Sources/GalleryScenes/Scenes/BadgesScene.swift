import UIKit

extension Scene {
  static let badges = Scene(
    "badges", title: "Badges",
    summary:
      "A supplementary item on every tile's corner, partly outside; hidden where it is empty."
  ) { BadgesViewController(catalogue: $0) }
}

/// Tiles that carry their column of the periodic table.
final class BadgesViewController: SceneViewController {
  private static let badgeKind = "badge"

  private lazy var badges = UICollectionView.SupplementaryRegistration<BadgeView>(
    elementKind: Self.badgeKind
  ) { [unowned self] view, _, indexPath in
    let group = sections[indexPath.section][indexPath.item].group
    view.isHidden = group == nil
    view.show(group.map(String.init) ?? "")
  }

  override func makeLayout() -> UICollectionViewLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(24), heightDimension: .absolute(24)),
      elementKind: Self.badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 4), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 4))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 13, leading: 9, bottom: 13, trailing: 9)
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func configure() {
    _ = badges
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
  }
}
