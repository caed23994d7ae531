/// Has a person move a transition forth and back that an animator animates.
///
/// The animations within the container stand where ``update(_:)`` puts them. What moves by an
/// animator of its own, `UIViewPropertyAnimator`, does not follow.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: CustomTransition?

  public override init() { super.init() }

  /// That of the transition in seconds; 0 before it begins.
  open private(set) var duration: CGFloat = 0
  /// How far a person has brought the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How many times as fast as by itself the rest goes. Default 1.
  open var completionSpeed: CGFloat = 1
  /// The rest goes at the animations' own pace. Default ease in and out.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a person controls the transition from its start. Default true; one that begins by itself
  /// cannot be taken in hand later.
  open var wantsInteractiveStart = true

  /// Has the animator begin, and its animations stand at their start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? CustomTransition
    percentComplete = 0
    duration = CGFloat(context?.duration ?? 0)
    context?.animate(heldByHand: true)
  }

  /// Has animations stand where they are that go on since a person let go of them.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Brings the transition to a share of its way.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Has the transition go back to its start.
  open func cancel() {
    context?.speed = completionSpeed
    context?.cancelInteractiveTransition()
  }

  /// Has the transition go on to its end.
  open func finish() {
    context?.speed = completionSpeed
    context?.finishInteractiveTransition()
  }
}
