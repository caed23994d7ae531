import UIKit

/// What cells are arranged by.
package enum FuzzLayout: String, CaseIterable, Sendable {
  /// Rows as high as their cells say.
  case list
  /// Three columns of cells of a fixed size.
  case grid
  /// Rows of a fixed height below headers that stay in view.
  case headers
  case flow
  /// Lines of cells as high as they say.
  case selfSizingFlow
  /// Every second section scrolls sideways.
  case carousels

  @MainActor func make() -> UICollectionViewLayout {
    switch self {
    case .flow, .selfSizingFlow:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 30)
      layout.minimumInteritemSpacing = 4
      layout.minimumLineSpacing = 3
      if self == .selfSizingFlow {
        layout.estimatedItemSize = CGSize(width: 40, height: 30)
      }
      return layout
    case .list, .grid, .headers, .carousels:
      return UICollectionViewCompositionalLayout { [self] index, _ in
        self == .carousels && index % 2 == 1 ? carousel() : section()
      }
    }
  }

  @MainActor private func section() -> NSCollectionLayoutSection {
    let height: NSCollectionLayoutDimension = self == .list ? .estimated(30) : .absolute(26)
    let columns: CGFloat = self == .grid ? 3 : 1
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / columns), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if self == .headers {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(18)),
        elementKind: "header", alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  @MainActor private func carousel() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(60), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  /// Whether cells say how high they are.
  var measures: Bool { self == .list || self == .selfSizingFlow }

  /// Whether what a section shows is not where its items are in the content.
  func scrollsSideways(section: Int) -> Bool { self == .carousels && section % 2 == 1 }
}
