/// Reveals swipe actions of rows under a finger.
@MainActor final class SwipeGesture {
  private unowned let view: UICollectionView
  private let recognizer = SwipePanGestureRecognizer()
  private let dismissal = SwipeDismissalGestureRecognizer()
  /// The row that the finger drags.
  private var found: OpenSwipe?
  /// How far the row was moved aside when the drag began.
  private var start: CGFloat = 0

  init(in view: UICollectionView) {
    self.view = view
    recognizer.gesture = self
    recognizer.listener = { [weak self] in self?.follow() }
    dismissal.collectionView = view
    view.mover.addGestureRecognizer(recognizer)
    view.mover.addGestureRecognizer(dismissal)
  }

  private var swipe: RowSwipe { view.swipe }

  /// Finds the row to drag: the open row, or one with actions at the edge that it is dragged from.
  ///
  /// - Parameters:
  ///   - point: The start of the touch, in the content.
  ///   - way: How far it has moved, in points.
  /// - Returns: Whether there is such a row.
  func prepare(at point: CGPoint, way: CGVector) -> Bool {
    found = nil
    guard abs(way.dx) > abs(way.dy), let path = view.topmostItem(at: point) else { return false }
    if let open = swipe.row, open.path == path {
      found = open
      return true
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    found = swipe.find(at: path, (way.dx < 0) != isMirrored ? .trailing : .leading)
    return found != nil
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      begin()
      move()
    case .changed: move()
    case .ended: finish()
    case .cancelled: if let open = row { settle(start > 0 ? .open : .closed, open) }
    default: break
    }
  }

  /// The row under the finger, unless something else has closed it.
  private var row: OpenSwipe? {
    guard let found, swipe.row?.actions === found.actions else { return nil }
    return found
  }

  private func begin() {
    guard let found else { return }
    if row != nil { return start = found.distance }
    swipe.close()
    start = 0
    found.actions.place = .led(0, isFull: false)
    swipe.reveal(found)
  }

  private func move() {
    guard let open = row else { return }
    let course = open.session
    let way = recognizer.translation(in: view).x
    let shown = course.shown(forPull: start + (open.isAtRight ? -way : way))
    let place = SwipeActionsView.Place.led(shown, isFull: course.isFull(at: shown))
    let changesFull = open.actions.place.takesAll != place.takesAll
    open.actions.place = place
    guard changesFull else { return open.cell.followSwipe() }
    UIView.animate(withDuration: 0.2) { open.cell.followSwipe() }
  }

  private func finish() {
    guard let open = row else { return }
    let velocity = recognizer.velocity(in: view).x
    let end = open.session.end(at: open.distance, velocity: open.isAtRight ? -velocity : velocity)
    settle(end, open)
    if end == .full { _ = swipe.performAction(0) }
  }

  /// Animates the row to its final position.
  private func settle(_ end: SwipeSession.End, _ open: OpenSwipe) {
    found = nil
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [swipe] in
      switch end {
      case .closed: return swipe.close()
      case .open: open.actions.place = .open
      case .full: open.actions.place = .full
      }
      open.cell.followSwipe()
    }
  }
}

/// Recognizes a finger that drags a row aside.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  weak var gesture: SwipeGesture?

  override var mayBegin: Bool {
    guard let view = view as? UIScrollView, let gesture, numberOfTouches == 1 else {
      return false
    }
    let isKept = touches.contains { touch in
      guard let touched = touch.view, touched !== view, !(touched is SwipeActionButton) else {
        return false
      }
      return !view.mayTake(touch, from: touched)
    }
    guard !isKept else { return false }
    let here = location(in: nil)
    return gesture.prepare(
      at: view.convert(origin, from: nil),
      way: CGVector(dx: here.x - origin.x, dy: here.y - origin.y))
  }

  /// Waits for gestures from the edge of the screen.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    other is UIScreenEdgePanGestureRecognizer || super.shouldRequireFailure(of: other)
  }
}

/// Closes the open row: when a touch begins outside of the row, or a tap on it ends. Scrolling and
/// dragging rows may go on; other gestures are prevented.
final class SwipeDismissalGestureRecognizer: UIGestureRecognizer {
  @UntilGone var collectionView: UICollectionView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard let open = collectionView?.swipe.row, let touched = touches.first?.view,
      !touched.isDescendant(of: open.actions)
    else { return state = .failed }
    if touched.isDescendant(of: open.cell) { return state = .began }
    state = .ended
    collectionView?.closeSwipe()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .began else { return state = .failed }
    state = .ended
    if isTap(touches.first) { collectionView?.closeSwipe() }
  }

  /// Whether the touch has not moved far enough to drag.
  private func isTap(_ touch: UITouch?) -> Bool {
    guard let touch else { return false }
    return touch.location(in: nil).distance(to: start) <= UIPanGestureRecognizer.slop
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began ? .cancelled : .failed
  }

  override func receive(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began { start = touch.location(in: nil) }
    super.receive(touch, event)
  }

  /// The start of the touch, in the window.
  private var start = CGPoint.zero

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer) && !(other is SwipePanGestureRecognizer)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
