import Foundation

/// Lets time pass while the run loop turns.
enum Waiting {
  /// Waits until `isOver` says so or the time is up.
  static func wait(for duration: TimeInterval, until isOver: () -> Bool) {
    let end = Date(timeIntervalSinceNow: duration)
    while !isOver(), Date() < end {
      let step = min(end, Date(timeIntervalSinceNow: 0.01))
      // Run loops without anything to wait for come back at once.
      if !RunLoop.current.run(mode: .default, before: step) { Thread.sleep(until: step) }
    }
  }

  /// The value when it has come, within `timeout` seconds; nil if it has not.
  static func value<Value>(of async: Async<Value>, timeout: TimeInterval) -> Value? {
    let box = Box<Value>()
    async.run { box.value = $0 }
    wait(for: timeout) { box.value != nil }
    return box.value
  }

  /// Where another thread may put a value.
  private final class Box<Value> {
    private let lock = NSLock()
    private var held: Value?

    var value: Value? {
      get { lock.withLock { held } }
      set { lock.withLock { held = newValue } }
    }
  }
}

extension Snapshotting {
  /// The strategy `strategy` after a while, in which the run loop turns.
  ///
  /// - Parameter duration: In seconds.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        Waiting.wait(for: duration) { false }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
