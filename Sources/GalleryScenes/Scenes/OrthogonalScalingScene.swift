import UIKit

extension Scene {
  static let orthogonalScaling = Scene(
    "orthogonal-scaling", title: "Cards scaled by distance",
    summary: "The handler of visible items shrinks and fades cards as they leave the centre.",
    size: CGSize(width: 390, height: 560)
  ) { OrthogonalScalingViewController(catalogue: $0) }
}

/// A carousel.
final class OrthogonalScalingViewController: SceneViewController {
  private var hasScrolled = false
  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeSections() -> [ElementRun] {
    [catalogue.all, catalogue.all.dropFirst(40, limit: 20, title: "")]
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(index == 0 ? 0.62 : 0.32),
          heightDimension: .absolute(index == 0 ? 280 : 150)),
        subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 0, bottom: 12, trailing: 0)
      section.visibleItemsInvalidationHandler = Self.scaleByDistance
      return section
    }
  }

  private static func scaleByDistance(
    _ items: [any NSCollectionLayoutVisibleItem], offset: CGPoint,
    environment: any NSCollectionLayoutEnvironment
  ) {
    let middle = offset.x + environment.container.contentSize.width / 2
    for item in items where item.representedElementCategory == .cell {
      let distance = abs(item.center.x - middle) / max(1, environment.container.contentSize.width)
      let scale = max(0.7, 1 - 0.35 * distance)
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
      item.alpha = max(0.35, 1 - 0.9 * distance)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasScrolled, sections[1].count > 4, view.window != nil else { return }
    hasScrolled = true
    for section in 0...1 {
      collectionView.scrollToItem(
        at: IndexPath(item: 4, section: section), at: .centeredHorizontally, animated: false)
    }
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    guard indexPath.section == 0 else { return super.cell(for: element, at: indexPath) }
    return collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}
