import Foundation

/// All that moves by one clock.
///
/// A *turn* lays out the windows, has what was added begin, ends what is due in the order of the
/// ends, and lets those who follow the frames go on. Of the main actor alone.
package final class MotionStage {
  /// The stage by which what is added from now on moves.
  nonisolated(unsafe) package static var current = MotionStage(clock: SystemClock())
  /// Lays out what waits on the screen.
  nonisolated(unsafe) package static var layOutWindows: (() -> Void)?
  /// Counts commits: layers that were not there at the last one show no changes of their own.
  nonisolated(unsafe) static var commits: UInt32 = 0

  package let clock: any FrameClock
  private var moving: [LayerMotion] = []
  private var members: [any MotionStageMember] = []
  /// Whether a turn is under way, as when it calls a completion.
  package private(set) var isTurning = false

  package init(clock: any FrameClock) {
    self.clock = clock
  }

  /// Whether anything moves or waits to.
  package var isAtRest: Bool { moving.isEmpty && members.isEmpty }

  /// Whether layers move: each frame looks different.
  package var movesLayers: Bool { !moving.isEmpty }

  func enter(_ motion: LayerMotion) {
    if motion.stage !== self {
      motion.stage = self
      moving.append(motion)
    }
    // What was added waits to begin: nothing can be due before.
    wakeForCommit()
  }

  package func enter(_ member: any MotionStageMember) {
    if !members.contains(where: { $0 === member }) { members.append(member) }
    wake()
  }

  package func leave(_ member: any MotionStageMember) {
    members.removeAll { $0 === member }
  }

  /// Has the clock wake the stage when something happens next.
  package func wake() {
    guard !isTurning, let next = nextMoment else { return }
    clock.wake(self, at: next)
  }

  /// Has the clock wake the stage for a commit.
  func wakeForCommit() {
    if !isTurning { clock.wake(self, at: clock.now) }
  }

  /// When something happens next; nil if nothing does by itself.
  package var nextMoment: TimeInterval? {
    let now = clock.now
    let ends = moving.lazy.map { $0.nextMoment(from: now) }
    let turns = members.lazy.compactMap { $0.nextMoment(from: now) }
    let next = min(ends.min() ?? .infinity, turns.min() ?? .infinity)
    return next.isFinite ? next : nil
  }

  package func turn() {
    guard !isTurning else { return }
    isTurning = true
    MotionStage.layOutWindows?()
    commit()
    endWhatIsDue()
    let now = clock.now
    for member in members { member.turn(at: now) }
    MotionStage.layOutWindows?()
    commit()
    isTurning = false
    wake()
  }

  /// Shows what has changed: what was added begins now.
  package func commit() {
    CATransaction.closeImplicit()
    MotionStage.commits &+= 1
    let now = clock.now
    for motion in moving { motion.begin(at: now) }
    moving.removeAll { $0.leaveIfAtRest() }
  }

  private func endWhatIsDue() {
    let now = clock.now
    var due: [(end: TimeInterval, animation: RunningAnimation)] = []
    for motion in moving { due += motion.takeDue(at: now) }
    due.sort { ($0.end, $0.animation.serial) < ($1.end, $1.animation.serial) }
    for (_, animation) in due { animation.tellEnd(finished: true) }
  }

  /// Removes all animations; their completions report that they did not finish.
  package func stop() {
    for motion in moving { motion.removeAll() }
    for member in members { member.stop() }
    moving = []
    members = []
  }
}

/// Something else than a layer that goes on with the time.
package protocol MotionStageMember: AnyObject {
  /// When it wants a turn; nil if it waits for others.
  func nextMoment(from now: TimeInterval) -> TimeInterval?
  func turn(at now: TimeInterval)
  func stop()
}

extension MotionStage {
  /// How many frames there are in a second.
  package static let frameRate = 60.0

  /// When the frame after `now` is due. Frames lie at whole sixtieths of seconds.
  package static func nextFrame(after now: TimeInterval) -> TimeInterval {
    ((now * frameRate + 1e-6).rounded(.down) + 1) / frameRate
  }
}
