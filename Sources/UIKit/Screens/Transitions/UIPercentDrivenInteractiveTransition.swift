/// Controls the progress of a transition that an animator animates.
///
/// All animations in the container are at the progress set by ``update(_:)``, except those of a
/// `UIViewPropertyAnimator`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: CustomTransition?

  /// Creates an object that controls one transition at a time.
  public override init() { super.init() }

  /// The duration of the transition in seconds; 0 before it starts.
  open private(set) var duration: CGFloat = 0
  /// The progress set by ``update(_:)``, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition after the interaction, as a factor of the normal speed.
  /// The default is 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition. Ignored: animations keep their own curves. The default
  /// is `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition is interactive from its start. One that is not cannot become so later.
  /// The default is `true`.
  open var wantsInteractiveStart = true

  /// Starts the animator and pauses its animations.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? CustomTransition
    percentComplete = 0
    duration = CGFloat(context?.duration ?? 0)
    context?.animate(paused: true)
  }

  /// Pauses animations that continue after the interaction, and makes the transition interactive
  /// again.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Sets the progress of the transition, limited to 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction; the transition returns to its start.
  open func cancel() {
    context?.speed = completionSpeed
    context?.cancelInteractiveTransition()
  }

  /// Ends the interaction; the transition continues to its end.
  open func finish() {
    context?.speed = completionSpeed
    context?.finishInteractiveTransition()
  }
}
