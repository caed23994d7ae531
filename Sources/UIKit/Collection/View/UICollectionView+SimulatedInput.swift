// Simulated input: what `CollectionViewExtras` needs to do by code what fingers do.
extension UICollectionView {
  package var touches: ItemTouches { ItemTouches(on: self) }

  package func tapItem(at path: IndexPath) { touches.tap(path) }

  /// Selects all items between the first and each of the others, as a drag with two fingers does.
  ///
  /// - Returns: Whether the delegate allows it.
  package func selectByDragging(from path: IndexPath, over others: [IndexPath]) -> Bool {
    guard let gesture = SelectionGesture(in: self, at: path) else { return false }
    for other in others { gesture.reach(other) }
    gesture.end()
    return true
  }

  package func touchIndexTitle(_ index: Int) -> Bool { indexTitles.touch(index) }

  package var currentIndexTitles: [String] { indexTitles.titles }

  /// - Returns: The delegate's configuration for opening the item in a new window.
  package func pinchOpen(_ path: IndexPath) -> UIWindowScene.ActivationConfiguration? {
    guard let cell = visibleCell(at: path) else { return nil }
    return delegate?.collectionView(
      self, sceneActivationConfigurationForItemAt: path, point: cell.center)
  }

  package func editMenuActions(at path: IndexPath) -> [Selector] {
    EditMenu(for: path, in: self)?.actions ?? []
  }

  package func chooseEditAction(_ action: Selector, at path: IndexPath) -> Bool {
    EditMenu(for: path, in: self)?.perform(action, in: self) ?? false
  }
}

extension UICollectionViewController {
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
