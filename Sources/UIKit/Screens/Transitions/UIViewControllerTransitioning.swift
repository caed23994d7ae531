/// The context of a transition for the animator that animates it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator adds the appearing view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is currently controlled interactively.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, so that it ends where it began.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Sets the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition continues to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition returns to its start.
  func cancelInteractiveTransition()
  /// Makes the transition interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator must call it when its animations have ended.
  ///
  /// - Parameter didComplete: Whether the transition was not cancelled.
  func completeTransition(_ didComplete: Bool)

  /// The controller for a key; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view for a key; nil for a view that takes no part, such as that of a controller that stays
  /// behind a presentation.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the content: always the identity on this platform.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view at the start; zero if the animator may choose it.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end; zero if the animator may choose it.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the transition in seconds, also that of animations alongside it.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the appearing view to the container, animates the views, and calls `completeTransition(_:)`
  /// of the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended. The default implementation does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Controls a transition interactively.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition. It is up to this method to start the animator.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition after the interaction, as a factor of the normal speed.
  /// The default is 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition after the interaction. The default is `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its start; otherwise the animator starts at once. The
  /// default is `true`.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default is 1: the normal speed.
  public var completionSpeed: CGFloat { 1 }
  /// `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// `true`.
  public var wantsInteractiveStart: Bool { true }
}
