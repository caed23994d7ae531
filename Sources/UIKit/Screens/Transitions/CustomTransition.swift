/// The context of a transition that is animated by an animator of the application.
@MainActor final class CustomTransition: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers of a transition.
  struct Side {
    var controller: UIViewController?
    /// The view that takes part; nil if none does.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  private let animators: CustomAnimators
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let sides: (from: Side, to: Side)
  /// The transition that the application's animator animates.
  private(set) weak var coordinator: ControllerTransition?
  /// The speed of the rest of the transition after an interaction, as a factor of the normal speed.
  var speed: CGFloat = 1

  init(
    _ animators: CustomAnimators, in containerView: UIView,
    as presentationStyle: UIModalPresentationStyle = .none, from: Side, to: Side
  ) {
    self.animators = animators
    self.containerView = containerView
    self.presentationStyle = presentationStyle
    sides = (from, to)
    super.init()
  }

  /// The duration in seconds; 0 before the transition starts.
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

  // MARK: Running

  /// Starts the animator, or the interaction that controls it.
  func start(_ coordinator: ControllerTransition) {
    self.coordinator = coordinator
    guard let interactor = animators.interactor, interactor.wantsInteractiveStart else {
      return animate(paused: false)
    }
    coordinator.isInteractive = true
    interactor.startInteractiveTransition(self)
  }

  /// Starts the animator.
  ///
  /// - Parameter paused: Whether its animations wait for ``updateInteractiveTransition(_:)``.
  func animate(paused: Bool) {
    if paused { coordinator?.hold() }
    coordinator?.recording { animators.animator.animateTransition(using: self) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator?.update(percentComplete)
  }

  func finishInteractiveTransition() { coordinator?.release(finishing: true, speed: speed) }
  func cancelInteractiveTransition() { coordinator?.release(finishing: false, speed: speed) }
  func pauseInteractiveTransition() { coordinator?.pause() }

  func completeTransition(_ didComplete: Bool) {
    guard let coordinator, !coordinator.isOver else { return }
    coordinator.end(completed: didComplete)
    animators.animator.animationEnded(didComplete)
  }
}

extension CustomTransition.Side {
  /// A side whose frames are not known yet.
  @MainActor init(_ controller: UIViewController) {
    self.init(controller: controller, view: controller.viewIfLoaded)
  }
}
