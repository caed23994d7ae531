import CollectionViewExtras
import UIKit

extension Scene {
  static let endlessRow = Scene(
    "endless-row", title: "Rows without end",
    summary:
      "The first item follows the last, in each way of scrolling, and the data is not copied.",
    size: CGSize(width: 390, height: 560)
  ) { EndlessRowViewController(catalogue: $0) }
}

/// Rows of a few items that go round: freely, from group to group, and centred.
final class EndlessRowViewController: SceneViewController {
  private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .continuous, .groupPaging, .groupPagingCentered,
  ]

  override func makeSections() -> [ElementRun] {
    [
      catalogue.all.prefix(8, title: "Eight, anywhere"),
      catalogue.all.dropFirst(8, limit: 6, title: "Six, one by one"),
      catalogue.all.dropFirst(26, limit: 5, title: "Five, centred"),
    ]
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute([84, 110, 150][index]),
        heightDimension: .absolute(environment.scaled(110)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = Self.behaviors[index]
      section.orthogonalScrollingProperties.loops = true
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 20, bottom: 12, trailing: 20)
      section.boundarySupplementaryItems = [.title(height: 52, in: environment)]
      return section
    }
  }
}
