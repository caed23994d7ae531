import Testing
import UIKit

/// The margins of rows, which the screen decides. Rule TABLE-8.
@MainActor @Suite struct TableMarginTests {
  private final class Screen: UIScreen {
    let width: CGFloat
    init(_ width: CGFloat) { self.width = width }
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: 800) }
  }

  private final class Window: UIWindow {
    var phone = UIScreen.main
    var source: Texts?
    override var screen: UIScreen { phone }
  }

  /// A table in a window of a screen, with a row of each kind of content.
  private func table(
    onScreen screen: CGFloat, width: CGFloat? = nil, _ style: UITableView.Style = .plain
  ) -> (UITableView, Window) {
    let source = Texts([["Hall", "Hall"]])
    source.configure = { cell, path in
      guard path.row == 1 else { return }
      var content = UIListContentConfiguration.cell()
      content.text = "Hall"
      cell.contentConfiguration = content
    }
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width ?? screen, height: 600), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    let window = Window(frame: CGRect(x: 0, y: 0, width: screen, height: 800))
    window.phone = Screen(screen)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    // The data source is not retained by the table.
    window.source = source
    return (table, window)
  }

  /// Where the labels of the rows begin.
  private func textStarts(_ table: UITableView) -> [CGFloat] {
    table.visibleCells.map { cell in
      let label = cell.textLabel ?? cell.contentView.subviews.compactMap { $0 as? UILabel }.first
      return label.map { table.convert($0.bounds, from: $0).minX.rounded() } ?? -1
    }
  }

  @Test(arguments: [
    (screen: CGFloat(320), margin: CGFloat(16)), (375, 16), (390, 20), (393, 20), (414, 20),
    (768, 20),
  ])
  func `rows have margins of 16 on screens up to 375 wide and of 20 on wider ones`(
    screen: CGFloat, margin: CGFloat
  ) throws {
    let (table, window) = table(onScreen: screen)
    defer { window.isHidden = true }
    for cell in table.visibleCells {
      #expect(cell.layoutMargins == UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin))
      #expect(
        cell.contentConfiguration != nil || cell.contentView.layoutMargins == cell.layoutMargins)
    }
    #expect(textStarts(table) == [margin, margin])
    #expect(table.separatorInset.left == margin)
  }

  @Test func `the width of the table does not decide`() {
    let (narrow, window) = table(onScreen: 414, width: 300)
    defer { window.isHidden = true }
    #expect(textStarts(narrow) == [20, 20])
    let (wide, other) = table(onScreen: 375, width: 600)
    defer { other.isHidden = true }
    #expect(textStarts(wide) == [16, 16])
  }

  @Test func `cards keep their 20 on screens 375 wide`() {
    let (table, window) = table(onScreen: 375, .insetGrouped)
    defer { window.isHidden = true }
    #expect(table.visibleCells.map(\.frame.minX) == [20, 20])
    #expect(textStarts(table) == [40, 40])
  }

  @Test func `a table that comes to another screen takes its margins`() {
    let (table, window) = table(onScreen: 390)
    defer { window.isHidden = true }
    let other = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    other.phone = Screen(375)
    other.addSubview(table)
    other.isHidden = false
    defer { other.isHidden = true }
    other.layoutIfNeeded()
    #expect(textStarts(table) == [16, 16])
  }

  @Test func `margins that the application sets stay`() throws {
    let (table, window) = table(onScreen: 390)
    defer { window.isHidden = true }
    let cell = try #require(table.visibleCells.first)
    cell.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    table.reloadRows(at: [], with: .none)
    table.separatorInset.left = 5
    window.layoutIfNeeded()
    #expect(cell.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
