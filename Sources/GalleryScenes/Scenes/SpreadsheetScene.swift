import CollectionViewExtras
import UIKit

extension Scene {
  static let spreadsheet = Scene(
    "spreadsheet", title: "Spreadsheet",
    summary: "Rows and columns scroll both ways; names, titles, totals and phases stay in view.",
    scroll: 1200
  ) { SpreadsheetViewController(catalogue: $0) }
}

/// The catalogue as a table: a row for each element between titles and totals.
final class SpreadsheetViewController: SceneViewController {
  private struct Column {
    var title: String
    var width: CGFloat
    var isNumber = false
    var text: (Element) -> String
  }

  private static let columns = [
    Column(title: "Name", width: 124) { $0.name },
    Column(title: "No.", width: 52, isNumber: true) { "\($0.number)" },
    Column(title: "Symbol", width: 72) { $0.symbol },
    Column(title: "Mass", width: 84, isNumber: true) { $0.massText },
    Column(title: "Family", width: 168) { $0.familyText },
    Column(title: "Period", width: 68, isNumber: true) { "\($0.period)" },
    Column(title: "Group", width: 68, isNumber: true) { $0.group.map(String.init) ?? "–" },
    Column(title: "Discovered", width: 104, isNumber: true) { $0.discoveryText },
    Column(title: "Phase", width: 68) { $0.phase ?? "–" },
  ]

  private let cells = UICollectionView.CellRegistration<SheetCell, IndexPath> { _, _, _ in }
  private var hasScrolled = false

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(40)))
      let widths = Self.columns.map { environment.scaled($0.width).rounded(.up) }
      // Columns between those that stay need room to be read.
      let room = environment.container.effectiveContentSize.width
      let isNarrow = (widths.first ?? 0) + (widths.last ?? 0) > room * 0.75
      return NSCollectionLayoutSection(
        group: .spreadsheet(
          columnWidths: widths,
          frozen: FrozenBands(top: 1, leading: 1, bottom: 1, trailing: isNarrow ? 0 : 1),
          item: NSCollectionLayoutItem(layoutSize: size)))
    }
  }

  /// Shows the middle columns at first, so that both sides have something under them.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasScrolled else { return }
    collectionView.layoutIfNeeded()
    let room = collectionView.contentSize.width - collectionView.bounds.width
    guard room > 0 else { return }
    hasScrolled = true
    collectionView.contentOffset.x = (room / 2).rounded()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    (sections[section].count + 2) * Self.columns.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: indexPath)
    let (row, place) = indexPath.item.quotientAndRemainder(dividingBy: Self.columns.count)
    let column = Self.columns[place]
    let run = sections[indexPath.section]
    let text: String
    var style = SheetCell.Style.title
    switch row {
    case 0: text = column.title
    case run.count + 1: text = total(of: place, run)
    default:
      let element = run[row - 1]
      text = column.text(element)
      style = place == 0 ? .name(element.category) : .plain(isOdd: row % 2 == 1)
    }
    cell.show(
      text, isNumber: column.isNumber, isFrozen: place == Self.columns.count - 1, style: style)
    return cell
  }

  private func total(of column: Int, _ run: ElementRun) -> String {
    switch column {
    case 0: "\(run.count) elements"
    case 3:
      String(format: "Ø %.1f", (0..<run.count).reduce(0) { $0 + run[$1].mass } / Double(run.count))
    default: ""
    }
  }
}
