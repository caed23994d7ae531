/// A change of a window's size, made at once.
@MainActor final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var animations: [Step] = []
  private var completions: [Step] = []
  /// 0 before the change, 1 from then on.
  private(set) var percentComplete: CGFloat = 0
  private var isOver = false

  init(in containerView: UIView) {
    self.containerView = containerView
    super.init()
  }

  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
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
    AnimatedChange.make {
      change()
      percentComplete = 1
      while !animations.isEmpty { animations.removeFirst()(self) }
      containerView.layoutIfNeeded()
    }
  }

  /// Tells those who wait that the change is over.
  func end() {
    while !completions.isEmpty { completions.removeFirst()(self) }
    isOver = true
  }
}
