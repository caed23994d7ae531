import MotionCore

/// A change of what controllers show, or of a window's size, in which others take part.
@MainActor final class ControllerTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  /// In seconds; 0 for a change that is made at once.
  let transitionDuration: TimeInterval
  private var animations: [Step] = []
  private var completions: [Step] = []
  /// 0 before the change, 1 from then on.
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  private var whenOver: (() -> Void)?

  init(in containerView: UIView, duration: TimeInterval = 0) {
    self.containerView = containerView
    transitionDuration = duration
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Changes the size, with everything that is to change along with it, as one change.
  func perform(_ change: () -> Void) {
    AnimatedChange.make { makeChanges(change) }
  }

  /// Makes changes that are seen over ``transitionDuration``, with everything that is to change
  /// along with them.
  ///
  /// - Parameter whenOver: Called once at the end, before those who wait for it: at once where
  ///   nothing is seen to move.
  func run(_ change: () -> Void, whenOver: @escaping () -> Void) {
    self.whenOver = whenOver
    guard isAnimated, ViewAnimations.isEnabled else {
      ViewAnimations.withoutAnimation { makeChanges(change) }
      return end()
    }
    BlockAnimator(
      duration: transitionDuration, delay: 0, pace: .curve(.easeInEaseOut),
      options: [.overrideInheritedDuration, .overrideInheritedCurve]
    ) { _ in self.end() }
    .run { makeChanges(change) }
  }

  private func makeChanges(_ change: () -> Void) {
    change()
    percentComplete = 1
    while !animations.isEmpty { animations.removeFirst()(self) }
    containerView.layoutIfNeeded()
  }

  /// Tells those who wait that the change is over; the first time it is called.
  func end() {
    guard !isOver else { return }
    isOver = true
    let finish = whenOver
    whenOver = nil
    finish?()
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
