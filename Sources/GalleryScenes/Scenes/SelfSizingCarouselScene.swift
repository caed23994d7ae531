import UIKit

extension Scene {
  static let selfSizingCarousel = Scene(
    "self-sizing-carousel", title: "Self-sizing carousel",
    summary:
      "Rows that scroll sideways measure their items: cards along the height, capsules along "
      + "the width.",
    size: CGSize(width: 390, height: 720)
  ) { SelfSizingCarouselViewController(catalogue: $0) }
}

/// Capsules as wide as their words above cards as high as their texts.
final class SelfSizingCarouselViewController: SceneViewController {
  private let cards = UICollectionView.CellRegistration<FactCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }
  private let pills = UICollectionView.CellRegistration<PillCell, Element> { cell, _, element in
    cell.show(element.name, family: element.category, padding: 14)
  }

  override func makeSections() -> [ElementRun] {
    let all = catalogue.all
    return [
      all.dropFirst(2, limit: 30, title: "Jump to"), all.dropFirst(5, limit: 12, title: "Stories"),
      all.dropFirst(11, limit: 9, title: "In short"),
    ]
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let size =
        index == 0
        ? NSCollectionLayoutSize(
          widthDimension: .estimated(90), heightDimension: .absolute(environment.scaled(36)))
        : NSCollectionLayoutSize(
          widthDimension: .absolute(index == 1 ? 250 : 170), heightDimension: .estimated(200))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.interGroupSpacing = index == 0 ? 8 : 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)
      section.boundarySupplementaryItems = [.title(height: 52, in: environment)]
      return section
    }
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    if indexPath.section == 0 {
      return collectionView.dequeueConfiguredReusableCell(
        using: pills, for: indexPath, item: element)
    }
    return collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}
