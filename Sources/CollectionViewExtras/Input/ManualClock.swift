import Foundation
import QuartzCore
import UIKit

/// A clock for animations, scrolling and touches whose time passes only by calls of ``advance(by:)``.
///
/// ```swift
/// try ManualClock.run { clock in
///   UIView.animate(withDuration: 1) { box.center.x = 100 }
///   clock.advance(by: 0.5)
///   #expect(box.layer.presentation()?.position.x == 50)
/// }
/// ```
///
/// Completions run at their own times in order, and an animation that one of them adds begins at
/// that time. A picture of a moment is therefore always the same.
@preconcurrency @MainActor public final class ManualClock {
  private let time = SteppedTime()
  private var stage: MotionStage { time.stage }
  private var former: MotionStage?

  /// Creates a clock at time 0 that is not installed.
  public init() {}

  /// The time in seconds; 0 in a new clock.
  public var now: TimeInterval { time.now }

  /// Whether nothing moves and nothing is scheduled.
  public var isAtRest: Bool { stage.isAtRest }

  /// The clock that was installed last and not removed since; nil if there is none.
  public private(set) static weak var current: ManualClock?
  private weak var formerClock: ManualClock?

  /// Makes this clock drive everything that begins from now on. `CACurrentMediaTime()` returns its
  /// time. Does nothing if the clock is installed.
  public func install() {
    guard former == nil else { return }
    former = MotionStage.current
    MotionStage.current = stage
    formerClock = ManualClock.current
    ManualClock.current = self
  }

  /// Restores the clock from before ``install()``. Remaining animations are removed, and their
  /// completions are called with `finished` false.
  public func remove() {
    guard let former else { return }
    stage.stop()
    MotionStage.current = former
    self.former = nil
    ManualClock.current = formerClock
  }

  /// Runs `body` with a new clock installed and removes the clock afterwards.
  public static func run<Result>(_ body: (ManualClock) throws -> Result) rethrows -> Result {
    let clock = ManualClock()
    clock.install()
    defer { clock.remove() }
    return try body(clock)
  }

  /// Lets time pass: everything that is due in the interval happens, each at its own time.
  ///
  /// Called by a completion or another callback of the clock, it only moves the time: what is due in
  /// the interval happens when the callback has returned.
  ///
  /// - Parameter interval: In seconds, finite and not negative. With 0, changes made so far begin to
  ///   be animated.
  public func advance(by interval: TimeInterval) {
    refuse(
      unless: interval.isFinite && interval >= 0,
      """
      A manual clock cannot advance by \(interval) seconds: the interval must be finite and not \
      negative. To go back, begin again with a new clock.
      """)
    advance(to: time.now + interval)
  }

  /// Lets time pass until a time; nothing happens if that is over.
  package func advance(to end: TimeInterval) { time.advance(to: end) }
}
