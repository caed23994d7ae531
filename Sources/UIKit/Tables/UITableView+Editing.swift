// Editing of rows.
extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    prepareCells()
    rows.animatesEditing = animated && layer.isOnScreen
    rows.isEditing = editing
    rows.animatesEditing = false
  }

  func canEdit(_ path: IndexPath) -> Bool {
    guard let dataSource, rows.loadedCounts.contains(path) else { return false }
    return dataSource.tableView?(self, canEditRowAt: path) ?? true
  }

  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource, rows.loadedCounts.contains(path) else { return false }
    return dataSource.tableView?(self, canMoveRowAt: path) ?? true
  }

  /// Whether the data source implements `tableView(_:canMoveRowAt:)` and the row can be moved.
  func saysMovable(_ path: IndexPath) -> Bool {
    guard let dataSource, rows.loadedCounts.contains(path) else { return false }
    return dataSource.tableView?(self, canMoveRowAt: path) ?? false
  }

  /// The editing control of a row; nil if it cannot be edited.
  func knownEditingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle? {
    guard canEdit(path) else { return nil }
    return delegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete
  }

  // MARK: Swipe actions

  func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    return delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// The delegate's actions; if it does not implement the method, the delete action.
  func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    if let delegate {
      let answer: UISwipeActionsConfiguration?? = OptionalCall.ask(
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
      ) { delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
      if let answer { return answer }
      if let actions = delegate.tableView?(self, editActionsForRowAt: path) {
        return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
      }
    }
    return knownEditingStyle(at: path) == .delete ? deletion(at: path) : nil
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

  /// Reveals the delete button of a row whose delete control was tapped.
  func confirmDeletion(at path: IndexPath) {
    _ = rows.swipe.open(at: path, .trailing, whileEdited: true)
  }

  /// Called when the swipe actions of a row were revealed or hidden.
  func rowWasSwiped(_ row: UITableViewCell, isOpen: Bool) {
    guard !isEditing else { return }
    if isOpen, let path = row.path {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    } else if !isOpen {
      delegate?.tableView(self, didEndEditingRowAt: row.path)
    }
  }
}
