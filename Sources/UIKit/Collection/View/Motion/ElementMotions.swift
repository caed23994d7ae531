/// The changes that are seen over time: the one that is made now, and those that still move.
@MainActor final class ElementMotions: CollectionPart {
  /// The change that is made now; nil while everything is to be seen at once.
  private(set) var current: ElementMotion?
  /// Those that still move, in the order in which they began.
  private var running: [ElementMotion] = []
  private var beginnings = 0

  /// Begins a change, if it can be seen: the view has been on the screen, and animations are
  /// enabled.
  ///
  /// - Returns: Nil for a change that is seen at once, or is a part of the one that is made.
  func begin() -> ElementMotion? {
    guard current == nil, isSeen else { return nil }
    running.removeAll(where: \.isOver)
    beginnings += 1
    let motion = ElementMotion(
      beginnings, elements: host.elements.inOrder, candidates: host.vicinity.candidates
    ) { [weak host = host] element in
      host?.tellDidEndDisplaying(element)
      host?.elements.release(element.view)
    }
    current = motion
    running.append(motion)
    return motion
  }

  private var isSeen: Bool {
    UIView.areAnimationsEnabled && host.vicinity.wasFound && !host.pass.isRunning
      && !host.pass.isPreparing && host.transactions.interactive == nil
      && host.layer.wasThereAtCommit && host.layer.isOnScreen
  }

  /// Makes a change that is seen over time, if it can be, and shows it then.
  func show(_ change: () -> Void) {
    let motion = begin()
    change()
    guard let motion else { return }
    LayoutPass.inTurn(host.updateDisplay)
    host.elements.removeIdle()
    close(motion)
  }

  /// Ends a change that was begun.
  func close(_ motion: ElementMotion?) {
    guard let motion else { return }
    current = nil
    motion.close()
  }

  /// Makes changes, and calls `completion` when the last of those that began with it is over; at
  /// once if none did.
  func follow(_ changes: () -> Void, _ completion: @escaping (Bool) -> Void) {
    let before = beginnings
    changes()
    guard let last = running.last(where: { $0.number > before && !$0.isOver }) else {
      return completion(true)
    }
    last.follow(completion)
  }

  /// Makes changes of views as part of the change that is made now.
  func animate(_ changes: () -> Void) {
    if let current { current.animate(changes) } else { changes() }
  }

  /// Has a view that lies behind all elements be where the bounds are.
  func fillBounds(with ground: UIView?) {
    guard let ground, ground.frame != host.bounds else { return }
    animate { ground.frame = host.bounds }
  }

  func adopt(_ attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView) {
    guard let current, !host.movement.holds(attributes.identity) else {
      return view.adopt(attributes)
    }
    current.adopt(attributes, by: view)
  }

  /// Takes a view out of the tree, with what departs in it if a change is made now.
  func letGo(of view: UIView) {
    if let current { current.keep(view) } else { view.removeFromSuperview() }
  }

  /// Takes out all that is still to be seen of elements that are gone.
  func releaseDepartures() {
    guard !running.isEmpty else { return }
    for motion in running { motion.releaseDepartures() }
    running.removeAll(where: \.isOver)
  }
}
