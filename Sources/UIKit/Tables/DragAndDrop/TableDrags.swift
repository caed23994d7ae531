/// Drags of a table view's rows, and over it: what the rows' collection view asks, the delegates answer.
/// Rule DRAG-5.
@MainActor final class TableDrags: NSObject {
  private unowned let table: UITableView
  weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { table.rows.dragDelegate = dragDelegate == nil ? nil : self }
  }
  weak var dropDelegate: (any UITableViewDropDelegate)?
  private var proposal: UITableViewDropProposal?

  init(of table: UITableView) {
    self.table = table
    super.init()
    // Rows are moved without a drop delegate, too.
    table.rows.dropDelegate = self
  }

  /// Whether a drag of one row can be a movement that the data source makes.
  private func movesRow(_ session: any UIDropSession) -> Bool {
    guard let source = table.rows.drags.source, let drag = session.localDragSession,
      drag === source.session, drag.allowsMoveOperation, drag.items.count == 1,
      let path = source.path(of: drag.items[0])
    else { return false }
    return table.canMove(path)
  }
}

extension TableDrags: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    dragDelegate?.tableView(table, itemsForBeginning: session, at: indexPath) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(table, itemsForAddingTo: session, at: indexPath, point: point) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(table, dragPreviewParametersForRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { dragDelegate?.tableView(table, dragSessionWillBegin: session) }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { dragDelegate?.tableView(table, dragSessionDidEnd: session) }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
}

extension TableDrags: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    dropDelegate?.tableView(table, canHandle: session) ?? movesRow(session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { dropDelegate?.tableView(table, dropSessionDidEnter: session) }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let proposal =
      dropDelegate?.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      ?? UITableViewDropProposal(
        operation: movesRow(session) ? .move : .cancel, intent: .insertAtDestinationIndexPath)
    self.proposal = proposal
    return proposal.ofItems
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { dropDelegate?.tableView(table, dropSessionDidExit: session) }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { dropDelegate?.tableView(table, dropSessionDidEnd: session) }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let proposal else { return }
    if proposal.ofItems.intent == .insertAtDestinationIndexPath, proposal.operation == .move,
      movesRow(coordinator.session), let target = table.rows.movement.target,
      table.rows.movement.end()
    {
      coordinator.items.first.map { _ = coordinator.drop($0.dragItem, toItemAt: target) }
      return
    }
    dropDelegate?.tableView(
      table, performDropWith: TableDropCoordinator(coordinator, as: proposal))
  }
}
