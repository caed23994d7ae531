/// A collection view that accepts the drag over it.
@MainActor final class DropTarget {
  let view: UICollectionView
  let session: DropSession
  /// The displayed index path of the only dragged item, if it belongs to the view.
  private let own: IndexPath?
  private var proposal: UICollectionViewDropProposal?
  private var destination: IndexPath?
  /// Whether the other items make room for the dragged one.
  private var hasGap = false

  init(_ view: UICollectionView, _ session: DropSession, own: IndexPath?) {
    self.view = view
    self.session = session
    self.own = own
  }

  /// Asks the delegate for a proposal, and makes room for an item that would move here.
  ///
  /// - Parameter stay: How long the drag stays, in seconds.
  func update(at point: CGPoint, stay: Double) {
    destination = path(at: point)
    let proposal = view.dropDelegate?.collectionView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    self.proposal = proposal
    guard let own, proposal?.operation == .move,
      proposal?.intent == .insertAtDestinationIndexPath, destination != nil
    else { return closeGap() }
    guard stay >= view.reorderingCadence.delay else { return }
    openGap(for: own, at: point)
  }

  /// The index path for a drop at a point; while items make room, that of the gap.
  private func path(at point: CGPoint) -> IndexPath? {
    guard hasGap, let target = view.movement.target else {
      return view.indexPathForItem(at: point)
    }
    return view.collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: target, withPosition: view.converted(point))
  }

  private func openGap(for own: IndexPath, at point: CGPoint) {
    if !hasGap { hasGap = view.movement.begin(at: own, asks: false) }
    guard hasGap else { return }
    view.updateInteractiveMovementTargetPosition(point)
    destination = view.movement.target ?? destination
  }

  /// Moves items back that made room.
  func closeGap() {
    guard hasGap else { return }
    hasGap = false
    view.cancelInteractiveMovement()
  }

  /// The coordinator of a drop; nil if the delegate proposes neither copy nor move.
  func coordinator(_ sources: [DragSource], _ drag: DragSession) -> DropCoordinator? {
    guard let proposal, proposal.operation == .copy || proposal.operation == .move else {
      return nil
    }
    let isOwn = view.drags.drag?.session === drag
    let items = drag.items.map { item in
      let source = sources.first { $0.item === item }
      return DroppedItem(
        item, from: isOwn ? source?.path.flatMap(view.toldPath) : nil,
        previewSize: source?.size ?? .zero)
    }
    return DropCoordinator(
      of: session, items, on: view, at: destination, as: proposal)
  }
}
