import Foundation

/// An animation that a layer has.
final class RunningAnimation {
  /// Nil for one that cannot be named.
  let key: String?
  /// The layer's own copy.
  let animation: CAAnimation
  /// Whether the content is drawn again while it runs.
  let redraws: Bool
  /// The completions to call at its end.
  private let tallies: [AnimationTally]
  /// The order in which animations were added.
  let serial: Int
  private(set) var hasBegun = false
  private(set) var isOver = false

  nonisolated(unsafe) private static var count = 0

  init(_ animation: CAAnimation, key: String?, redraws: Bool, tallies: [AnimationTally]) {
    self.redraws = redraws
    (self.animation, self.key, self.tallies) = (animation, key, tallies)
    RunningAnimation.count += 1
    serial = RunningAnimation.count
    for tally in tallies { tally.add() }
  }

  /// Begins at `now` of the layer's time unless a time was given.
  func begin(at now: TimeInterval) {
    guard !hasBegun else { return }
    hasBegun = true
    if animation.beginTime == 0 { animation.beginTime = now + animation.delay }
    animation.delegate?.animationDidStart(animation)
  }

  /// The time to look at it at `now` of the layer's time: before it begins that of its start.
  func time(at now: TimeInterval) -> TimeInterval {
    hasBegun || animation.beginTime != 0 ? now : -animation.delay
  }

  func tellEnd(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for tally in tallies { tally.end(finished: finished) }
  }
}

/// Counts the animations of a completion.
package final class AnimationTally {
  private var running = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  package init(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
  }

  package func add() { running += 1 }

  package func end(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    callIfOver()
  }

  /// Nothing more is added: what waits for nothing is over now.
  package func close() {
    isClosed = true
    callIfOver()
  }

  private func callIfOver() {
    guard isClosed, running == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
