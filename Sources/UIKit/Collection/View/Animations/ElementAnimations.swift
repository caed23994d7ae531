/// The animated changes of a collection view: the one being made, and those still running.
@MainActor final class ElementAnimations: CollectionPart {
  private unowned let host: any CollectionHost
  private let elements: ElementStore
  /// The change being made; nil while changes are not animated.
  private(set) var current: ElementAnimation?
  /// The running animations, in the order in which they began.
  private var running: [ElementAnimation] = []
  /// How many animations have begun.
  private var count = 0
  /// The element that follows a finger, which is not animated.
  var draggedElement: ElementIdentity?

  init(_ host: any CollectionHost, elements: ElementStore) {
    self.host = host
    self.elements = elements
  }

  /// Begins an animated change, if it would be visible: the view has been on screen, and animations
  /// are enabled.
  ///
  /// - Returns: Nil if the change is not animated, or is part of the current one.
  func begin() -> ElementAnimation? {
    guard current == nil, host.canAnimateChanges else { return nil }
    running.removeAll(where: \.isOver)
    count += 1
    let animation = ElementAnimation(
      count, elements: elements.inOrder, nearby: host.nearbyAttributes
    ) { [weak host = host, unowned elements] element in
      // A view that the application displays again has not left.
      guard let host, elements.isDeparting(element.view) else { return }
      host.sendDidEndDisplaying(element)
      elements.release(element.view)
    }
    current = animation
    running.append(animation)
    return animation
  }

  /// Makes a change, animated if that would be visible, and updates the display then.
  func animateUpdate(_ change: () -> Void) {
    let animation = begin()
    change()
    guard let animation else { return }
    LayoutPass.inTurn(host.updateDisplay)
    elements.removeIdle()
    close(animation)
  }

  /// Ends the change that was begun; nil does nothing.
  func close(_ animation: ElementAnimation?) {
    guard let animation else { return }
    current = nil
    animation.close()
  }

  /// Makes changes, and calls `completion` when the last animation that began with them has ended;
  /// immediately if none began.
  func track(_ changes: () -> Void, _ completion: @escaping (Bool) -> Void) {
    let before = count
    changes()
    guard let last = running.last(where: { $0.number > before && !$0.isOver }) else {
      return completion(true)
    }
    last.onEnd(completion)
  }

  /// Changes views as part of the current change; without one, immediately.
  func animate(_ changes: () -> Void) {
    if let current { current.animate(changes) } else { changes() }
  }

  /// Gives a background view the frame of the bounds.
  func fillBounds(with background: UIView?) {
    guard let background, background.frame != host.bounds else { return }
    animate { background.frame = host.bounds }
  }

  /// Applies attributes to a visible view, animated if a change is being made.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: _ElementView) {
    guard let current, draggedElement != attributes.identity else { return view.adopt(attributes) }
    current.apply(attributes, to: view)
  }

  /// Removes a view from the tree; during a change it stays as long as elements in it depart.
  func remove(_ view: UIView) {
    if let current { current.keep(view) } else { view.removeFromSuperview() }
  }

  /// Removes the departing views of all animations.
  func releaseDepartures() {
    guard !running.isEmpty else { return }
    for animation in running { animation.releaseDepartures() }
    running.removeAll(where: \.isOver)
  }

  /// Running animations hold views, not index paths; `ElementReconciler` notes former places.
  func dataDidChange(_ change: DataChange) {}
}
