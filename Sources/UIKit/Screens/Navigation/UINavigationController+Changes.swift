// The steps of a push and a pop.
extension UINavigationController {
  /// The duration of a push or a pop, in seconds.
  private static let duration: TimeInterval = 0.35

  /// Replaces the stack.
  func change(to controllers: [UIViewController], animated: Bool) {
    currentChange?.coordinator.end()
    change(StackChange(from: stack, to: controllers, isAnimated: animated))
  }

  /// Replaces what is above the lowest `kept` controllers.
  func change(
    keeping kept: Int, adding tail: ArraySlice<UIViewController> = [], animated: Bool
  ) {
    currentChange?.coordinator.end()
    change(StackChange(from: stack, keeping: kept, adding: tail, isAnimated: animated))
  }

  private func change(_ change: StackChange) {
    var new = change
    new.leaving = visibleTop
    guard !new.changesOrderOnly else {
      stack.replaceSubrange(new.kept..., with: new.tail)
      return updateBar(keeping: new.kept)
    }
    new.sharesContent = new.removed.contains(where: \.sharesContentBelow)
    for controller in new.removed { controller.stackMember?.willLeaveStack() }
    stack.replaceSubrange(new.kept..., with: new.tail)
    for controller in new.removed {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    for controller in new.added { addChild(controller) }
    let added = Set(new.added.map(ObjectIdentifier.init))
    let changed = stack.dropFirst(max(0, new.kept - 1))
    for (below, controller) in zip(changed, changed.dropFirst())
    where added.contains(ObjectIdentifier(controller)) {
      controller.stackMember?.didJoinStack(above: below)
    }
    new.sharesContent = new.sharesContent || new.added.contains(where: \.sharesContentBelow)
    run(new)
  }

  /// The controller on top if its view was shown; nil while the view is being loaded.
  var visibleTop: UIViewController? {
    guard isViewLoaded, let top = stack.last else { return nil }
    return bar.superview != nil || top.viewIfLoaded?.superview === view ? top : nil
  }

  /// Shows the controller on top, animated if the change is.
  func run(_ new: StackChange) {
    guard isViewLoaded else { return end(new) }
    guard new.leaving !== stack.last else {
      updateBar(keeping: new.kept)
      view.setNeedsLayout()
      return end(new)
    }
    let moves =
      new.isAnimated && !new.sharesContent && appearance == .shown && new.leaving != nil
    let change = makeChange(new, moves: moves)
    if moves { join(change.coordinator) }
    beginAppearance(change)
    currentChange = change
    ViewAnimations.withoutAnimation { placeAtStart(change, keeping: new.kept, moves: moves) }
    guard view.window != nil else {
      // Traits and safe areas are not known yet: nothing is laid out.
      currentChange = nil
      return finish(new)
    }
    if moves, change.animators == nil, swipeBack.isBeginning { change.coordinator.hold() }
    change.run(
      sides: { addContainer(change) },
      companions: {
        bar.moveContent(new.direction)
        tabContainerAround?.placeBars()
      },
      changes: { placeAtEnd(change, moves: moves) },
      whenOver: { [self] in
        currentChange = nil
        if change.container !== view { removeContainer(change.container) }
        change.coordinator.isCancelled ? undo(new, showing: change.to) : finish(new)
      })
  }

  private func makeChange(_ new: StackChange, moves: Bool) -> ControllerChange {
    let animators = moves ? animators(new.kind, from: new.leaving, to: stack.last) : nil
    let change = ControllerChange(
      new.kind, from: new.leaving, to: stack.last, isAnimated: new.isAnimated,
      in: animators == nil ? view as UIView : UIView(frame: view.bounds),
      duration: moves ? Self.duration : 0, animators: animators)
    // The tab bar takes part in an interactive pop.
    change.coordinator.controlledLayer = (tabContainerAround?.viewIfLoaded ?? view).layer
    return change
  }

  private func beginAppearance(_ change: ControllerChange) {
    if appearance.isOnTheWayIn {
      change.to?.loadViewIfNeeded()
      change.from?.beginAppearanceTransition(false, animated: change.isAnimated)
      change.to?.beginAppearanceTransition(true, animated: change.isAnimated)
    }
    if let top = change.to {
      delegate?.navigationController(self, willShow: top, animated: change.isAnimated)
    }
  }

  /// Ends a change: removes the former view, and completes the appearance of both controllers.
  private func finish(_ new: StackChange) {
    bar.endTransition()
    new.leaving?.viewIfLoaded?.removeFromSuperview()
    companion(of: new.leaving)?.removeFromSuperview()
    new.leaving?.endAppearanceTransition()
    if appearance == .shown { stack.last?.endAppearanceTransition() }
    end(new)
    viewIfLoaded?.setNeedsLayout()
    guard let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: new.isAnimated)
  }

