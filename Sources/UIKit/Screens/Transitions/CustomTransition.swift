/// A transition that an animator of the application animates.
@MainActor final class CustomTransition: NSObject, UIViewControllerContextTransitioning {
  /// What has a part in it: before or afterwards.
  struct Side {
    var controller: UIViewController?
    /// Nil where it has no part.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let sides: (from: Side, to: Side)
  /// The transition in which others take part.
  private(set) weak var coordinator: ControllerTransition?
  /// How fast the rest goes when a person lets go of it.
  var speed: CGFloat = 1

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    by interactor: (any UIViewControllerInteractiveTransitioning)?, in containerView: UIView,
    as presentationStyle: UIModalPresentationStyle, from: Side, to: Side
  ) {
    self.animator = animator
    self.interactor = interactor
    self.containerView = containerView
    self.presentationStyle = presentationStyle
    sides = (from, to)
    super.init()
  }

  /// In seconds.
  var duration: TimeInterval { coordinator?.transitionDuration ?? 0 }

  var isAnimated: Bool { true }
  var isInteractive: Bool { coordinator?.isInteractive ?? false }
  var transitionWasCancelled: Bool { coordinator?.isCancelled ?? false }
  var targetTransform: CGAffineTransform { .identity }

  // MARK: Sides

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? sides.from.controller : key == .to ? sides.to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? sides.from.view : key == .to ? sides.to.view : nil
  }

  private func side(of controller: UIViewController) -> Side? {
    [sides.from, sides.to].first { $0.controller === controller }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  // MARK: Course

  /// Has the animator, or who has a person control it, begin.
  func start(_ coordinator: ControllerTransition) {
    self.coordinator = coordinator
    guard let interactor, interactor.wantsInteractiveStart else {
      return animate(heldByHand: false)
    }
    coordinator.isInteractive = true
    interactor.startInteractiveTransition(self)
  }

  /// Has the animator begin.
  ///
  /// - Parameter heldByHand: Whether its animations wait to be moved.
  func animate(heldByHand: Bool) {
    if heldByHand { coordinator?.hold() }
    coordinator?.recording { animator.animateTransition(using: self) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator?.stand(at: percentComplete)
  }

  func finishInteractiveTransition() { coordinator?.letGo(finishes: true, speed: speed) }
  func cancelInteractiveTransition() { coordinator?.letGo(finishes: false, speed: speed) }
  func pauseInteractiveTransition() { coordinator?.pause() }

  func completeTransition(_ didComplete: Bool) {
    guard let coordinator, !coordinator.isOver else { return }
    coordinator.end(completed: didComplete)
    animator.animationEnded(didComplete)
  }
}

extension CustomTransition.Side {
  /// A controller whose place is not known yet, for the question how long the transition takes.
  @MainActor init(_ controller: UIViewController) {
    self.init(controller: controller, view: controller.viewIfLoaded)
  }
}
