// Simulated input: what `CollectionViewExtras` needs to do by code what fingers do.
extension UITableView {
  /// Highlights a row that a finger touches.
  ///
  /// - Returns: Whether the row was highlighted; the delegate and the selection settings may forbid it.
  package func touchDown(_ path: IndexPath) -> Bool { beginTouch(path) }

  /// Ends the highlight of a touched row and selects or deselects the row.
  package func touchUp(_ path: IndexPath) { endTouch(path) }

  /// Ends the highlight of a touched row.
  package func touchCancel(_ path: IndexPath) { endHighlight(path) }

  /// Selects rows by a simulated two-finger pan.
  ///
  /// - Returns: Whether the delegate allows the gesture.
  package func selectByDragging(from path: IndexPath, over others: [IndexPath]) -> Bool {
    rows.selectByDragging(from: path, over: others)
  }

  /// Opens a row and shows its actions at an edge.
  ///
  /// - Returns: Whether there are such actions.
  package func openSwipe(at path: IndexPath, _ edge: SwipeActionsEdge) -> Bool {
    rows.openSwipe(at: path, edge)
  }

  /// Opens a row all the way.
  ///
  /// - Returns: Whether its first action was performed.
  package func swipeFully(at path: IndexPath, _ edge: SwipeActionsEdge) -> Bool {
    rows.swipeFully(at: path, edge)
  }

  /// Closes the open row, if there is one.
  package func closeSwipe() { rows.closeSwipe() }

  /// Performs an action of the open row.
  ///
  /// - Returns: Whether a row is open and has an action at that index.
  package func performSwipeAction(_ index: Int) -> Bool { rows.performSwipeAction(index) }

  /// The open row; nil if none is.
  package var swipedPath: IndexPath? { rows.swipedPath }

  /// Scrolls to the section of an index title.
  ///
  /// - Returns: Whether there is a title at that index.
  package func touchIndexTitle(_ index: Int) -> Bool { rows.touchIndexTitle(index) }

  /// The index titles that are shown.
  package var currentIndexTitles: [String] { rows.currentIndexTitles }

  /// Moves a row to a point of the content by its reorder control.
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
  /// Taps an accessory of the cell.
  ///
  /// - Returns: Whether there is one that does something.
  @discardableResult
  package func tapAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
    body.tapAccessory(type)
  }
}
