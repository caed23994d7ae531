import MotionCore

/// Animates changes of views and can be paused, moved by hand, turned round and stopped.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How it paces itself.
  public let timingParameters: (any UITimingCurveProvider)?
  /// In seconds; that of the spring where it has one of its own.
  public let duration: TimeInterval
  /// Seconds between its start and the first motion.
  open private(set) var delay: TimeInterval = 0
  /// Whether the way is the share of the time while the animator pauses. The default is `true`.
  open var scrubsLinearly = true
  /// Whether it pauses where it arrives instead of ending. The default is `false`.
  open var pausesOnCompletion = false

  /// Whether the animation was started, or stopped.
  open private(set) var state = UIViewAnimatingState.inactive {
    didSet { mayBeReleased = state != .stopped && (state == .inactive || isRunning) }
  }

  let pace: AnimationPace
  private var timeline: AnimatorTimeline
  private var isTurned = false
  /// Changes that wait for the start.
  private var waiting: [(changes: () -> Void, delay: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var properties: [AnimatedProperty] = []
  private var stage: MotionStage?
  private nonisolated(unsafe) var mayBeReleased = true

  /// Creates an animator with timing parameters.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    timingParameters = parameters
    (pace, self.duration) = parameters.pace(forDuration: duration)
    timeline = AnimatorTimeline(shaping: pace.pace(over: self.duration), isReversed: false)
    super.init()
  }

  /// Creates an animator of 0.2 seconds that begins and ends slowly.
  public convenience override init() {
    self.init(duration: 0.2, curve: .easeInOut)
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    refuse(
      unless: mayBeReleased,
      """
      It is an error to release a paused or stopped property animator. Property animators must \
      either finish animating or be explicitly stopped and finished before they can be released.
      """)
  }

  private var now: TimeInterval { (stage ?? .current).clock.now }

  // MARK: State

  /// Whether it moves, or waits for its delay to be over.
  open var isRunning: Bool { timeline.isRunning }

  /// Whether it goes back to where it began. Set on the way, it turns round.
  open var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned else { return }
      isTurned = newValue
      guard state == .active else { return }
      timeline.reverse(at: now, duration: duration)
      stage?.wake()
    }
  }

  /// The share of the way that is behind, from 0 to 1; of the time where it does not scrub
  /// linearly. Setting it begins the animation and has it pause there.
  open var fractionComplete: CGFloat {
    get {
      guard state == .active else { return 0 }
      let share = scrubsLinearly ? timeline.progress(at: now) : timeline.share(at: now)
      return CGFloat(min(max(share, 0), 1))
    }
    set {
      pauseAnimation()
      timeline.stand(at: Double(newValue), straightens: scrubsLinearly)
    }
  }

  // MARK: Changes

  /// Adds changes to the animation, made when it starts, or at once if it has.
  ///
  /// - Parameter delayFactor: The share of the time that is left, after which they begin.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    refuse(
      unless: state != .stopped,
      "It is an error to add animations to a stopped animator. Call finishAnimation(at:) first.")
    guard state == .active else { return waiting.append((animation, Double(delayFactor))) }
    let passed = timeline.share(at: now)
    perform(animation, delay: passed + (1 - passed) * Double(delayFactor))
  }

  /// Adds changes, which begin with the animation or, while it runs, at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that is called with the position where the animation ends. It is not called if
  /// the animation is stopped without being finished.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(_ changes: () -> Void, delay: Double) {
    ViewAnimations.run(AnimatorBlock(animator: self, delay: delay), changes)
  }

  /// Takes a change of a view.
  func take(_ change: LayerChange, delay: Double) {
    let animation = DrivenAnimation(keyPath: change.property.rawValue) { [weak self] in
      MainActor.assumeIsolated { self.map { $0.timeline.progress(at: $0.now, delay: delay) } ?? 1 }
    }
    if let offset = change.old.offset(from: change.new) {
      animation.isAdditive = true
      (animation.motionFrom, animation.motionTo) = (offset, offset.noOffset)
    } else {
      (animation.motionFrom, animation.motionTo) = (change.shown, change.new)
    }
    animation.fillMode = .both
    let removal = change.layer.startBeside(
      animation, forKey: change.property.rawValue, tally: nil)
    if let index = properties.firstIndex(where: { $0.isOf(change) }) {
      properties[index].new = change.new
      properties[index].removals.append(removal)
    } else {
      properties.append(AnimatedProperty(change, removals: [removal]))
    }
  }

  // MARK: Control

  /// Starts the animation, or continues it after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation, or continues it after a pause.
  open func startAnimation(afterDelay delay: TimeInterval) {
    refuse(
      unless: state != .stopped,
      "It is an error to start a stopped animator. Call finishAnimation(at:) first.")
    guard !isRunning else { return }
    activate()
    self.delay = delay
    guard !properties.isEmpty else { return finish(at: isTurned ? .start : .end) }
    guard !timeline.wasMoved else {
      return continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    timeline.start(at: now + delay, duration: duration)
    follow()
  }

  /// Pauses; one that has not begun does at its start.
  open func pauseAnimation() {
    refuse(
      unless: state != .stopped,
      "It is an error to pause a stopped animator. Call finishAnimation(at:) first.")
    activate()
    if isRunning { timeline.pause(at: now, straightens: scrubsLinearly) }
    stage?.leave(self)
    state = .active
  }

  /// Goes on from where it pauses.
  ///
  /// - Parameters:
  ///   - parameters: The pace of the rest; nil for the animator's own.
  ///   - durationFactor: The time for the rest in shares of the duration; 0: what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    refuse(
      unless: state == .active && !isRunning,
      "continueAnimation(withTimingParameters:durationFactor:) needs a paused animator.")
    let left = abs(timeline.target - timeline.progress(at: now))
    let given = duration * (durationFactor > 0 ? Double(durationFactor) : left)
    let (pace, length) = parameters?.pace(forDuration: given) ?? (pace, given)
    timeline.proceed(at: now, length: length, ease: pace.pace(over: length))
    follow()
  }

  /// Stops where it is: the views keep what is shown.
  ///
  /// - Parameter withoutFinishing: True to end with it, false to wait for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    settle { $0.shown ?? $0.new }
    stage?.leave(self)
    timeline = AnimatorTimeline(shaping: pace.pace(over: duration), isReversed: isTurned)
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Ends an animator that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    refuse(
      unless: state == .stopped,
      """
      finishAnimationAtPosition: should only be called on a stopped animator! Call \
      stopAnimation(false) first.
      """)
    finish(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    stage = .current
    timeline = AnimatorTimeline(shaping: pace.pace(over: duration), isReversed: isTurned)
    state = .active
    let waiting = waiting
    self.waiting = []
    for (changes, delay) in waiting { perform(changes, delay: delay) }
  }

  private func follow() {
    state = .active
    stage?.enter(self)
  }

  /// Takes the animations away and gives each property what it is to have.
  private func settle(_ value: (AnimatedProperty) -> MotionValue) {
    let ends = properties.map(value)
    for (property, end) in zip(properties, ends) {
      for remove in property.removals { remove() }
      property.set(end)
    }
    for index in properties.indices { properties[index].removals = [] }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: settle(\.old)
    case .end: settle(\.new)
    case .current: settle { $0.shown ?? $0.new }
    }
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    stage?.leave(self)
    stage = nil
    properties = []
    completions = []
    timeline = AnimatorTimeline(shaping: pace.pace(over: duration), isReversed: isTurned)
    state = .inactive
  }
}

extension UIViewPropertyAnimator: @preconcurrency MotionStageMember {
  package func nextMoment(from now: TimeInterval) -> TimeInterval? { timeline.end }

  package func turn(at now: TimeInterval) {
    guard let end = timeline.end, end <= now else { return }
    guard pausesOnCompletion else { return finish(at: timeline.target == 1 ? .end : .start) }
    timeline.stand(at: timeline.target, straightens: false)
    stage?.leave(self)
    state = .active
  }

  package func stop() { reset() }
}

/// Hands an animator the changes of one of its blocks.
@MainActor private final class AnimatorBlock: ChangeAnimator {
  private let animator: UIViewPropertyAnimator
  private let delay: Double

  init(animator: UIViewPropertyAnimator, delay: Double) {
    self.animator = animator
    self.delay = delay
  }

  var duration: TimeInterval { animator.duration }
  var pace: AnimationPace { animator.pace }

  func animate(_ change: LayerChange) { animator.take(change, delay: delay) }
}
