import UIKit

extension Scene {
  static let horizontal = Scene(
    "horizontal", title: "Horizontal layout",
    summary: "The page itself scrolls sideways; columns of tiles, sections one after another.",
    size: CGSize(width: 744, height: 390)
  ) { HorizontalViewController(catalogue: $0) }
}

/// Periods side by side, each after its number.
final class HorizontalViewController: SceneViewController {
  override func makeSections() -> [ElementRun] { catalogue.periods }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    header.show("\(indexPath.section + 1)", margin: 8)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(84), heightDimension: .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: itemSize), count: 4)
    column.interItemSpacing = .fixed(8)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(44), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    let section = NSCollectionLayoutSection(group: column)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 4
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
}
