// What rows can be edited, and how.
extension UITableView {
  func canEdit(_ path: IndexPath) -> Bool {
    guard let dataSource, rows.loadedCounts.contains(path) else { return false }
    return dataSource.tableView?(self, canEditRowAt: path) ?? true
  }

  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource, rows.loadedCounts.contains(path) else { return false }
    return dataSource.tableView?(self, canMoveRowAt: path) ?? true
  }

  /// What a row offers while the table view is edited.
  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return delegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete
  }

  // MARK: Rows swiped aside

  func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    return delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// The delegate's actions; without any, the one that deletes.
  func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    if let delegate {
      let answer: UISwipeActionsConfiguration?? = OptionalCall.ask(
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
      ) { delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
      if let answer { return answer }
    }
    return editingStyle(at: path) == .delete ? deletion(at: path) : nil
  }

  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView?(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      guard let self else { return completion(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Shows the button that deletes a row whose sign for that was tapped.
  func confirmDeletion(at path: IndexPath) {
    _ = rows.swipe.open(at: path, .trailing, whileEdited: true)
  }

  /// A row was swiped aside, or is so no longer.
  func rowWasSwiped(_ row: TableRow, isOpen: Bool) {
    guard !isEditing else { return }
    if isOpen, let path = row.path {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    } else if !isOpen {
      delegate?.tableView(self, didEndEditingRowAt: row.path)
    }
  }
}

// What fingers do.
extension UITableView {
  /// Moves a row aside and shows its actions at an edge.
  ///
  /// - Returns: Whether there are such actions.
  package func openSwipe(at path: IndexPath, _ edge: SwipeEdge) -> Bool {
    rows.openSwipe(at: path, edge)
  }

  /// Performs an action of the row that is swiped aside.
  ///
  /// - Returns: Whether a row is open that has so many actions.
  package func performSwipeAction(_ index: Int) -> Bool { rows.performSwipeAction(index) }

  /// The row that is swiped aside; nil if none is.
  package var swipedPath: IndexPath? { rows.swipedPath }

  /// Scrolls to where an index title leads.
  ///
  /// - Returns: Whether there are so many titles.
  package func touchIndexTitle(_ index: Int) -> Bool { rows.touchIndexTitle(index) }

  /// The titles at the side.
  package var currentIndexTitles: [String] { rows.currentIndexTitles }

  /// Has a finger move a row by its grip.
  ///
  /// - Returns: Whether the row may be moved.
  package func moveRow(at path: IndexPath, toPoint point: CGPoint) -> Bool {
    guard rows.beginInteractiveMovementForItem(at: path) else { return false }
    rows.updateInteractiveMovementTargetPosition(point)
    rows.endInteractiveMovement()
    return true
  }
}

extension UITableViewCell {
  /// Has a finger tap an accessory of the cell.
  ///
  /// - Returns: Whether there is one that does something.
  @discardableResult
  package func tapAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
    body.tapAccessory(type)
  }
}
