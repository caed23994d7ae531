/// A finger that came down on a row: the row is highlighted, and selected when the finger lifts.
@MainActor final class TableTouch {
  private let touch: UITouch
  private unowned let table: UITableView
  private unowned let row: TableRow
  /// The button of the cell that the finger is on; nil where it is on the row itself.
  private let button: UICellAccessory.AccessoryType?

  /// Nil if none of the touches is on a row that takes it.
  init?(_ touches: Set<UITouch>, in table: UITableView) {
    guard let touch = touches.first, let row = TableTouch.row(of: touch), let path = row.path,
      let cell = row.cell
    else { return nil }
    button = cell.body.button(at: touch.location(in: cell.body))
    guard button != nil || table.beginTouch(path) else { return nil }
    self.touch = touch
    self.table = table
    self.row = row
  }

  private static func row(of touch: UITouch) -> TableRow? {
    sequence(first: touch.view, next: { $0?.superview }).lazy
      .prefix { $0 != nil && !($0 is TableRows) }.compactMap { $0 as? TableRow }.first
  }

  /// The finger lifts: on the row, that is selected, or does what the button is for.
  ///
  /// - Returns: Whether it was this finger.
  func end(_ touches: Set<UITouch>) -> Bool {
    guard touches.contains(touch) else { return false }
    let isInside = row.bounds.contains(touch.location(in: row))
    if let button {
      if isInside { row.cell?.body.tapAccessory(button) }
    } else if let path = table.rows.selecting.highlighted {
      // The row may have gone or moved while it was touched.
      if isInside { table.endTouch(path) } else { table.endHighlight(path) }
    }
    return true
  }

  /// - Returns: Whether it was this finger.
  func cancel(_ touches: Set<UITouch>) -> Bool {
    guard touches.contains(touch) else { return false }
    if button == nil, let path = table.rows.selecting.highlighted { table.endHighlight(path) }
    return true
  }
}

// What a person does with rows, as the delegate says. The highlight of a row ends before it is
// selected, unlike that of a collection view's item.
extension UITableView {
  /// A finger came down on a row.
  ///
  /// - Returns: Whether the row took the highlight.
  func beginTouch(_ path: IndexPath) -> Bool {
    if rows.swipedPath != nil {
      rows.closeSwipe()
      return false
    }
    guard rows.allowsSelectionNow, rows.loadedCounts.contains(path),
      delegate?.tableView?(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    rows.selecting.setHighlighted(path)
    rows.shownCell(at: path)?.isHighlighted = true
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// A finger lifted off a row that was highlighted.
  func endTouch(_ path: IndexPath) {
    endHighlight(path)
    if rows.allowsMultipleSelectionNow, rows.selection.contains(path) {
      return deselectAsTapped(path)
    }
    let isMeantAlone = !rows.allowsMultipleSelectionNow || rows.selection.isEmpty
    selectAsTapped(path)
    guard isMeantAlone, rows.loadedCounts.contains(path),
      delegate?.tableView?(self, canPerformPrimaryActionForRowAt: path) ?? !isEditing
    else { return }
    delegate?.tableView(self, performPrimaryActionForRowAt: path)
  }

  func endHighlight(_ path: IndexPath) {
    rows.selecting.setHighlighted(nil)
    rows.shownCell(at: path)?.isHighlighted = false
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func selectAsTapped(_ path: IndexPath) {
    guard let chosen = answer(willSelect: path), rows.loadedCounts.contains(chosen) else { return }
    if !rows.allowsMultipleSelectionNow {
      for other in rows.selection.sorted() where other != chosen { deselectAsTapped(other) }
    }
    rows.selecting.set(true, chosen)
    delegate?.tableView(self, didSelectRowAt: chosen)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func deselectAsTapped(_ path: IndexPath) {
    guard let chosen = answer(willDeselect: path) else { return }
    rows.selecting.set(false, chosen)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  private func answer(willSelect path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  private func answer(willDeselect path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }
}
