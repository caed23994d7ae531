/// The row that is swiped aside.
@MainActor struct OpenSwipe {
  let path: IndexPath
  let cell: UICollectionViewCell
  let actions: SwipeActionsView

  /// What becomes of the row under a finger.
  var course: SwipeSession {
    SwipeSession(
      extent: actions.extent(in: cell.bounds.size), width: cell.bounds.width,
      allowsFull: actions.configuration.performsFirstActionWithFullSwipe)
  }

  /// How far the row lies aside, in points.
  var distance: CGFloat { actions.distance(in: cell.bounds.size) }

  /// Whether the actions are at the right of the row.
  var isAtRight: Bool {
    (actions.edge == .trailing) == (cell.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}

/// Rows swiped aside, one at a time.
@MainActor final class RowSwipe {
  private unowned let view: UICollectionView
  /// The row that shows its actions.
  private(set) var row: OpenSwipe?

  init(_ view: UICollectionView) { self.view = view }

  /// Moves a row aside and shows its actions at `edge`; another row that is open closes.
  ///
  /// - Parameter whileEdited: Whether it may be done while the view is edited.
  /// - Returns: False where the row is not in view, its list has no actions for it at that edge, or
  ///   the view is being edited.
  func open(at path: IndexPath, _ edge: SwipeActionsEdge, whileEdited: Bool = false) -> Bool {
    view.layoutIfNeeded()
    close()
    guard let found = find(at: path, edge, whileEdited: whileEdited) else { return false }
    show(found)
    return true
  }

  /// A row and its actions at `edge`, which are asked for anew. Nil where there are none, the row is
  /// not in view, or the view is being edited.
  func find(at path: IndexPath, _ edge: SwipeActionsEdge, whileEdited: Bool = false) -> OpenSwipe? {
    guard whileEdited || !view.isEditing, let cell = view.visibleCell(at: path),
      let configuration = swipeActions(at: path, edge)
    else { return nil }
    return OpenSwipe(path: path, cell: cell, actions: SwipeActionsView(configuration, edge))
  }

  /// Has a row show its actions, as far as these say.
  func show(_ found: OpenSwipe) {
    row = found
    found.actions.onTap = { [weak self] in _ = self?.performAction($0) }
    found.cell.swipeActions = found.actions
  }

  /// Closes the row that is open, if any.
  func close() {
    guard let open = row else { return }
    row = nil
    open.cell.swipeActions = nil
  }

  /// Closes a row that leaves, if it is open, or any for nil.
  func close(of cell: UIView?) {
    guard let cell else { return close() }
    if row?.cell === cell { UIView.performWithoutAnimation(close) }
  }

  /// The actions of a row, asked for anew; nil where there are none.
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

  /// What happens when a person taps a button of the open row: the action's handler is called, and
  /// the row closes when the handler says that it is done.
  ///
  /// - Returns: Whether a row is open that has so many actions.
  func performAction(_ index: Int) -> Bool {
    guard let open = row, open.actions.buttons.indices.contains(index) else { return false }
    let button = open.actions.buttons[index]
    button.action.handler(button.action, button) { [weak self] _ in
      guard let self, self.row?.actions === open.actions else { return }
      self.close()
    }
    return true
  }

  /// What happens when a person swipes a row all the way: its first action is performed, if the
  /// actions allow that; else the row stays open.
  ///
  /// - Returns: Whether the action was performed.
  func openFully(at path: IndexPath, _ edge: SwipeActionsEdge) -> Bool {
    guard open(at: path, edge),
      self.row?.actions.configuration.performsFirstActionWithFullSwipe == true
    else { return false }
    return performAction(0)
  }

  /// The row that is open; nil if none is.
  var path: IndexPath? { row?.path }
}
