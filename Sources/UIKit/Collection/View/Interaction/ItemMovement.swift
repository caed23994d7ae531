import LayoutCore

/// The state of an interactive movement.
struct InteractiveMovement {
  /// The index path of the item in the data source.
  let origin: IndexPath
  /// The index path at which the item is displayed.
  var target: IndexPath
  /// The center of its cell.
  var position: CGPoint
  /// Whether its cell is hidden, such as while a picture of it follows the finger.
  let isHidden: Bool

  /// The index path at which an item of the data source is displayed.
  func place(of path: IndexPath) -> IndexPath { path.moved(from: origin, to: target) }

  /// The index path in the data source of the item that is displayed at `path`.
  func dataPath(of path: IndexPath) -> IndexPath { path.moved(from: target, to: origin) }
}

extension IndexPath {
  /// The index path of an item after another was removed at `origin` and inserted at `target`.
  func moved(from origin: IndexPath, to target: IndexPath) -> IndexPath {
    if self == origin { return target }
    var moved = item
    if section == origin.section, item > origin.item { moved -= 1 }
    if section == target.section, moved >= target.item { moved += 1 }
    return IndexPath(item: moved, section: section)
  }
}

/// Moves an item interactively. Other items make room at once; the data source moves the item when
/// the movement ends.
@MainActor final class ItemMovement: CollectionPart {
  private unowned let view: UICollectionView
  private var movement: InteractiveMovement? {
    didSet {
      view.animations.draggedElement = movement.map { .cell($0.target) }
      guard (movement == nil) != (oldValue == nil) else { return }
      movingCell?.isReordered = false
      movingCell = movement.flatMap { view.shownItem(at: $0.target) }
      movingCell?.isReordered = true
    }
  }
  private weak var movingCell: (any ItemView)?

  init(in view: UICollectionView) {
    self.view = view
  }

  var isUnderWay: Bool { movement != nil }

  /// The index path in the data source of the item that is displayed at `path`.
  func dataPath(of path: IndexPath) -> IndexPath { movement?.dataPath(of: path) ?? path }

  /// The index path at which the moving item is displayed; nil if none moves.
  var target: IndexPath? { movement?.target }

  /// The same, while the item's cell is not hidden.
  var shownTarget: IndexPath? { movement?.isHidden ?? true ? nil : movement?.target }

  /// Begins a movement.
  ///
  /// - Parameters:
  ///   - asks: Whether to ask the data source if the item may move.
  ///   - hides: Whether to hide the cell.
  /// - Returns: Whether the movement has begun.
  func begin(at path: IndexPath, asks: Bool = true, hides: Bool = false) -> Bool {
    guard movement == nil, view.loadedCounts.contains(path), !asks || mayMove(path)
    else { return false }
    view.pass.prepare()
    guard let attributes = view.currentAttributes(of: .cell(path)) else { return false }
    let shift = view.rows.shift(of: attributes)
    let position = CGPoint(x: attributes.center.x - shift.x, y: attributes.center.y - shift.y)
    view.window?.existingOrNewPart(WindowMovement()).view = view
    let begun = InteractiveMovement(
      origin: path, target: path, position: position, isHidden: hides)
    movement = begun
    invalidate(from: begun, to: begun)
    return true
  }

