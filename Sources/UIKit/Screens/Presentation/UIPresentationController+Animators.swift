// Animators of the application.
extension UIPresentationController {
  /// Who animates and, where there is somebody, has a person control it.
  typealias Animators = (
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  )

  /// The animator that the controller's delegate has, with all that is needed to run it.
  struct CustomAnimation {
    let duration: TimeInterval
    let make: (_ presents: Bool, _ presenter: UIViewController) -> CustomTransition

    @MainActor func callAsFunction(
      presents: Bool, _ presenter: UIViewController
    ) -> CustomTransition { make(presents, presenter) }
  }

  /// What the delegate answers; nil where nothing is seen to move.
  func custom(
    _ animated: Bool, in container: UIView,
    _ ask: (any UIViewControllerTransitioningDelegate) -> Animators?
  ) -> CustomAnimation? {
    guard animated, isSeen, let delegate = presentedViewController.transitioningDelegate,
      let animators = ask(delegate)
    else { return nil }
    let presenter = CustomTransition.Side(presentingViewController)
    let presented = CustomTransition.Side(presentedViewController)
    let isComing = presentedViewController.isBeingPresented
    let context = CustomTransition(
      animators.animator, by: animators.interactor, in: container, as: presentationStyle,
      from: isComing ? presenter : presented, to: isComing ? presented : presenter)
    let duration = animators.animator.transitionDuration(using: context)
    return CustomAnimation(duration: duration) { [self] presents, presenter in
      let (presented, behind) = sides(presenter, in: container)
      return CustomTransition(
        animators.animator, by: animators.interactor, in: container, as: presentationStyle,
        from: presents ? behind : presented, to: presents ? presented : behind)
    }
  }

  /// The sides of a transition: what is presented, and what is behind it.
  private func sides(
    _ presenter: UIViewController, in container: UIView
  ) -> (presented: CustomTransition.Side, behind: CustomTransition.Side) {
    let view = isDirect ? presentedView : self.container?.place
    let isComing = presentedViewController.isBeingPresented
    let frame = presenter.view.superview.map { container.convert(presenter.view.frame, from: $0) }
    return (
      CustomTransition.Side(
        controller: presentedViewController, view: view,
        initialFrame: isComing ? .zero : view?.frame ?? .zero,
        finalFrame: isComing ? frameOfPresentedViewInContainerView : .zero),
      CustomTransition.Side(
        controller: presenter, view: coversPresenter ? presenter.view : nil,
        initialFrame: frame ?? .zero, finalFrame: frame ?? .zero)
    )
  }
}
