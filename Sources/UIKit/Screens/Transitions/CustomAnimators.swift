/// The objects of the application that animate a transition and control it interactively.
@MainActor struct CustomAnimators {
  let animator: any UIViewControllerAnimatedTransitioning
  /// Controls the transition interactively; nil if nothing does.
  let interactor: (any UIViewControllerInteractiveTransitioning)?

  /// - Parameter interactor: Returns the object that controls an animator interactively.
  init?(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerAnimatedTransitioning) ->
      (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let animator else { return nil }
    self.animator = animator
    self.interactor = interactor(animator)
  }

  /// The duration of a transition between two controllers, in seconds.
  func duration(
    from: UIViewController, to: UIViewController, in container: UIView,
    as style: UIModalPresentationStyle = .none
  ) -> TimeInterval {
    animator.transitionDuration(
      using: CustomTransition(
        self, in: container, as: style, from: CustomTransition.Side(from),
        to: CustomTransition.Side(to)))
  }
}

extension ControllerTransition {
  /// Runs the application's animator.
  ///
  /// - Parameters:
  ///   - change: Animated together with it.
  ///   - whenOver: Called once at the end, before the participants' completions.
  func run(_ custom: CustomTransition, with change: () -> Void, whenOver: @escaping () -> Void) {
    run(
      starting: { custom.start(self) }, views: { custom.view(forKey: $0) }, with: change,
      whenOver: whenOver)
  }
}
