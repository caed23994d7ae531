import Testing
import UIKit

/// Rows with content configurations beside rows with labels. Rules TABLE-9 and TABLE-10.
@MainActor @Suite struct TableConfigurationTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var style = UITableViewCell.CellStyle.default
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    /// Rows 0 and 1 have labels, 2 and 3 configurations.
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      if indexPath.row < 2 {
        cell.textLabel?.text = "Hall"
        cell.detailTextLabel?.text = "Second"
        return cell
      }
      var content = cell.defaultContentConfiguration()
      content.text = "Hall"
      if style != .default { content.secondaryText = "Second" }
      cell.contentConfiguration = content
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let rows = Rows()

  private func show(
    _ style: UITableView.Style = .plain, _ cells: UITableViewCell.CellStyle = .default
  ) -> UITableView {
    rows.style = cells
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = rows
    table.allowsMultipleSelectionDuringEditing = true
    window.traitOverrides.displayScale = 3
    window.subviews.forEach { $0.removeFromSuperview() }
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    return table
  }

  /// The frames of the texts in a row, in the cell's coordinates, from the top leading one on.
  private func texts(_ table: UITableView, _ row: Int) -> [CGRect] {
    guard let cell = table.cellForRow(at: IndexPath(0, row)) else { return [] }
    return cell.contentView.subviews.filter { $0 is UILabel && !$0.isHidden }
      .map { cell.convert($0.bounds, from: $0) }
      .map {
        CGRect(x: ($0.minX * 3).rounded() / 3, y: $0.minY, width: $0.width, height: $0.height)
      }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The line below a row, in the cell's coordinates; nil if there is none.
  private func line(_ table: UITableView, _ row: Int) -> CGRect? {
    table.cellForRow(at: IndexPath(0, row))?.subviews
      .first { $0.frame.height < 1 && !$0.isHidden && $0.frame.minY > 20 }?.frame
  }

  @Test func `a row with a configuration is as high as its content and the separator`() {
    let table = show()
    defer { window.isHidden = true }
    let heights = (0..<4).map { table.rectForRow(at: IndexPath(0, $0)).height }
    #expect(heights[0] == 44 && heights[1] == 44)
    #expect(abs(heights[2] - (44 + 1.0 / 3)) < 0.001 && abs(heights[3] - (44 + 1.0 / 3)) < 0.001)
    table.separatorStyle = .none
    window.layoutIfNeeded()
    #expect((0..<4).map { table.rectForRow(at: IndexPath(0, $0)).height } == [44, 44, 44, 44])
  }

  @Test(
    arguments: [
      UITableView.Style.plain, .grouped, .insetGrouped,
    ], [UITableViewCell.CellStyle.default, .subtitle, .value1])
  func `labels and configurations begin at the same place`(
    style: UITableView.Style, cells: UITableViewCell.CellStyle
  ) {
    let table = show(style, cells)
    defer { window.isHidden = true }
    let (labels, configured) = (texts(table, 1), texts(table, 2))
    #expect(labels.map(\.minX) == configured.map(\.minX))
    #expect(labels.first?.minX == 20)
    #expect(line(table, 1)?.minX == 20 && line(table, 2)?.minX == 20)
  }

  @Test func `while rows are edited, texts move and lines stay`() {
    let table = show()
    defer { window.isHidden = true }
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    // 20 margin, 24 for the control, 16 to the text.
    #expect((0..<4).map { texts(table, $0).first?.minX } == [60, 60, 60, 60])
    #expect((0..<4).map { line(table, $0)?.minX } == [20, 20, 20, 20])
    table.setEditing(false, animated: false)
    window.layoutIfNeeded()
    #expect((0..<4).map { texts(table, $0).first?.minX } == [20, 20, 20, 20])
  }

  @Test func `the control is smaller with smaller text`() {
    window.traitOverrides.preferredContentSizeCategory = .medium
    let table = show()
    defer { window.isHidden = true }
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    // 24 points of the control are 23 with a body of 16 points.
    #expect((0..<4).map { texts(table, $0).first?.minX } == [59, 59, 59, 59])
  }

  @Test func `there is no line below a selected row`() {
    let table = show()
    defer { window.isHidden = true }
    table.setEditing(true, animated: false)
    table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
    #expect(line(table, 2) == nil)
    #expect(line(table, 1) != nil && line(table, 0) != nil)
  }
}
