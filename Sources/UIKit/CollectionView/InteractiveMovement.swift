import LayoutCore

/// An item on its way to another place under someone's control.
struct InteractiveMovement {
  /// Where the data source has the item.
  let origin: IndexPath
  /// Where the item is for now.
  var target: IndexPath
  /// Where the middle of its cell is.
  var position: CGPoint

  /// Where an item is for now.
  func place(of path: IndexPath) -> IndexPath { path.moved(from: origin, to: target) }

  /// Where the data source has the item that is at `path` for now.
  func dataPath(of path: IndexPath) -> IndexPath { path.moved(from: target, to: origin) }
}

extension IndexPath {
  /// Where an item is when one item has been taken out at `origin` and put in at `target`.
  func moved(from origin: IndexPath, to target: IndexPath) -> IndexPath {
    if self == origin { return target }
    var moved = item
    if section == origin.section, item > origin.item { moved -= 1 }
    if section == target.section, moved >= target.item { moved += 1 }
    return IndexPath(item: moved, section: section)
  }
}

// Items that are moved step by step. The others make room at once, while the data source learns of
// the move when it is over.
extension UICollectionView {
  /// - Parameter asks: Whether the data source is to say if the item may move.
  /// - Returns: Whether the item may move.
  func beginMovement(at path: IndexPath, asks: Bool = true) -> Bool {
    guard display.movement == nil, loadedCounts.contains(path), !asks || mayMove(path),
      let attributes = shownAttributes(at: path)
    else { return false }
    let shift = shift(of: attributes)
    let position = CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y)
    display.movement = InteractiveMovement(origin: path, target: path, position: position)
    invalidateForMovement(to: path, position, from: path, position)
    return true
  }

  private func mayMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return OptionalCall.ask("collectionView(_:canMoveItemAt:)") {
      dataSource.collectionView(self, canMoveItemAt: path)
    } ?? true
  }

  func updateMovement(to position: CGPoint) {
    guard let movement = display.movement else { return }
    prepareLayoutIfNeeded()
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.target, withPosition: facing(position))
    let target = proposed == movement.target ? proposed : decided(proposed, movement)
    display.movement?.target = target
    display.movement?.position = position
    invalidateForMovement(to: target, position, from: movement.target, movement.position)
  }

  /// Where the delegate has an item go that is over `proposed`.
  private func decided(_ proposed: IndexPath, _ movement: InteractiveMovement) -> IndexPath {
    let target =
      delegate?.collectionView?(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.target, toProposedIndexPath: proposed)
      ?? delegate?.collectionView?(
        self, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: proposed)
      ?? proposed
    refuse(
      unless: loadedCounts.canMove(from: movement.target, to: target),
      """
      An item cannot be moved interactively from \(movement.target) to \(target): there is no \
      such place. The layout proposed \(proposed).
      """)
    return target
  }

  private func invalidateForMovement(
    to target: IndexPath, _ position: CGPoint, from previous: IndexPath,
    _ previousPosition: CGPoint
  ) {
    let layout = collectionViewLayout
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: facing(position),
      previousIndexPaths: [previous], previousPosition: facing(previousPosition))
    context.elementMap = moveElements(from: previous, to: target)
    layout.invalidateLayout(with: context)
  }

  /// Ends the movement where the item is.
  func endMovement() {
    guard let movement = display.movement else { return }
    let (origin, target) = (movement.origin, movement.target)
    guard origin == target || moveInData(from: origin, to: target) else { return cancelMovement() }
    // A change of the data that the data source made of the move has ended the movement.
    guard display.movement != nil else { return }
    display.movement = nil
    selection = Set(selection.map(movement.place))
    let expected = loadedCounts
    counts = nil
    refuse(
      unless: loadedCounts == expected,
      """
      Invalid update: invalid number of items after an item was moved interactively from \
      \(origin) to \(target). Move it in the model in collectionView(_:moveItemAt:to:).
      """)
    let layout = collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [target], previousIndexPaths: [origin], movementCancelled: false))
  }

  /// - Returns: Whether the data source moves items.
  private func moveInData(from origin: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return OptionalCall.ask("collectionView(_:moveItemAt:to:)") {
      dataSource.collectionView(self, moveItemAt: origin, to: target)
    } != nil
  }

  /// Ends the movement where it began.
  func cancelMovement() {
    guard let movement = display.movement else { return }
    display.movement = nil
    let layout = collectionViewLayout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [movement.origin], previousIndexPaths: [movement.target],
      movementCancelled: true)
    context.elementMap = moveElements(from: movement.target, to: movement.origin)
    layout.invalidateLayout(with: context)
  }

  // MARK: What is in view

  /// Gives the cells in view, and the sections, the places they have after one item has moved.
  ///
  /// - Returns: What becomes of what was measured, if the layout keeps that.
  private func moveElements(from origin: IndexPath, to target: IndexPath) -> ElementMap? {
    guard origin != target else { return nil }
    let before = loadedCounts
    var after = before
    after.moveItem(from: origin.section, to: target.section)
    counts = after
    var batch = UpdateBatch()
    batch.movedItems = [(origin, target)]
    let plan = ChangePlan(batch, before: before, after: after)
    for element in carryElements(plan) { leave(element) }
    return collectionViewLayout.carriesMeasurements ? plan.origins : nil
  }

  /// Where the data source has the item that is shown at `path`.
  func dataPath(of path: IndexPath) -> IndexPath {
    display.movement?.dataPath(of: path) ?? path
  }

  /// The elements with the moving one where it is moved to.
  func withMovingItem(
    _ found: [UICollectionViewLayoutAttributes], in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement = display.movement else { return found }
    let identity = ElementIdentity.cell(movement.target)
    let others = found.filter { $0.identity != identity }
    let moving = facing(
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target, withTargetPosition: facing(movement.position)))
    moving.scrollerSection = -1
    return moving.frame.intersects(rect) ? others + [moving] : others
  }
}
