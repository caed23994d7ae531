/// Has a finger drag rows aside.
@MainActor final class SwipeGesture {
  private unowned let view: UICollectionView
  private let recognizer = SwipePanGestureRecognizer()
  private let dismissal = SwipeDismissalGestureRecognizer()
  /// The row that the finger is about to drag.
  private var found: OpenSwipe?
  /// How far the row lay aside when the finger took it.
  private var start: CGFloat = 0

  init(in view: UICollectionView) {
    self.view = view
    recognizer.gesture = self
    recognizer.listener = { [weak self] in self?.follow() }
    dismissal.collectionView = view
    view.addGestureRecognizer(recognizer)
    view.addGestureRecognizer(dismissal)
  }

  private var swipe: RowSwipe { view.swipe }

  /// Looks for what a finger drags aside: the row that is open, or one that has actions at the edge
  /// it is dragged away from.
  ///
  /// - Parameters:
  ///   - point: Where the finger came down, in the content.
  ///   - way: How far it has gone, in points.
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
    case .ended: letGo()
    case .cancelled: if let open = row { settle(start > 0 ? .open : .closed, open) }
    default: break
    }
  }

  /// The row under the finger, as long as nothing else has closed it.
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
    swipe.show(found)
  }

  private func move() {
    guard let open = row else { return }
    let course = open.course
    let way = recognizer.translation(in: view).x
    let shown = course.shown(forPull: start + (open.isAtRight ? -way : way))
    let place = SwipeActionsView.Place.led(shown, isFull: course.isFull(at: shown))
    let changesFull = open.actions.place.takesAll != place.takesAll
    open.actions.place = place
    guard changesFull else { return open.cell.followSwipe() }
    UIView.animate(withDuration: 0.2) { open.cell.followSwipe() }
  }

  private func letGo() {
    guard let open = row else { return }
    let velocity = recognizer.velocity(in: view).x
    let end = open.course.end(at: open.distance, velocity: open.isAtRight ? -velocity : velocity)
    settle(end, open)
    if end == .full { _ = swipe.performAction(0) }
  }

  /// Has the row go on to where it rests.
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

/// The finger that drags a row aside.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  weak var gesture: SwipeGesture?

  override var mayBegin: Bool {
    guard let view = view as? UICollectionView, let gesture, numberOfTouches == 1 else {
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

  /// Fingers from the edge of the screen are for screens.
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    other is UIScreenEdgePanGestureRecognizer || super.shouldRequireFailure(of: other)
  }
}

/// A finger that closes the row that is open: beside the row as it comes down, on the row as it
/// lifts. It may scroll, and drag a row aside, but does nothing else.
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

  /// Whether the finger is about where it came down, so that it has dragged nothing.
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

  /// Where the finger came down, in the window.
  private var start = CGPoint.zero

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPanGestureRecognizer) && !(other is SwipePanGestureRecognizer)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
