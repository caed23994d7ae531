extension UITabBarController {
  /// Who animates a change of the controller that is shown; nil where nobody does, or nobody looks.
  func animator(
    from former: UIViewController?, to controller: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let former, let controller, appearance == .shown, viewIfLoaded?.window != nil,
      viewControllers?.contains(where: { $0 === former }) ?? false
    else { return nil }
    return delegate?.tabBarController(
      self, animationControllerForTransitionFrom: former, to: controller)
  }

  /// Has an animator show another controller, in a view below the bar.
  func exchange(
    _ former: UIViewController, for controller: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning
  ) {
    let (container, frame) = (UIView(frame: view.bounds), view.bounds)
    controller.loadViewIfNeeded()
    let context = CustomTransition(
      animator, by: delegate?.tabBarController(self, interactionControllerFor: animator),
      in: container, as: .none,
      from: CustomTransition.Side(
        controller: former, view: former.viewIfLoaded, initialFrame: frame),
      to: CustomTransition.Side(controller: controller, view: controller.view, finalFrame: frame))
    let transition = ControllerTransition(
      in: container, duration: animator.transitionDuration(using: context))
    transition.lead(from: former, to: controller)
    join(transition)
    former.beginAppearanceTransition(false, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    movement = transition
    ViewAnimations.withoutAnimation { begin(former, for: controller, in: container) }
    transition.run(context, with: {}) { [self] in
      movement = nil
      for child in container.subviews { view.insertSubview(child, belowSubview: container) }
      container.removeFromSuperview()
      let isCancelled = transition.isCancelled
      if isCancelled { takeBack(former, insteadOf: controller) }
      let (shown, hidden) = isCancelled ? (former, controller) : (controller, former)
      hidden.viewIfLoaded?.removeFromSuperview()
      hidden.endAppearanceTransition()
      if appearance == .shown { shown.endAppearanceTransition() }
      view.setNeedsLayout()
    }
  }

  /// Puts the view that comes below the one that goes, which the animator finds in its container.
  private func begin(
    _ former: UIViewController, for controller: UIViewController, in container: UIView
  ) {
    former.scrollView(at: .bottom)?.edgeDidMove = nil
    if let content = controller.view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, belowSubview: tabBar)
    }
    placeBars()
    controller.viewIsInPlace()
    view.layoutIfNeeded()
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, belowSubview: tabBar)
    if let leaving = former.viewIfLoaded { container.addSubview(leaving) }
  }

  /// A change is cancelled: what was shown stays.
  private func takeBack(_ former: UIViewController, insteadOf controller: UIViewController) {
    mark(former)
    controller.scrollView(at: .bottom)?.edgeDidMove = nil
    former.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    placeBars()
    former.viewIsInPlace()
  }
}
