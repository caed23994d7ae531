/// Lets a collection view take drags, as its drop delegate says. Rule DRAG-4.
@MainActor final class ItemDropTarget: NSObject, UIDropInteractionDelegate {
  private unowned let view: UICollectionView
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  /// The drag over the view.
  private(set) var session: (any UIDropSession)?
  private var proposal: UICollectionViewDropProposal?
  private var destination: IndexPath?
  /// Whether the other items make room for the dragged one.
  private var hasGap = false
  /// Where room is to be made when the drag has stayed long enough.
  private var awaited: CGPoint?
  private var stay: FrameTimer?
  private var scroll: EdgeScroll?
  private var spring: SpringLoad?
  private var coordinator: DropCoordinator?
  /// The final frames of what was dropped last, in the view's coordinates.
  private(set) var landings: [CGRect] = []

  init(in view: UICollectionView) {
    self.view = view
    super.init()
  }

  // MARK: Moving

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    view.dropDelegate?.collectionView(view, canHandle: session) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    self.session = session
    landings = []
    scroll = EdgeScroll(of: view.mover) { [weak self] in self?.update() }
    spring = SpringLoad(of: view, session)
    view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
    showStates()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    scroll?.follow(session.location(in: view.mover))
    update()
    return proposal ?? UIDropProposal(operation: .cancel)
  }

  /// Asks the delegate for a proposal, and makes room for an item that would move here.
  private func update() {
    guard let session else { return }
    defer { showStates() }
    let point = session.location(in: view.mover)
    destination = path(at: point)
    spring?.follow(destination)
    proposal = view.dropDelegate?.collectionView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    stopWaiting()
    guard ownPath != nil, proposal?.operation == .move,
      proposal?.intent == .insertAtDestinationIndexPath, destination != nil
    else { return closeGap() }
    awaited = point
    let delay = view.reorderingCadence.delay
    guard delay > 0 else { return makeRoom(after: 0) }
    stay = FrameTimer(after: delay) { [weak self] in self?.makeRoom(after: delay) }
  }

  /// Makes room where the drag is, if it has stayed there long enough, in seconds.
  func makeRoom(after stay: Double) {
    guard let awaited, stay >= view.reorderingCadence.delay else { return }
    stopWaiting()
    openGap(at: awaited)
  }

  private func stopWaiting() {
    stay?.cancel()
    (stay, awaited) = (nil, nil)
  }

  /// The displayed index path of the only dragged item, if it belongs to the view.
  private var ownPath: IndexPath? {
    guard let source = view.drags.source, let drag = source.session,
      session?.localDragSession === drag, drag.items.count == 1
    else { return nil }
    return source.shownPath(of: drag.items[0])
  }

  /// The index path for a drop at a point; while items make room, that of the gap.
  private func path(at point: CGPoint) -> IndexPath? {
    guard hasGap, let target = view.movement.target else {
      return view.indexPathForItem(at: point)
    }
    return view.collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: target, withPosition: view.converted(point))
  }

  private func openGap(at point: CGPoint) {
    if !hasGap, let ownPath { hasGap = view.movement.begin(at: ownPath, asks: false, hides: true) }
    guard hasGap else { return }
    view.updateInteractiveMovementTargetPosition(point)
    destination = view.movement.target ?? destination
  }

  /// Moves items back that made room.
  private func closeGap() {
    guard hasGap else { return }
    hasGap = false
    view.cancelInteractiveMovement()
  }

  /// Selects the item under the drag, as staying over it does.
  ///
  /// - Returns: Whether the item was selected.
  func springLoad() -> Bool { spring?.load() ?? false }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    stop()
    view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }

  /// The drag is not over the view any more.
  private func stop() {
    stopWaiting()
    scroll?.stop()
    spring?.stop()
    (session, scroll, spring, proposal) = (nil, nil, nil, nil)
    closeGap()
    showStates()
  }

  // MARK: States of cells

  /// The relation of the item that is displayed at `path` to the drag.
  func state(of path: IndexPath) -> DropRelation {
    guard session != nil, coordinator == nil else { return .none }
    return path == targetPath ? .targeted : .notTargeted
  }

  /// The displayed index path of the item into which the drag would drop.
  private var targetPath: IndexPath? {
    guard let proposal, proposal.intent == .insertIntoDestinationIndexPath,
      proposal.operation == .move || proposal.operation == .copy
    else { return nil }
    return destination.map(view.shownPath)
  }

  private func showStates() {
    for element in view.elements.inOrder where element.identity.category == .cell {
      element.view.asItem?.dropState = state(of: element.identity.indexPath)
    }
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    scroll?.stop()
    spring?.stop()
    stopWaiting()
    guard let proposal else { return }
    let items = session.items.map { DroppedItem($0, from: view.drags.source?.path(of: $0)) }
    let coordinator = DropCoordinator(of: session, items, on: view, at: destination, as: proposal)
    self.coordinator = coordinator
    showStates()
    view.dropDelegate?.collectionView(view, performDropWith: coordinator)
    closeGap()
    coordinator.settle()
    landings = coordinator.landings.map(\.frame)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    for animation in coordinator?.animations(of: item) ?? [] {
      animator.addAnimations(animation.animate)
      animator.addCompletion { _ in animation.complete() }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedPreview
  ) -> UITargetedPreview? {
    let goal = coordinator?.landings.last { $0.item === item }?.frame
    guard let goal, defaultPreview.size.width > 0 else { return nil }
    let scale = goal.width / defaultPreview.size.width
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(
        container: view.mover, center: CGPoint(x: goal.midX, y: goal.midY),
        transform: CGAffineTransform(scaleX: scale, y: scale)))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    stop()
    coordinator = nil
    view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
  }
}
