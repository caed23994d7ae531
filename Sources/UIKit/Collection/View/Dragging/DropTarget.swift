/// A collection view that takes the drag that is over it.
@MainActor final class DropTarget {
  let view: UICollectionView
  let session: DropSession
  /// Where the only thing dragged is among what the view shows, if it is an item of the view.
  private let own: IndexPath?
  private var proposal: UICollectionViewDropProposal?
  private var destination: IndexPath?
  /// Whether the other items make room for the one that is dragged.
  private var makesRoom = false

  init(_ view: UICollectionView, _ session: DropSession, own: IndexPath?) {
    self.view = view
    self.session = session
    self.own = own
  }

  /// Asks the delegate what would happen here, and makes room for the item if it is to move here.
  ///
  /// - Parameter stay: How long the finger stays, in seconds.
  func update(at point: CGPoint, stay: Double) {
    destination = place(at: point)
    let proposal = view.dropDelegate?.collectionView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    self.proposal = proposal
    guard let own, proposal?.operation == .move,
      proposal?.intent == .insertAtDestinationIndexPath, destination != nil
    else { return makeNoRoom() }
    guard stay >= view.reorderingCadence.delay else { return }
    makeRoom(for: own, at: point)
  }

  /// The item at a point; while one of the view is dragged, where that would go.
  private func place(at point: CGPoint) -> IndexPath? {
    guard makesRoom, let target = view.movement.target else {
      return view.indexPathForItem(at: point)
    }
    return view.collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: target, withPosition: view.facing(point))
  }

  private func makeRoom(for own: IndexPath, at point: CGPoint) {
    if !makesRoom { makesRoom = view.movement.begin(at: own, asks: false) }
    guard makesRoom else { return }
    view.updateInteractiveMovementTargetPosition(point)
    destination = view.movement.target ?? destination
  }

  /// Puts items back that made room.
  func makeNoRoom() {
    guard makesRoom else { return }
    makesRoom = false
    view.cancelInteractiveMovement()
  }

  /// What carries out a drop; nil where the delegate takes nothing here.
  func coordinator(_ sources: [DragSource], _ drag: DragSession) -> DropCoordinator? {
    guard let proposal, proposal.operation == .copy || proposal.operation == .move else {
      return nil
    }
    let isOwn = view.activity.drag?.session === drag
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
