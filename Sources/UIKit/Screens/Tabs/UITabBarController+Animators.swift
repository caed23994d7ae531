// Changes of the selection that an animator of the application animates.
extension UITabBarController {
  /// The animator of a change; nil if there is none or the controller is not on screen.
  func animator(
    from former: UIViewController?, to controller: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let former, let controller, appearance == .shown,
      viewIfLoaded?.window != nil,
      viewControllers?.contains(where: { $0 === former }) ?? false
    else { return nil }
    return delegate?.tabBarController(
      self, animationControllerForTransitionFrom: former, to: controller)
  }

  /// Replaces the visible controller in a container below the bar.
  func replace(
    _ former: UIViewController, with controller: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning
  ) {
    let frame = view.bounds
    controller.loadViewIfNeeded()
    let animators = CustomAnimators(animator) { [delegate] in
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    let change = ControllerChange(
      .selection, from: former, to: controller, isAnimated: true, in: UIView(frame: frame),
      duration: 0, animators: animators)
    join(change.coordinator)
    former.beginAppearanceTransition(false, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    currentChange = change
    let formerView = former.viewIfLoaded
    ViewAnimations.withoutAnimation { prepare(change) }
    change.run(
      sides: {
        (
          CustomTransition.Side(controller: former, view: formerView, initialFrame: frame),
          CustomTransition.Side(controller: controller, view: controller.view, finalFrame: frame)
        )
      },
      companions: {}, changes: {}, whenOver: { [self] in end(change) })
  }

  /// Adds the appearing view below the disappearing one, which the animator finds in its container.
  private func prepare(_ change: ControllerChange) {
    change.from?.scrollView(at: .bottom)?.edgeDidMove = nil
    addContent(of: change.to)
    placeBars()
    change.to?.viewIsInPlace()
    view.layoutIfNeeded()
    change.container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(change.container, belowSubview: tabBar)
    if let leaving = change.from?.viewIfLoaded { change.container.addSubview(leaving) }
  }

  private func end(_ change: ControllerChange) {
    let container = change.container
    currentChange = nil
    for child in container.subviews { view.insertSubview(child, belowSubview: container) }
    container.removeFromSuperview()
    if change.coordinator.isCancelled { undo(change) }
    let (shown, hidden) =
      change.coordinator.isCancelled ? (change.from, change.to) : (change.to, change.from)
    hidden?.viewIfLoaded?.removeFromSuperview()
    hidden?.endAppearanceTransition()
    if appearance == .shown { shown?.endAppearanceTransition() }
    view.setNeedsLayout()
  }

  /// Undoes a change that was cancelled.
  private func undo(_ change: ControllerChange) {
    setSelected(change.from)
    change.to?.scrollView(at: .bottom)?.edgeDidMove = nil
    change.from?.beginAppearanceTransition(true, animated: true)
    change.to?.beginAppearanceTransition(false, animated: true)
    placeBars()
    change.from?.viewIsInPlace()
  }
}
