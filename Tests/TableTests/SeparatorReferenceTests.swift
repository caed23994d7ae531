import Testing
import UIKit

/// What the insets of separators are relative to.
@MainActor @Suite struct SeparatorReferenceTests {
  /// The left and the right end of the first row's separator.
  private func ends(
    _ change: (UITableView) -> Void, cell: (UITableViewCell) -> Void = { _ in }
  ) -> [CGFloat] {
    let source = Texts([["Hall", "Hall"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    table.separatorColor = .red
    change(table)
    table.layoutIfNeeded()
    guard let row = table.visibleCells.first else { return [] }
    cell(row)
    table.layoutIfNeeded()
    func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    guard
      let line = views(row).first(where: {
        $0.backgroundColor == .red && !$0.isHidden && $0.frame.minY > 1
      })
    else { return [] }
    let frame = line.convert(line.bounds, to: table)
    return [frame.minX, frame.maxX]
  }

  @Test func `insets are from the edges of the cell, or added to the automatic ones`() {
    let usual = ends { #expect($0.separatorInsetReference == .fromCellEdges) }
    #expect(usual == [20, 320])
    let insets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    #expect(ends { $0.separatorInset = insets } == [30, 310])
    let added = ends {
      $0.separatorInset = insets
      $0.separatorInsetReference = .fromAutomaticInsets
    }
    #expect(added == [50, 310])
    // Without insets of its own a table has the automatic ones.
    #expect(ends { $0.separatorInsetReference = .fromAutomaticInsets } == usual)
    // Insets of a cell are taken in the same way.
    let own = ends({ $0.separatorInsetReference = .fromAutomaticInsets }) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
    }
    #expect(own == [24, 320])
  }
}
