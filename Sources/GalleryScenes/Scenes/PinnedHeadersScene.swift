import UIKit

extension Scene {
  static let pinnedHeaders = Scene(
    "pinned-headers", title: "Pinned headers",
    summary: "A header stays at the top of what is visible as long as its section is.", scroll: 200
  ) { PinnedHeadersViewController(catalogue: $0) }
}

/// A list by families whose headers do not leave before their rows do.
final class PinnedHeadersViewController: SceneViewController {
  private let rows = UICollectionView.CellRegistration<ElementRowCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeSections() -> [ElementRun] { catalogue.families }

  override func show(_ header: SectionHeaderView, at indexPath: IndexPath) {
    let run = sections[indexPath.section]
    header.show(
      run.title, remark: "\(run.count)", margin: 16, background: .secondarySystemBackground)
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let rowSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(60)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: rowSize, subitems: [NSCollectionLayoutItem(layoutSize: itemSize)])
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(44))),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: element)
  }
}
