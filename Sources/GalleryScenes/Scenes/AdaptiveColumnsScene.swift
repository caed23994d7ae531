import UIKit

extension Scene {
  static let adaptiveColumns = Scene(
    "adaptive-columns", title: "Adaptive columns",
    summary: "The section provider counts columns by the width of its container.",
    size: CGSize(width: 744, height: 560)
  ) { AdaptiveColumnsViewController(catalogue: $0) }
}

/// Tiles of about the same size on every screen.
final class AdaptiveColumnsViewController: SceneViewController {
  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = max(1, Int(width / environment.scaled(92)))
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / CGFloat(columns)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: NSCollectionLayoutItem(layoutSize: itemSize),
        count: columns)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }
}
