/// A drag from a view, with the previews that follow the finger and the destination below it.
@MainActor final class ViewDrag {
  private let source: UIDragInteraction
  private weak var window: UIWindow?
  let session = DragSession()
  private lazy var dropSession = DropSession(of: session, isLocal: true)
  private var previews: [(item: UIDragItem, view: LiftedView, preview: UITargetedPreview)] = []
  private var over: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The destinations that the drag has been over.
  private var visited: [UIDropInteraction] = []
  private var hasMoved = false

  /// Lifts the items of an interaction; nil if there are none.
  init?(of source: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
    guard let delegate = source.delegate else { return nil }
    self.source = source
    self.window = window
    session.move(to: point, in: window)
    let items = delegate.dragInteraction(source, itemsForBeginning: session)
    guard !items.isEmpty else { return nil }
    session.add(items)
    session.setAllowsMove(delegate.dragInteraction(source, sessionAllowsMoveOperation: session))
    session.setRestricted(
      delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session))
    lift(items, delegate, at: point)
  }

  private func lift(
    _ items: [UIDragItem], _ delegate: any UIDragInteractionDelegate, at point: CGPoint
  ) {
    let animation = DropAnimation()
    delegate.dragInteraction(source, willAnimateLiftWith: animation, session: session)
    for item in items {
      guard
        let preview = delegate.dragInteraction(
          source, previewForLifting: item, session: session)
      else { continue }
      let view = LiftedView(preview)
      window?.addSubview(view)
      if let home = view.home { view.place(at: home) }
      previews.append((item, view, preview))
    }
    UIView.animate(withDuration: 0.2) { [previews] in
      for (_, view, _) in previews {
        view.layer.shadowOpacity = 0.2
        if let home = view.home {
          view.place(at: home.insetBy(dx: -home.width * 0.025, dy: -home.height * 0.025))
        }
      }
      animation.run()
    }
    grip = previews.first?.view.home.map { CGPoint(x: $0.midX - point.x, y: $0.midY - point.y) }
  }

  /// From the finger to the middle of the first preview.
  private var grip: CGPoint?

  // MARK: Moving

  /// Moves the drag to a point of the window.
  func move(to point: CGPoint) {
    guard let window, let delegate = source.delegate else { return }
    session.move(to: point, in: window)
    if !hasMoved {
      hasMoved = true
      delegate.dragInteraction(source, sessionWillBegin: session)
    }
    delegate.dragInteraction(source, sessionDidMove: session)
    for (index, (_, view, _)) in previews.enumerated() {
      let grip = grip ?? .zero
      view.center = CGPoint(
        x: point.x + grip.x + CGFloat(index) * 6, y: point.y + grip.y + CGFloat(index) * 6)
    }
    let next = destination(at: point)
    if next !== over {
      if let over { over.delegate?.dropInteraction(over, sessionDidExit: dropSession) }
      over = next
      proposal = nil
      if let next {
        if !visited.contains(where: { $0 === next }) { visited.append(next) }
        next.delegate?.dropInteraction(next, sessionDidEnter: dropSession)
      }
    }
    if let over {
      proposal = over.delegate?.dropInteraction(over, sessionDidUpdate: dropSession)
    }
  }

  /// The innermost interaction at a point that takes the drag.
  private func destination(at point: CGPoint) -> UIDropInteraction? {
    var view = window?.hitTest(point, with: nil)
    while let present = view {
      for interaction in present.interactions.compactMap({ $0 as? UIDropInteraction }) {
        let accepts =
          interaction === over
          || interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
        if accepts { return interaction }
      }
      view = present.superview
    }
    return nil
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
  func drop(at point: CGPoint) {
    if hasMoved { move(to: point) }
    guard hasMoved, let over, operation != .cancel else { return cancel() }
    let operation = operation
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    over.delegate?.dropInteraction(over, performDrop: dropSession)
    source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
    let animations = previews.map { item, view, preview -> DropAnimation in
      let animation = DropAnimation()
      over.delegate?.dropInteraction(over, item: item, willAnimateDropWith: animation)
      if let place = over.delegate?.dropInteraction(
        over, previewForDropping: item, withDefault: preview)
      {
        view.retarget(to: place.target)
      } else {
        view.retarget(to: nil)
      }
      return animation
    }
    end(operation, running: animations) { [self] in
      over.delegate?.dropInteraction(over, concludeDrop: dropSession)
    }
  }

  /// Lets the items return to where they came from.
  func cancel() {
    source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
    let animations = previews.map { item, _, _ -> DropAnimation in
      let animation = DropAnimation()
      source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animation)
      return animation
    }
    end(.cancel, running: animations) {}
  }

  private func end(
    _ operation: UIDropOperation, running animations: [DropAnimation],
    _ conclude: @escaping () -> Void
  ) {
    let previews = previews
    self.previews = []
    UIView.animate(withDuration: previews.isEmpty ? 0 : 0.25) {
      for (_, view, _) in previews {
        view.layer.shadowOpacity = 0
        if let home = view.home { view.place(at: home) } else { view.alpha = 0 }
      }
      for animation in animations { animation.run() }
    } completion: { [self] _ in
      for (_, view, _) in previews { view.removeFromSuperview() }
      conclude()
      source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
      for interaction in visited {
        interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
      }
    }
  }
}
