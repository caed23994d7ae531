import Foundation
import QuartzCore
import UIKit

/// A clock for everything that moves, which goes on only when it is told to.
///
/// ```swift
/// try ManualClock.run { clock in
///   UIView.animate(withDuration: 1) { box.center.x = 100 }
///   clock.advance(by: 0.5)
///   #expect(box.layer.presentation()?.position.x == 50)
/// }
/// ```
///
/// What ends on the way is told of at its own time, in the order of the ends, and what is begun
/// then begins at that time: a picture of any moment is the same whenever it is drawn.
@preconcurrency @MainActor public final class ManualClock {
  private let time = Time()
  private let stage: MotionStage
  private var former: MotionStage?

  private final class Time: FrameClock {
    var now: TimeInterval = 0
    func wake(_ stage: MotionStage, at time: TimeInterval) {}
  }

  /// A clock at 0 that is not in use.
  public init() {
    stage = MotionStage(clock: time)
  }

  /// Seconds since the clock was made.
  public var now: TimeInterval { time.now }

  /// Whether something moves or waits to.
  public var isAtRest: Bool { stage.isAtRest }

  /// The clock that was installed last and is in use; nil if none is.
  public private(set) static weak var current: ManualClock?
  private weak var formerClock: ManualClock?

  /// Has what begins from now on move by this clock. `CACurrentMediaTime()` tells its time.
  public func install() {
    guard former == nil else { return }
    former = MotionStage.current
    MotionStage.current = stage
    formerClock = ManualClock.current
    ManualClock.current = self
  }

  /// Gives the time back to the clock before. What still moves is taken away, and those who wait
  /// for it hear that it did not finish.
  public func remove() {
    guard let former else { return }
    stage.stop()
    MotionStage.current = former
    self.former = nil
    ManualClock.current = formerClock
  }

  /// Has what `body` begins move by a new clock.
  public static func run<Result>(_ body: (ManualClock) throws -> Result) rethrows -> Result {
    let clock = ManualClock()
    clock.install()
    defer { clock.remove() }
    return try body(clock)
  }

  /// Lets time pass: everything that happens in it does, each at its time.
  ///
  /// - Parameter interval: In seconds, not negative. With 0 what was changed begins to move.
  public func advance(by interval: TimeInterval) {
    precondition(interval >= 0, "time does not go back: \(interval)")
    let end = time.now + interval
    stage.turn()
    while let next = stage.nextMoment, next <= end {
      time.now = max(next, time.now)
      stage.turn()
    }
    time.now = end
  }
}
