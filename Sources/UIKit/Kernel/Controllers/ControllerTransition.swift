import MotionCore

/// A transition between controllers or sizes in which others can take part.
///
/// Runs the changes that it is given, animated or at once, together with those of its participants,
/// and can be controlled interactively: see ``hold()``, ``update(_:)`` and ``release(finishing:speed:)``.
@MainActor final class ControllerTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  /// The duration in seconds; 0 for a change without animation.
  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var interactionChanges: [Step] = []
  /// The progress from 0 to 1. Without interaction it is 0 before the changes are made and 1 after.
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  private(set) var isCancelled = false
  private var whenOver: (() -> Void)?

  init(
    in containerView: UIView, duration: TimeInterval = 0,
    as style: UIModalPresentationStyle = .none, from: UIViewController? = nil,
    to: UIViewController? = nil
  ) {
    self.containerView = containerView
    transitionDuration = duration
    presentationStyle = style
    controlledLayer = containerView.layer
    (self.from, self.to) = (from, to)
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var targetTransform: CGAffineTransform { .identity }

  // MARK: Controllers and views

  private weak var from: UIViewController?
  private weak var to: UIViewController?
  /// The views of a transition whose animator belongs to the application; nil for the controllers'.
  private var animatorsViews: ((UITransitionContextViewKey) -> UIView?)?

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let animatorsViews { return animatorsViews(key) }
    return key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  // MARK: Participants

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionChanges.append(handler)
  }

  private func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  // MARK: Running

  /// Changes the size of the container together with the participants' changes.
  func perform(_ change: () -> Void) {
    AnimatedChange.make { makeChanges(change) }
  }

  /// Makes a change together with the participants' changes, animated over ``transitionDuration``.
  ///
  /// - Parameter whenOver: Called once at the end, before the participants' completions; immediately
  ///   if nothing is animated.
  func run(_ change: () -> Void, whenOver: @escaping () -> Void) {
    self.whenOver = whenOver
    guard isAnimated, ViewAnimations.isEnabled else {
      ViewAnimations.withoutAnimation { makeChanges(change) }
      return end()
    }
    recording {
      animator { _ in self.end(completed: !self.isCancelled) }.run { makeChanges(change) }
    }
  }

  /// Starts an animator of the application, and makes a change together with the participants'.
  ///
  /// - Parameters:
  ///   - start: Starts the animator, which ends the transition by calling ``end(completed:)``.
  ///   - views: The views that the animator moves.
  ///   - change: Animated over ``transitionDuration``.
  ///   - whenOver: Called once at the end, before the participants' completions.
  func run(
    starting start: () -> Void, views: @escaping (UITransitionContextViewKey) -> UIView?,
    with change: () -> Void, whenOver: @escaping () -> Void
  ) {
    self.whenOver = whenOver
    animatorsViews = views
    start()
    guard !isOver else { return }
    recording {
      animator(nil).run {
        change()
        runAnimations()
        percentComplete = isInteractive ? percentComplete : 1
      }
    }
  }

  /// Interactive changes are linear, so that they follow the finger.
  private func animator(_ completion: ((Bool) -> Void)?) -> BlockAnimator {
    BlockAnimator(
      duration: transitionDuration, delay: 0,
      pace: .curve(isInteractive ? .linear : .easeInEaseOut),
      options: [.overrideInheritedDuration, .overrideInheritedCurve], completion: completion)
  }

  private func makeChanges(_ change: () -> Void) {
    change()
    percentComplete = 1
    runAnimations()
    containerView.layoutIfNeeded()
  }

  /// Ends the transition, unless it has ended.
  func end() { end(completed: !isCancelled) }

  /// Ends the transition, unless it has ended.
  ///
  /// - Parameter completed: Whether it ended at its end and not at its start.
  func end(completed: Bool) {
    guard !isOver else { return }
    runAnimations()
    isOver = true
    isCancelled = !completed
    time?.release()
    time = nil
    let finish = whenOver
    whenOver = nil
    finish?()
    while !completions.isEmpty { completions.removeFirst()(self) }
    (interactionChanges, animatorsViews) = ([], nil)
  }

  // MARK: Interaction

  /// Whether the transition is currently controlled interactively.
  var isInteractive = false
  /// The layer whose time is controlled. The default is that of the container.
  var controlledLayer: CALayer
  private var time: ControlledTime?
  private let recorder = ChangeRecorder()

  /// Pauses all animations at their start, until ``update(_:)`` moves them.
  func hold() {
    isInteractive = true
    time = ControlledTime(of: controlledLayer, duration: transitionDuration)
  }

  /// Records what `change` changes while the transition is controlled, to undo it upon cancellation.
  func recording(_ change: () -> Void) {
    guard let time else { return change() }
    ViewAnimations.recording(into: recorder, change)
    time.commit()
  }

  /// Sets the progress, from 0 to 1. Does nothing unless the transition is interactive.
  func update(_ progress: CGFloat) {
    guard isInteractive else { return }
    percentComplete = progress
    time?.seek(to: progress)
  }

  /// Makes a transition interactive again after it was released.
  func pause() {
    guard let time, !isInteractive, !isOver else { return }
    (isInteractive, isCancelled) = (true, false)
    time.seek(to: time.progress)
    notifyOfInteraction()
  }

  /// Ends the interaction: the transition continues to its end or returns to its start.
  ///
  /// - Parameter speed: A factor of the normal speed.
  func release(finishing: Bool, speed: CGFloat) {
    guard isInteractive, !isOver else { return }
    (isInteractive, isCancelled) = (false, !finishing)
    notifyOfInteraction()
    if finishing { return time?.resume(speed: speed) ?? () }
    time?.reverse(speed: speed) { [self] in
      recorder.undo()
      percentComplete = 0
    }
  }

  private func notifyOfInteraction() {
    for handler in interactionChanges { handler(self) }
  }
}
