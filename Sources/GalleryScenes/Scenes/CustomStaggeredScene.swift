import UIKit

extension Scene {
  static let customStaggered = Scene(
    "custom-staggered", title: "Custom group: staggered columns",
    summary: "A custom group puts every card below the shorter of two columns."
  ) { CustomStaggeredViewController(catalogue: $0) }
}

/// Cards of different heights without holes.
final class CustomStaggeredViewController: SceneViewController {
  /// Heights in points, one for each item of a group; both columns end level.
  private static let heights: [CGFloat] = [180, 130, 150, 120, 200, 140, 130, 170, 220, 140]
  private static let spacing: CGFloat = 12
  /// In points. Custom groups cover the whole page, without section insets.
  private static let margin: CGFloat = 16

  private let cards = UICollectionView.CellRegistration<ElementCardCell, Element> {
    cell, _, element in
    cell.show(element)
  }

  override func makeLayout() -> UICollectionViewLayout {
    let frames = Self.frames(width: 1)
    let height = frames.map(\.maxY).max() ?? 0
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      Self.frames(width: environment.container.effectiveContentSize.width).map {
        NSCollectionLayoutGroupCustomItem(frame: $0)
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = Self.spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: Self.margin, leading: 0, bottom: Self.margin, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private static func frames(width: CGFloat) -> [CGRect] {
    let column = max(0, (width - spacing) / 2 - margin)
    var bottoms: [CGFloat] = [0, 0]
    return heights.map { height in
      let shorter = bottoms[0] <= bottoms[1] ? 0 : 1
      let frame = CGRect(
        x: margin + CGFloat(shorter) * (column + spacing), y: bottoms[shorter], width: column,
        height: height)
      bottoms[shorter] += height + spacing
      return frame
    }
  }

  override func cell(for element: Element, at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: element)
  }
}
