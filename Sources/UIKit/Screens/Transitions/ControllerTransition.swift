import MotionCore

/// A change of what controllers show, or of a window's size, in which others take part.
@MainActor final class ControllerTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  /// In seconds; 0 for a change that is made at once.
  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var interactionChanges: [Step] = []
  /// 0 before the change, 1 from then on, unless a person controls it.
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  private(set) var isCancelled = false
  private var whenOver: (() -> Void)?

  init(
    in containerView: UIView, duration: TimeInterval = 0, as style: UIModalPresentationStyle = .none
  ) {
    self.containerView = containerView
    transitionDuration = duration
    presentationStyle = style
    heldLayer = containerView.layer
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var targetTransform: CGAffineTransform { .identity }

  // MARK: Sides

  private weak var from: UIViewController?
  private weak var to: UIViewController?

  /// Names the controllers shown before and afterwards.
  func lead(from: UIViewController?, to: UIViewController?) { (self.from, self.to) = (from, to) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let custom { return custom.view(forKey: key) }
    return key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  // MARK: Others

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

  // MARK: Course

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
    // What a person controls goes as far as the finger.
    let pace: CubicTiming = isInteractive ? .linear : .easeInEaseOut
    recording {
      BlockAnimator(
        duration: transitionDuration, delay: 0, pace: .curve(pace),
        options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) { _ in self.end(completed: !self.isCancelled) }
      .run { makeChanges(change) }
    }
  }

  private var custom: CustomTransition?

  /// Has an animator of the application make the change.
  ///
  /// - Parameters:
  ///   - change: Made along with it.
  ///   - whenOver: Called once at the end, before those who wait for it.
  func run(_ custom: CustomTransition, with change: () -> Void, whenOver: @escaping () -> Void) {
    self.whenOver = whenOver
    self.custom = custom
    custom.start(self)
    guard !isOver else { return }
    recording {
      BlockAnimator(
        duration: transitionDuration, delay: 0,
        pace: .curve(isInteractive ? .linear : .easeInEaseOut),
        options: [.overrideInheritedDuration, .overrideInheritedCurve], completion: nil
      ).run {
        change()
        runAnimations()
        percentComplete = isInteractive ? percentComplete : 1
      }
    }
  }

  private func makeChanges(_ change: () -> Void) {
    change()
    percentComplete = 1
    runAnimations()
    containerView.layoutIfNeeded()
  }

  /// Tells those who wait that the change is over; the first time it is called.
  func end() { end(completed: !isCancelled) }

  /// - Parameter completed: Whether it came to its end and not back to its start.
  func end(completed: Bool) {
    guard !isOver else { return }
    runAnimations()
    isOver = true
    isCancelled = !completed
    held?.release()
    held = nil
    let finish = whenOver
    whenOver = nil
    finish?()
    while !completions.isEmpty { completions.removeFirst()(self) }
    (interactionChanges, custom) = ([], nil)
  }

  // MARK: By hand

  /// Whether a person controls it now.
  var isInteractive = false
  /// Whose time a person controls.
  var heldLayer: CALayer
  private var held: HeldTime?
  private let recorder = ChangeRecorder()

  /// Has all animations stand until they are moved.
  func hold() {
    isInteractive = true
    held = HeldTime(heldLayer, duration: transitionDuration)
  }

  /// Notes what changes while a person controls it, to be taken back where it is cancelled.
  func recording(_ change: () -> Void) {
    guard let held else { return change() }
    ViewAnimations.recording(into: recorder, change)
    held.settle()
  }

  /// Stands at a share of its way.
  func stand(at share: CGFloat) {
    guard isInteractive else { return }
    percentComplete = share
    held?.stand(at: share)
  }

  /// A person takes it in hand again.
  func pause() {
    guard let held, !isInteractive, !isOver else { return }
    (isInteractive, isCancelled) = (true, false)
    held.stand(at: held.share)
    tellInteractionChange()
  }

  /// A person lets go of it.
  ///
  /// - Parameters:
  ///   - finishes: Whether it goes on, and not back.
  ///   - speed: How many times as fast as by itself.
  func letGo(finishes: Bool, speed: CGFloat) {
    guard isInteractive, !isOver else { return }
    (isInteractive, isCancelled) = (false, !finishes)
    tellInteractionChange()
    if finishes { return held?.goOn(speed: speed) ?? () }
    held?.goBack(speed: speed) { [self] in
      recorder.undo()
      percentComplete = 0
    }
  }

  private func tellInteractionChange() {
    for handler in interactionChanges { handler(self) }
  }
}
