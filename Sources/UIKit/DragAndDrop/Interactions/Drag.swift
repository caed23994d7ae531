/// A drag, from where its items come to where they are dropped.
///
/// It makes all calls of the delegates of interactions. ``UIDragInteraction`` moves it with a finger, others
/// by code. Rule DRAG-2.
@MainActor package final class Drag {
  let session = DragSession()
  /// Where the items come from; nil for another application.
  private let source: UIDragInteraction?
  private lazy var dropSession = DropSession(of: session, isLocal: source != nil)
  private var previews: DragPreviews?
  /// The destination below the drag that takes it.
  private(set) var over: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The destinations that the drag has been over.
  private var visited: [UIDropInteraction] = []
  /// The destinations below the drag that do not take it.
  private var refusing: [UIDropInteraction] = []
  private var hasBegun = false
  private var isOver = false
  /// Whether a finger moves it.
  var isUnderWay: Bool { hasBegun && !isOver }

  /// A drag of items of another application.
  init(of items: [UIDragItem]) {
    source = nil
    session.add(items)
  }

  /// Nil if there are no items.
  ///
  /// - Parameters:
  ///   - point: Where the finger is, in the coordinates of `view`.
  ///   - items: Returns the items.
  init?(
    from source: UIDragInteraction, at point: CGPoint, in view: UIView,
    items: (DragSession) -> [UIDragItem]
  ) {
    guard let delegate = source.delegate else { return nil }
    self.source = source
    session.move(to: point, in: view)
    let items = items(session)
    guard !items.isEmpty else { return nil }
    session.add(items)
    session.setAllowsMove(delegate.dragInteraction(source, sessionAllowsMoveOperation: session))
    session.setRestricted(
      delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session))
  }

  /// Shows the items above a window's content.
  func lift(in window: UIWindow) {
    guard let source, let delegate = source.delegate else { return }
    let animation = DropAnimation()
    delegate.dragInteraction(source, willAnimateLiftWith: animation, session: session)
    let lifted = session.items.compactMap { item in
      delegate.dragInteraction(source, previewForLifting: item, session: session).map { (item, $0) }
    }
    previews = DragPreviews(of: lifted, in: window, at: session.location(in: window), animation)
  }

  /// Shows the items that have joined the drag.
  func liftAdded() {
    guard let previews, let source, let window = source.view?.window else { return }
    for item in session.items where !previews.has(item) {
      let preview = source.delegate?.dragInteraction(
        source, previewForLifting: item, session: session)
      guard let preview else { continue }
      previews.add(preview, of: item, in: window, at: session.location(in: window))
    }
  }

  /// The picture that follows the finger; nil if there is none, or there are several.
  var preview: UIView? { previews?.only }

  // MARK: Moving

  /// Tells the source that the drag begins, if it has not begun yet.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    if let source { source.delegate?.dragInteraction(source, sessionWillBegin: session) }
  }

  /// Moves the drag to a point of a window, over the innermost view that takes it there.
  func move(to point: CGPoint, in window: UIWindow) {
    if !isOver { window.existingOrNewPart(WindowDrag()).drag = self }
    move(to: point, in: window) { destination(at: point, in: window) }
  }

  /// Moves the drag to a point of a view, over a destination if that takes it.
  func move(to point: CGPoint, in view: UIView, over destination: UIDropInteraction?) {
    move(to: point, in: view) {
      destination.flatMap { accepts($0) ? $0 : nil }
    }
  }

  private func move(to point: CGPoint, in view: UIView, _ destination: () -> UIDropInteraction?) {
    guard !isOver else { return }
    session.move(to: point, in: view)
    begin()
    if let source { source.delegate?.dragInteraction(source, sessionDidMove: session) }
    previews?.follow(point)
    let next = destination()
    if next !== over {
      exit()
      next.map(enter)
    }
    if let over {
      proposal = over.delegate?.dropInteraction(over, sessionDidUpdate: dropSession)
    }
  }

  private func enter(_ destination: UIDropInteraction) {
    over = destination
    if !visited.contains(where: { $0 === destination }) { visited.append(destination) }
    destination.delegate?.dropInteraction(destination, sessionDidEnter: dropSession)
  }

  private func exit() {
    guard let left = over else { return }
    (over, proposal) = (nil, nil)
    left.delegate?.dropInteraction(left, sessionDidExit: dropSession)
  }

  /// Moves the drag away from all destinations.
  func leave() {
    refusing = []
    exit()
  }

  private func destination(at point: CGPoint, in window: UIWindow) -> UIDropInteraction? {
    let views = window.hitTest(point, with: nil).map { sequence(first: $0, next: \.superview) }
    let below = views?.flatMap { $0.interactions.compactMap { $0 as? UIDropInteraction } } ?? []
    refusing.removeAll { other in !below.contains { $0 === other } }
    return below.first(where: accepts)
  }

  /// Whether a destination takes the drag. It is asked when the drag comes.
  private func accepts(_ destination: UIDropInteraction) -> Bool {
    if destination === over { return true }
    if refusing.contains(where: { $0 === destination }) { return false }
    let accepts =
      destination.delegate?.dropInteraction(destination, canHandle: dropSession) ?? false
    if !accepts { refusing.append(destination) }
    return accepts
  }

  // MARK: Ending

  /// What a drop at the present place would do.
  private var operation: UIDropOperation {
    switch proposal?.operation {
    case .copy: .copy
    case .move: session.allowsMoveOperation ? .move : .cancel
    case .cancel, .forbidden, nil: .cancel
    }
  }

  /// Drops the items where they are, or lets them return.
  ///
  /// - Returns: Whether a destination took them.
  @discardableResult func drop() -> Bool {
    guard !isOver else { return false }
    guard hasBegun, let over, operation != .cancel else {
      comeBack()
      return false
    }
    isOver = true
    let operation = operation
    tellSource { $0.dragInteraction($1, session: session, willEndWith: operation) }
    over.delegate?.dropInteraction(over, performDrop: dropSession)
    tellSource { $0.dragInteraction($1, sessionDidTransferItems: session) }
    let animations = session.items.map { item -> DropAnimation in
      let animation = DropAnimation()
      over.delegate?.dropInteraction(over, item: item, willAnimateDropWith: animation)
      previews?.retarget(item) {
        over.delegate?.dropInteraction(over, previewForDropping: item, withDefault: $0)
      }
      return animation
    }
    end(operation, running: animations) {
      over.delegate?.dropInteraction(over, concludeDrop: self.dropSession)
    }
    return true
  }

  /// Lets the items return to where they came from.
  func cancel() {
    guard !isOver else { return }
    leave()
    comeBack()
  }

  /// Another application takes the items.
  func handOver() {
    guard hasBegun, !isOver else { return }
    isOver = true
    exit()
    tellSource { $0.dragInteraction($1, session: session, willEndWith: .copy) }
    tellSource { $0.dragInteraction($1, sessionDidTransferItems: session) }
    for item in session.items { previews?.retarget(item) { _ in nil } }
    end(.copy, running: []) {}
  }

  private func comeBack() {
    isOver = true
    tellSource { $0.dragInteraction($1, session: session, willEndWith: .cancel) }
    let animations = session.items.map { item -> DropAnimation in
      let animation = DropAnimation()
      if let source {
        source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animation)
      }
      return animation
    }
    end(.cancel, running: animations) {}
  }

  /// Tells the source something of a drag that has begun.
  private func tellSource(_ call: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
    guard hasBegun, let source, let delegate = source.delegate else { return }
    call(delegate, source)
  }

  private func end(
    _ operation: UIDropOperation, running animations: [DropAnimation],
    _ conclude: @escaping () -> Void
  ) {
    let finish = { [self] in
      for animation in animations { animation.complete() }
      conclude()
      tellSource { $0.dragInteraction($1, session: session, didEndWith: operation) }
      for destination in visited {
        destination.delegate?.dropInteraction(destination, sessionDidEnd: dropSession)
      }
    }
    let animate = { for animation in animations { animation.animate() } }
    guard let previews else {
      animate()
      return finish()
    }
    self.previews = nil
    previews.land(with: animate, then: finish)
  }
}

/// The drag that a finger makes in a window.
@MainActor final class WindowDrag {
  weak var drag: Drag?
}
