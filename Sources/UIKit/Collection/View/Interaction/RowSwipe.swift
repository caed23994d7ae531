/// A row whose swipe actions are revealed.
@MainActor struct OpenSwipe {
  let path: IndexPath
  let cell: any ItemView
  let actions: SwipeActionsView

  /// How the row follows a finger.
  var session: SwipeSession {
    SwipeSession(
      extent: actions.extent(in: cell.bounds.size), width: cell.bounds.width,
      allowsFull: actions.configuration.performsFirstActionWithFullSwipe)
  }

  /// How far the row is moved aside, in points.
  var distance: CGFloat { actions.distance(in: cell.bounds.size) }

  /// Whether the actions are at the right of the row.
  var isAtRight: Bool {
    (actions.edge == .trailing) == (cell.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}

/// Reveals the swipe actions of rows, one row at a time.
@MainActor final class RowSwipe: CollectionPart {
  private unowned let view: UICollectionView
  /// The row whose actions are revealed.
  private(set) var row: OpenSwipe?

  init(_ view: UICollectionView) { self.view = view }

  /// The collection view closes the row before changes of the data.
  func dataDidChange(_ change: DataChange) {}

  /// Reveals the actions of a row at `edge`, and closes another open row.
  ///
  /// - Parameter whileEdited: Whether to do so while the view is being edited.
  /// - Returns: False if the row is not visible, its list has no actions for it at that edge, or
  ///   the view is being edited.
  func open(at path: IndexPath, _ edge: SwipeActionsEdge, whileEdited: Bool = false) -> Bool {
    view.layoutIfNeeded()
    close()
    guard let found = find(at: path, edge, whileEdited: whileEdited) else { return false }
    reveal(found)
    return true
  }

  /// A row and its actions at `edge`, asked of the list each time. Nil if there are none, the row
  /// is not visible, or the view is being edited.
  func find(at path: IndexPath, _ edge: SwipeActionsEdge, whileEdited: Bool = false) -> OpenSwipe? {
    guard whileEdited || !view.isEditing, let cell = view.visibleItem(at: path),
      let configuration = swipeActions(at: path, edge)
    else { return nil }
    return OpenSwipe(path: path, cell: cell, actions: SwipeActionsView(configuration, edge))
  }

  /// Reveals the actions of a row, as far as their state says.
  func reveal(_ found: OpenSwipe) {
    row = found
    found.actions.onTap = { [weak self] in _ = self?.performAction($0) }
    found.cell.swipeActions = found.actions
  }

  /// Closes the open row, if any.
  func close() {
    guard let open = row else { return }
    row = nil
    open.cell.swipeActions = nil
  }

  /// Closes the row of a cell that leaves, if it is open, without animation.
  func close(of cell: UIView) {
    if row?.cell === cell { UIView.performWithoutAnimation(close) }
  }

  /// The actions of a row, asked of the list; nil if there are none.
  private func swipeActions(
    at path: IndexPath, _ edge: SwipeActionsEdge
  ) -> UISwipeActionsConfiguration? {
    let list = view.solvedLayout?.listConfiguration(inSection: path.section)
    let provider =
      switch edge {
      case .leading: list?.leadingSwipeActionsConfigurationProvider
      case .trailing: list?.trailingSwipeActionsConfigurationProvider
      }
    guard let actions = provider?(path), !actions.actions.isEmpty else { return nil }
    return actions
  }

  /// Performs an action of the open row; the row closes when the action's handler has completed.
  ///
  /// - Returns: False if no row is open or it has no action of that index.
  func performAction(_ index: Int) -> Bool {
    guard let open = row, open.actions.buttons.indices.contains(index) else { return false }
    let button = open.actions.buttons[index]
    button.action.handler(button.action, button) { [weak self] _ in
      guard let self, self.row?.actions === open.actions else { return }
      self.close()
    }
    return true
  }

  /// Performs the first action of a row as a full swipe does, if the actions allow that; else the
  /// row stays open.
  ///
  /// - Returns: Whether the action was performed.
  func openFully(at path: IndexPath, _ edge: SwipeActionsEdge) -> Bool {
    guard open(at: path, edge),
      self.row?.actions.configuration.performsFirstActionWithFullSwipe == true
    else { return false }
    return performAction(0)
  }

  /// The index path of the open row; nil if none is open.
  var path: IndexPath? { row?.path }
}
