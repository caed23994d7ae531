import Foundation

/// Waits while the run loop runs.
enum Waiting {
  /// Waits until `isOver` returns `true`, or until the time is up.
  static func wait(for duration: TimeInterval, until isOver: () -> Bool) {
    let end = Date(timeIntervalSinceNow: duration)
    while !isOver(), Date() < end {
      let step = min(end, Date(timeIntervalSinceNow: 0.01))
      // A run loop without sources returns immediately.
      if !RunLoop.current.run(mode: .default, before: step) { Thread.sleep(until: step) }
    }
  }

  /// The value, once available; nil after `timeout` seconds.
  static func value<Value>(of async: Async<Value>, timeout: TimeInterval) -> Value? {
    let box = Box<Value>()
    async.run { box.value = $0 }
    wait(for: timeout) { box.value != nil }
    return box.value
  }

  /// Receives a value from any thread.
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
  /// A strategy that first waits while the run loop runs.
  ///
  /// - Parameter duration: The time in seconds.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        Waiting.wait(for: duration) { false }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
