import UIKit

extension Scene {
  static let periodicTable = Scene(
    "periodic-table", title: "Periodic table",
    summary: "A custom group gives each element its place by period and group; the f-block stands below.",
    size: CGSize(width: 1194, height: 680)
  ) { PeriodicTableViewController(catalogue: $0) }
}

/// The whole table on one page.
final class PeriodicTableViewController: SceneViewController {
  private static let columns: CGFloat = 18
  /// Seven periods, a gap of a third, two lines of the f-block.
  private static let lines: CGFloat = 7 + 1 / 3 + 2

  override func makeLayout() -> UICollectionViewLayout {
    let run = catalogue.all
    let places = (0..<min(run.count, 118)).map { Self.place(of: run[$0]) }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(Self.lines / Self.columns))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      let side = environment.container.effectiveContentSize.width / Self.columns
      return places.map { place in
        let frame = CGRect(
          x: place.x * side, y: place.y * side, width: side, height: side)
        return NSCollectionLayoutGroupCustomItem(frame: frame.insetBy(dx: 2, dy: 2))
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 30
    section.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 24, trailing: 20)
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
