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

/// The item that is moved step by step. The others make room at once, while the data source learns
/// of the move when it is over.
@MainActor final class ItemMovement: CollectionPart {
  private var movement: InteractiveMovement?

  var isUnderWay: Bool { movement != nil }

  /// Where the data source has the item that is shown at `path`.
  func dataPath(of path: IndexPath) -> IndexPath { movement?.dataPath(of: path) ?? path }

  /// Whether an element is the item, which is where the finger is.
  func holds(_ identity: ElementIdentity) -> Bool {
    movement.map { identity == .cell($0.target) } ?? false
  }

  /// Where the item is for now; nil if none moves.
  var target: IndexPath? { movement?.target }

  /// - Parameter asks: Whether the data source is to say if the item may move.
  /// - Returns: Whether the item may move.
  func begin(at path: IndexPath, asks: Bool = true) -> Bool {
    guard movement == nil, host.loadedCounts.contains(path), !asks || host.mayMoveItem(at: path)
    else { return false }
    host.pass.prepare()
    guard let attributes = host.currentAttributes(of: .cell(path)) else { return false }
    let shift = host.rows.shift(of: attributes)
    let position = CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y)
    let begun = InteractiveMovement(origin: path, target: path, position: position)
    movement = begun
    invalidate(from: begun, to: begun)
    return true
  }

  func update(to position: CGPoint) {
    guard movement != nil else { return }
    host.pass.prepare()
    guard let former = movement else { return }
    let proposed = host.collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: former.target, withPosition: host.facing(position))
    var next = former
    next.target = proposed == former.target ? proposed : decided(proposed, former)
    next.position = position
    guard next.target != former.target else {
      movement = next
      return invalidate(from: former, to: next)
    }
    host.motions.show {
      movement = next
      invalidate(from: former, to: next)
    }
  }

  /// Where the delegate has an item go that is over `proposed`.
  private func decided(_ proposed: IndexPath, _ movement: InteractiveMovement) -> IndexPath {
    let target = host.delegateTarget(ofMovement: movement, over: proposed) ?? proposed
    let isPlace = Mistakes.expect(
      host.loadedCounts.canMove(from: movement.target, to: target),
      """
      An item cannot be moved interactively from \(movement.target) to \(target): there is no \
      such place. The layout proposed \(proposed).
      """,
      cure: "Have the layout and the delegate answer places of items, or one behind the last.",
      remedy: "The item stays where it is.")
    return isPlace ? target : movement.target
  }

  private func invalidate(from former: InteractiveMovement, to next: InteractiveMovement) {
    let layout = host.collectionViewLayout
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [next.target], withTargetPosition: host.facing(next.position),
      previousIndexPaths: [former.target], previousPosition: host.facing(former.position))
    context.elementMap = moveElements(from: former.target, to: next.target)
    layout.invalidateLayout(with: context)
  }

  /// Ends the movement where the item is.
  func end() {
    guard let movement else { return }
    let (origin, target) = (movement.origin, movement.target)
    guard origin == target || host.moveInData(from: origin, to: target) else { return cancel() }
    // A change of the data that the data source made of the move has ended the movement.
    guard self.movement != nil else { return }
    guard expectCounts(from: origin, to: target) else { return host.reloadEverything(nil) }
    self.movement = nil
    host.selecting.select(Set(host.selecting.selected.map(movement.place)))
    let layout = host.collectionViewLayout
    host.motions.show {
      layout.invalidateLayout(
        with: layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [target], previousIndexPaths: [origin], movementCancelled: false))
    }
  }

  /// Whether the numbers of items are the same after the data source has moved an item.
  private func expectCounts(from origin: IndexPath, to target: IndexPath) -> Bool {
    let (shown, counts) = (host.loadedCounts, host.askedCounts)
    return Mistakes.expect(
      counts == shown,
      """
      Invalid update: invalid number of items after an item was moved interactively from \
      \(origin) to \(target): \(counts.itemCounts) instead of \(shown.itemCounts).
      """,
      cure: "Move the item in the model in collectionView(_:moveItemAt:to:), and nothing else.",
      remedy: "All data are reloaded.")
  }

  /// Ends the movement where it began.
  func cancel() {
    guard let movement else { return }
    self.movement = nil
    let layout = host.collectionViewLayout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [movement.origin], previousIndexPaths: [movement.target],
      movementCancelled: true)
    host.motions.show {
      context.elementMap = moveElements(from: movement.target, to: movement.origin)
      layout.invalidateLayout(with: context)
    }
  }

  /// Ends the movement because all data are others now.
  func forget() { movement = nil }

  // MARK: What is in view

  /// Gives the cells in view, and the sections, the places they have after one item has moved.
  ///
  /// - Returns: What becomes of what was measured, if the layout keeps that.
  private func moveElements(from origin: IndexPath, to target: IndexPath) -> ElementMap? {
    guard origin != target else { return nil }
    let before = host.loadedCounts
    var after = before
    after.moveItem(from: origin.section, to: target.section)
    host.setCounts(after)
    var batch = UpdateBatch()
    batch.items.moved = [(origin, target)]
    let plan = ChangePlan(batch, before: before, after: after)
    for element in host.exchange.carry(by: plan) { host.exchange.leave(element) }
    return host.solvedLayout?.carriesMeasurements ?? false ? plan.origins : nil
  }

  /// The elements with the moving one where it is moved to.
  func withMovingItem(
    _ found: [UICollectionViewLayoutAttributes], in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return found }
    let identity = ElementIdentity.cell(movement.target)
    let others = found.filter { $0.identity != identity }
    let moving = host.facing(
      host.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target, withTargetPosition: host.facing(movement.position)))
    moving.scrollerSection = -1
    return moving.frame.intersects(rect) ? others + [moving] : others
  }
}
