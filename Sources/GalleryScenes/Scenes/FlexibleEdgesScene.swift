import UIKit

extension Scene {
  static let flexibleEdges = Scene(
    "flexible-edges", title: "Flexible edge spacing",
    summary: "Flexible spacing pushes lines to an edge, centres them, or spreads their items."
  ) { FlexibleEdgesViewController(catalogue: $0) }
}

/// Four ways to distribute the remaining space of a line.
final class FlexibleEdgesViewController: SceneViewController {
  private enum Style: String, CaseIterable {
    case leading = "Leading: nothing flexible"
    case trailing = "Trailing: flexible before the group"
    case centered = "Centred: flexible on both sides"
    case spread = "Spread: flexible between items"
    case alternating = "Stairs: flexible above every second"
  }

  private let pills = UICollectionView.CellRegistration<PillCell, Element> { cell, _, element in
    cell.show(element.symbol, family: element.category)
  }

  override func makeSections() -> [ElementRun] {
    Style.allCases.enumerated().map { index, style in
      catalogue.all.dropFirst(index * 12, limit: 12, title: style.rawValue)
    }
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let style = Style.allCases[index % Style.allCases.count]
      let section = NSCollectionLayoutSection(group: Self.group(style))
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 16)
      section.boundarySupplementaryItems = [.title(height: 44, in: environment)]
      return section
    }
  }

  private static func group(_ style: Style) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(layoutSize: size(width: .absolute(62), height: 34))
    switch style {
    case .leading, .trailing, .centered:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(width: .absolute(4 * 62 + 3 * 8), height: 34), subitems: [item])
      group.interItemSpacing = .fixed(8)
      group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: style == .leading ? nil : .flexible(0), top: nil,
        trailing: style == .centered ? .flexible(0) : nil, bottom: nil)
      return group
    case .spread:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(width: .fractionalWidth(1), height: 34), subitem: item, count: 4)
      group.interItemSpacing = .flexible(24)
      return group
    case .alternating:
      let low = NSCollectionLayoutItem(layoutSize: size(width: .absolute(62), height: 34))
      low.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: nil)
      return NSCollectionLayoutGroup.horizontal(
        layoutSize: size(width: .fractionalWidth(1), height: 60), subitems: [item, low])
    }
  }

  private static func size(
    width: NSCollectionLayoutDimension, height: CGFloat
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: pills, for: indexPath, item: element)
  }
}
