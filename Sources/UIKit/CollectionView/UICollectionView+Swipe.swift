/// The row that is swiped aside.
@MainActor struct OpenSwipe {
  let path: IndexPath
  let cell: UICollectionViewCell
  let actions: SwipeActionsView
}

// Rows swiped aside, one at a time. Fingers will do what code does here.
extension UICollectionView {
  /// Moves a row aside and shows its actions at `edge`; another row that is open closes.
  ///
  /// - Returns: False where the row is not in view, its list has no actions for it at that edge, or
  ///   the view is being edited.
  package func openSwipe(at path: IndexPath, _ edge: SwipeEdge) -> Bool {
    layoutIfNeeded()
    closeSwipe()
    guard !isEditing, let cell = cellForItem(at: path),
      let configuration = swipeActions(at: path, edge)
    else { return false }
    let view = SwipeActionsView(configuration, edge)
    swipe = OpenSwipe(path: path, cell: cell, actions: view)
    cell.swipeActions = view
    return true
  }

  /// Closes the row that is open, if any.
  package func closeSwipe() {
    guard let open = swipe else { return }
    swipe = nil
    open.cell.swipeActions = nil
  }

  /// The actions of a row, asked for anew; nil where there are none.
  private func swipeActions(
    at path: IndexPath, _ edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    let list = collectionViewLayout.listConfiguration(inSection: path.section)
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
  package func performSwipeAction(_ index: Int) -> Bool {
    guard let open = swipe, open.actions.buttons.indices.contains(index) else { return false }
    let button = open.actions.buttons[index]
    button.action.handler(button.action, button) { [weak self] _ in
      guard let self, self.swipe?.actions === open.actions else { return }
      self.closeSwipe()
    }
    return true
  }

  /// What happens when a person swipes a row all the way: its first action is performed, if the
  /// actions allow that; else the row stays open.
  ///
  /// - Returns: Whether the action was performed.
  package func swipeFully(at path: IndexPath, _ edge: SwipeEdge) -> Bool {
    guard openSwipe(at: path, edge),
      swipe?.actions.configuration.performsFirstActionWithFullSwipe == true
    else { return false }
    return performSwipeAction(0)
  }

  /// The row that is open; nil if none is.
  package var swipedPath: IndexPath? { swipe?.path }
}
