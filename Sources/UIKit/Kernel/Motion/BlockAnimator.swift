import MotionCore

/// Animates the changes that are made in one call of `UIView.animate`.
///
/// Each change adds an offset that dies away, so that what moves already goes on without a jump.
@MainActor final class BlockAnimator: ChangeAnimator {
  let duration: TimeInterval
  let pace: AnimationPace
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  /// The options that nested animations inherit beside duration and pace.
  var handedDown: UIView.AnimationOptions { options.intersection([.repeat, .autoreverse]) }
  private let tally: AnimationTally
  /// Views whose size has changed.
  private var resized: [UIView] = []
  /// How often it runs; nil for what the options say.
  var repeatCount: Float?
  var autoreverses: Bool?

  /// - Parameters:
  ///   - duration: In seconds; within another animation that one's counts, and its pace, unless
  ///     the options say otherwise.
  ///   - completion: Called with whether all animations ran to their end; immediately if nothing
  ///     moves.
  init(
    duration: TimeInterval, delay: TimeInterval, pace: AnimationPace,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    let outer = ViewAnimations.current
    let keepsDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let keepsCurve = outer == nil || options.contains(.overrideInheritedCurve)
    self.duration = keepsDuration ? duration : outer?.duration ?? duration
    self.pace = keepsCurve ? pace : outer?.pace ?? pace
    self.delay = delay.isFinite ? delay : 0
    let handedDown = (outer as? BlockAnimator)?.handedDown ?? []
    let inherits = !options.contains(.overrideInheritedOptions)
    self.options = inherits ? options.union(handedDown) : options
    tally = AnimationTally { completion?($0) }
  }

  func run(_ changes: () -> Void) {
    ViewAnimations.run(self) {
      changes()
      guard options.contains(.layoutSubviews) else { return }
      while !resized.isEmpty { resized.removeFirst().layoutIfNeeded() }
    }
    close()
  }

  /// Makes changes that others may follow until it is closed.
  func take(_ changes: () -> Void) { ViewAnimations.run(self, changes) }

  /// Whether an animation without a duration is over in the next turn of the run loop, not at once.
  var endsInNextTurn = false

  /// Takes no more changes: the animation is over when all that moves is at its end.
  func close() {
    guard endsInNextTurn, !(duration > 0), ViewAnimations.isEnabled else { return tally.close() }
    _ = NextTurn { [tally] in tally.close() }
  }

  func animate(_ change: LayerChange) {
    let (layer, property) = (change.layer, change.property)
    if property == .bounds, let view = layer.host as? UIView { resized.append(view) }
    var start = change.old
    if options.contains(.beginFromCurrentState) {
      start = change.shown
      layer.removeChangeAnimations(of: property)
    }
    let animation = pace.makeAnimation(property.rawValue, duration: duration)
    if let offset = start.offset(from: change.new) {
      animation.isAdditive = true
      animation.motionFrom = offset
      animation.motionTo = offset.noOffset
    } else {
      animation.motionFrom = options.contains(.beginFromCurrentState) ? start : change.shown
    }
    animation.delay = delay
    animation.fillMode = .both
    animation.repeatCount = repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
    animation.autoreverses = autoreverses ?? options.contains(.autoreverse)
    layer.startBeside(animation, forKey: property.rawValue, tally: tally)
  }
}