  /// Undoes a change that was cancelled.
  private func undo(_ new: StackChange, showing top: UIViewController?) {
    let leaving = new.leaving
    stack.replaceSubrange(new.kept..., with: new.formerTail)
    leaving?.beginAppearanceTransition(true, animated: true)
    top?.beginAppearanceTransition(false, animated: true)
    updateBar(keeping: new.kept)
    top?.viewIfLoaded?.removeFromSuperview()
    companion(of: top)?.removeFromSuperview()
    if let leaving, let content = leaving.viewIfLoaded {
      view.insertSubview(content, belowSubview: bar)
      content.frame = frame(of: leaving)
      companion(of: leaving)?.frame = view.bounds
      follow(leaving)
    }
    leaving?.endAppearanceTransition()
    top?.endAppearanceTransition()
    for controller in new.removed { controller.isMovingFromParent = false }
    for controller in new.added {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    view.setNeedsLayout()
    tabContainerAround?.placeBars()
  }

  /// Completes the moves of added and removed controllers to and from their parent.
  private func end(_ new: StackChange) {
    for controller in new.removed {
      if controller.viewIfLoaded?.superview === viewIfLoaded {
        controller.viewIfLoaded?.removeFromSuperview()
      }
      controller.removeFromParent()
      controller.isMovingFromParent = false
    }
    for controller in new.added where controller.parent === self {
      controller.didMove(toParent: self)
      controller.isMovingToParent = false
    }
  }

  // MARK: Places

  /// Places the top view where its animation starts, and everything else where it is at rest.
  private func placeAtStart(_ change: ControllerChange, keeping kept: Int, moves: Bool) {
    let direction = UINavigationBar.Direction(change.kind)
    updateBar(keeping: kept, moving: moves ? direction : nil)
    guard let top = stack.last, let content = top.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = frame(of: top)
    let covers = direction == .forward || change.from?.viewIfLoaded == nil
    if covers {
      view.insertSubview(content, belowSubview: bar)
    } else if let below = change.from?.viewIfLoaded {
      view.insertSubview(content, belowSubview: below)
    }
    if let companion = companion(of: top) {
      companion.frame = view.bounds
      view.insertSubview(companion, aboveSubview: content)
    }
    follow(top)
    placeBars()
    top.viewIsInPlace()
    if view.window != nil { view.layoutIfNeeded() }
    guard moves, change.animators == nil else { return }
    content.frame.origin.x = offset(direction, covers: covers)
    companion(of: top)?.frame.origin.x = content.frame.minX
  }

  /// Gives the bar the items of the controllers above the lowest `kept`. Those of the two topmost,
  /// which the bar shows, are asked for again in any case.
  private func updateBar(keeping kept: Int, moving direction: UINavigationBar.Direction? = nil) {
    let kept = max(0, min(kept, stack.count - 2))
    let known = bar.count(upTo: kept)
    bar.change(keeping: known, adding: stack[known...].map(\.navigationItem), moving: direction)
  }

  /// The view that is in front of a controller's view and moves with it: the results of its search.
  private func companion(of controller: UIViewController?) -> UIView? {
    let search = controller?.navigationItem.search as? UIViewController
    return search?.ownPresentation?.containerView
  }

  private func placeAtEnd(_ change: ControllerChange, moves: Bool) {
    if let top = stack.last {
      top.viewIfLoaded?.frame = frame(of: top)
      companion(of: top)?.frame = view.bounds
    }
    tabContainerAround?.placeBars()
    guard moves else { return }
    let direction = UINavigationBar.Direction(change.kind)
    bar.moveContent(direction)
    let end = -offset(direction, covers: direction == .back)
    change.from?.viewIfLoaded?.frame.origin.x = end
    companion(of: change.from)?.frame.origin.x = end
  }

  /// The offset from which a view moves in: the width if it covers the other view, otherwise 30 %.
  private func offset(_ direction: UINavigationBar.Direction, covers: Bool) -> CGFloat {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = covers ? view.bounds.width : view.bounds.width * 0.3
    return (direction == .forward) != isMirrored ? distance : -distance
  }

  // MARK: Animators of the application

  private func animators(
    _ kind: ControllerChange.Kind, from: UIViewController?, to: UIViewController?
  ) -> CustomAnimators? {
    guard let delegate, let from, let to else { return nil }
    return CustomAnimators(
      delegate.navigationController(
        self, animationControllerFor: kind == .pop ? .pop : .push, from: from, to: to)
    ) { delegate.navigationController(self, interactionControllerFor: $0) }
  }

  /// Adds the container, in which an animator moves the views, between the content and the bars.
  private func addContainer(_ change: ControllerChange) -> ControllerChange.Sides {
    let (from, container) = (change.from, change.container)
    ViewAnimations.withoutAnimation {
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(container, belowSubview: bar)
      if let leaving = from?.viewIfLoaded { container.addSubview(leaving) }
    }
    return (
      CustomTransition.Side(
        controller: from, view: from?.viewIfLoaded, initialFrame: from?.viewIfLoaded?.frame ?? .zero
      ),
      CustomTransition.Side(
        controller: change.to, view: change.to?.view,
        finalFrame: change.to.map { frame(of: $0) } ?? .zero)
    )
  }

  /// Moves the views back below the bars.
  private func removeContainer(_ container: UIView) {
    for child in container.subviews { view.insertSubview(child, belowSubview: container) }
    container.removeFromSuperview()
  }

  // MARK: Interactive pop

  /// Whether a swipe can pop the top controller.
  var canSwipeBack: Bool {
    guard let top = stack.last, stack.count > 1, !top.sharesContentBelow else { return false }
    return currentChange == nil && appearance == .shown
  }

  /// Whether the bar shows the system's back button, and the system animates.
  var hasSystemBackButton: Bool {
    guard let top = stack.last, let below = stack.dropLast().last else { return false }
    let item = top.navigationItem
    let isReplaced =
      !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
      && delegate?.navigationController(self, animationControllerFor: .pop, from: top, to: below)
        == nil
  }
}

extension UINavigationBar.Direction {
  init(_ kind: ControllerChange.Kind) { self = kind == .pop ? .back : .forward }
}
