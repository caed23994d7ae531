import UIKit

extension Scene {
  static let periodicTable = Scene(
    "periodic-table", title: "Periodic table",
    summary: "A custom group gives each element its place by period and group.",
    size: CGSize(width: 1194, height: 656)
  ) { PeriodicTableViewController(catalogue: $0) }
}

/// The whole table on one page.
final class PeriodicTableViewController: SceneViewController {
  private static let columns: CGFloat = 18
  /// In points. Custom groups cover the whole page, without section insets.
  private static let margin: CGFloat = 20
  /// Seven periods, a gap of a third, two lines of the f-block.
  private static let lines: CGFloat = 7 + 1 / 3 + 2

  override func makeLayout() -> UICollectionViewLayout {
    let run = catalogue.all
    let places = (0..<min(run.count, 118)).map { Self.place(of: run[$0]) }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(Self.lines / Self.columns))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      let width = environment.container.effectiveContentSize.width
      let side = max(0, width - 2 * Self.margin) / Self.columns
      return places.map { place in
        let frame = CGRect(
          x: Self.margin + place.x * side, y: place.y * side, width: side, height: side)
        return NSCollectionLayoutGroupCustomItem(frame: frame.insetBy(dx: 2, dy: 2))
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = Self.margin
    section.contentInsets = NSDirectionalEdgeInsets(
      top: Self.margin, leading: 0, bottom: 0, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Column and line, counted from 0; lanthanoids and actinoids go below the table.
  private static func place(of element: Element) -> CGPoint {
    if let group = element.group {
      return CGPoint(x: CGFloat(group - 1), y: CGFloat(element.period - 1))
    }
    let first = element.period == 6 ? 57 : 89
    let column = min(max(0, element.number - first), 14)
    return CGPoint(x: CGFloat(2 + column), y: CGFloat(element.period) + 1 + 1 / 3)
  }
}
