import CollectionViewExtras
import UIKit

extension Scene {
  static let masonry = Scene(
    "masonry", title: "Masonry",
    summary: "A waterfall: posters as high as what they say, each where the page is shortest."
  ) { MasonryViewController(catalogue: $0) }
}

/// Posters of the elements in columns; noble gases take two.
final class MasonryViewController: SceneViewController {
  private let posters = UICollectionView.CellRegistration<ElementPosterCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let run = catalogue.all
    return UICollectionViewCompositionalLayout { _, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(180))
      let columns = max(1, Int(environment.container.contentSize.width) / (isLarge ? 240 : 120))
      let group = NSCollectionLayoutGroup.waterfall(
        columns: columns, columnSpacing: 10, itemSpacing: 10,
        item: NSCollectionLayoutItem(layoutSize: size),
        span: { run[$0].category == "noble gas" ? min(2, columns) : 1 })
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }

  override func configure() {
    collectionView.backgroundColor = .systemGroupedBackground
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: posters, for: indexPath, item: element)
  }
}
