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