  func update(to position: CGPoint) {
    guard movement != nil else { return }
    view.pass.prepare()
    guard let former = movement else { return }
    let proposed = view.collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: former.target, withPosition: view.converted(position))
    var next = former
    next.target = proposed == former.target ? proposed : decided(proposed, former)
    next.position = position
    guard next.target != former.target else {
      movement = next
      return invalidate(from: former, to: next)
    }
    view.animations.animateUpdate {
      movement = next
      invalidate(from: former, to: next)
    }
  }

  /// The index path that the delegate chooses for an item over `proposed`.
  private func decided(_ proposed: IndexPath, _ movement: InteractiveMovement) -> IndexPath {
    let target = delegateTarget(of: movement, over: proposed) ?? proposed
    let isPlace = Mistakes.expect(
      view.loadedCounts.canMove(from: movement.target, to: target),
      """
      An item cannot be moved interactively from \(movement.target) to \(target): there is no \
      such place. The layout proposed \(proposed).
      """,
      cure: "Have the layout and the delegate answer places of items, or one behind the last.",
      remedy: "The item stays where it is.")
    return isPlace ? target : movement.target
  }

  private func invalidate(from former: InteractiveMovement, to next: InteractiveMovement) {
    let layout = view.collectionViewLayout
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [next.target], withTargetPosition: view.converted(next.position),
      previousIndexPaths: [former.target], previousPosition: view.converted(former.position))
    context.elementMap = moveElements(from: former.target, to: next.target)
    layout.invalidateLayout(with: context)
  }

  /// Ends the movement with the item at its present index path.
  ///
  /// - Returns: Whether it is there; false if the data source does not move items.
  @discardableResult func end() -> Bool {
    guard let movement else { return false }
    let (origin, target) = (movement.origin, movement.target)
    guard origin == target || moveInData(from: origin, to: target) else {
      cancel()
      return false
    }
    // The data source may have moved the item by an update, which ends the movement.
    guard self.movement != nil else { return true }
    guard expectCounts(from: origin, to: target) else {
      view.reloadEverything()
      return true
    }
    self.movement = nil
    view.selecting.select(Set(view.selecting.selected.map(movement.place)))
    let layout = view.collectionViewLayout
    view.animations.animateUpdate {
      layout.invalidateLayout(
        with: layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [target], previousIndexPaths: [origin], movementCancelled: false))
    }
    return true
  }

  /// Whether the numbers of items are unchanged after the data source has moved an item.
  private func expectCounts(from origin: IndexPath, to target: IndexPath) -> Bool {
    let (shown, counts) = (view.loadedCounts, view.askedCounts)
    return Mistakes.expect(
      counts == shown,
      """
      Invalid update: invalid number of items after an item was moved interactively from \
      \(origin) to \(target): \(counts.itemCounts) instead of \(shown.itemCounts).
      """,
      cure: "Move the item in the model in collectionView(_:moveItemAt:to:), and nothing else.",
      remedy: "All data are reloaded.")
  }

  /// Ends the movement with the item back at its original index path.
  func cancel() {
    guard let movement else { return }
    self.movement = nil
    let layout = view.collectionViewLayout
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [movement.origin], previousIndexPaths: [movement.target],
      movementCancelled: true)
    view.animations.animateUpdate {
      context.elementMap = moveElements(from: movement.target, to: movement.origin)
      layout.invalidateLayout(with: context)
    }
  }

  /// A reload ends the movement; changes in a batch cancel it before they begin.
  func dataDidChange(_ change: DataChange) {
    if case .reloaded = change { movement = nil }
  }

  // MARK: Display

  /// Displays the items in another order.
  ///
  /// - Returns: The new places of measured sizes, if the layout keeps these.
  private func moveElements(from origin: IndexPath, to target: IndexPath) -> ElementMap? {
    guard origin != target else { return nil }
    let before = view.loadedCounts
    var after = before
    after.moveItem(from: origin.section, to: target.section)
    view.counts = after
    var batch = UpdateBatch()
    batch.items.moved = [(origin, target)]
    let plan = ChangePlan(batch, before: before, after: after)
    view.collectionParts.dataDidChange(.rearranged(plan))
    view.reconciler.leaveDeleted()
    return view.solvedLayout?.carriesMeasurements ?? false ? plan.origins : nil
  }

  /// The elements, with the moving one at the place that it is moved to.
  func withMovingItem(
    _ found: [UICollectionViewLayoutAttributes], in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let movement else { return found }
    let identity = ElementIdentity.cell(movement.target)
    let others = found.filter { $0.identity != identity }
    let moving = view.displayed(
      view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.target, withTargetPosition: view.converted(movement.position)))
    moving.scrollerSection = -1
    if movement.isHidden { moving.alpha = 0 }
    return moving.frame.intersects(rect) ? others + [moving] : others
  }

  // MARK: Data source and delegate

  /// Whether the data source allows an item to move.
  func mayMove(_ path: IndexPath) -> Bool {
    guard let dataSource = view.dataSource else { return false }
    return OptionalCall.ask("collectionView(_:canMoveItemAt:)") {
      dataSource.collectionView(view, canMoveItemAt: path)
    } ?? true
  }

  /// The delegate's target for an item over `proposed`; nil if it does not implement a method for
  /// it.
  private func delegateTarget(
    of movement: InteractiveMovement, over proposed: IndexPath
  ) -> IndexPath? {
    view.delegate?.collectionView?(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
      atCurrentIndexPath: movement.target, toProposedIndexPath: proposed)
      ?? view.delegate?.collectionView?(
        view, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: proposed)
  }

  /// Makes the data source move an item.
  ///
  /// - Returns: Whether the data source implements the method.
  private func moveInData(from origin: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource = view.dataSource else { return false }
    return OptionalCall.ask("collectionView(_:moveItemAt:to:)") {
      dataSource.collectionView(view, moveItemAt: origin, to: target)
    } != nil
  }
}
