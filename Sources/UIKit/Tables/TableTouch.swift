/// A touch of a row, which highlights the row and selects it when the touch ends.
@MainActor final class TableTouch {
  private let touch: UITouch
  private unowned let table: UITableView
  private unowned let row: UITableViewCell
  /// The touched button of the cell; nil if the row itself is touched.
  private let button: UICellAccessory.AccessoryType?

  /// Nil if none of the touches is on a row that can be highlighted.
  init?(_ touches: Set<UITouch>, in table: UITableView) {
    guard let touch = touches.first, let row = TableTouch.row(of: touch, in: table),
      let path = row.path
    else { return nil }
    button = row.body.button(at: touch.location(in: row.body))
    guard button != nil || table.beginTouch(path) else { return nil }
    self.touch = touch
    self.table = table
    self.row = row
  }

  private static func row(of touch: UITouch, in table: UITableView) -> UITableViewCell? {
    sequence(first: touch.view, next: { $0?.superview }).lazy
      .prefix { $0 != nil && $0 !== table }.compactMap { $0 as? UITableViewCell }.last
  }

  /// Selects the row or performs the action of the button if the touch ends inside.
  ///
  /// - Returns: Whether this touch is among those that ended.
  func end(_ touches: Set<UITouch>) -> Bool {
    guard touches.contains(touch) else { return false }
    let isInside = row.bounds.contains(touch.location(in: row))
    if let button {
      if isInside { row.body.tapAccessory(button) }
    } else if let path = table.rows.selecting.highlighted {
      // The row may have gone or moved while it was touched.
      if isInside, !table.rows.addToDrag(path) {
        table.endTouch(path)
      } else {
        table.endHighlight(path)
      }
    }
    return true
  }

  /// Removes the highlight.
  ///
  /// - Returns: Whether this touch is among those that were cancelled.
  func cancel(_ touches: Set<UITouch>) -> Bool {
    guard touches.contains(touch) else { return false }
    if button == nil, let path = table.rows.selecting.highlighted { table.endHighlight(path) }
    return true
  }
}

// Highlighting and selecting by touch. The highlight of a row ends before it is selected, unlike that
// of a collection view's item.
extension UITableView {
  /// Highlights a row that is touched.
  ///
  /// - Returns: False if the row cannot be highlighted.
  func beginTouch(_ path: IndexPath) -> Bool {
    if rows.swipedPath != nil {
      rows.closeSwipe()
      return false
    }
    guard mayTouch(path) else { return false }
    rows.selecting.setHighlighted(path)
    rows.shownItem(at: path)?.adoptHighlight(true)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// Whether a touch highlights a row.
  func mayTouch(_ path: IndexPath) -> Bool {
    rows.allowsSelectionNow && rows.loadedCounts.contains(path)
      && delegate?.tableView?(self, shouldHighlightRowAt: path) ?? true
  }

  /// Selects or deselects a highlighted row whose touch has ended.
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
    rows.shownItem(at: path)?.adoptHighlight(false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func selectAsTapped(_ path: IndexPath) {
    guard let chosen = answer(willSelect: path), rows.loadedCounts.contains(chosen) else { return }
    if !rows.allowsMultipleSelectionNow {
      for other in rows.selection.sorted() where other != chosen { deselectAsTapped(other) }
    }
    rows.selecting.set(true, chosen)
    rowWasSelected(chosen)
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
