import UIKit

extension Scene {
  static let equalHeights = Scene(
    "equal-heights", title: "Rows of equal height",
    summary: "Cards measure their texts; uniform across siblings makes each row as high as its "
      + "highest card."
  ) { EqualHeightsViewController(catalogue: $0) }
}

/// Cards side by side.
final class EqualHeightsViewController: SceneViewController {
  private let cards = UICollectionView.CellRegistration<FactCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(isLarge ? 1 : 0.5),
          heightDimension: .uniformAcrossSiblings(estimate: 180)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(180)),
        subitems: [item])
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}
