import UIKit

extension Scene {
  static let distinctSections = Scene(
    "distinct-sections", title: "Distinct sections",
    summary: "A list, a grid and a row of cards on one page; the section provider chooses.",
    size: CGSize(width: 390, height: 660)
  ) { DistinctSectionsViewController(catalogue: $0) }
}

/// Three sections with different layouts.
final class DistinctSectionsViewController: SceneViewController {
  private enum Kind: Int, CaseIterable {
    case list, grid, cards
  }

  private let rows = UICollectionView.CellRegistration<ElementRowCell, Element> {
    cell, _, element in
    cell.show(element)
  }
  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeSections() -> [ElementRun] {
    let all = catalogue.all
    return [
      all.prefix(4, title: "List"), all.dropFirst(4, limit: 15, title: "Grid"),
      all.dropFirst(20, limit: .max, title: "Cards"),
    ]
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Kind(rawValue: index) {
      case .list: Self.list(rowHeight: environment.scaled(60))
      case .grid: Self.grid()
      case .cards: Self.cards(height: environment.scaled(150))
      case nil: nil
      }
    }
  }

  private static func list(rowHeight: CGFloat) -> NSCollectionLayoutSection {
    let row = group(width: .fractionalWidth(1), height: .absolute(rowHeight), columns: 1)
    return NSCollectionLayoutSection(group: row)
  }

  private static func grid() -> NSCollectionLayoutSection {
    let line = group(width: .fractionalWidth(1), height: .fractionalWidth(0.19), columns: 5)
    line.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: line)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    return section
  }

  private static func cards(height: CGFloat) -> NSCollectionLayoutSection {
    let card = group(width: .fractionalWidth(0.45), height: .absolute(height), columns: 1)
    let section = NSCollectionLayoutSection(group: card)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
    return section
  }

  private static func group(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension, columns: Int
  ) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      subitem: NSCollectionLayoutItem(layoutSize: whole), count: columns)
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    switch Kind(rawValue: indexPath.section) {
    case .list:
      collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: element)
    case .cards:
      collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
    case .grid, nil:
      super.cell(for: element, at: indexPath)
    }
  }
}
