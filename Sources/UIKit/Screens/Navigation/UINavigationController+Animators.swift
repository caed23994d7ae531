// Animators of the application, and fingers.
extension UINavigationController {
  /// Who animates and, where there is somebody, has a person control it.
  typealias Animators = (
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  )

  /// What the delegate answers.
  func animators(
    _ change: Change, from: UIViewController?, to: UIViewController?
  ) -> Animators? {
    guard let from, let to,
      let animator = delegate?.navigationController(
        self, animationControllerFor: change.direction == .back ? .pop : .push, from: from, to: to)
    else { return nil }
    return (animator, delegate?.navigationController(self, interactionControllerFor: animator))
  }

  /// In seconds; nil where the system animates.
  func duration(
    of animators: Animators?, in container: UIView, from: UIViewController?, to: UIViewController?
  ) -> TimeInterval? {
    guard let animators, let from, let to else { return nil }
    let context = CustomTransition(
      animators.animator, by: animators.interactor, in: container, as: .none,
      from: CustomTransition.Side(from), to: CustomTransition.Side(to))
    return animators.animator.transitionDuration(using: context)
  }

  /// Puts a view between the content and the bars in which an animator moves the views.
  func custom(
    _ animators: Animators, in container: UIView, from: UIViewController, to: UIViewController
  ) -> CustomTransition {
    ViewAnimations.withoutAnimation {
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(container, belowSubview: bar)
      if let leaving = from.viewIfLoaded { container.addSubview(leaving) }
    }
    let frame = from.viewIfLoaded?.frame ?? .zero
    return CustomTransition(
      animators.animator, by: animators.interactor, in: container, as: .none,
      from: CustomTransition.Side(
        controller: from, view: from.viewIfLoaded, initialFrame: frame),
      to: CustomTransition.Side(controller: to, view: to.view, finalFrame: self.frame(of: to)))
  }

  /// Puts views that an animator has moved back below the bars.
  func takeOut(_ container: UIView) {
    for child in container.subviews { view.insertSubview(child, belowSubview: container) }
    container.removeFromSuperview()
  }

  /// A change of the stack is cancelled: what was shown stays.
  func takeBack(
    _ change: Change, from leaving: UIViewController?, to top: UIViewController?
  ) {
    stack = change.former
    shown = leaving
    leaving?.beginAppearanceTransition(true, animated: true)
    top?.beginAppearanceTransition(false, animated: true)
    bar.show(stack.map(\.navigationItem))
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
    for controller in change.removed { controller.isMovingFromParent = false }
    for controller in change.added {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    view.setNeedsLayout()
    tabBarController?.placeBars()
  }

  /// Whether a finger can take the top controller off.
  var canSwipeBack: Bool {
    guard let top = stack.last, stack.count > 1, !top.sharesContent else { return false }
    return movement == nil && appearance == .shown
  }

  /// Whether there is a way back that is the system's.
  var hasOwnWayBack: Bool {
    guard let top = stack.last, let below = stack.dropLast().last else { return false }
    let item = top.navigationItem
    let isCovered = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isCovered
      && delegate?.navigationController(self, animationControllerFor: .pop, from: top, to: below)
        == nil
  }
}
