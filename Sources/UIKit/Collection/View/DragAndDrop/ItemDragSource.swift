/// Lets the items of a collection view be dragged, as its drag delegate says. Rule DRAG-3.
@MainActor final class ItemDragSource: NSObject, UIDragInteractionDelegate {
  private unowned let view: UICollectionView
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The present drag.
  private(set) var session: DragSession?
  private var items: [DraggedItem] = []
  private var state = UICollectionViewCell.DragState.none

  /// A dragged item.
  private struct DraggedItem {
    let item: UIDragItem
    /// The displayed index path of its item; nil if the item was deleted.
    var path: IndexPath?
    let look: UIDragPreviewParameters?
    /// What is shown in place of the cell; nil inside for nothing.
    let ownPreview: UIDragPreview??
  }

  init(in view: UICollectionView) {
    self.view = view
    super.init()
    interaction.isEnabled = true
  }

  // MARK: Items

  /// The drag items for a drag that begins at an item; none if the view or its delegate does not allow it.
  func items(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
    guard view.dragsItems, self.session == nil, view.loadedCounts.contains(path),
      let delegate = view.dragDelegate
    else { return [] }
    let items = delegate.collectionView(view, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return [] }
    (self.session, state) = (session, .lifting)
    add(items, at: path, delegate)
    return items
  }

  /// Adds an item to the present drag.
  ///
  /// - Returns: Whether the delegate added drag items.
  func addItem(at path: IndexPath) -> Bool {
    guard let session, let delegate = view.dragDelegate, index(of: view.shownPath(path)) == nil,
      view.loadedCounts.contains(path)
    else { return false }
    let point = view.layoutAttributesForItem(at: path)?.center ?? .zero
    let items = delegate.collectionView(view, itemsForAddingTo: session, at: path, point: point)
    guard !items.isEmpty else { return false }
    session.add(items)
    add(items, at: path, delegate)
    interaction.itemsWereAdded()
    return true
  }

  private func add(
    _ items: [UIDragItem], at path: IndexPath, _ delegate: any UICollectionViewDragDelegate
  ) {
    let look = delegate.collectionView(view, dragPreviewParametersForItemAt: path)
    let size = look?.visiblePath?.bounds.size ?? view.layoutAttributesForItem(at: path)?.size
    let shown = view.shownPath(path)
    for item in items {
      let own = item.previewProvider.map { $0() }
      item.previewSize = own.map { $0?.size ?? .zero } ?? size ?? .zero
      self.items.append(DraggedItem(item: item, path: shown, look: look, ownPreview: own))
    }
    cell(at: shown)?.dragState = .lifting
    if state == .dragging { cell(at: shown)?.dragState = .dragging }
  }

  private func index(of path: IndexPath) -> Int? { items.firstIndex { $0.path == path } }

  private func cell(at path: IndexPath?) -> (any ItemView)? { path.flatMap(view.shownItem) }

  /// The drag state of the item that is displayed at `path`.
  func state(of path: IndexPath) -> UICollectionViewCell.DragState {
    index(of: path) == nil ? .none : state
  }

  /// The index path in the data source of a dragged item; nil if it is not one of the view.
  func path(of item: UIDragItem) -> IndexPath? { shownPath(of: item).flatMap(view.toldPath) }

  /// The displayed index path of a dragged item.
  func shownPath(of item: UIDragItem) -> IndexPath? { items.first { $0.item === item }?.path }

  /// Updates the index paths of dragged items after a change of the data.
  func follow(_ plan: ChangePlan) {
    for index in items.indices {
      items[index].path = items[index].path.flatMap(plan.destination(of:))
    }
  }

  private func become(_ state: UICollectionViewCell.DragState) {
    self.state = state
    for dragged in items { cell(at: dragged.path)?.dragState = state }
  }

  private func reset() {
    (session, items) = (nil, [])
    for element in view.elements.inOrder { element.view.asItem?.dragState = .none }
  }

  // MARK: The interaction

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let session = session as? DragSession,
      let path = view.indexPathForItem(at: session.location(in: view.mover))
    else { return [] }
    return items(for: session, at: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedPreview? {
    guard let dragged = items.first(where: { $0.item === item }),
      let cell = cell(at: dragged.path), cell.superview != nil, cell.window != nil
    else { return nil }
    guard let own = dragged.ownPreview else {
      return UITargetedPreview(view: cell, parameters: dragged.look ?? UIDragPreviewParameters())
    }
    let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    let target = UIDragPreviewTarget(
      container: view.mover, center: cell.convert(middle, to: view.mover))
    return own.map { UITargetedPreview(view: $0.view, parameters: $0.parameters, target: target) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    view.dragDelegate?.collectionView(view, dragSessionWillBegin: session)
    become(.dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    view.dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    view.dragDelegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    animator.addCompletion { [weak self] _ in self?.reset() }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    reset()
    view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
  }
}
