import Synchronization

/// A value only one thread at a time gets to see.
///
/// Unlike `Mutex`, lets the value be used together with pointers of the calling thread, such as a
/// canvas. In return the body must not let parts of the value escape.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  /// Runs `body` while no other thread runs one; waits for its turn. Must not be nested.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { _ in
      nonisolated(unsafe) let result = body(&value)
      return result
    }
  }
}
