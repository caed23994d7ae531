// Simulated input, for `CollectionViewExtras`.
extension UICollectionView {
  /// Taps an item.
  package func tapItem(at path: IndexPath) { touches.tap(path) }

  /// Selects items by a simulated two-finger pan.
  ///
  /// - Returns: Whether the delegate allows the gesture.
  package func selectByDragging(from path: IndexPath, over others: [IndexPath]) -> Bool {
    guard let gesture = SelectionGesture(in: self, at: path) else { return false }
    for other in others { gesture.reach(other) }
    gesture.end()
    return true
  }

  /// Touches an index title.
  ///
  /// - Returns: Whether the title leads to an item.
  package func touchIndexTitle(_ index: Int) -> Bool { indexTitles.touch(index) }

  /// The displayed index titles.
  package var currentIndexTitles: [String] { indexTitles.titles }

  /// Opens an item by a simulated pinch.
  ///
  /// - Returns: The delegate's activation configuration.
  package func pinchOpen(_ path: IndexPath) -> UIWindowScene.ActivationConfiguration? {
    guard let cell = visibleItem(at: path) else { return nil }
    return delegate?.collectionView(
      self, sceneActivationConfigurationForItemAt: path, point: cell.center)
  }

  /// The actions of an item's edit menu; empty if it has none.
  package func editMenuActions(at path: IndexPath) -> [Selector] {
    EditMenu(for: path, in: self)?.actions ?? []
  }

  /// Performs an action of an item's edit menu.
  ///
  /// - Returns: Whether the menu has the action.
  package func chooseEditAction(_ action: Selector, at path: IndexPath) -> Bool {
    EditMenu(for: path, in: self)?.perform(action, in: self) ?? false
  }

  // MARK: Swipe actions

  /// Reveals the actions of a row at `edge`, and closes another open row.
  ///
  /// - Returns: False if the row is not visible, its list has no actions for it at that edge, or
  ///   the view is being edited.
  package func openSwipe(at path: IndexPath, _ edge: SwipeActionsEdge) -> Bool {
    swipe.open(at: path, edge)
  }

  /// Reveals the trailing actions of a row whose delete control was tapped.
  ///
  /// - Returns: Whether it has any.
  func openSwipeWhileEdited(at path: IndexPath) -> Bool {
    swipe.open(at: path, .trailing, whileEdited: true)
  }

  /// Closes the open row, if any.
  package func closeSwipe() { swipe.close() }

  /// Performs an action of the open row, as a tap on its button does.
  ///
  /// - Returns: False if no row is open or it has no action of that index.
  package func performSwipeAction(_ index: Int) -> Bool { swipe.performAction(index) }

  /// Swipes a row all the way.
  ///
  /// - Returns: Whether its first action was performed.
  package func swipeFully(at path: IndexPath, _ edge: SwipeActionsEdge) -> Bool {
    swipe.openFully(at: path, edge)
  }

  /// The index path of the open row; nil if none is open.
  package var swipedPath: IndexPath? { swipe.path }
}

extension UICollectionViewController {
  /// Moves an item by the standard gesture.
  ///
  /// - Returns: Whether the item has another index path then.
  package func moveByStandardGesture(itemAt path: IndexPath, to point: CGPoint) -> Bool {
    guard installsStandardGestureForInteractiveMovement,
      collectionView.beginInteractiveMovementForItem(at: path)
    else { return false }
    collectionView.updateInteractiveMovementTargetPosition(point)
    let target = collectionView.movement.target
    collectionView.endInteractiveMovement()
    return target != path
  }
}

// MARK: - Settings of `CollectionViewExtras`, and what it looks at

extension UICollectionView {
  /// What tools and tests look at.
  package var inspection: CollectionInspection { CollectionInspection(of: self) }

  /// Chooses the item that corrections of sizes do not move on screen, called once in a layout
  /// pass. Nil, or an invisible item, leaves the choice to the view.
  package var anchorPolicy: (() -> IndexPath?)? {
    get { sizing.anchorPolicy }
    set { sizing.anchorPolicy = newValue }
  }

  /// Whether every change of the size keeps the item that the user looks at visible, not only
  /// changes that are part of a transition. The default is `false`, as in UIKit: the offset stays.
  package var keepsPlaceWhenResized: Bool {
    get { invalidation.keepsPlaceWhenResized }
    set { invalidation.keepsPlaceWhenResized = newValue }
  }
}
