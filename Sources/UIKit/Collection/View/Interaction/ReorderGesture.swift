/// Moves items under a finger: by the reorder control of a cell, or by a long press.
@MainActor final class ReorderGesture {
  private unowned let view: UICollectionView
  private let grip = GripGestureRecognizer()
  private let press = MovePressGestureRecognizer()
  private var scroll: EdgeScroll?
  /// The offset from the finger to the center of the cell.
  private var hold = CGVector.zero
  /// The horizontal center of a cell that moves vertically only; nil for others.
  private var lane: CGFloat?
  private weak var lifted: (any ItemView)?

  init(in view: UICollectionView) {
    self.view = view
    grip.listener = { [weak self, unowned grip] in self?.follow(grip) }
    press.listener = { [weak self, unowned press] in self?.follow(press) }
    grip.collectionView = view
    press.collectionView = view
    view.mover.addGestureRecognizer(grip)
    view.mover.addGestureRecognizer(press)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: begin(recognizer)
    case .changed: move(recognizer)
    case .ended: end { view.endInteractiveMovement() }
    case .cancelled: end { view.cancelInteractiveMovement() }
    default: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: view)
    guard let path = view.indexPathForItem(at: point), let cell = view.visibleItem(at: path),
      view.beginInteractiveMovementForItem(at: path)
    else { return recognizer.state = .cancelled }
    let center = view.convert(
      CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
    hold = CGVector(dx: center.x - point.x, dy: center.y - point.y)
    let isGrip = recognizer === grip
    lane = isGrip ? center.x : nil
    if isGrip {
      lifted = cell
      cell.isLifted = true
    }
    scroll = EdgeScroll(of: view.mover) { [weak self, weak recognizer] in
      if let recognizer { self?.place(recognizer) }
    }
  }

  private func move(_ recognizer: UIGestureRecognizer) {
    guard view.movement.isUnderWay else { return end {} }
    place(recognizer)
    scroll?.follow(recognizer.location(in: view))
  }

  /// Moves the cell to the finger.
  private func place(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: view)
    view.updateInteractiveMovementTargetPosition(
      CGPoint(x: lane ?? point.x + hold.dx, y: point.y + hold.dy))
  }

  private func end(_ finish: () -> Void) {
    scroll?.stop()
    scroll = nil
    finish()
    lifted?.isLifted = false
    lifted = nil
  }
}

/// Recognizes a touch on the reorder control of a cell, from its beginning.
final class GripGestureRecognizer: UIGestureRecognizer {
  @UntilGone var collectionView: UICollectionView?

  override func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard numberOfTouches == 0, let view = collectionView,
      let path = view.indexPathForItem(at: touch.location(in: view)),
      let cell = view.visibleItem(at: path), cell.swipeActions == nil
    else { return false }
    // Where the control was, the actions of a row that lies aside are.
    return cell.hasGrip(at: touch.location(in: cell)) && super.takes(touch, event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

/// Recognizes the long press that moves an item, in collection views of controllers.
final class MovePressGestureRecognizer: UILongPressGestureRecognizer {
  @UntilGone var collectionView: UICollectionView?

  override func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard let view = collectionView, view.movesItemsByLongPress, !view.dragsItems
    else { return false }
    return super.takes(touch, event)
  }

  /// Waits for the long press that opens the menu of an item.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    other is MenuPressGestureRecognizer || super.shouldRequireFailure(of: other)
  }

  override var mayBegin: Bool {
    guard let view = collectionView,
      let path = view.indexPathForItem(at: location(in: view))
    else { return false }
    return view.movement.mayMove(path)
  }
}
