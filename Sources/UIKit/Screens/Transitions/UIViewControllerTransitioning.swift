/// What an animator is told of the transition that it animates, and tells of its end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which it takes place. The animator puts the view in that comes.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a person controls it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` where it is not.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Tells how far a person has brought it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that it goes on by itself to its end.
  func finishInteractiveTransition()
  /// Tells that it goes back by itself to its start.
  func cancelInteractiveTransition()
  /// Tells that a person controls it again.
  func pauseInteractiveTransition()
  /// Has to be called when all that moves is at rest.
  ///
  /// - Parameter didComplete: False where it was cancelled.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for a view that has no part in it: that of a controller that stays behind what is
  /// presented.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the content is turned.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view stands at the start; zero where that is open.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view stands at the end; zero where that is open.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds. What goes along with the transition takes as long.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Puts the views in that come, moves them, and tells the context when they are there.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// By itself nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a person control a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition. The animator is not asked to unless this has it done.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// By itself 1.
  var completionSpeed: CGFloat { get }
  /// By itself ease in and out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a person controls it from its start; else the animator is asked at once. By itself
  /// true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Says how a controller comes and goes that is presented.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// By itself nil: as its style says.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// By itself nil: as its style says.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked where there is an animator. By itself nil: nobody controls it.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked where there is an animator. By itself nil: nobody controls it.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked where the style is custom. By itself nil: the view fills the window.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
